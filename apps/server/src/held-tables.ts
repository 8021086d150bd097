/** How many unfinished tables people hold a seat at. The store is asked once for each of them, and again when there may be no room. */
import type { Store } from "./store/store.ts";

const MOST_KNOWN = 10_000;

interface Count {
  /** There are not more: tables that have ended since are still counted. */
  atMost: number;
  readonly asked: Promise<void>;
}

export class HeldTables {
  readonly #store: Pick<Store, "held">;
  readonly #most: number;
  readonly #isShared: boolean;
  readonly #counts = new Map<string, Count>();

  /** `isShared`: people take seats at other servers of the house, too. Then it is asked every time. */
  constructor(store: Pick<Store, "held">, most: number, isShared: boolean) {
    this.#store = store;
    this.#most = most;
    this.#isShared = isShared;
  }

  /** Whether somebody may take one more seat; if so, it counts as taken. */
  async takes(person: string): Promise<boolean> {
    const known = this.#counts.get(person);
    const count = !known || known.atMost >= this.#most || this.#isShared ? this.#ask(person) : known;
    await count.asked;
    return count.atMost++ < this.#most;
  }

  #ask(person: string): Count {
    const asked = this.#store.held(person).then((held) => void (count.atMost = held));
    const count: Count = { atMost: 0, asked };
    this.#counts.delete(person);
    this.#counts.set(person, count);
    // Whoever was asked for longest ago is asked for again.
    for (const [other] of this.#counts) {
      if (this.#counts.size <= MOST_KNOWN) break;
      this.#counts.delete(other);
    }
    return count;
  }
}
