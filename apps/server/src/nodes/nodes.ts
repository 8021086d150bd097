/** What a server needs of the others that share its house; most are alone in theirs. */
import type { Entry } from "../table/entry.ts";
import { type Elsewhere, NOBODY, type PeopleThere } from "./elsewhere.ts";

export interface Nodes {
  /** Others may write to the same logs. */
  readonly areShared: boolean;
  /** Who is at this table on other nodes. */
  elsewhere(table: string): Elsewhere;
  /** The entries of a log from this one on, whoever wrote them. */
  news(table: string, from: number): Promise<readonly Entry[]>;
  /** The duties of this table are this node's for now. */
  holds(table: string): boolean;
  /** Something will be due soon at a table whose duties nobody may have. */
  wants(): void;
  /** A log has so many entries now. */
  wrote(table: string, length: number): void;
  /** Lists of public tables look different now. */
  lobbyChanged(): void;
  people(table: string, people: PeopleThere): void;
  /** Somebody has so many connections here now. */
  connected(person: string, connections: number): void;
  /** How many connections somebody has at other nodes, if they are many. */
  connectionsElsewhere(person: string): number;
  /** The database does not answer this node, and others are there whom it may answer. */
  readonly isOutOfTouch: boolean;
}

export const ALONE: Nodes = {
  areShared: false,
  elsewhere: () => NOBODY,
  news: async () => [],
  holds: () => true,
  wants: () => {},
  wrote: () => {},
  lobbyChanged: () => {},
  people: () => {},
  connected: () => {},
  connectionsElsewhere: () => 0,
  isOutOfTouch: false,
};
