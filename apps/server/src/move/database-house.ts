/** A PostgreSQL database as a house that is moved from or into, or in which something is changed. */
import type { Client } from "pg";
import type { StoredTable } from "../check/check-table.ts";
import { DatabaseTables } from "../check/database-tables.ts";
import { ALONE_LOCK } from "../store/postgres/connections.ts";
import { identityValues, SAVE_IDENTITIES } from "../store/postgres/batch.ts";
import { connected, metaOf, prepareDatabase, problemsIn, versionOf } from "../store/postgres/open.ts";
import { shownUrl } from "../store/postgres/shown-url.ts";
import { Unopenable } from "../store/problem.ts";
import type { Identity } from "../store/store.ts";
import type { House, NewHouse, OpenHouse } from "./house.ts";

/** Work is given undefined if there is nothing in the database, which is only looked at. */
export const fromDatabase = <T>(url: string, work: (house: House | undefined) => Promise<T>): Promise<T> =>
  connected(url, async (client) => {
    await haveAlone(client, url);
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    if ((await versionOf(client)) === undefined) return work(undefined);
    const [problem] = await problemsIn(client, url);
    if (problem) throw new Unopenable(problem);
    const key = await metaOf(client, "key");
    return work(key === undefined ? undefined : houseIn(client, key));
  });

/** The house in this database, or a new one with this key. */
export async function intoDatabase<T>(url: string, key: string, work: (house: NewHouse) => Promise<T>): Promise<T> {
  const own = await prepareDatabase(url, { key });
  return connected(url, async (client) => {
    await haveAlone(client, url);
    return work({ ...houseIn(client, own), ...writingTo(client) });
  });
}

/** Work is given undefined if there is nothing in the database. */
export const changingDatabase = <T>(url: string, work: (house: OpenHouse | undefined) => Promise<T>): Promise<T> =>
  connected(url, async (client) => {
    await haveAlone(client, url);
    if ((await versionOf(client)) === undefined) return work(undefined);
    const [problem] = await problemsIn(client, url);
    if (problem) throw new Unopenable(problem);
    const key = await metaOf(client, "key");
    return work(key === undefined ? undefined : { ...houseIn(client, key), ...changing(client) });
  });

const changing = (client: Client): Pick<OpenHouse, "replaceTable" | "removePerson" | "tidy"> => ({
  async replaceTable(table) {
    await client.query(REPLACE, [valuesOf([table])]);
  },
  async removePerson(id) {
    await client.query("DELETE FROM identities WHERE id = $1", [id]);
  },
  async tidy() {
    for (const table of ["log", "tables", "seats", "identities"]) await client.query(`VACUUM FULL ${table}`);
  },
});

/** No server is at work there, and none begins. */
async function haveAlone(client: Client, url: string): Promise<void> {
  const { rows } = await client.query(`SELECT ${ALONE_LOCK} AS mine`);
  if (!rows[0].mine) throw new Unopenable({ code: "in-use", path: shownUrl(url) });
}

function houseIn(client: Client, key: string): House {
  const tables = new DatabaseTables(client);
  return {
    key,
    ids: () => tables.ids(),
    read: (id) => tables.read(id),
    isUnreadable: (fault) => tables.isUnreadable(fault),
    people: async () => (await client.query<Identity>("SELECT id, name, created FROM identities ORDER BY id")).rows,
  };
}

/** Written by one statement for all, from the same list. */
const put = (onSame: string): string => `
  WITH given AS (
    SELECT * FROM json_to_recordset($1::json) AS given (
      id text, game text, visibility text, state text, created bigint, wake bigint, chronicle text, summary text, turn text,
      entries integer, tip text, log json, holders text[])
  ),
  listed AS (
    INSERT INTO tables (id, game, visibility, state, created, wake, chronicle, summary, turn, entries, tip)
    SELECT id, game, visibility, state, created, wake, chronicle, summary, turn, entries, tip FROM given
    ON CONFLICT (id) DO UPDATE SET
      state = excluded.state, wake = excluded.wake, summary = excluded.summary, turn = excluded.turn,
      entries = excluded.entries, tip = excluded.tip
  ),
  gone AS (
    DELETE FROM seats USING given WHERE table_id = given.id AND identity <> ALL (given.holders)
  ),
  sat AS (
    INSERT INTO seats (identity, table_id, away, open, created)
    SELECT holder, id, 0, CASE state WHEN 'over' THEN 0 ELSE 1 END, created FROM given CROSS JOIN unnest(holders) AS holder
    ON CONFLICT (identity, table_id) DO UPDATE SET open = excluded.open
  )
  INSERT INTO log (table_id, seq, entry, mark)
  SELECT id, entries.seq, entries.entry, entries.mark
  FROM given CROSS JOIN json_to_recordset(log) AS entries (seq integer, entry text, mark text)
  ON CONFLICT ${onSame}`;
const PUT = put("DO NOTHING");
const REPLACE = put("(table_id, seq) DO UPDATE SET entry = excluded.entry, mark = excluded.mark");

const valuesOf = (tables: readonly StoredTable[]): string =>
  JSON.stringify(tables.flatMap(({ row, log, holders }) => (row ? [{ ...row, log, holders }] : [])));

const writingTo = (client: Client): Pick<NewHouse, "putTables" | "putPeople"> => ({
  async putTables(all: readonly StoredTable[]) {
    await client.query(PUT, [valuesOf(all)]);
  },
  async putPeople(all) {
    await client.query(SAVE_IDENTITIES, [identityValues(all)]);
  },
});
