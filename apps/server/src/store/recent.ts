/**
 * The newest entries of all tables, in the order in which they came: so a batch of many tables' entries is a few pages of the file, and not
 * one for each table. They are sorted into the logs, the oldest first and many at once, when there are many of them or nothing else is to
 * be done. Everything that reads looks here, too.
 */
import type { Statements } from "./statements.ts";
import type { StoredEntry } from "./marks.ts";

/** When so many wait, so many of them are sorted in. */
const MOST = 8000;
const AT_ONCE = 1000;

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

  /** The hash of the newest move in its game's record, if one waits. */
  tip(table: string): string | null {
    return this.#tables.get(table)?.tip ?? null;
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

  /** Sorts what waits of these tables into their logs: together, so that few pages of the file are touched. */
  sortIn(...tables: readonly string[]): void {
    const waiting = tables.flatMap((id) => [[id, this.#tables.get(id)] as const]);
    const numbers = JSON.stringify(waiting.flatMap(([, one]) => one?.numbers ?? []));
    if (numbers === "[]") return;
    this.#sql.sortIn.run(numbers);
    this.#sql.sorted.run(numbers);
    for (const [id, one] of waiting) {
      if (!one) continue;
      this.#sql.count.run(one.next, one.tip, id);
      if (one.expected) this.#sql.expect.run(one.expected.wake, one.expected.turn, id);
      this.#size -= one.numbers.length;
      this.#tables.delete(id);
    }
  }

  /** The same for whatever waits longest, at least so many entries of it if there are so many. */
  sortOldest(entries: number): void {
    const oldest: string[] = [];
    let found = 0;
    for (const [table, { numbers }] of this.#tables) {
      if (found >= entries) break;
      oldest.push(table);
      found += numbers.length;
    }
    this.sortIn(...oldest);
  }

  /** Keeps the number of those that wait in bounds. */
  trim(): void {
    while (this.#size >= MOST) this.sortOldest(AT_ONCE);
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
