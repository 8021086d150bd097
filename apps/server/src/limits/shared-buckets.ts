/** Buckets of people who may take from them at several nodes: each tells the others what was taken. */
import { Buckets } from "./bucket.ts";
import type { Rate } from "./limits.ts";

export class SharedBuckets {
  readonly #buckets: Buckets;
  readonly #trifle: number;
  readonly #taken = new Map<string, number>();
  readonly #isShared: boolean;

  /** Where less than `trifle` was taken, nobody need be told of it. */
  constructor(rate: Rate, isShared: boolean, trifle = 0) {
    this.#buckets = new Buckets(rate);
    this.#isShared = isShared;
    this.#trifle = trifle;
  }

  take(key: string, cost = 1): boolean {
    if (!this.#buckets.take(key, cost)) return false;
    if (this.#isShared) this.#taken.set(key, (this.#taken.get(key) ?? 0) + cost);
    return true;
  }

  /** Takes it whether it is there or not, as something that was taken at another node. */
  charge(key: string, cost: number): void {
    this.#buckets.charge(key, cost);
  }

  /** What was taken here since the last time, trifles aside. */
  takenLately(): readonly (readonly [key: string, amount: number])[] {
    const taken = [...this.#taken].filter(([, amount]) => amount >= this.#trifle);
    this.#taken.clear();
    return taken;
  }

  forgetFull(): void {
    this.#buckets.forgetFull();
  }
}
