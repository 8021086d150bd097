/** What a sweep takes out of a SQLite file; each call is part of a transaction that whoever calls has begun. */
import { hushed } from "./hushed.ts";
import { markOf, type StoredEntry } from "./marks.ts";
import type { Recent } from "./recent.ts";
import { SWEPT } from "./schema.ts";
import type { Statements } from "./statements.ts";
import type { RemovedPeople } from "./store.ts";

export class Sweeping {
  readonly #sql: Statements;
  readonly #recent: Recent;

  constructor(sql: Statements, recent: Recent) {
    this.#sql = sql;
    this.#recent = recent;
  }

  /** Precondition: the table has so many entries. */
  remove(table: string, length: number): undefined {
    const { leave, erase, unlist, swept } = this.#sql;
    this.#recent.sortIn(table);
    for (const statement of [leave, erase, unlist]) statement.run(table);
    swept.run(SWEPT.entries, length);
  }

  hush(table: string): number {
    this.#recent.sortIn(table);
    let count = 0;
    for (const { seq, entry } of this.#sql.lines.all(table) as StoredEntry[]) {
      const text = hushed(entry);
      if (text === undefined) continue;
      this.#sql.rewrite.run(text, markOf(table, seq, text), table, seq);
      count++;
    }
    return count;
  }

  removePeople(after: string, before: number, limit: number): RemovedPeople {
    const found = this.#sql.people.all(after, limit) as { id: string; created: number; seated: number }[];
    const gone = found.filter(({ created, seated }) => created < before && seated === 0);
    for (const { id } of gone) this.#sql.dismiss.run(id);
    if (gone.length > 0) this.#sql.swept.run(SWEPT.people, gone.length);
    return { last: found.at(-1)?.id ?? null, removed: gone.length };
  }
}
