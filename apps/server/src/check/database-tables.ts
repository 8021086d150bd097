/** Reads every table of a PostgreSQL database with all that is kept of it, as it is at one moment. */
import type { Client } from "pg";
import type { StoredEntry } from "../store/marks.ts";
import { isBroken } from "../store/postgres/connections.ts";
import type { StoredRow, StoredTable } from "./check-table.ts";
import type { TableSource } from "./check-tables.ts";

const ROW = "SELECT id, game, visibility, state, created, wake, chronicle, summary, turn, entries, tip FROM tables WHERE id = $1";
const LOG = "SELECT seq, entry, mark FROM log WHERE table_id = $1 ORDER BY seq";
const SEATS = "SELECT identity FROM seats WHERE table_id = $1";

/** Precondition: the connection sees one moment for as long as it is used here. */
export class DatabaseTables implements TableSource {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  async ids(): Promise<readonly string[]> {
    return (await this.#all<{ id: string }>("SELECT id FROM tables UNION SELECT table_id FROM log ORDER BY 1")).map(
      ({ id }) => id,
    );
  }

  async read(id: string): Promise<StoredTable> {
    const [row] = await this.#all<StoredRow>(ROW, id);
    const log = await this.#all<StoredEntry>(LOG, id);
    const holders = (await this.#all<{ identity: string }>(SEATS, id)).map(({ identity }) => identity);
    return { id, row, log, holders };
  }

  readonly isUnreadable = isBroken;

  async #all<R extends object>(text: string, ...values: readonly string[]): Promise<readonly R[]> {
    return (await this.#client.query<R>({ name: text.slice(0, 60), text, values: [...values] })).rows;
  }
}
