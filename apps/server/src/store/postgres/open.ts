/** Makes a PostgreSQL database ready: its tables as this program needs them, and the key that all its servers share. */
import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { type FolderProblem, Unopenable } from "../problem.ts";
import { tablesIn, VERSION } from "../tables.ts";
import { fingerprintOf } from "../witness.ts";
import { JUDGE, PREPARE_LOCK, settingsFor, sqlState, UNLOCK } from "./connections.ts";
import { DUTIES } from "./duties.ts";
import { shownUrl } from "./shown-url.ts";

interface PrepareSettings {
  /** Goes on with what is there, although its key is lost or changed. */
  readonly despiteDamage?: boolean;
  /** The key to begin with where there is none; drawn if it is left out. */
  readonly key?: string;
}

const NO_RIGHT = "42501";

/** Connects, and tells what keeps the database closed as what it is. */
export async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...settingsFor(url), query_timeout: 0 });
  // What it says is told by whatever is asked of it next.
  client.on("error", () => {});
  try {
    await client.connect();
    return await work(client).finally(() => client.query(UNLOCK).catch(() => {}));
  } catch (fault) {
    throw unopenable(url, fault);
  } finally {
    await client.end().catch(() => {});
  }
}

export function unopenable(url: string, fault: unknown): unknown {
  const path = shownUrl(url);
  if (sqlState(fault) === NO_RIGHT) return new Unopenable({ code: "no-access", path });
  if (fault instanceof Unopenable || JUDGE.writing(fault) === undefined) return fault;
  return new Unopenable({ code: "unreachable", path, detail: described(fault) });
}

/** A name that leads to several addresses fails with one fault for each. */
function described(fault: unknown): string {
  if (fault instanceof AggregateError) return fault.errors.map(described).join(", ");
  return fault instanceof Error ? fault.message : String(fault);
}

/** Safe to be done twice, and by several servers at once: whoever comes later waits, and finds nothing left to do. Gives back the key. */
export function prepareDatabase(url: string, settings: PrepareSettings = {}): Promise<string> {
  return connected(url, async (client) => {
    await client.query(`BEGIN; SELECT ${PREPARE_LOCK}`);
    if ((await versionOf(client)) === undefined) {
      await client.query(tablesIn({ text: 'TEXT COLLATE "C"', time: "BIGINT", belongs: "", end: "" }));
      await client.query("INSERT INTO meta (key, value) VALUES ('schema', $1)", [VERSION]);
    }
    await client.query(DUTIES);
    const problem = (await problemsIn(client, url)).find(({ code }) => !settings.despiteDamage || code === "newer");
    if (problem) throw new Unopenable(problem);
    const key = await keyOf(client, settings.key);
    await client.query("COMMIT");
    return key;
  });
}

/** Undefined for a new database. */
export async function versionOf(client: Client): Promise<string | undefined> {
  const { rows } = await client.query("SELECT to_regclass('meta') IS NOT NULL AS ours");
  return rows[0].ours ? metaOf(client, "schema") : undefined;
}

export async function metaOf(client: Client, key: string): Promise<string | undefined> {
  const { rows } = await client.query<{ value: string }>("SELECT value FROM meta WHERE key = $1", [key]);
  return rows[0]?.value;
}

/** Precondition: the database has a version. */
export async function problemsIn(client: Client, url: string): Promise<readonly FolderProblem[]> {
  const path = shownUrl(url);
  const schema = await versionOf(client);
  if (schema !== undefined && schema !== VERSION) return [{ code: "newer", path, schema }];
  const [key, house] = [await metaOf(client, "key"), await metaOf(client, "house")];
  if (key !== undefined) return house === undefined || house === fingerprintOf(key) ? [] : [{ code: "key-changed", path }];
  const { rows } = await client.query("SELECT EXISTS (SELECT FROM tables) OR EXISTS (SELECT FROM identities) AS any");
  return house !== undefined || rows[0].any ? [{ code: "key-lost", path }] : [];
}

/** The key with its fingerprint; drawn where there is none. */
async function keyOf(client: Client, given: string | undefined): Promise<string> {
  const known = await metaOf(client, "key");
  const key = known ?? given ?? randomBytes(32).toString("hex");
  if (known !== undefined && (await metaOf(client, "house")) === fingerprintOf(key)) return key;
  await client.query(
    "INSERT INTO meta (key, value) VALUES ('key', $1), ('house', $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
    [key, fingerprintOf(key)],
  );
  return key;
}
