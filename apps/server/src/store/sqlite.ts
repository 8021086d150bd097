/** The store in one SQLite file. */
import { setImmediate } from "node:timers/promises";
import type { Entry } from "../table/entry.ts";
import { emptyJournal } from "./driver.ts";
import { type Batch, Group } from "./group.ts";
import { Health } from "./health.ts";
import { markOf, problemAtEnd, problemIn, type StoredEntry } from "./marks.ts";
import { openFile, type OpenFile, type OpenSettings } from "./open.ts";
import type { TableProblem } from "./problem.ts";
import { prepareStatements, type Statements } from "./statements.ts";
import { Conflict, Damaged, type Identity, type Patch, type Store, type TableRow, type Trouble } from "./store.ts";

/** Entries of a long log that are read before others have their turn. */
const READ_AT_ONCE = 500;
/** A write of this length needs room as games do; whether it works is tried at most once in so many milliseconds. */
const PROBE = { length: 65_536, pause: 1000 };

export interface StoreEvents {
  batch?(batch: Batch): void;
  /** The store as a whole stopped doing its work, or does it again. */
  trouble?(trouble: Trouble | undefined, fault: unknown): void;
  /** Somebody asked for a table that is damaged; told once for each. */
  damaged?(problem: TableProblem): void;
}

export class SqliteStore implements Store {
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
    this.#health = new Health((trouble, fault) => events.trouble?.(trouble, fault));
    if (file.inspection.folder.some(({ code }) => code === "corrupt")) this.#health.become("damaged");
    this.#group = new Group(file.database, {
      committed: () => this.#committed(),
      failed: (fault) => this.#failed(fault),
      done: (batch) => events.batch?.(batch),
    });
  }

  /** Opens this data folder, or begins one. Fails with `Unopenable`, and has changed nothing, if something is wrong. */
  static async open(folder: string, events: StoreEvents = {}, settings: OpenSettings = {}): Promise<SqliteStore> {
    return new SqliteStore(await openFile(folder, settings), events);
  }

  append(table: string, seq: number, entry: Entry, { row, holders, tip }: Patch): Promise<void> {
    const text = JSON.stringify(entry);
    const mark = markOf(table, seq, text);
    return this.#group.run(() => {
      // A log refers to its table, so a new table comes first; an old one only after the entry found its place free.
      if (seq === 0 && this.#sql.taken.get(table) !== undefined) return new Conflict();
      if (seq === 0 && row) this.#put(row, 1, tip ?? null);
      if (Number(this.#sql.append.run(table, seq, text, mark).changes) === 0) return new Conflict();
      if (seq > 0 && row) this.#put(row, seq + 1, tip ?? null);
      if (!row) this.#sql.count.run(seq + 1, tip ?? null, table);
      if (holders) {
        this.#sql.leave.run(table);
        for (const identity of holders) this.#sql.sit.run(identity, table);
      }
      this.#fresh.entries++;
      return undefined;
    });
  }

  #put({ id, game, visibility, state, created, wake, chronicle, summary }: TableRow, entries: number, tip: string | null): void {
    this.#sql.put.run(id, game, visibility, state, created, wake, chronicle, summary, entries, tip);
  }

  #committed(): void {
    const { entries, people } = this.#fresh;
    this.#fresh = { entries: 0, people: 0 };
    this.#health.written();
    if (entries + people === 0) return;
    this.#seen = { ...this.#seen, entries: this.#seen.entries + entries, people: this.#seen.people + people };
    this.#file.witness.note(this.#seen);
  }

  #failed(fault: unknown): unknown {
    this.#fresh = { entries: 0, people: 0 };
    return this.#health.notWritten(fault);
  }

  #look<T>(work: (sql: Statements) => T): T {
    try {
      return work(this.#sql);
    } catch (fault) {
      throw this.#health.notRead(fault);
    }
  }

  async read(table: string): Promise<readonly Entry[]> {
    const row = this.#look(({ length }) => length.get(table) as { entries: number } | undefined);
    const log: Entry[] = [];
    for (;;) {
      const part = this.#look(({ read }) => read.all(table, log.length, READ_AT_ONCE) as StoredEntry[]);
      const isLast = part.length < READ_AT_ONCE;
      this.#mustBeWhole(
        problemIn(table, part, log.length) ?? (isLast ? problemAtEnd(table, log.length + part.length, row?.entries) : undefined),
      );
      for (const { entry } of part) log.push(JSON.parse(entry) as Entry);
      if (isLast) return log;
      await setImmediate();
    }
  }

  /** A damaged table is told of once, and refused every time. */
  #mustBeWhole(problem: TableProblem | undefined): void {
    if (!problem) return;
    if (!this.#told.has(problem.table)) this.#events.damaged?.(problem);
    this.#told.add(problem.table);
    throw new Damaged(problem);
  }

  async wakes(): Promise<readonly { readonly id: string; readonly wake: number }[]> {
    return this.#look(({ wakes }) => wakes.all() as { id: string; wake: number }[]);
  }

  async lobby(limit: number): Promise<readonly TableRow[]> {
    return this.#look(({ lobby }) => lobby.all(limit) as TableRow[]);
  }

  async tablesOf(identity: string, limit: number): Promise<readonly TableRow[]> {
    return this.#look(({ mine }) => mine.all(identity, limit) as TableRow[]);
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
    emptyJournal(this.#file.database);
    this.#file.database.close();
    this.#file.witness.close();
    this.#file.release();
  }
}
