/**
 * Who is let in, and how often. Many people may stand behind one address, a family, a school, a convention: so each person we know has a
 * share of their own, those we do not know yet share one, and the address as a whole is held to a bound that only machines reach, which
 * those behind it divide among themselves.
 */
import { Buckets } from "./bucket.ts";
import type { Limits } from "./limits.ts";
import { Shares } from "./shares.ts";

/** What a file costs at least, in bytes: looking for it is work, even if it is short, not changed or not there. */
const LEAST = 4096;
/** Seconds for which nothing is heard of somebody who would not stop. */
const PENALTY = 3;
/** A message on a socket is cheaper than a request. */
const MESSAGES_PER_REQUEST = 5;

export class Door {
  readonly #connections: Buckets;
  readonly #requests: Shares;
  readonly #messages: Shares;
  readonly #strangers: Buckets;
  readonly #newcomers: Buckets;
  readonly #people: Buckets;
  readonly #files: Buckets;
  readonly #speakers: Buckets;
  readonly #talk: Buckets;
  readonly #told: Buckets;
  readonly #penalty: number;
  /** What people asked for lately, where other nodes want to know. */
  readonly #spent: Map<string, number> | undefined;
  /** Whoever asks for less in a second need not be told of. */
  readonly #trifle: number;

  /** `isShared`: people may ask at other nodes as well. */
  constructor(limits: Limits, isShared = false) {
    this.#spent = isShared ? new Map() : undefined;
    const { addressBurst, addressPerSecond } = limits;
    this.#penalty = limits.personPerSecond * PENALTY;
    this.#trifle = limits.personPerSecond / 2;
    this.#connections = new Buckets({ burst: addressBurst, perSecond: addressPerSecond / 2 });
    this.#requests = new Shares({ burst: addressBurst, perSecond: addressPerSecond });
    this.#messages = new Shares({ burst: addressBurst, perSecond: addressPerSecond * MESSAGES_PER_REQUEST });
    this.#strangers = new Buckets({ burst: limits.strangerBurst, perSecond: limits.strangerPerSecond });
    this.#newcomers = new Buckets({ burst: limits.identityBurst, perSecond: limits.identityPerSecond });
    this.#people = new Buckets({ burst: limits.personBurst, perSecond: limits.personPerSecond });
    this.#files = new Buckets({ burst: limits.fileBurst, perSecond: limits.filePerSecond });
    this.#speakers = new Buckets({ burst: limits.talkBurst, perSecond: limits.talkPerSecond });
    this.#told = new Buckets({
      burst: addressPerSecond * MESSAGES_PER_REQUEST,
      perSecond: addressPerSecond * MESSAGES_PER_REQUEST,
    });
    this.#talk = new Buckets({ burst: limits.tableTalkBurst, perSecond: limits.tableTalkPerSecond });
  }

  /** Forgets those who have asked for nothing lately. */
  forgetGone(): void {
    this.#requests.forgetGone();
    this.#messages.forgetGone();
    const buckets = [this.#connections, this.#strangers, this.#newcomers, this.#people, this.#files, this.#speakers, this.#talk];
    for (const kind of [...buckets, this.#told]) kind.forgetFull();
  }

  /** A connection, before anything was said on it. */
  opensTo(address: string): boolean {
    return this.#connections.take(address);
  }

  /** One request, or one attempt to open a socket. `person` is an id whose signature was checked. */
  letsIn(address: string, person: string | undefined, cost = 1): boolean {
    if (person === undefined) return this.#strangers.take(address, cost);
    // The own share first: whoever has used it up costs the others nothing.
    return this.#isWithin(person, cost) && this.#requests.take(address, person, cost);
  }

  /** One message on a socket, or something that costs as much as so many. */
  hears(address: string, person: string | undefined, cost = 1): boolean {
    if (person === undefined) return this.#strangers.take(address, cost);
    return this.#isWithin(person, cost) && this.#messages.take(address, person, cost);
  }

  /** What people asked for since the last time, by person: for other nodes, at which they may ask as well. Trifles are left out. */
  spentLately(): readonly (readonly [person: string, requests: number])[] {
    const spent = [...(this.#spent ?? [])].filter(([, requests]) => requests >= this.#trifle);
    this.#spent?.clear();
    return spent;
  }

  /** Somebody asked for so much at another node. */
  spentElsewhere(person: string, requests: number): void {
    this.#people.charge(person, requests);
  }

  #isWithin(person: string, cost: number): boolean {
    if (!this.#people.take(person, cost)) return false;
    this.#spent?.set(person, (this.#spent.get(person) ?? 0) + cost);
    return true;
  }

  /** A connection was cut off because it would not stop: its person has to wait a few seconds before anything is heard of them again. */
  closesTo(person: string): void {
    this.#people.charge(person, this.#penalty);
  }

  /** Something that is told to somebody who only looks on. */
  tells(address: string): boolean {
    return this.#told.take(address);
  }

  /** One line of talk. Those who sit at a table and those who only look on do not take words from each other. */
  speaks(person: string, table: string, isSeated: boolean): boolean {
    return this.#speakers.take(person) && this.#talk.take(`${table} ${isSeated ? "seats" : "listeners"}`);
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
