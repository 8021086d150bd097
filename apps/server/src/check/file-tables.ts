/** Reads a data folder from its file without opening it: every table with all that is kept of it, while a server may be at work. */
import { type Database, openDatabase, resultOf } from "../store/driver.ts";
import type { StoredEntry } from "../store/marks.ts";
import { hasMarks, hasRecent, versionOf } from "../store/schema.ts";
import type { StoredTable } from "./check-table.ts";
import type { TableSource } from "./check-tables.ts";

/** What the index does not know yet. */
interface RecentEntry extends StoredEntry {
  readonly tip: string | null;
  readonly wake: number | null;
  readonly turn: string | null;
}

export class FileTables implements TableSource {
  readonly #database: Database;
  readonly #row;
  readonly #log;
  readonly #recent;
  readonly #seats;

  private constructor(database: Database, version: string) {
    this.#database = database;
    // Older files are read as they are: nothing is upgraded by looking.
    const chronicle = version === "1" ? "NULL AS chronicle" : "chronicle";
    const counted = hasMarks(version) ? "entries, tip" : "(SELECT count(*) FROM log WHERE table_id = id) AS entries, NULL AS tip";
    const turn = hasRecent(version) ? "turn" : "NULL AS turn";
    this.#row = database.prepare(
      `SELECT id, game, visibility, state, created, wake, ${chronicle}, summary, ${turn}, ${counted} FROM tables WHERE id = ?`,
    );
    this.#log = database.prepare(
      `SELECT seq, entry, ${hasMarks(version) ? "mark" : "NULL AS mark"} FROM log WHERE table_id = ? ORDER BY seq`,
    );
    this.#recent = hasRecent(version)
      ? database.prepare("SELECT seq, entry, mark, tip, wake, turn FROM recent WHERE table_id = ? ORDER BY seq")
      : undefined;
    this.#seats = database.prepare("SELECT identity FROM seats WHERE table_id = ?");
  }

  /** Undefined if the file holds nothing yet. */
  static async open(path: string): Promise<FileTables | undefined> {
    const database = await openDatabase(path, { readOnly: true });
    const version = versionOf(database);
    if (version !== undefined) return new FileTables(database, version);
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
      const row = this.#row.get(id) as StoredTable["row"];
      const recent = (this.#recent?.all(id) ?? []) as RecentEntry[];
      const tip = recent.findLast((entry) => entry.tip !== null)?.tip ?? row?.tip ?? null;
      const expected = recent.findLast(({ turn }) => turn !== null);
      return {
        id,
        row: row && {
          ...row,
          ...(expected && { wake: expected.wake, turn: expected.turn }),
          entries: row.entries + recent.length,
          tip,
        },
        log: [...(this.#log.all(id) as StoredEntry[]), ...recent],
        holders: (this.#seats.all(id) as { identity: string }[]).map(({ identity }) => identity),
      };
    } finally {
      this.#database.exec("ROLLBACK");
    }
  }

  isUnreadable(fault: unknown): boolean {
    return resultOf(fault) !== undefined;
  }

  close(): void {
    this.#database.close();
  }
}
