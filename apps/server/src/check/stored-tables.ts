/** Reads a data folder from its file without opening it: every table with all that is kept of it, while a server may be at work. */
import { type Database, openDatabase, resultOf } from "../store/driver.ts";
import type { StoredEntry } from "../store/marks.ts";
import { VERSION, versionOf } from "../store/schema.ts";
import type { TableRow } from "../store/store.ts";

export interface StoredTable {
  readonly id: string;
  /** What the index says; undefined if it does not know the table. */
  readonly row: (TableRow & { readonly entries: number; readonly tip: string | null }) | undefined;
  readonly log: readonly StoredEntry[];
  /** Whose table it is, by the index. */
  readonly holders: readonly string[];
}

export class StoredTables {
  readonly #database: Database;
  readonly #row;
  readonly #log;
  readonly #seats;

  private constructor(database: Database, version: string) {
    this.#database = database;
    // Older files are read as they are: nothing is upgraded by looking.
    const isNew = version === VERSION;
    const counted = isNew ? "entries, tip" : "(SELECT count(*) FROM log WHERE table_id = id) AS entries, NULL AS tip";
    const chronicle = version === "1" ? "NULL AS chronicle" : "chronicle";
    this.#row = database.prepare(
      `SELECT id, game, visibility, state, created, wake, ${chronicle}, summary, ${counted} FROM tables WHERE id = ?`,
    );
    this.#log = database.prepare(
      `SELECT seq, entry, ${isNew ? "mark" : "NULL AS mark"} FROM log WHERE table_id = ? ORDER BY seq`,
    );
    this.#seats = database.prepare("SELECT identity FROM seats WHERE table_id = ?");
  }

  /** Undefined if the file holds nothing yet. */
  static async open(path: string): Promise<StoredTables | undefined> {
    const database = await openDatabase(path, { readOnly: true });
    const version = versionOf(database);
    if (version !== undefined) return new StoredTables(database, version);
    database.close();
    return undefined;
  }

  /** All tables that the index or a log knows, as far as these can be read. */
  ids(): readonly string[] {
    const known = ["SELECT id FROM tables", "SELECT DISTINCT table_id AS id FROM log"].flatMap((sql) => this.#list(sql));
    return [...new Set(known)];
  }

  #list(sql: string): readonly string[] {
    try {
      return (this.#database.prepare(sql).all() as { id: string }[]).map(({ id }) => id);
    } catch (fault) {
      if (resultOf(fault) === undefined) throw fault;
      return [];
    }
  }

  /** All of one table as it is at one moment. */
  read(id: string): StoredTable {
    this.#database.exec("BEGIN");
    try {
      return {
        id,
        row: this.#row.get(id) as StoredTable["row"],
        log: this.#log.all(id) as StoredEntry[],
        holders: (this.#seats.all(id) as { identity: string }[]).map(({ identity }) => identity),
      };
    } finally {
      this.#database.exec("ROLLBACK");
    }
  }

  close(): void {
    this.#database.close();
  }
}
