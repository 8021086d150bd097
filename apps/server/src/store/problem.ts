/** All that can be wrong with a data folder, as values: the command line has a sentence for each. */

/** The data folder cannot be opened safely. `path` is what to look at. */
export type FolderProblem =
  /** Another server works in the folder. */
  | { readonly code: "in-use"; readonly path: string }
  /** The folder or a file in it cannot be read or written. */
  | { readonly code: "no-access"; readonly path: string }
  /** Nothing can be written: the disk is full, or fails. */
  | { readonly code: "cannot-save"; readonly path: string }
  /** The database does not answer, or lets nobody in; `detail` is what was said. */
  | { readonly code: "unreachable"; readonly path: string; readonly detail: string }
  /** A newer Tafelrunde wrote the file. */
  | { readonly code: "newer"; readonly path: string; readonly schema: string }
  /** The file is no database, or pages of it are broken; `detail` is what SQLite says. */
  | { readonly code: "corrupt"; readonly path: string; readonly detail: string }
  /** The database is gone or empty, and its witness or its journal tells that there was one. */
  | { readonly code: "emptied"; readonly path: string }
  /** The database is of another data folder than its witness. */
  | { readonly code: "replaced"; readonly path: string }
  /** The witness saw more than the database has: a journal was lost, or an older file put back. */
  | { readonly code: "writes-lost"; readonly path: string; readonly entries: number; readonly people: number }
  /** The witness says nothing. */
  | { readonly code: "bad-witness"; readonly path: string }
  /** There are people and tables, and no key to know anybody by. */
  | { readonly code: "key-lost"; readonly path: string }
  /** The key is not the one that the data folder began with. */
  | { readonly code: "key-changed"; readonly path: string };

/** One table is wrong; the others are not concerned. */
export type TableProblem = { readonly table: string } & (
  | { readonly code: "no-log" | "no-row" | "other-row" | "other-seats" | "other-record" | "unreadable" | "not-moved" }
  /** `seq` is the first entry that is missing. */
  | { readonly code: "missing-entry"; readonly seq: number }
  /** An entry was changed after it was written. */
  | { readonly code: "changed-entry"; readonly seq: number }
  /** The rules do not allow what the entry says. */
  | { readonly code: "bad-entry"; readonly seq: number; readonly detail: string }
  | { readonly code: "unknown-game"; readonly game: string }
);

export type Problem = FolderProblem | TableProblem;

/** Opening the data folder was refused, and nothing was changed. */
export class Unopenable extends Error {
  readonly problem: FolderProblem;

  constructor(problem: FolderProblem) {
    super(`${problem.code}: ${problem.path}`);
    this.problem = problem;
  }
}
