/**
 * Who is let in, and how often. Many people may stand behind one address, a family, a school, a convention: so each person we know has a
 * share of their own, those we do not know yet share one, and the address as a whole is held to a bound that only machines reach.
 */
import type { Limits } from "./limits.ts";
import { Buckets } from "./bucket.ts";

/** What a file costs at least, in bytes: looking for it is work, even if it is short, not changed or not there. */
const LEAST = 4096;

export class Door {
  readonly #addresses: Buckets;
  readonly #strangers: Buckets;
  readonly #newcomers: Buckets;
  readonly #people: Buckets;
  readonly #files: Buckets;

  constructor(limits: Limits) {
    this.#addresses = new Buckets({ burst: limits.addressBurst, perSecond: limits.addressPerSecond });
    this.#strangers = new Buckets({ burst: limits.strangerBurst, perSecond: limits.strangerPerSecond });
    this.#newcomers = new Buckets({ burst: limits.identityBurst, perSecond: limits.identityPerSecond });
    this.#people = new Buckets({ burst: limits.personBurst, perSecond: limits.personPerSecond });
    this.#files = new Buckets({ burst: limits.fileBurst, perSecond: limits.filePerSecond });
  }

  /** One request, or one attempt to open a socket. `person` is an id whose signature was checked. */
  letsIn(address: string, person: string | undefined): boolean {
    // The own share first: whoever has used it up costs the others nothing.
    const own = person === undefined ? this.#strangers.take(address) : this.hears(person);
    return own && this.#addresses.take(address);
  }

  /** One message of somebody on a socket. */
  hears(person: string): boolean {
    return this.#people.take(person);
  }

  /** A new identity. */
  welcomes(address: string): boolean {
    return this.#newcomers.take(address);
  }

  /** Asks before anything is known of a file; the rest of its bytes are asked for with `hands`. */
  shows(address: string): boolean {
    return this.#files.take(address, LEAST);
  }

  hands(address: string, bytes: number): boolean {
    return this.#files.take(address, Math.max(0, bytes - LEAST));
  }
}
