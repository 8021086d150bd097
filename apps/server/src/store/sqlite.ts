/** The store in one SQLite file. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Entry } from "../table/entry.ts";
import { type Database, openDatabase } from "./driver.ts";
import { type Batch, Group } from "./group.ts";
import { prepareFile } from "./schema.ts";
import { Conflict, type Identity, type Patch, type Store, type TableRow } from "./store.ts";

/** Entries of a long log that are read before others have their turn. */
const READ_AT_ONCE = 500;

const ROW = "id, game, visibility, state, created, wake, chronicle, summary";

function statements(database: Database) {
  return {
    append: database.prepare("INSERT INTO log (table_id, seq, entry) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"),
    taken: database.prepare("SELECT 1 FROM log WHERE table_id = ? AND seq = ?"),
    put: database.prepare(`
      INSERT INTO tables (${ROW}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET state = excluded.state, wake = excluded.wake, summary = excluded.summary`),
    leave: database.prepare("DELETE FROM seats WHERE table_id = ?"),
    sit: database.prepare("INSERT OR REPLACE INTO seats (identity, table_id, away) VALUES (?, ?, 0)"),
    read: database.prepare("SELECT entry FROM log WHERE table_id = ? AND seq >= ? ORDER BY seq LIMIT ?"),
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
    save: database.prepare(`
      INSERT INTO identities (id, name, created) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name`),
    meta: database.prepare("SELECT value FROM meta WHERE key = ?"),
    setMeta: database.prepare("INSERT OR IGNORE INTO meta (key, value) VALUES (?, ?)"),
    ping: database.prepare("SELECT 1"),
  };
}

export class SqliteStore implements Store {
  readonly #database: Database;
  readonly #group: Group;
  readonly #sql: ReturnType<typeof statements>;

  private constructor(database: Database, onBatch?: (batch: Batch) => void) {
    this.#database = database;
    this.#group = new Group(database, onBatch);
    this.#sql = statements(database);
  }

  /** Opens the file in this folder; makes both if need be. */
  static async open(folder: string, onBatch?: (batch: Batch) => void): Promise<SqliteStore> {
    mkdirSync(folder, { recursive: true });
    const database = await openDatabase(join(folder, "tafelrunde.sqlite"));
    prepareFile(database);
    return new SqliteStore(database, onBatch);
  }

  append(table: string, seq: number, entry: Entry, { row, holders }: Patch): Promise<void> {
    const text = JSON.stringify(entry);
    return this.#group.run(() => {
      // A log refers to its table, so a new table comes first; an old one only after the entry found its place free.
      if (seq === 0 && this.#sql.taken.get(table, 0) !== undefined) return new Conflict();
      if (seq === 0 && row) this.#put(row);
      if (Number(this.#sql.append.run(table, seq, text).changes) === 0) return new Conflict();
      if (seq > 0 && row) this.#put(row);
      if (holders) {
        this.#sql.leave.run(table);
        for (const identity of holders) this.#sql.sit.run(identity, table);
      }
      return undefined;
    });
  }

  #put({ id, game, visibility, state, created, wake, chronicle, summary }: TableRow): void {
    this.#sql.put.run(id, game, visibility, state, created, wake, chronicle, summary);
  }

  async read(table: string): Promise<readonly Entry[]> {
    const log: Entry[] = [];
    for (;;) {
      const rows = this.#sql.read.all(table, log.length, READ_AT_ONCE) as { entry: string }[];
      for (const { entry } of rows) log.push(JSON.parse(entry) as Entry);
      if (rows.length < READ_AT_ONCE) return log;
      await setImmediate();
    }
  }

  async wakes(): Promise<readonly { readonly id: string; readonly wake: number }[]> {
    return this.#sql.wakes.all() as { id: string; wake: number }[];
  }

  async lobby(limit: number): Promise<readonly TableRow[]> {
    return this.#sql.lobby.all(limit) as TableRow[];
  }

  async tablesOf(identity: string, limit: number): Promise<readonly TableRow[]> {
    return this.#sql.mine.all(identity, limit) as TableRow[];
  }

  async chronicle(id: string): Promise<readonly TableRow[]> {
    return this.#sql.chronicle.all(id) as TableRow[];
  }

  async chroniclesOf(identity: string, limit: number): Promise<readonly string[]> {
    return (this.#sql.chronicles.all(identity, limit) as { chronicle: string }[]).map(({ chronicle }) => chronicle);
  }

  async held(identity: string): Promise<number> {
    return (this.#sql.held.get(identity) as { count: number }).count;
  }

  async identity(id: string): Promise<Identity | undefined> {
    return this.#sql.identity.get(id) as Identity | undefined;
  }

  saveIdentity({ id, name, created }: Identity): Promise<void> {
    return this.#group.run(() => {
      this.#sql.save.run(id, name, created);
      return undefined;
    });
  }

  async meta(key: string, initial: string): Promise<string> {
    await this.#group.run(() => {
      this.#sql.setMeta.run(key, initial);
      return undefined;
    });
    return (this.#sql.meta.get(key) as { value: string }).value;
  }

  async ping(): Promise<void> {
    this.#sql.ping.get();
  }

  async close(): Promise<void> {
    this.#group.flush();
    this.#database.close();
  }
}
