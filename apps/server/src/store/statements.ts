/** Every question that the store asks of its SQLite file, prepared once. */
import type { Database } from "./driver.ts";

const ROW = "id, game, visibility, state, created, wake, chronicle, summary";

export type Statements = ReturnType<typeof prepareStatements>;

export function prepareStatements(database: Database) {
  return {
    append: database.prepare("INSERT INTO log (table_id, seq, entry, mark) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"),
    taken: database.prepare("SELECT 1 FROM tables WHERE id = ?1 UNION ALL SELECT 1 FROM log WHERE table_id = ?1 LIMIT 1"),
    put: database.prepare(`
      INSERT INTO tables (${ROW}, entries, tip) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET
        state = excluded.state, wake = excluded.wake, summary = excluded.summary,
        entries = excluded.entries, tip = coalesce(excluded.tip, tip)`),
    count: database.prepare("UPDATE tables SET entries = ?, tip = coalesce(?, tip) WHERE id = ?"),
    leave: database.prepare("DELETE FROM seats WHERE table_id = ?"),
    sit: database.prepare("INSERT OR REPLACE INTO seats (identity, table_id, away) VALUES (?, ?, 0)"),
    read: database.prepare("SELECT seq, entry, mark FROM log WHERE table_id = ? AND seq >= ? ORDER BY seq LIMIT ?"),
    length: database.prepare("SELECT entries FROM tables WHERE id = ?"),
    wakes: database.prepare("SELECT id, wake FROM tables WHERE wake IS NOT NULL"),
    lobby: database.prepare(`
      SELECT ${ROW} FROM tables WHERE visibility = 'public' AND state <> 'over'
      ORDER BY state = 'playing', created DESC LIMIT ?`),
    mine: database.prepare(`
      SELECT ${ROW} FROM seats JOIN tables ON tables.id = seats.table_id WHERE identity = ?
      ORDER BY state = 'over', created DESC LIMIT ?`),
    chronicle: database.prepare(`SELECT ${ROW} FROM tables WHERE chronicle = ? ORDER BY created, id`),
    chronicles: database.prepare(`
      SELECT chronicle FROM seats JOIN tables ON tables.id = seats.table_id WHERE identity = ? AND chronicle IS NOT NULL
      GROUP BY chronicle ORDER BY max(created) DESC LIMIT ?`),
    held: database.prepare(`
      SELECT count(*) AS count FROM seats JOIN tables ON tables.id = seats.table_id
      WHERE identity = ? AND state <> 'over'`),
    identity: database.prepare("SELECT id, name, created FROM identities WHERE id = ?"),
    create: database.prepare("INSERT INTO identities (id, name, created) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"),
    rename: database.prepare("UPDATE identities SET name = ? WHERE id = ?"),
    probe: database.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('probe', ?)"),
    unprobe: database.prepare("DELETE FROM meta WHERE key = 'probe'"),
    ping: database.prepare("SELECT 1"),
  };
}
