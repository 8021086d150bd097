/** Whose the duties of a table are: one node's for a few seconds at a time, as the database says. */
import type { SharedStore } from "../store/store.ts";

/** Milliseconds for which a duty belongs to a node without being claimed again. */
const LEASE = 3000;
/** A node believes that it has a duty for a little less, so that it is over before anybody else begins. */
const MARGIN = 500;
/** What is due within so many milliseconds is claimed. */
export const HORIZON = 2000;
const MOST = 500;
/** Milliseconds between two claims that are in a hurry. */
const PAUSE = 20;

interface LeaseHooks {
  /** Tables in memory at which something is due within the horizon. */
  wanted(): readonly string[];
  /** The duties of this table are ours now; `wake` is when the database says that something is due there. */
  granted(table: string, wake: number | null): void;
  fault(fault: unknown): void;
}

export class Leases {
  readonly #store: Pick<SharedStore, "claim" | "release">;
  readonly #node: string;
  readonly #hooks: LeaseHooks;
  /** Until when each duty is ours, by a clock that nobody sets. */
  readonly #until = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #claiming: Promise<void> | undefined;
  #isClosed = false;

  constructor(store: Pick<SharedStore, "claim" | "release">, node: string, hooks: LeaseHooks) {
    this.#store = store;
    this.#node = node;
    this.#hooks = hooks;
  }

  holds(table: string): boolean {
    return (this.#until.get(table) ?? 0) > performance.now();
  }

  /** Claims soon, instead of with the next beat. */
  hurry(): void {
    if (this.#isClosed) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.claim();
    }, PAUSE);
  }

  /** Takes what nobody has, and keeps what this node has. */
  async claim(): Promise<void> {
    // One at a time: what is asked for meanwhile is part of the next one.
    if (this.#claiming) return this.#claiming.then(() => this.hurry());
    this.#claiming = this.#claim().finally(() => (this.#claiming = undefined));
    return this.#claiming;
  }

  async #claim(): Promise<void> {
    const began = performance.now();
    for (const [table, until] of this.#until) if (until <= began) this.#until.delete(table);
    try {
      const wanted = this.#hooks.wanted();
      const claimed = await this.#store.claim({ node: this.#node, wanted, lease: LEASE, within: HORIZON, most: MOST });
      if (this.#isClosed) return;
      for (const { id, wake } of claimed) {
        this.#until.set(id, began + LEASE - MARGIN);
        this.#hooks.granted(id, wake);
      }
    } catch (fault) {
      // Nobody knows what was claimed; what is ours by then is ours no longer when its time is up.
      this.#hooks.fault(fault);
    }
  }

  /** Leaves all duties to the others. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#claiming;
    this.#until.clear();
    await this.#store.release(this.#node).catch((fault: unknown) => this.#hooks.fault(fault));
  }
}
