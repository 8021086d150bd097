/**
 * Who is let in, and how often. Many people may stand behind one address, a family, a school, a convention: so each person we know has a
 * share of their own, those we do not know yet share one, and the address as a whole is held to a bound that only machines reach, which
 * those behind it divide among themselves.
 */
import { Buckets } from "./bucket.ts";
import type { Limits } from "./limits.ts";
import { SharedBuckets } from "./shared-buckets.ts";
import { Shares } from "./shares.ts";

/** What a file costs at least, in bytes: looking for it is work, even if it is short, not changed or not there. */
const LEAST = 4096;
/** Seconds for which nothing is heard of somebody who would not stop. */
const PENALTY = 3;
/** A message on a socket is cheaper than a request. */
const MESSAGES_PER_REQUEST = 5;

/** What counts at all nodes together: what people ask for, what they say, and what is said at a table. */
export type SharedLimit = "person" | "speaker" | "talk";

export class Door {
  readonly #connections: Buckets;
  readonly #requests: Shares;
  readonly #messages: Shares;
  readonly #strangers: Buckets;
  readonly #newcomers: Buckets;
  readonly #files: Buckets;
  readonly #shared: { readonly [limit in SharedLimit]: SharedBuckets };
  readonly #told: Buckets;
  readonly #penalty: number;

  /** `isShared`: people may ask at other nodes as well. */
  constructor(limits: Limits, isShared = false) {
    const { addressBurst, addressPerSecond, personPerSecond } = limits;
    this.#penalty = personPerSecond * PENALTY;
    this.#connections = new Buckets({ burst: addressBurst, perSecond: addressPerSecond / 2 });
    this.#requests = new Shares({ burst: addressBurst, perSecond: addressPerSecond });
    this.#messages = new Shares({ burst: addressBurst, perSecond: addressPerSecond * MESSAGES_PER_REQUEST });
    this.#strangers = new Buckets({ burst: limits.strangerBurst, perSecond: limits.strangerPerSecond });
    this.#newcomers = new Buckets({ burst: limits.identityBurst, perSecond: limits.identityPerSecond });
    this.#files = new Buckets({ burst: limits.fileBurst, perSecond: limits.filePerSecond });
    this.#told = new Buckets({
      burst: addressPerSecond * MESSAGES_PER_REQUEST,
      perSecond: addressPerSecond * MESSAGES_PER_REQUEST,
    });
    this.#shared = {
      // They are told of every second: what is half of their share costs no letter.
      person: new SharedBuckets({ burst: limits.personBurst, perSecond: personPerSecond }, isShared, personPerSecond / 2),
      speaker: new SharedBuckets({ burst: limits.talkBurst, perSecond: limits.talkPerSecond }, isShared),
      talk: new SharedBuckets({ burst: limits.tableTalkBurst, perSecond: limits.tableTalkPerSecond }, isShared),
    };
  }

  /** Forgets those who have asked for nothing lately. */
  forgetGone(): void {
    this.#requests.forgetGone();
    this.#messages.forgetGone();
    const own = [this.#connections, this.#strangers, this.#newcomers, this.#files, this.#told];
    for (const kind of [...own, ...Object.values(this.#shared)]) kind.forgetFull();
  }

  /** A connection, before anything was said on it. */
  opensTo(address: string): boolean {
    return this.#connections.take(address);
  }

  /** One request, or one attempt to open a socket. `person` is an id whose signature was checked. */
  letsIn(address: string, person: string | undefined, cost = 1): boolean {
    if (person === undefined) return this.#strangers.take(address, cost);
    // The own share first: whoever has used it up costs the others nothing.
    return this.#shared.person.take(person, cost) && this.#requests.take(address, person, cost);
  }

  /** One message on a socket, or something that costs as much as so many. */
  hears(address: string, person: string | undefined, cost = 1): boolean {
    if (person === undefined) return this.#strangers.take(address, cost);
    return this.#shared.person.take(person, cost) && this.#messages.take(address, person, cost);
  }

  /** What was taken since the last time of all that counts at other nodes as well. */
  spentLately(): readonly (readonly [limit: SharedLimit, key: string, amount: number])[] {
    const limits = Object.entries(this.#shared) as [SharedLimit, SharedBuckets][];
    return limits.flatMap(([limit, buckets]) => buckets.takenLately().map((taken) => [limit, ...taken] as const));
  }

  /** So much of it was taken at another node. */
  spentElsewhere(limit: SharedLimit, key: string, amount: number): void {
    this.#shared[limit].charge(key, amount);
  }

  /** A connection was cut off because it would not stop: its person has to wait a few seconds before anything is heard of them again. */
  closesTo(person: string): void {
    this.#shared.person.charge(person, this.#penalty);
  }

  /** Something that is told to somebody who only looks on. */
  tells(address: string): boolean {
    return this.#told.take(address);
  }

  /** One line of talk. Those who sit at a table and those who only look on do not take words from each other. */
  speaks(person: string, table: string, isSeated: boolean): boolean {
    return this.#shared.speaker.take(person) && this.#shared.talk.take(`${table} ${isSeated ? "seats" : "listeners"}`);
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
