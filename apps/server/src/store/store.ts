/** What the server keeps: an append-only log for each table, and an index of tables made from it. */
import type { Entry } from "../table/entry.ts";

export interface Identity {
  readonly id: string;
  readonly name: string;
  readonly created: number;
}

/** What lists of tables need to know, without folding a log. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly visibility: "public" | "link";
  readonly state: "waiting" | "playing" | "over";
  readonly created: number;
  /** When somebody has to look at the table although nobody asks: a bot's turn, a clock. Null for never. */
  readonly wake: number | null;
  /** The chronicle that the table's game is written into; null for none. */
  readonly chronicle: string | null;
  /** JSON, opaque to the store. */
  readonly summary: string;
}

/** The index entry as it is after an append; what is left out has not changed. */
export interface Patch {
  readonly row?: TableRow;
  /** The identities of those who sit there. */
  readonly holders?: readonly string[];
}

/** Somebody else has appended at this place already: read the log again and check again. */
export class Conflict extends Error {}

/**
 * Every promise that writes settles after the data is durable. Appends that are asked for together may share a
 * transaction; each of them fails alone.
 */
export interface Store {
  /** Writes entry number `seq`, counted from 0, and the index with it. Fails with `Conflict` if there is one already. */
  append(table: string, seq: number, entry: Entry, patch: Patch): Promise<void>;
  /** The whole log, in order; empty if there is no such table. */
  read(table: string): Promise<readonly Entry[]>;
  /** All tables that have a time to wake. */
  wakes(): Promise<readonly { readonly id: string; readonly wake: number }[]>;
  /** Public tables that are not over: those that wait first, newest first. */
  lobby(limit: number): Promise<readonly TableRow[]>;
  /** Somebody's tables: unfinished first, newest first. */
  tablesOf(identity: string, limit: number): Promise<readonly TableRow[]>;
  /** All tables of a chronicle, oldest first. */
  chronicle(id: string): Promise<readonly TableRow[]>;
  /** The chronicles of tables at which somebody sits, latest first. */
  chroniclesOf(identity: string, limit: number): Promise<readonly string[]>;
  /** How many unfinished tables somebody holds a seat at. */
  held(identity: string): Promise<number>;
  identity(id: string): Promise<Identity | undefined>;
  /** Creates or changes. */
  saveIdentity(identity: Identity): Promise<void>;
  /** The value under this key; the first caller's if there was none. */
  meta(key: string, initial: string): Promise<string>;
  /** Fails if the store does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
