/** What a table's log is made of. The log is the truth: a table in memory is a fold over its entries and nothing else. */
import type { Options, Seat } from "@tafelrunde/core";
import type { Clock, Visibility } from "@tafelrunde/protocol";

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** What a seat adds to the luck: open at once, or its seal first. */
export type Luck = { readonly entropy: string } | { readonly seal: string };

/** All that is settled when a table is opened. The secret never leaves before the game is over. */
export interface Created {
  readonly type: "created";
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly visibility: Visibility;
  readonly clock: Clock;
  readonly secret: string;
  readonly host: Person;
  /** Only in logs from the time when whoever opened a table sat at it at once. */
  readonly seat?: Seat;
  readonly entropy?: string;
  /** The chronicle that the game is written into, if it keeps one. */
  readonly chronicle?: string;
}

export type EntryContent =
  | Created
  /** Also of somebody who sits there already and seals anew. */
  | ({ readonly type: "sat"; readonly seat: Seat; readonly person: Person } & Luck)
  | { readonly type: "filled"; readonly seat: Seat; readonly bot: string; readonly name: string; readonly entropy: string }
  | { readonly type: "cleared"; readonly seat: Seat }
  /** The host keeps this seat for a program, which is `person` here; it sits down by itself. */
  | { readonly type: "reserved"; readonly seat: Seat; readonly person: Person }
  /** The host asked this seat's owner to leave. */
  | { readonly type: "removed"; readonly seat: Seat }
  /** A free seat is taken away, and those behind it move up; one more is put at the end. */
  | { readonly type: "fewer"; readonly seat: Seat }
  | { readonly type: "more" }
  /** Before the game the seat is free again; during the game `bot` plays on. */
  | { readonly type: "left"; readonly seat: Seat; readonly bot: string | null }
  | { readonly type: "renamed"; readonly person: Person }
  /**
   * The host begins: everybody's share of the luck is fixed, and seals are opened. Whoever leaves or seals anew breaks it off, and
   * so do newer rules.
   */
  | { readonly type: "starting"; readonly rulesVersion: number }
  | { readonly type: "revealed"; readonly seat: Seat; readonly entropy: string }
  /** Under which version of the rules; the table goes on under no other. */
  | { readonly type: "started"; readonly rulesVersion: number }
  /** `by` and `message` are missing where a bot moved. */
  | { readonly type: "moved"; readonly seat: Seat; readonly move: string; readonly by?: string; readonly message?: string }
  | { readonly type: "said"; readonly person: Person; readonly text: string; readonly message: string }
  /** Seat `by` wants a bot to play for the owner of `seat`, who has been gone for a while. */
  | { readonly type: "voted"; readonly seat: Seat; readonly by: Seat }
  /** The owner ran out of time, or stayed away and was voted for. */
  | { readonly type: "away"; readonly seat: Seat; readonly bot: string }
  | { readonly type: "back"; readonly seat: Seat }
  /** Written into the chronicle by hand, after the game. */
  | { readonly type: "noted"; readonly person: Person; readonly text: string }
  | { readonly type: "rematch"; readonly table: string }
  /** Nobody came, or everybody left before the game. */
  | { readonly type: "closed" }
  /** Everybody left the game and has not been back for long: it counts as held by nobody, and waits for them. */
  | { readonly type: "deserted" }
  /** A fault in the game's own code; `deed`, a name that old logs have, is what it stumbled over. */
  | { readonly type: "frozen"; readonly fault: string; readonly deed: EntryContent | null };

/** `at` is the server's clock in milliseconds since 1970. */
export type Entry = EntryContent & { readonly at: number };
