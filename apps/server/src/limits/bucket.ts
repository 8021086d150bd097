/** Token buckets: one for each key, refilled by time, forgotten when full. */
import type { Rate } from "./limits.ts";

interface Bucket {
  tokens: number;
  at: number;
}

/** Keys beyond this are looked through for full buckets; a full bucket says nothing that a new one does not. */
const MANY = 10_000;

export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Takes so many tokens if they are there, and otherwise none. */
  take(key: string, cost = 1): boolean {
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? this.#add(key, now);
    bucket.tokens = this.#level(bucket, now);
    bucket.at = now;
    if (bucket.tokens < cost) return false;
    bucket.tokens -= cost;
    return true;
  }

  /** Takes so many tokens whether they are there or not: what is missing has to be filled up first. */
  charge(key: string, cost: number): void {
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? this.#add(key, now);
    bucket.tokens = this.#level(bucket, now) - cost;
    bucket.at = now;
  }

  #level({ tokens, at }: Bucket, now: number): number {
    return Math.min(this.#rate.burst, tokens + ((now - at) / 1000) * this.#rate.perSecond);
  }

  #add(key: string, now: number): Bucket {
    if (this.#buckets.size >= MANY)
      for (const [old, bucket] of this.#buckets) if (this.#level(bucket, now) >= this.#rate.burst) this.#buckets.delete(old);
    const bucket = { tokens: this.#rate.burst, at: now };
    this.#buckets.set(key, bucket);
    return bucket;
  }
}
