/** Files as older versions of this server made them: for tests. */
import { join } from "node:path";
import { openDatabase } from "../../src/store/driver.ts";

const FIRST = `
  PRAGMA journal_mode = WAL;
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE identities (id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, visibility TEXT NOT NULL, state TEXT NOT NULL,
    created INTEGER NOT NULL, wake INTEGER, summary TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL;
  CREATE INDEX tables_lobby ON tables (created) WHERE visibility = 'public' AND state <> 'over';
  CREATE TABLE seats (
    identity TEXT NOT NULL, table_id TEXT NOT NULL REFERENCES tables (id), away INTEGER NOT NULL,
    PRIMARY KEY (identity, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seats_table ON seats (table_id);
  CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL, entry TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
`;

const SECOND = `
  ALTER TABLE tables ADD COLUMN chronicle TEXT;
  CREATE INDEX tables_chronicle ON tables (chronicle) WHERE chronicle IS NOT NULL;
`;

const THIRD = `
  ALTER TABLE log ADD COLUMN mark TEXT;
  ALTER TABLE tables ADD COLUMN entries INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE tables ADD COLUMN tip TEXT;
`;

/** By version: what came to be with it. */
const MADE = { "1": FIRST, "2": FIRST + SECOND, "3": FIRST + SECOND + THIRD };

export const OLD_KEY = "ab".repeat(32);

/** A file of this version with one person and one table, whose log has these entries. */
export async function oldFile(
  folder: string,
  version: keyof typeof MADE,
  table: string,
  entries: readonly object[],
): Promise<void> {
  const database = await openDatabase(join(folder, "tafelrunde.sqlite"));
  database.exec(MADE[version]);
  const meta = database.prepare("INSERT INTO meta (key, value) VALUES (?, ?)");
  meta.run("schema", version);
  meta.run("key", OLD_KEY);
  database.prepare("INSERT INTO identities VALUES (?, ?, ?)").run("ada", "Ada", 1);
  database
    .prepare("INSERT INTO tables (id, game, visibility, state, created, wake, summary) VALUES (?, ?, ?, ?, ?, ?, ?)")
    .run(table, "toy", "link", "playing", 1, null, '{"options":{},"clock":{"perMove":0,"perGame":0},"seats":[],"turn":["ada"]}');
  database.prepare("INSERT INTO seats VALUES (?, ?, ?)").run("ada", table, 0);
  const log = database.prepare("INSERT INTO log (table_id, seq, entry) VALUES (?, ?, ?)");
  for (const [seq, entry] of entries.entries()) log.run(table, seq, JSON.stringify(entry));
  if (version === "3") database.prepare("UPDATE tables SET entries = ?").run(entries.length);
  database.close();
}
