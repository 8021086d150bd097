/** The words of King of 12: cards, state, moves, events, views. */
import type { Seat, Viewer } from "@tafelrunde/core";

/** All twelve characters, in the order that every list of cards follows. */
export const CARDS = [
  "alchemist",
  "gambler",
  "golem",
  "knight",
  "lady",
  "machine",
  "merchants",
  "oracle",
  "parasite",
  "reverser",
  "sorcerer",
  "troublemakers",
] as const;

export type Card = (typeof CARDS)[number];

/** Several cards as bits: bit `i` stands for `CARDS[i]`. A state is copied millions of times, and a number copies fastest. */
export type CardSet = number;

/** What the game waits for: cards to be laid, or one seat's choice. */
export type Phase = "lay" | "tip" | "steal" | "keep" | "over";

export type Token = 1 | 2;

export interface SeatState {
  face: number;
  hand: CardSet;
  /** The one card in front of the seat, hidden until all have laid; 0 if there is none. */
  laid: CardSet;
  /** Played this round, seen by all. */
  discard: CardSet;
  /** The secret cards under the die, one for each round won. */
  kept: CardSet;
  ones: number;
  twos: number;
}

export interface KingState {
  /** The seven cards of this game. */
  set: CardSet;
  round: number;
  turn: number;
  phase: Phase;
  /** Who must choose while the phase is tip, steal or keep. */
  chooser: Seat | null;
  /** Whose token may be taken while the phase is steal. */
  victim: Seat | null;
  seats: SeatState[];
}

export type Move =
  | { readonly type: "lay"; readonly card: Card }
  | { readonly type: "tip"; readonly face: number }
  | { readonly type: "steal"; readonly token: Token }
  | { readonly type: "spare" }
  | { readonly type: "keep"; readonly card: Card };

export type KingEvent =
  | { readonly type: "set-chosen"; readonly cards: readonly Card[] }
  | { readonly type: "dice-rolled"; readonly round: number; readonly faces: readonly number[] }
  /** `card` is there for its owner alone. */
  | { readonly type: "laid"; readonly seat: Seat; readonly card?: Card }
  | { readonly type: "revealed"; readonly cards: readonly Card[] }
  | { readonly type: "cards-cancelled"; readonly card: Card; readonly seats: readonly Seat[] }
  | { readonly type: "overruled"; readonly by: Seat; readonly seats: readonly Seat[] }
  | { readonly type: "dice-passed"; readonly by: Seat; readonly faces: readonly number[] }
  | { readonly type: "all-flipped"; readonly by: Seat; readonly faces: readonly number[] }
  | { readonly type: "flipped"; readonly seat: Seat; readonly from: number; readonly face: number }
  | { readonly type: "tipped"; readonly seat: Seat; readonly from: number; readonly face: number }
  | { readonly type: "rerolled"; readonly seat: Seat; readonly from: number; readonly face: number }
  /** `cards[seat]` is the card that changed the value, null where the bare face counts. */
  | {
      readonly type: "valued";
      readonly faces: readonly number[];
      readonly cards: readonly (Card | null)[];
      readonly values: readonly number[];
    }
  | { readonly type: "values-cancelled"; readonly value: number; readonly seats: readonly Seat[] }
  /** `first` and `second` by value; the Gambler, if in effect, has exchanged their tokens. */
  | {
      readonly type: "scored";
      readonly lowWins: boolean;
      readonly swapped: boolean;
      readonly first: Seat | null;
      readonly second: Seat | null;
    }
  | { readonly type: "stolen"; readonly seat: Seat; readonly from: Seat; readonly token: Token }
  | { readonly type: "spared"; readonly seat: Seat; readonly from: Seat }
  | { readonly type: "theft-failed"; readonly reason: "tie" | "no-token" }
  | {
      readonly type: "round-ended";
      readonly reason: "eight-points" | "last-card";
      readonly totals: readonly number[];
      readonly cancelled: readonly Seat[];
      readonly winner: Seat | null;
    }
  /** `card` is there for its owner alone. */
  | { readonly type: "kept"; readonly seat: Seat; readonly card?: Card }
  | { readonly type: "won"; readonly seat: Seat };

export interface SeatView {
  readonly face: number;
  readonly handSize: number;
  readonly hasLaid: boolean;
  /** The card in front of the seat while all can see it. */
  readonly open: Card | null;
  /** That card lies open and has no effect. */
  readonly cancelled: boolean;
  readonly discard: readonly Card[];
  readonly kept: number;
  readonly ones: number;
  readonly twos: number;
}

export interface KingView {
  readonly viewer: Viewer;
  readonly set: readonly Card[];
  readonly round: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly chooser: Seat | null;
  readonly victim: Seat | null;
  readonly seats: readonly SeatView[];
  /** What only the viewer's seat knows; null for the public. */
  readonly own: { readonly hand: readonly Card[]; readonly laid: Card | null; readonly kept: readonly Card[] } | null;
}

export type RefusalCode =
  | "malformed"
  | "game-over"
  | "already-laid"
  | "not-in-hand"
  | "not-this-choice"
  | "not-your-choice"
  | "not-a-neighbour"
  | "no-such-token";
