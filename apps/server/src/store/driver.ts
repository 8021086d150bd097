/** The SQLite driver: Node's own where it has one, else a package of the same shape. */

type SqlValue = string | number | null;

interface Statement {
  run(...values: SqlValue[]): { readonly changes: number | bigint };
  get(...values: SqlValue[]): unknown;
  all(...values: SqlValue[]): unknown[];
}

export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

interface OpenOptions {
  /** Looks and changes nothing, not even when it is closed. */
  readonly readOnly?: boolean;
}

type Driver = { readonly DatabaseSync: new (path: string, options: OpenOptions) => Database };

/** Named at run time, because Node 20 has no such module and its types know none. */
const BUILT_IN = "node:sqlite";

async function driver(): Promise<Driver> {
  try {
    return (await import(BUILT_IN)) as Driver;
  } catch {
    return import("@photostructure/sqlite");
  }
}

export async function openDatabase(path: string, options: OpenOptions = {}): Promise<Database> {
  const { DatabaseSync } = await driver();
  return new DatabaseSync(path, options);
}

/**
 * Puts all that the journal holds into the file itself, for a driver may close a file later than it is told to. Where that does not
 * work, because somebody reads or the disk is full, the journal is kept, and nothing is lost.
 */
export function emptyJournal(database: Database): void {
  try {
    database.exec("PRAGMA busy_timeout = 200; PRAGMA wal_checkpoint(TRUNCATE)");
  } catch (fault) {
    if (resultOf(fault) === undefined) throw fault;
  }
}

/** What SQLite says went wrong: https://www.sqlite.org/rescode.html. */
export const RESULT = { busy: 5, readOnly: 8, io: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 } as const;

/** The same in its words: a driver may pass on these alone. */
const IN_WORDS: { readonly [message: string]: number } = {
  "database is locked": RESULT.busy,
  "attempt to write a readonly database": RESULT.readOnly,
  "disk I/O error": RESULT.io,
  "database disk image is malformed": RESULT.corrupt,
  "database or disk is full": RESULT.full,
  "unable to open database file": RESULT.cannotOpen,
  "file is not a database": RESULT.notADatabase,
};

const BROKEN: readonly number[] = [RESULT.corrupt, RESULT.notADatabase];
const NO_WRITES: readonly number[] = [RESULT.full, RESULT.io, RESULT.readOnly, RESULT.cannotOpen];

/** The file itself is not what it should be. */
export const isBroken = (fault: unknown): boolean => BROKEN.includes(resultOf(fault) ?? 0);

/** The disk is full, or fails, or takes no more writes. */
export const isUnwritable = (fault: unknown): boolean => NO_WRITES.includes(resultOf(fault) ?? 0);

/** The primary result code in a fault of the driver; undefined if the fault came from elsewhere. */
export function resultOf(fault: unknown): number | undefined {
  if (!(fault instanceof Error)) return undefined;
  if ("errcode" in fault && typeof fault.errcode === "number") return fault.errcode & 0xff;
  return Object.hasOwn(IN_WORDS, fault.message) ? IN_WORDS[fault.message] : undefined;
}
