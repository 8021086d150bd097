/** The store in a PostgreSQL database, which several servers may share. */
import type { Pool, PoolClient, QueryResult } from "pg";
import type { Entry } from "../../table/entry.ts";
import type { StoreEvents } from "../events.ts";
import { Gathering } from "../gathering.ts";
import { Health } from "../health.ts";
import { hushed } from "../hushed.ts";
import { markOf, problemAtEnd, problemIn, type StoredEntry } from "../marks.ts";
import type { TableProblem } from "../problem.ts";
import {
  type Claim,
  Conflict,
  Damaged,
  type Identity,
  type Patch,
  type RemovedPeople,
  type SharedStore,
  type SweepRow,
  type TableRow,
  type Trouble,
} from "../store.ts";
import { CLAIM_SWEEP, QUESTIONS } from "../tables.ts";
import { type Append, APPEND, appendValues, identityValues, rounds, SAVE_IDENTITIES } from "./batch.ts";
import { JUDGE, readers, sqlState, UNLOCK, writer } from "./connections.ts";
import { CLAIM, LENGTHS, READ_FROM, RELEASE } from "./duties.ts";
import { prepareDatabase, unopenable } from "./open.ts";
import { LOCK_LOG, LOCK_NOT_AVAILABLE, REMOVE, REMOVE_PEOPLE, REWRITE } from "./sweep.ts";

type Write = Append | Identity;
const isAppend = (write: Write): write is Append => "seq" in write;
const isIdentity = (write: Write): write is Identity => "name" in write;

/** PostgreSQL counts its values. */
const counted = (question: string): string => {
  let number = 0;
  return question.replaceAll("?", () => `$${++number}`);
};
const SQL = Object.fromEntries(Object.entries(QUESTIONS).map(([name, question]) => [name, counted(question)])) as {
  readonly [name in keyof typeof QUESTIONS]: string;
};

/** All of one table as it is at one moment, with one row at least. */
const READ = `
  SELECT seq, entry, mark, entries AS known FROM (SELECT $1::text AS id) AS asked
  LEFT JOIN tables USING (id) LEFT JOIN log ON log.table_id = asked.id ORDER BY seq`;

/** Whether something can be written is tried with a write that needs room, as games do. */
const PROBE =
  "INSERT INTO meta (key, value) VALUES ('probe', repeat(' ', 65536)) ON CONFLICT (key) DO UPDATE SET value = excluded.value";
const UNPROBE = "DELETE FROM meta WHERE key = 'probe'";

export class PostgresStore implements SharedStore {
  readonly key: string;
  readonly #reading: Pool;
  readonly #writing: Pool;
  readonly #events: StoreEvents;
  readonly #health: Health;
  readonly #told = new Set<string>();
  readonly #gathering = new Gathering<Write>((writes) => void this.#send(writes));

  private constructor(url: string, key: string, events: StoreEvents) {
    this.key = key;
    this.#reading = readers(url);
    this.#writing = writer(url);
    this.#events = events;
    this.#health = new Health(JUDGE, (trouble, fault) => events.trouble?.(trouble, fault));
  }

  /** Opens this database, or begins one. Fails with `Unopenable`, and has changed nothing, if something is wrong. */
  static async open(url: string, events: StoreEvents = {}, settings: { despiteDamage?: boolean } = {}): Promise<PostgresStore> {
    const store = new PostgresStore(url, await prepareDatabase(url, settings), events);
    try {
      await store.#writing.query(SQL.ping);
      return store;
    } catch (fault) {
      await store.close();
      throw unopenable(url, fault);
    }
  }

  append(table: string, seq: number, entry: Entry, patch: Patch): Promise<void> {
    const text = JSON.stringify(entry);
    return this.#gathering.add({ table, seq, text, mark: markOf(table, seq, text), patch });
  }

  saveIdentity(identity: Identity): Promise<void> {
    return this.#gathering.add(identity);
  }

  /** Whoever asked is told when all of the batch is durable, or why it is not. */
  async #send(writes: readonly Write[]): Promise<void> {
    const faults = new Map<Write, unknown>();
    const appends = rounds(writes.filter(isAppend), ({ table }) => table);
    const identities = rounds(writes.filter(isIdentity), ({ id }) => id);
    for (const round of appends) await this.#write(round, faults, () => this.#append(round, faults));
    for (const round of identities)
      await this.#write(round, faults, () => this.#insert("save-identities", SAVE_IDENTITIES, identityValues(round)));
    this.#gathering.written(faults.size === 0 ? undefined : (index) => faults.get(writes[index]!));
  }

  async #append(round: readonly Append[], faults: Map<Write, unknown>): Promise<void> {
    const kept = new Set((await this.#insert("append", APPEND, appendValues(round))).map(({ id }) => id));
    for (const append of round) if (!kept.has(append.table)) faults.set(append, new Conflict());
  }

  async #insert(name: string, text: string, values: string): Promise<readonly { readonly id: string }[]> {
    return (await this.#writing.query<{ id: string }>({ name, text, values: [values] })).rows;
  }

  async #write(round: readonly Write[], faults: Map<Write, unknown>, work: () => Promise<unknown>): Promise<void> {
    const began = performance.now();
    try {
      await work();
      this.#health.written();
    } catch (fault) {
      const told = this.#health.notWritten(fault);
      for (const write of round) faults.set(write, told);
    }
    this.#events.batch?.({ size: round.length, seconds: (performance.now() - began) / 1000 });
  }

  async #ask<R extends object>(
    name: string,
    text: string,
    ...values: readonly (string | number | readonly string[])[]
  ): Promise<readonly R[]> {
    try {
      return (await this.#reading.query<R>({ name, text, values: [...values] })).rows;
    } catch (fault) {
      throw this.#health.notRead(fault);
    }
  }

  async read(table: string): Promise<readonly Entry[]> {
    const rows = await this.#ask<StoredEntry & { readonly seq: number | null; readonly known: number | null }>(
      "read",
      READ,
      table,
    );
    const log = rows.filter(({ seq }) => seq !== null);
    this.#mustBeWhole(problemIn(table, log, 0) ?? problemAtEnd(table, log.length, rows[0]?.known ?? undefined));
    return log.map(({ entry }) => JSON.parse(entry) as Entry);
  }

  async readFrom(table: string, from: number): Promise<readonly Entry[]> {
    const log = await this.#ask<StoredEntry>("read-from", READ_FROM, table, from);
    this.#mustBeWhole(problemIn(table, log, from));
    return log.map(({ entry }) => JSON.parse(entry) as Entry);
  }

  async lengths(tables: readonly string[]): Promise<readonly (readonly [string, number])[]> {
    const rows = await this.#ask<{ id: string; entries: number }>("lengths", LENGTHS, tables);
    return rows.map(({ id, entries }) => [id, entries] as const);
  }

  claim({ node, wanted, lease, within, most }: Claim): Promise<readonly { readonly id: string; readonly wake: number | null }[]> {
    return this.#ask("claim", CLAIM, node, wanted, lease, within, most);
  }

  async release(node: string): Promise<void> {
    await this.#ask("release", RELEASE, node);
  }

  /** A damaged table is told of once, and refused every time. */
  #mustBeWhole(problem: TableProblem | undefined): void {
    if (!problem) return;
    if (!this.#told.has(problem.table)) this.#events.damaged?.(problem);
    this.#told.add(problem.table);
    throw new Damaged(problem);
  }

  wakes(): Promise<readonly { readonly id: string; readonly wake: number }[]> {
    return this.#ask("wakes", SQL.wakes);
  }

  lobby(limit: number): Promise<readonly TableRow[]> {
    return this.#ask("lobby", SQL.lobby, limit);
  }

  tablesOf(identity: string, limit: number): Promise<readonly TableRow[]> {
    return this.#ask("mine", SQL.mine, identity, limit);
  }

  chronicle(id: string): Promise<readonly TableRow[]> {
    return this.#ask("chronicle", SQL.chronicle, id);
  }

  async chroniclesOf(identity: string, limit: number): Promise<readonly string[]> {
    const rows = await this.#ask<{ chronicle: string }>("chronicles", SQL.chronicles, identity, limit);
    return rows.map(({ chronicle }) => chronicle);
  }

  async held(identity: string): Promise<number> {
    return (await this.#ask<{ count: number }>("held", SQL.held, identity))[0]!.count;
  }

  async identity(id: string): Promise<Identity | undefined> {
    return (await this.#ask<Identity>("identity", SQL.identity, id))[0];
  }

  page(after: string, limit: number): Promise<readonly SweepRow[]> {
    return this.#ask("page", SQL.page, after, limit);
  }

  async remove(table: string, length: number): Promise<void> {
    if (!(await this.#removed(table, length))) throw new Conflict();
  }

  async #removed(table: string, length: number): Promise<boolean> {
    const client = await this.#connection();
    let isLost = false;
    try {
      await client.query(LOCK_LOG);
      const { rowCount } = await client.query(REMOVE, [table, length]);
      await client.query("COMMIT");
      return rowCount === 1;
    } catch (fault) {
      await client.query("ROLLBACK").catch(() => (isLost = true));
      if (sqlState(fault) === LOCK_NOT_AVAILABLE) return false;
      throw this.#health.notWritten(fault);
    } finally {
      client.release(isLost);
    }
  }

  async #connection(): Promise<PoolClient> {
    try {
      return await this.#writing.connect();
    } catch (fault) {
      throw this.#health.notWritten(fault);
    }
  }

  async hush(table: string): Promise<number> {
    const lines = await this.#ask<StoredEntry>("lines", SQL.lines, table);
    const empty = lines.flatMap(({ seq, entry: said }) => {
      const entry = hushed(said);
      return entry === undefined ? [] : [{ seq, entry, mark: markOf(table, seq, entry) }];
    });
    if (empty.length > 0) await this.#change(REWRITE, table, JSON.stringify(empty));
    return empty.length;
  }

  async removePeople(after: string, before: number, limit: number): Promise<RemovedPeople> {
    return (await this.#change<RemovedPeople>(REMOVE_PEOPLE, after, before, limit)).rows[0]!;
  }

  async claimSweep(now: number, next: number): Promise<boolean> {
    return (await this.#change(counted(CLAIM_SWEEP), String(next), now)).rowCount === 1;
  }

  async #change<R extends object>(text: string, ...values: readonly (string | number)[]): Promise<QueryResult<R>> {
    try {
      return await this.#writing.query<R>(text, [...values]);
    } catch (fault) {
      throw this.#health.notWritten(fault);
    }
  }

  async trouble(): Promise<Trouble | undefined> {
    try {
      if (this.#health.trouble === "cannot-save") await this.#probe();
      else await this.#ask("ping", SQL.ping);
    } catch {
      // What is wrong has been noted.
    }
    return this.#health.trouble;
  }

  async #probe(): Promise<void> {
    await this.#writing.query(PROBE);
    await this.#writing.query(UNPROBE);
    this.#health.written();
  }

  /** Whatever was asked for is written first, or refused. */
  async close(): Promise<void> {
    await this.#gathering.settled();
    if (this.#writing.totalCount > 0) await this.#writing.query(UNLOCK).catch(() => {});
    await Promise.all([this.#reading.end(), this.#writing.end()]);
  }
}
