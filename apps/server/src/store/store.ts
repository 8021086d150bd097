/** What the server keeps: an append-only log for each table, and an index of tables made from it. */
import { Refused } from "../refused.ts";
import type { Entry } from "../table/entry.ts";
import type { TableProblem } from "./problem.ts";
import type { Expected } from "./recent.ts";

export interface Identity {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

/** What lists of tables need to know, without folding a log. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly visibility: "public" | "link";
  readonly state: "waiting" | "playing" | "over";
  readonly created: number;
  /** When somebody has to look at the table although nobody asks: a bot's turn, a clock. Null for never. */
  readonly wake: number | null;
  /** The chronicle that the table's game is written into; null for none. */
  readonly chronicle: string | null;
  /** JSON, opaque to the store. */
  readonly summary: string;
  /** The identities that are awaited, with a space between them; null where an older program wrote it into the summary. */
  readonly turn: string | null;
}

/** The index entry as it is after an append; what is left out has not changed. */
export interface Patch {
  /** The hash of the latest move in the game's record. */
  readonly tip?: string;
  /** What changes with every move; left out if there is a row, or nothing of it changed. */
  readonly expected?: Expected;
  /** Lists look different now. */
  readonly row?: TableRow;
  /** The identities of those who sit there. */
  readonly holders?: readonly string[];
}

/** What a sweep has to know of a table, without folding its log. */
export interface SweepRow {
  readonly id: string;
  readonly state: TableRow["state"];
  readonly tip: string | null;
  /** The newest entry, as it was written; null if it cannot be found. */
  readonly last: string | null;
}

/** Somebody else has appended at this place already: read the log again and check again. */
export class Conflict extends Error {}

/** Why the store as a whole does not do its work: nothing can be written, or the file itself is broken. */
export type Trouble = "cannot-save" | "damaged";

/** The disk is full, or takes nothing for another reason. Nothing was changed; it may work later. */
export class CannotSave extends Refused {
  constructor() {
    super({ code: "cannot-save" satisfies Trouble });
  }
}

/** The file cannot be read where it matters. */
export class Unreadable extends Refused {
  constructor() {
    super({ code: "damaged" satisfies Trouble });
  }
}

/** What is kept of one table is not what was written. The other tables are not concerned. */
export class Damaged extends Unreadable {
  readonly problem: TableProblem;

  constructor(problem: TableProblem) {
    super();
    this.problem = problem;
  }
}

/** `last` is the one to go on after; null if there was nobody left. */
export interface RemovedPeople {
  readonly last: string | null;
  readonly removed: number;
}

/**
 * Every promise that writes settles after the data is durable, or fails with `CannotSave` and nothing has changed. Appends that
 * are asked for together may share a transaction; each of them fails alone.
 */
export interface Store {
  /** Signs what this data folder gives out; drawn when the data folder is opened for the first time. */
  readonly key: string;
  /** Writes entry number `seq`, counted from 0, and the index with it. Fails with `Conflict` if there is one already. */
  append(table: string, seq: number, entry: Entry, patch: Patch): Promise<void>;
  /** The whole log, in order; empty if there is no such table. Fails with `Damaged` if it is not what was written. */
  read(table: string): Promise<readonly Entry[]>;
  /** All tables that have a time to wake. */
  wakes(): Promise<readonly { readonly id: string; readonly wake: number }[]>;
  /** Public tables that are not over: those that wait first, newest first. */
  lobby(limit: number): Promise<readonly TableRow[]>;
  /** Somebody's tables: unfinished first, newest first. */
  tablesOf(identity: string, limit: number): Promise<readonly TableRow[]>;
  /** All tables of a chronicle, oldest first. */
  chronicle(id: string): Promise<readonly TableRow[]>;
  /** The chronicles of tables at which somebody sits, latest first. */
  chroniclesOf(identity: string, limit: number): Promise<readonly string[]>;
  /** How many unfinished tables somebody holds a seat at. */
  held(identity: string): Promise<number>;
  identity(id: string): Promise<Identity | undefined>;
  /** Creates or changes. */
  saveIdentity(identity: Identity): Promise<void>;
  /** Tables after this one in the order of their ids, as a sweep looks at them. */
  page(after: string, limit: number): Promise<readonly SweepRow[]>;
  /** Takes a table away with all that is kept of it. Fails with `Conflict` if its log does not have so many entries. */
  remove(table: string, length: number): Promise<void>;
  /** Empties all that was said at a table; gives back how many lines that were. */
  hush(table: string): Promise<number>;
  /** Of so many people after this one in the order of their ids: takes away who came before this time and sits nowhere. */
  removePeople(after: string, before: number, limit: number): Promise<RemovedPeople>;
  /** Whether whoever asks shall sweep: at most once until `next`, whoever asks. */
  claimSweep(now: number, next: number): Promise<boolean>;
  /** What is wrong with the store as a whole; tries again whether it can write, if it could not. Undefined if all is well. */
  trouble(): Promise<Trouble | undefined>;
  close(): Promise<void>;
}

/** What a node asks for when it claims duties. */
export interface Claim {
  readonly node: string;
  /** Tables in its memory at which something will be due soon. */
  readonly wanted: readonly string[];
  /** For so many milliseconds. */
  readonly lease: number;
  /** All other tables, too, at which something is due within so many milliseconds; but no more than `most`. */
  readonly within: number;
  readonly most: number;
}

/** A store that several servers share. */
export interface SharedStore extends Store {
  /** The log from this entry on, in order. Fails as `read` does. */
  readFrom(table: string, from: number): Promise<readonly Entry[]>;
  /** How many entries the logs of these tables have. */
  lengths(tables: readonly string[]): Promise<readonly (readonly [table: string, length: number])[]>;
  /** Gives the duties of these tables to a node, except for those that others have; and says when they are due. */
  claim(claim: Claim): Promise<readonly { readonly id: string; readonly wake: number | null }[]>;
  /** This node has no duties any more. */
  release(node: string): Promise<void>;
}
