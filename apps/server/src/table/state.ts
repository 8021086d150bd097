/** A table in memory: what the entries of its log add up to. */
import type { Game, Match, Seat } from "@tafelrunde/core";
import type { ChatLine } from "@tafelrunde/protocol";
import type { Created, Luck } from "./entry.ts";

export interface SeatState {
  kind: "open" | "person" | "bot";
  /** The identity of a person, or of a program from outside; null for bots and free seats. */
  owner: string | null;
  name: string;
  bot: string | null;
  /** The host keeps this seat for a program: to the game it is a person, and it decides nothing for others. */
  isProgram: boolean;
  /** What the owner bound themselves to; null for bots, and where the entropy was open at once. */
  seal: string | null;
  /** Null while nobody sits here, or the seal is not opened. */
  entropy: string | null;
  away: boolean;
  /** The seats that want a bot to play here until the owner is back. */
  votes: Seat[];
  /** Time used up by finished turns, in milliseconds. */
  spent: number;
  /** When the seat's present turn began; null while it is not awaited. */
  since: number | null;
  /** What the owner had used of the present turn when a bot took over. */
  used: number;
  /** The time for the present turn ran out: a bot ends it, also if the owner is back. */
  lostTurn: boolean;
  /** How often the owner came back without any time left. */
  returns: number;
  /** A new name that is shown when the game is over, because words are closed until then. */
  nextName: string | null;
}

export interface TableState {
  readonly id: string;
  readonly game: Game;
  readonly created: Created;
  readonly createdAt: number;
  readonly commitment: string;
  /** How many entries the log has. */
  length: number;
  host: string;
  /** Identities that the host asked to leave. */
  readonly removed: Set<string>;
  readonly seats: SeatState[];
  /** Somebody has sat here, now or before. */
  visited: boolean;
  /** The host has begun, and seals are being opened. */
  starting: boolean;
  match: Match | undefined;
  closed: boolean;
  frozen: boolean;
  /** Everybody left the game a long time ago. It goes on as soon as one of them is back. */
  deserted: boolean;
  rematch: string | null;
  note: string | null;
  /** When the game was over; null before. */
  overAt: number | null;
  readonly chat: ChatLine[];
  /** How many lines were ever said; old ones are forgotten. */
  said: number;
  /** What each message of each person led to, so that one that is sent again is not carried out again. */
  readonly carriedOut: Map<string, number>;
  /** The time of the newest entry. */
  changedAt: number;
}

export type Phase = "waiting" | "playing" | "over";

/** The same message id of another person is another message. */
export const messageKey = (person: string, message: string): string => `${person} ${message}`;

export const openSeat = (): SeatState => ({
  kind: "open",
  owner: null,
  name: "",
  bot: null,
  isProgram: false,
  seal: null,
  entropy: null,
  away: false,
  votes: [],
  spent: 0,
  since: null,
  used: 0,
  lostTurn: false,
  returns: 0,
  nextName: null,
});

/** A table that froze before anybody saw its game is as good as over. */
export function phaseOf({ match, closed, frozen }: TableState): Phase {
  if (closed || (frozen && !match)) return "over";
  if (!match) return "waiting";
  // Asked with every move: who is awaited is known sooner than who may act besides, and there is nobody only at the end.
  return match.awaited().length === 0 ? "over" : "playing";
}

export function seatOf({ seats }: TableState, person: string | undefined): Seat | undefined {
  const index = person === undefined ? -1 : seats.findIndex(({ owner }) => owner === person);
  return index < 0 ? undefined : index;
}

/** Somebody of flesh and blood, whether they are here or not. */
export const isHuman = ({ owner, isProgram }: SeatState): boolean => owner !== null && !isProgram;

/** What the owner adds to the luck is fixed, and nobody knows it yet. */
export const isSealed = ({ seal, entropy }: SeatState): boolean => seal !== null && entropy === null;

/** The owner has to seal anew, because a start was broken off. */
export const lacksLuck = ({ kind, seal, entropy }: SeatState): boolean => kind === "person" && seal === null && entropy === null;

/** Whether somebody who sits there already adds something else by this. What was added openly stays: others know it. */
export function changesLuck({ seal, entropy }: SeatState, luck: Luck): boolean {
  if ("seal" in luck) return luck.seal !== seal;
  return entropy === null || (seal !== null && luck.entropy !== entropy);
}

/** Whether nobody plays here but a bot: its own seat, or that of somebody who is away. */
export const isBotsAlone = ({ kind, away }: SeatState): boolean => kind === "bot" || away;

/** Whether a bot moves here now. */
export const playedByBot = (seat: SeatState): boolean => isBotsAlone(seat) || seat.lostTurn;
