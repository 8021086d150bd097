/** How much one client may ask for, and how to change that. */
import { namedNumbers } from "../named-numbers.ts";

/** A bucket that holds `burst` and gains `perSecond`. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export const DEFAULT_LIMITS = {
  /**
   * Requests of one address, and sockets it opens, files aside: a bound for machines, far beyond a school behind one address. Those behind
   * it share it evenly. Connections have half of the rate, messages on sockets five times the rate.
   */
  addressBurst: 6000,
  addressPerSecond: 600,
  /** Those of all who have no identity yet, behind one address. */
  strangerBurst: 2000,
  strangerPerSecond: 50,
  /** Requests and messages of one identity, over all its connections. */
  personBurst: 300,
  personPerSecond: 60,
  /** Messages on one connection. */
  socketBurst: 60,
  socketPerSecond: 20,
  /** Messages that may come too fast before the connection is closed. */
  socketPatience: 100,
  /** Lines of talk of one identity, at all tables. */
  talkBurst: 10,
  talkPerSecond: 1,
  /** Lines of talk at one table: of those who sit there, and of those who look on. */
  tableTalkBurst: 30,
  tableTalkPerSecond: 5,
  /** Commands that wait at one table: of those who sit there, and of those who look on. */
  queue: 100,
  /** New identities for one address. */
  identityBurst: 400,
  identityPerSecond: 1,
  /** Unfinished tables at which one identity sits, those it has left included. */
  tablesPerPerson: 50,
  connectionsPerAddress: 1500,
  /** Those of them without an identity. */
  strangersPerAddress: 750,
  connectionsPerPerson: 30,
  /** Tables watched at once on one connection. */
  tablesPerConnection: 50,
  /** Bytes of the web client for one address: a few hundred browsers that come for the first time. */
  fileBurst: 268_435_456,
  filePerSecond: 8_388_608,
  /** Bytes of a request's body. */
  body: 16_384,
  /** Connections of one address on which requests are made; the oldest makes room for a new one. */
  plainPerAddress: 2000,
  /** Bytes that may wait for a slow connection. */
  backlog: 262_144,
  /** Bytes that the database may grow to; 0 for as many as the disk has. */
  storage: 0,
  /** Seconds between two pings; a connection that missed one is dropped. */
  heartbeat: 30,
  /** Seconds after which those who are there may let a bot play for somebody who is gone. */
  absence: 60,
  /** Seconds after which a table that nobody watches leaves the memory. */
  idle: 60,
  /** Tables held in memory although nobody watches them. */
  loaded: 2000,
} as const;

type LimitName = keyof typeof DEFAULT_LIMITS;
export type Limits = { readonly [name in LimitName]: number };

/** `name=number,name=number` on top of the defaults; undefined if it means nothing. */
export const parseLimits = (text: string): Limits | undefined => namedNumbers<LimitName>(DEFAULT_LIMITS, text);
