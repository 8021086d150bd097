/** Connections to a PostgreSQL database: one that writes, and a few that read. Each is made anew when it is needed and was lost. */
import { type ClientBase, Pool, type PoolConfig, types } from "pg";
import type { Judge } from "../health.ts";
import { Unopenable } from "../problem.ts";
import { shownUrl } from "./shown-url.ts";

/** Seconds after which nobody waits for the database any longer; the address may name others, as `connect_timeout`. */
const PATIENCE = 5;
const READERS = 4;
const BIGINT = 20;

/** Locks that programs of ours take by a number, and no other program knows. */
const LOCKS = 0x7a_fe_17;
/** Held by whoever changes the tables themselves. */
export const PREPARE_LOCK = `pg_advisory_xact_lock(${LOCKS}, 1)`;
/** Shared by all servers at work; whoever holds it alone has the database for itself. */
const AT_WORK = `(${LOCKS}, 2)`;
export const ALONE_LOCK = `pg_try_advisory_lock${AT_WORK}`;
/** Asked for before hanging up: otherwise the locks are gone a moment later, and whoever comes next is told that somebody is at work. */
export const UNLOCK = "SELECT pg_advisory_unlock_all()";

const patienceOf = (url: string): number => 1000 * (Number(new URL(url).searchParams.get("connect_timeout")) || PATIENCE);

export const settingsFor = (url: string): PoolConfig => ({
  connectionString: url,
  application_name: "tafelrunde",
  keepAlive: true,
  connectionTimeoutMillis: patienceOf(url),
  query_timeout: patienceOf(url),
  // Counts and times are far below the numbers that JavaScript cannot hold.
  types: {
    getTypeParser: (id: number, format?: "text" | "binary") =>
      id === BIGINT ? Number : types.getTypeParser(id, format ?? "text"),
  },
});

/** An error on a connection that nobody uses: whoever needs one next makes a new one, and is told if that does not work. */
const ignored = (): void => {};

export function readers(url: string, max: number = READERS): Pool {
  return new Pool({ ...settingsFor(url), max }).on("error", ignored);
}

/**
 * The one connection over which batches go. What it was told is on disk; a batch is looked up by index whatever the statistics
 * say; and what takes too long is given up by the database, too.
 */
export function writer(url: string): Pool {
  const settings = {
    synchronous_commit: "on",
    statement_timeout: String(patienceOf(url)),
    enable_mergejoin: "off",
    enable_seqscan: "off",
  };
  const set = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', false)`);
  const onConnect = async (client: ClientBase): Promise<void> => {
    const { rows } = await client.query(`SELECT pg_try_advisory_lock_shared${AT_WORK} AS mine, ${set.join()}`);
    if (!rows[0].mine) throw new Unopenable({ code: "in-use", path: shownUrl(url) });
  };
  return new Pool({ ...settingsFor(url), max: 1, idleTimeoutMillis: 0, onConnect }).on("error", ignored);
}

/** The five characters by which PostgreSQL tells what went wrong; undefined if it was not PostgreSQL that told. */
export const sqlState = (fault: unknown): string | undefined =>
  fault instanceof Error && "code" in fault && typeof fault.code === "string" && /^[0-9A-Z]{5}$/.test(fault.code)
    ? fault.code
    : undefined;

/** Bad values, broken constraints, bad statements: a bug of ours, and no trouble of the database. */
const OURS = /^(?:22|23|42|0A)/;
/** Pages or indexes that are not what they should be. */
const BROKEN = /^XX00[12]$/;

export const isBroken = (fault: unknown): boolean => BROKEN.test(sqlState(fault) ?? "");

function troubleIn(fault: unknown): ReturnType<Judge["reading"]> {
  const state = sqlState(fault) ?? "";
  if (isBroken(fault)) return "damaged";
  // The connection was lost, or there is none, or the disk is full, or the database is shutting down.
  return OURS.test(state) ? undefined : "cannot-save";
}

export const JUDGE: Judge = { reading: troubleIn, writing: troubleIn };
