/** The words of King Up!: candidates, the castle, votes, state, moves, events, views. */
import type { Seat, Viewer } from "@tafelrunde/core";

/** The thirteen who want the throne, in the order that every list of candidates follows (U1). */
export const CANDIDATES = [
  "alighiero",
  "beatrice",
  "clemente",
  "dario",
  "erisco",
  "fiorello",
  "gasino",
  "iris",
  "lavinia",
  "merlino",
  "nacale",
  "odessa",
  "piero",
] as const;

export type Candidate = (typeof CANDIDATES)[number];

/** Where a candidate is: a floor from 0 (the cellar) to 5, or one of the places below. */
export type Place = number;

/** Not in the castle yet. */
export const BESIDE = -1;
export const THRONE = 6;
/** Rejected, and out of this round. */
export const OUT = 7;

export type Phase = "place" | "rise" | "vote" | "over";

export type Vote = "yes" | "no";

/** One vote that lies open: who brought whom to the throne, and what every seat laid. */
export interface PastVote {
  readonly by: Seat;
  readonly candidate: Candidate;
  readonly votes: readonly Vote[];
}

/** A round that is over: the king, every seat's favourites as the number of their card, and the points. */
export interface PastRound {
  readonly king: Candidate;
  readonly cards: readonly number[];
  readonly points: readonly number[];
}

export interface SeatState {
  /** The number of the favourite card, an index of `FAVOURITES`. */
  card: number;
  /** No cards still in the hand. */
  no: number;
  /** Laid and hidden until all have voted; null if nothing is laid. */
  vote: Vote | null;
}

export interface KingUpState {
  /** Whether past votes of the round may be looked up. */
  history: boolean;
  phase: Phase;
  round: number;
  turn: Seat;
  /** Who brought the latest candidate to the throne; nobody before the first. */
  crown: Seat | null;
  /** Of every candidate, in the order of `CANDIDATES`. */
  places: Place[];
  seats: SeatState[];
  /** Votes of the running round; they stay public knowledge. */
  votes: PastVote[];
  rounds: PastRound[];
}

export type Move =
  | { readonly type: "place"; readonly candidate: Candidate; readonly floor: number }
  | { readonly type: "rise"; readonly candidate: Candidate }
  | { readonly type: "vote"; readonly vote: Vote };

/** `fleeting`: told at the table and not kept in a log, because this table plays by memory. */
export type KingUpEvent =
  | { readonly type: "round-began"; readonly round: number; readonly start: Seat }
  /** `favourites` are there for their owner alone. */
  | { readonly type: "dealt"; readonly seat: Seat; readonly favourites?: readonly Candidate[] }
  | { readonly type: "placed"; readonly seat: Seat; readonly candidate: Candidate; readonly floor: number }
  | { readonly type: "cellared"; readonly candidates: readonly Candidate[] }
  | { readonly type: "rose"; readonly seat: Seat; readonly candidate: Candidate; readonly floor: number }
  | { readonly type: "proposed"; readonly seat: Seat; readonly candidate: Candidate }
  /** `vote` is there for its owner alone, and `fleeting` with it. */
  | { readonly type: "voted"; readonly seat: Seat; readonly vote?: Vote; readonly fleeting?: true }
  | {
      readonly type: "votes-revealed";
      readonly candidate: Candidate;
      readonly votes: readonly Vote[];
      readonly fleeting?: true;
    }
  | { readonly type: "rejected"; readonly candidate: Candidate }
  | { readonly type: "crowned"; readonly candidate: Candidate; readonly seat: Seat }
  /** What each of the seat's favourites is worth, in the order of its card; `points` is their sum, or 33 for nothing at the end. */
  | {
      readonly type: "scored";
      readonly seat: Seat;
      readonly favourites: readonly Candidate[];
      readonly worth: readonly number[];
      readonly points: number;
      readonly total: number;
    }
  /** `castle`: favourites still in the castle, which break a tie of the best totals. */
  | {
      readonly type: "won";
      readonly seats: readonly Seat[];
      readonly totals: readonly number[];
      readonly castle: readonly number[];
    };

export interface KingUpView {
  readonly viewer: Viewer;
  readonly history: boolean;
  readonly phase: Phase;
  readonly round: number;
  readonly turn: Seat;
  readonly crown: Seat | null;
  readonly places: readonly Place[];
  readonly seats: readonly { readonly hasVoted: boolean }[];
  /** Votes of the running round; null at a table that plays by memory. */
  readonly votes: readonly PastVote[] | null;
  readonly rounds: readonly PastRound[];
  /** What only the viewer's seat knows; null for the public. */
  readonly own: { readonly favourites: readonly Candidate[]; readonly no: number; readonly vote: Vote | null } | null;
}

export type RefusalCode =
  | "malformed"
  | "game-over"
  | "not-your-turn"
  | "not-now"
  | "already-voted"
  | "no-no-left"
  | "already-placed"
  | "no-such-floor"
  | "floor-full"
  | "not-in-castle";
