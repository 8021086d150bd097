/**
 * The newest moves of games that are being played, in the order in which they came: so a batch of many tables' moves is a few pages of the
 * file, and not one for each table. A table's moves are sorted into its log when its game ends, when nothing else is to be done, or when
 * there are many of them. Everything that reads looks here, too.
 */
import type { Statements } from "./statements.ts";
import type { StoredEntry } from "./marks.ts";

/** So many wait at most. */
const MOST = 8000;

/** What changes with every move: when somebody has to look at the table, and the identities that are awaited. */
export interface Expected {
  readonly wake: number | null;
  readonly turn: string;
}

/** What waits of one table. */
interface Waiting {
  /** The number that its next entry has. */
  next: number;
  readonly numbers: number[];
  tip: string | null;
  expected: Expected | undefined;
}

interface Row {
  readonly number: number;
  readonly id: string;
  readonly seq: number;
  readonly tip: string | null;
  readonly wake: number | null;
  readonly turn: string | null;
}

interface RecentEntry {
  readonly table: string;
  readonly seq: number;
  readonly text: string;
  readonly mark: string;
  readonly tip: string | null;
  readonly expected: Expected | undefined;
}

export class Recent {
  readonly #sql: Statements;
  readonly #tables = new Map<string, Waiting>();
  #size = 0;
  #number = 0;

  constructor(sql: Statements) {
    this.#sql = sql;
    this.load();
  }

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  /** Learns from the file what waits: at the beginning, and after a batch that was not kept. */
  load(): void {
    this.#tables.clear();
    this.#size = 0;
    this.#number = 0;
    for (const { number, id, seq, tip, wake, turn } of this.#sql.recent.all() as Row[]) {
      this.#note(id, number, seq, tip, turn === null ? undefined : { wake, turn });
    }
  }

  /** How many entries of a table wait. */
  count(table: string): number {
    return this.#tables.get(table)?.numbers.length ?? 0;
  }

  /** What the newest move made of a table, if the index does not know it yet. */
  expected(table: string): Expected | undefined {
    return this.#tables.get(table)?.expected;
  }

  *allExpected(): Generator<readonly [table: string, expected: Expected]> {
    for (const [table, { expected }] of this.#tables) if (expected) yield [table, expected];
  }

  /** What waits of a table, in order. */
  entries(table: string): StoredEntry[] {
    return (this.#tables.get(table)?.numbers ?? []).map((number) => this.#sql.readRecent.get(number) as StoredEntry);
  }

  /** Writes the next entry of a table; false if there is one of that number already, or no such table. */
  add({ table, seq, text, mark, tip, expected }: RecentEntry): boolean {
    const next = this.#tables.get(table)?.next ?? (this.#sql.length.get(table) as { entries: number } | undefined)?.entries;
    if (seq !== next) return false;
    const number = this.#number + 1;
    this.#sql.addRecent.run(number, table, seq, text, mark, tip, expected?.wake ?? null, expected?.turn ?? null);
    this.#note(table, number, seq, tip, expected);
    return true;
  }

  /** Sorts what waits of this table into its log. */
  sortIn(table: string): void {
    const waiting = this.#tables.get(table);
    if (!waiting) return;
    const numbers = JSON.stringify(waiting.numbers);
    this.#sql.sortIn.run(numbers);
    this.#sql.sorted.run(numbers);
    const { next, tip, expected } = waiting;
    this.#sql.count.run(next, tip, table);
    if (expected) this.#sql.expect.run(expected.wake, expected.turn, table);
    this.#size -= waiting.numbers.length;
    this.#tables.delete(table);
  }

  /** The same for whatever waits longest, at least so many entries of it if there are so many. */
  sortOldest(entries: number): void {
    const goal = Math.max(0, this.#size - entries);
    for (const table of this.#tables.keys()) {
      if (this.#size <= goal) return;
      this.sortIn(table);
    }
  }

  /** Keeps the number of those that wait in bounds. */
  trim(): void {
    if (this.#size > MOST) this.sortOldest(this.#size - MOST);
  }

  #note(table: string, number: number, seq: number, tip: string | null, expected: Expected | undefined): void {
    const waiting = this.#tables.get(table) ?? { next: seq, numbers: [], tip: null, expected: undefined };
    this.#tables.set(table, waiting);
    waiting.numbers.push(number);
    waiting.next = seq + 1;
    waiting.tip = tip ?? waiting.tip;
    waiting.expected = expected ?? waiting.expected;
    this.#number = number;
    this.#size++;
  }
}
