/** The tables of the SQLite file, and how an older file becomes a new one. */
import type { Database } from "./driver.ts";
import { tablesIn, VERSION } from "./tables.ts";

const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = 5000;
  PRAGMA cache_size = -16384;
  PRAGMA wal_autocheckpoint = 4000;
`;

/** The newest entries; see recent.ts. */
const RECENT = `
  CREATE TABLE IF NOT EXISTS recent (
    number INTEGER PRIMARY KEY, table_id TEXT NOT NULL, seq INTEGER NOT NULL, entry TEXT NOT NULL, mark TEXT NOT NULL,
    tip TEXT, wake INTEGER, turn TEXT
  ) STRICT`;

const SCHEMA = `${tablesIn({ text: "TEXT", time: "INTEGER", belongs: "REFERENCES tables (id)", end: "STRICT, WITHOUT ROWID" })} ${RECENT};`;

/** What makes a file of each older version one of the next. */
const STEPS: { readonly [version: string]: { readonly next: string; readonly sql: string } } = {
  "1": { next: "2", sql: "ALTER TABLE tables ADD COLUMN chronicle TEXT" },
  // Entries from before there were marks have none; they are checked by playing them again.
  "2": {
    next: "3",
    sql: `
      ALTER TABLE log ADD COLUMN mark TEXT;
      ALTER TABLE tables ADD COLUMN entries INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE tables ADD COLUMN tip TEXT;
      UPDATE tables SET entries = (SELECT count(*) FROM log WHERE table_id = tables.id)`,
  },
  // Whose turn it is was part of the summary, and is read from there where the new column has nothing.
  "3": {
    next: "4",
    sql: `
      ALTER TABLE tables ADD COLUMN turn TEXT;
      ALTER TABLE seats ADD COLUMN open INTEGER NOT NULL DEFAULT 1;
      ALTER TABLE seats ADD COLUMN created INTEGER NOT NULL DEFAULT 0;
      UPDATE seats SET
        open = coalesce((SELECT state <> 'over' FROM tables WHERE id = table_id), 0),
        created = coalesce((SELECT created FROM tables WHERE id = table_id), 0);
      DROP INDEX IF EXISTS tables_lobby;
      ${RECENT}`,
  },
};

/** The names under which the file keeps what was swept. */
export const SWEPT = { entries: "swept-entries", people: "swept-people" } as const;

/** Since when entries have marks, and the newest ones lie apart. */
export const hasMarks = (version: string): boolean => Number(version) >= 3;
export const hasRecent = (version: string): boolean => Number(version) >= 4;

/** The version that a file says it has; undefined for a new one. */
export function versionOf(database: Database): string | undefined {
  const isOurs = database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'meta'").get() !== undefined;
  return isOurs ? metaOf(database, "schema") : undefined;
}

/** Precondition: the file has a version. */
export const metaOf = (database: Database, key: string): string | undefined =>
  (database.prepare("SELECT value FROM meta WHERE key = ?").get(key) as { value: string } | undefined)?.value;

/** How much was taken away on purpose since the file was made: a witness has seen it. */
export const sweptIn = (database: Database): { readonly entries: number; readonly people: number } => ({
  entries: Number(metaOf(database, SWEPT.entries) ?? 0),
  people: Number(metaOf(database, SWEPT.people) ?? 0),
});

/** Whether this server can read a file of that version. */
export const isKnown = (version: string): boolean => version === VERSION || Object.hasOwn(STEPS, version);

/** Brings an older file up to date, each step whole or not at all. */
function upgrade(database: Database): void {
  for (let step = STEPS[versionOf(database) ?? ""]; step; step = STEPS[step.next]) {
    database.exec(`BEGIN; ${step.sql}; UPDATE meta SET value = '${step.next}' WHERE key = 'schema'; COMMIT`);
  }
}

/** Makes a new file ready, and an old one new. Precondition: its version is known, or it has none. */
export function prepareFile(database: Database): void {
  database.exec(PRAGMAS);
  upgrade(database);
  database.exec(SCHEMA);
  database.prepare("INSERT OR IGNORE INTO meta (key, value) VALUES ('schema', ?)").run(VERSION);
}
