/** Token buckets: refilled by time; of many, those that are full are forgotten. */
import type { Rate } from "./limits.ts";

export class Bucket {
  readonly #rate: Rate;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, now: number = performance.now()) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#at = now;
  }

  /** Takes so many tokens if they are there, and otherwise none. */
  take(cost = 1, now: number = performance.now()): boolean {
    this.#fill(now);
    if (this.#tokens < cost) return false;
    this.#tokens -= cost;
    return true;
  }

  /** Takes so many tokens whether they are there or not: what is missing has to be filled up first. */
  charge(cost: number, now: number): void {
    this.#fill(now);
    this.#tokens -= cost;
  }

  isFull(now: number): boolean {
    return this.#level(now) >= this.#rate.burst;
  }

  #level(now: number): number {
    return Math.min(this.#rate.burst, this.#tokens + ((now - this.#at) / 1000) * this.#rate.perSecond);
  }

  #fill(now: number): void {
    this.#tokens = this.#level(now);
    this.#at = now;
  }
}

/** Keys beyond this are looked through before their time. */
const MANY = 10_000;

/** One bucket for each key. */
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

  take(key: string, cost = 1): boolean {
    const now = this.#now();
    return this.#of(key, now).take(cost, now);
  }

  charge(key: string, cost: number): void {
    const now = this.#now();
    this.#of(key, now).charge(cost, now);
  }

  /** A full bucket says nothing that a new one does not. */
  forgetFull(now: number = this.#now()): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(key);
  }

  #of(key: string, now: number): Bucket {
    const known = this.#buckets.get(key);
    if (known) return known;
    if (this.#buckets.size >= MANY) this.forgetFull(now);
    const bucket = new Bucket(this.#rate, now);
    this.#buckets.set(key, bucket);
    return bucket;
  }
}
