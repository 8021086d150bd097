/** The tables of the SQLite file, and the version they have. */
import type { Database } from "./driver.ts";

const VERSION = "2";

const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA busy_timeout = 5000;
`;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS identities (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, visibility TEXT NOT NULL, state TEXT NOT NULL,
    created INTEGER NOT NULL, wake INTEGER, summary TEXT NOT NULL, chronicle TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS tables_chronicle ON tables (chronicle) WHERE chronicle IS NOT NULL;
  CREATE INDEX IF NOT EXISTS tables_wake ON tables (wake) WHERE wake IS NOT NULL;
  CREATE INDEX IF NOT EXISTS tables_lobby ON tables (created) WHERE visibility = 'public' AND state <> 'over';
  CREATE TABLE IF NOT EXISTS seats (
    identity TEXT NOT NULL, table_id TEXT NOT NULL REFERENCES tables (id), away INTEGER NOT NULL,
    PRIMARY KEY (identity, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS seats_table ON seats (table_id);
  CREATE TABLE IF NOT EXISTS log (
    table_id TEXT NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, entry TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
`;

/** What makes a file of each older version one of the next. */
const STEPS: { readonly [version: string]: { readonly next: string; readonly sql: string } } = {
  "1": { next: "2", sql: "ALTER TABLE tables ADD COLUMN chronicle TEXT" },
};

const versionOf = (database: Database): string | undefined =>
  (database.prepare("SELECT value FROM meta WHERE key = 'schema'").get() as { value: string } | undefined)?.value;

/** Brings an older file up to date, each step whole or not at all. */
function upgrade(database: Database): void {
  database.exec("CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID");
  for (let step = STEPS[versionOf(database) ?? ""]; step; step = STEPS[step.next]) {
    database.exec(`BEGIN; ${step.sql}; UPDATE meta SET value = '${step.next}' WHERE key = 'schema'; COMMIT`);
  }
}

/** Makes a new file ready, an old one new, and refuses one that a newer Tafelrunde has written. */
export function prepareFile(database: Database): void {
  database.exec(PRAGMAS);
  upgrade(database);
  database.exec(SCHEMA);
  database.prepare("INSERT OR IGNORE INTO meta (key, value) VALUES ('schema', ?)").run(VERSION);
  const value = versionOf(database);
  if (value !== VERSION) throw new Error(`the data has schema ${value}, and this server knows ${VERSION}`);
}
