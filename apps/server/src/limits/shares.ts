/**
 * What one address may ask for, shared evenly by those behind it who ask for anything: whoever asks for less than their share is served,
 * however much the others ask for.
 */
import type { Rate } from "./limits.ts";

interface Share {
  tokens: number;
  at: number;
}

/** Whoever has asked for nothing for so long has no share any more, in milliseconds. */
const FORGOTTEN = 10_000;
/** Addresses beyond this are looked through before their time. */
const MANY = 10_000;

interface Address {
  readonly shares: Map<string, Share>;
  sweptAt: number;
}

export class Shares {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #addresses = new Map<string, Address>();

  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
  }

  get size(): number {
    return this.#addresses.size;
  }

  /** Takes so much from the share of somebody behind an address if it is there, and otherwise nothing. */
  take(address: string, who: string, cost = 1): boolean {
    const now = this.#now();
    const { shares } = this.#swept(address, now);
    const known = shares.get(who);
    const count = shares.size + (known ? 0 : 1);
    const burst = this.#rate.burst / count;
    const tokens = known ? Math.min(burst, known.tokens + ((now - known.at) / 1000) * (this.#rate.perSecond / count)) : burst;
    const isThere = tokens >= cost;
    shares.set(who, { tokens: isThere ? tokens - cost : tokens, at: now });
    return isThere;
  }

  /** Forgets those who have no share any more, and addresses that nobody comes from. */
  forgetGone(now: number = this.#now()): void {
    for (const [key, address] of this.#addresses) {
      forget(address, now);
      if (address.shares.size === 0) this.#addresses.delete(key);
    }
  }

  #swept(key: string, now: number): Address {
    const address = this.#addresses.get(key) ?? this.#add(key, now);
    if (now - address.sweptAt < FORGOTTEN) return address;
    address.sweptAt = now;
    forget(address, now);
    return address;
  }

  #add(key: string, now: number): Address {
    if (this.#addresses.size >= MANY) this.forgetGone(now);
    const address: Address = { shares: new Map(), sweptAt: now };
    this.#addresses.set(key, address);
    return address;
  }
}

function forget({ shares }: Address, now: number): void {
  for (const [who, { at }] of shares) if (now - at >= FORGOTTEN) shares.delete(who);
}
