/** The store in one SQLite file. */
import { setImmediate } from "node:timers/promises";
import type { Entry } from "../table/entry.ts";
import { emptyJournal, isBroken, isUnwritable, RESULT, resultOf } from "./driver.ts";
import type { StoreEvents } from "./events.ts";
import { Group } from "./group.ts";
import { Health, type Judge } from "./health.ts";
import { markOf, problemAtEnd, problemIn, type StoredEntry } from "./marks.ts";
import { openFile, type OpenFile, type OpenSettings } from "./open.ts";
import type { TableProblem } from "./problem.ts";
import { Recent } from "./recent.ts";
import { prepareStatements, type Statements } from "./statements.ts";
import { Sweeping } from "./sweeping.ts";
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
} from "./store.ts";

/** Entries of a long log that are read before others have their turn. */
const READ_AT_ONCE = 500;
/** After so many milliseconds without writing, so many of the newest entries are sorted into their logs at once. */
const SORT = { pause: 1000, atOnce: 500 };
/** A write of this length needs room as games do; whether it works is tried at most once in so many milliseconds. */
const PROBE = { length: 65_536, pause: 1000 };

/** A disk that takes no writes can mostly still be read; one that cannot be read at all is damaged. */
const JUDGE: Judge = {
  reading: (fault) => (isBroken(fault) || resultOf(fault) === RESULT.io ? "damaged" : undefined),
  writing: (fault) => (isUnwritable(fault) ? "cannot-save" : JUDGE.reading(fault)),
};

export class SqliteStore implements SharedStore {
  readonly key: string;
  /** Tables that were found to be wrong when the data folder was opened. */
  readonly wrongTables: readonly TableProblem[];
  /** Nothing told how much the data folder should have. */
  readonly withoutWitness: boolean;
  readonly #file: OpenFile;
  readonly #events: StoreEvents;
  readonly #group: Group;
  readonly #sql: Statements;
  readonly #health: Health;
  readonly #told = new Set<string>();
  readonly #recent: Recent;
  readonly #sweeping: Sweeping;
  readonly #duties = new Map<string, { readonly node: string; readonly until: number }>();
  #sorting: NodeJS.Timeout | undefined;
  /** What the present batch adds, if it is kept. */
  #fresh = { entries: 0, people: 0 };
  #seen: OpenFile["seen"];
  #probed = 0;

  private constructor(file: OpenFile, events: StoreEvents) {
    this.#file = file;
    this.#seen = file.seen;
    this.#events = events;
    this.key = file.key;
    this.wrongTables = file.inspection.tables;
    this.withoutWitness = file.inspection.withoutWitness;
    this.#sql = prepareStatements(file.database);
    this.#recent = new Recent(this.#sql);
    this.#sweeping = new Sweeping(this.#sql, this.#recent);
    this.#health = new Health(JUDGE, (trouble, fault) => events.trouble?.(trouble, fault));
    if (file.inspection.folder.some(({ code }) => code === "corrupt")) this.#health.become("damaged");
    this.#group = new Group(file.database, {
      written: () => this.#recent.trim(),
      committed: () => this.#committed(),
      failed: (fault) => this.#failed(fault),
      done: (batch) => events.batch?.(batch),
    });
  }

  /** Opens this data folder, or begins one. Fails with `Unopenable`, and has changed nothing, if something is wrong. */
  static async open(folder: string, events: StoreEvents = {}, settings: OpenSettings = {}): Promise<SqliteStore> {
    return new SqliteStore(await openFile(folder, settings), events);
  }

  append(table: string, seq: number, entry: Entry, patch: Patch): Promise<void> {
    return this.appendText(table, seq, JSON.stringify(entry), patch);
  }

  /** The same where the entry is text already. */
  appendText(table: string, seq: number, text: string, patch: Patch): Promise<void> {
    const mark = markOf(table, seq, text);
    return this.#group.run(() => {
      const isThere = seq === 0 ? this.#begin(table, text, mark, patch) : this.#goOn(table, seq, text, mark, patch);
      if (!isThere) return new Conflict();
      this.#fresh.entries++;
      return undefined;
    });
  }

  /** A log refers to its table, so a new table comes first. */
  #begin(table: string, text: string, mark: string, { row, holders, tip }: Patch): boolean {
    if (this.#sql.taken.get(table) !== undefined) return false;
    if (row) this.#put(row, tip ?? null);
    this.#sql.append.run(table, 0, text, mark);
    this.#seat(table, row, holders);
    return true;
  }

  #put({ id, game, visibility, state, created, wake, chronicle, summary, turn }: TableRow, tip: string | null): void {
    this.#sql.put.run(id, game, visibility, state, created, wake, chronicle, summary, turn, tip);
  }

  #goOn(table: string, seq: number, text: string, mark: string, { row, holders, tip, expected }: Patch): boolean {
    const awaited = row ? { wake: row.wake, turn: row.turn ?? "" } : expected;
    if (!this.#recent.add({ table, seq, text, mark, tip: tip ?? null, expected: awaited })) return false;
    if (row) this.#sql.relist.run(row.state, row.wake, row.summary, row.turn, table);
    this.#seat(table, row, holders);
    return true;
  }

  #seat(table: string, row: TableRow | undefined, holders: readonly string[] | undefined): void {
    if (holders) {
      this.#sql.leave.run(table);
      for (const identity of holders) this.#sql.sit.run(identity, table);
    } else if (row) this.#sql.open.run(row.state === "over" ? 0 : 1, table);
  }

  #committed(): void {
    const { entries, people } = this.#fresh;
    this.#fresh = { entries: 0, people: 0 };
    this.#health.written();
    this.#sortLater();
    if (entries + people === 0) return;
    this.#seen = { ...this.#seen, entries: this.#seen.entries + entries, people: this.#seen.people + people };
    this.#file.witness.note(this.#seen);
  }

  #failed(fault: unknown): unknown {
    this.#fresh = { entries: 0, people: 0 };
    const told = this.#health.notWritten(fault);
    try {
      this.#look(() => this.#recent.load());
    } catch {
      // What cannot be read has been told of, and is told to whoever asks for it.
    }
    return told;
  }

  #sort(entries: number): undefined {
    this.#recent.sortOldest(entries);
  }

  /** When nothing else is to be done, the newest entries are sorted into the logs, a few at a time. */
  #sortLater(): void {
    clearTimeout(this.#sorting);
    if (this.#recent.isEmpty || this.#health.trouble) return;
    this.#sorting = setTimeout(() => {
      // Whoever has something to write finds out by themselves that it does not work.
      this.#group.run(() => this.#sort(SORT.atOnce)).catch(() => {});
    }, SORT.pause).unref();
  }

  #look<T>(work: (sql: Statements) => T): T {
    try {
      return work(this.#sql);
    } catch (fault) {
      throw this.#health.notRead(fault);
    }
  }

  async read(table: string): Promise<readonly Entry[]> {
    return (await this.readTexts(table)).map((text) => JSON.parse(text) as Entry);
  }

  /** The log as text, from this entry on. */
  async readTexts(table: string, from = 0): Promise<readonly string[]> {
    const log: string[] = [];
    for (;;) {
      const next = from + log.length;
      const part = this.#look(({ read }) => read.all(table, next, READ_AT_ONCE) as StoredEntry[]);
      const isLast = part.length < READ_AT_ONCE;
      // Looked up together, so that nothing is sorted in meanwhile.
      if (isLast) part.push(...this.#look(() => this.#recent.entries(table).filter(({ seq }) => seq >= next)));
      this.#mustBeWhole(problemIn(table, part, next));
      for (const { entry } of part) log.push(entry);
      if (isLast) break;
      await setImmediate();
    }
    if (log.length > 0 || from === 0) this.#mustBeWhole(problemAtEnd(table, from + log.length, this.#length(table)));
    return log;
  }

  async readFrom(table: string, from: number): Promise<readonly Entry[]> {
    return (await this.readTexts(table, from)).map((text) => JSON.parse(text) as Entry);
  }

  async lengths(tables: readonly string[]): Promise<readonly (readonly [string, number])[]> {
    return tables.map((table) => [table, this.#length(table) ?? 0] as const);
  }

  /** Whoever has the file has the only word: who has which duty need not be written down. */
  async claim({
    node,
    wanted,
    lease,
    within,
    most,
  }: Claim): Promise<readonly { readonly id: string; readonly wake: number | null }[]> {
    const now = Date.now();
    const due = new Map<string, number | null>(wanted.map((id) => [id, null]));
    for (const { id, wake } of this.#dueBefore(now + within)) due.set(id, wake);
    const free = [...due].filter(([id]) => {
      const duty = this.#duties.get(id);
      return duty === undefined || duty.node === node || duty.until < now;
    });
    return free.slice(0, most).map(([id, wake]) => {
      this.#duties.set(id, { node, until: now + lease });
      return { id, wake };
    });
  }

  #dueBefore(end: number): readonly { readonly id: string; readonly wake: number }[] {
    const recent = new Map(this.#recent.allExpected());
    const known = this.#look(({ due }) => due.all(end) as { id: string; wake: number }[]).filter(({ id }) => !recent.has(id));
    const fresh = [...recent].flatMap(([id, { wake }]) => (wake !== null && wake < end ? [{ id, wake }] : []));
    return [...known, ...fresh];
  }

  async release(node: string): Promise<void> {
    for (const [id, duty] of this.#duties) if (duty.node === node || duty.until < Date.now()) this.#duties.delete(id);
  }

  /** How many entries a table should have; undefined if there is no such table. */
  #length(table: string): number | undefined {
    const row = this.#look(({ length }) => length.get(table) as { entries: number } | undefined);
    return row && row.entries + this.#recent.count(table);
  }

  /** A damaged table is told of once, and refused every time. */
  #mustBeWhole(problem: TableProblem | undefined): void {
    if (!problem) return;
    if (!this.#told.has(problem.table)) this.#events.damaged?.(problem);
    this.#told.add(problem.table);
    throw new Damaged(problem);
  }

  async wakes(): Promise<readonly { readonly id: string; readonly wake: number }[]> {
    const known = this.#look(({ wakes }) => wakes.all() as { id: string; wake: number }[]);
    const wakes = new Map(known.map(({ id, wake }): [string, number | null] => [id, wake]));
    for (const [id, { wake }] of this.#recent.allExpected()) wakes.set(id, wake);
    return [...wakes].flatMap(([id, wake]) => (wake === null ? [] : [{ id, wake }]));
  }

  async lobby(limit: number): Promise<readonly TableRow[]> {
    return this.#look(({ lobby }) => lobby.all(limit) as TableRow[]);
  }

  async tablesOf(identity: string, limit: number): Promise<readonly TableRow[]> {
    const rows = this.#look(({ mine }) => mine.all(identity, limit) as TableRow[]);
    return rows.map((row) => ({ ...row, ...this.#recent.expected(row.id) }));
  }

  async chronicle(id: string): Promise<readonly TableRow[]> {
    return this.#look(({ chronicle }) => chronicle.all(id) as TableRow[]);
  }

  async chroniclesOf(identity: string, limit: number): Promise<readonly string[]> {
    const rows = this.#look(({ chronicles }) => chronicles.all(identity, limit) as { chronicle: string }[]);
    return rows.map(({ chronicle }) => chronicle);
  }

  async held(identity: string): Promise<number> {
    return this.#look(({ held }) => held.get(identity) as { count: number }).count;
  }

  async identity(id: string): Promise<Identity | undefined> {
    return this.#look(({ identity }) => identity.get(id) as Identity | undefined);
  }

  saveIdentity({ id, name, created }: Identity): Promise<void> {
    return this.#group.run(() => {
      if (Number(this.#sql.create.run(id, name, created).changes) > 0) this.#fresh.people++;
      else this.#sql.rename.run(name, id);
      return undefined;
    });
  }

  async page(after: string, limit: number): Promise<readonly SweepRow[]> {
    const rows = this.#look(({ page }) => page.all(after, limit) as SweepRow[]);
    return rows.map((row) => ({
      ...row,
      tip: this.#recent.tip(row.id) ?? row.tip,
      last: this.#recent.entries(row.id).at(-1)?.entry ?? row.last,
    }));
  }

  remove(table: string, length: number): Promise<void> {
    return this.#group.run(() => (this.#length(table) === length ? this.#sweeping.remove(table, length) : new Conflict()));
  }

  hush(table: string): Promise<number> {
    return this.#answered(() => this.#sweeping.hush(table));
  }

  removePeople(after: string, before: number, limit: number): Promise<RemovedPeople> {
    return this.#answered(() => this.#sweeping.removePeople(after, before, limit));
  }

  claimSweep(now: number, next: number): Promise<boolean> {
    return this.#answered(({ claimSweep }) => Number(claimSweep.run(String(next), now).changes) > 0);
  }

  /** A write that has something to tell. */
  async #answered<T>(write: (sql: Statements) => T): Promise<T> {
    let answer: T | undefined;
    await this.#group.run(() => {
      answer = write(this.#sql);
      return undefined;
    });
    return answer!;
  }

  async trouble(): Promise<Trouble | undefined> {
    if (this.#health.trouble === "cannot-save") await this.#probe();
    else this.#look(({ ping }) => ping.get());
    return this.#health.trouble;
  }

  /** Writes something and takes it away again; a success is noticed like that of any write. */
  async #probe(): Promise<void> {
    const now = Date.now();
    if (now - this.#probed < PROBE.pause) return;
    this.#probed = now;
    const { probe, unprobe } = this.#sql;
    try {
      await this.#group.run(() => void probe.run(" ".repeat(PROBE.length)));
      await this.#group.run(() => void unprobe.run());
    } catch {
      // It is known already that nothing can be written.
    }
  }

  async close(): Promise<void> {
    this.#group.flush();
    clearTimeout(this.#sorting);
    await this.#group.run(() => this.#sort(Infinity)).catch(() => {});
    clearTimeout(this.#sorting);
    emptyJournal(this.#file.database);
    this.#file.database.close();
    this.#file.witness.close();
    this.#file.release();
  }
}
