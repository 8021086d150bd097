/** Every question that the store asks of its SQLite file, prepared once. */
import type { Database } from "./driver.ts";
import { CLAIM_SWEEP, QUESTIONS } from "./tables.ts";

export type Statements = ReturnType<typeof prepareStatements>;

export function prepareStatements(database: Database) {
  return {
    append: database.prepare("INSERT INTO log (table_id, seq, entry, mark) VALUES (?, ?, ?, ?)"),
    taken: database.prepare("SELECT 1 FROM tables WHERE id = ?1 UNION ALL SELECT 1 FROM log WHERE table_id = ?1 LIMIT 1"),
    put: database.prepare(`
      INSERT INTO tables (id, game, visibility, state, created, wake, chronicle, summary, turn, entries, tip)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?)`),
    relist: database.prepare("UPDATE tables SET state = ?, wake = ?, summary = ?, turn = ? WHERE id = ?"),
    count: database.prepare("UPDATE tables SET entries = ?, tip = coalesce(?, tip) WHERE id = ?"),
    leave: database.prepare("DELETE FROM seats WHERE table_id = ?"),
    sit: database.prepare(`
      INSERT OR REPLACE INTO seats (identity, table_id, away, open, created)
      SELECT ?1, id, 0, state <> 'over', created FROM tables WHERE id = ?2`),
    open: database.prepare("UPDATE seats SET open = ?1 WHERE table_id = ?2 AND open <> ?1"),
    recent: database.prepare("SELECT number, table_id AS id, seq, tip, wake, turn FROM recent ORDER BY number"),
    addRecent: database.prepare(
      "INSERT INTO recent (number, table_id, seq, entry, mark, tip, wake, turn) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    ),
    readRecent: database.prepare("SELECT seq, entry, mark FROM recent WHERE number = ?"),
    sortIn: database.prepare(`
      INSERT INTO log (table_id, seq, entry, mark)
      SELECT table_id, seq, entry, mark FROM recent WHERE number IN (SELECT value FROM json_each(?)) ORDER BY table_id, seq`),
    sorted: database.prepare("DELETE FROM recent WHERE number IN (SELECT value FROM json_each(?))"),
    expect: database.prepare("UPDATE tables SET wake = ?, turn = ? WHERE id = ?"),
    read: database.prepare("SELECT seq, entry, mark FROM log WHERE table_id = ? AND seq >= ? ORDER BY seq LIMIT ?"),
    length: database.prepare("SELECT entries FROM tables WHERE id = ?"),
    due: database.prepare("SELECT id, wake FROM tables WHERE wake < ?"),
    wakes: database.prepare(QUESTIONS.wakes),
    lobby: database.prepare(QUESTIONS.lobby),
    mine: database.prepare(QUESTIONS.mine),
    chronicle: database.prepare(QUESTIONS.chronicle),
    chronicles: database.prepare(QUESTIONS.chronicles),
    held: database.prepare(QUESTIONS.held),
    identity: database.prepare(QUESTIONS.identity),
    page: database.prepare(QUESTIONS.page),
    lines: database.prepare(QUESTIONS.lines),
    people: database.prepare(`
      SELECT id, created, EXISTS (SELECT 1 FROM seats WHERE identity = identities.id) AS seated
      FROM identities WHERE id > ? ORDER BY id LIMIT ?`),
    rewrite: database.prepare("UPDATE log SET entry = ?, mark = ? WHERE table_id = ? AND seq = ?"),
    erase: database.prepare("DELETE FROM log WHERE table_id = ?"),
    unlist: database.prepare("DELETE FROM tables WHERE id = ?"),
    dismiss: database.prepare("DELETE FROM identities WHERE id = ?"),
    swept: database.prepare(
      "INSERT INTO meta (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = CAST(value AS INTEGER) + ?2",
    ),
    claimSweep: database.prepare(CLAIM_SWEEP),
    ping: database.prepare(QUESTIONS.ping),
    create: database.prepare("INSERT INTO identities (id, name, created) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"),
    rename: database.prepare("UPDATE identities SET name = ? WHERE id = ?"),
    probe: database.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('probe', ?)"),
    unprobe: database.prepare("DELETE FROM meta WHERE key = 'probe'"),
  };
}
