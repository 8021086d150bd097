/** The words of 12 Thieves: palaces, cards, state, moves, events, views. */
import type { Seat, Viewer } from "@tafelrunde/core";

/** The six palaces, in the order that every list of palaces follows (T1). */
export const PALACES = ["red", "green", "white", "purple", "blue", "yellow"] as const;

export type Palace = (typeof PALACES)[number];

/** What can be in a hand: a card of a palace, or a dancer, who pays for any palace. */
export const CARDS = [...PALACES, "dancer"] as const;

export type Card = (typeof CARDS)[number];

/** How many of each card there are, in the order of `CARDS`. */
export type Cards = number[];

/** Guards are placed, then turns are taken, until somebody has chests enough. */
export type Phase = "place" | "act" | "over";

/** Whose guard is meant: the mover's own, or a neutral black one. */
export type GuardKind = "own" | "black";

export interface SeatState {
  hand: Cards;
  /** Own and black guards that still have to be placed. */
  guardsToPlace: number;
  blacksToPlace: number;
  /** Thieves on the own board, ready to be smuggled in. */
  home: number;
  chests: number;
}

export interface PalaceState {
  /** Chests left in the stack; the top one shows 4 as long as all four are there, the last one 7. */
  chests: number;
  /** How many guards of each seat stand here; the last entry counts the black ones. */
  guards: number[];
  /** How many thieves of each seat are in the courtyard. */
  thieves: number[];
}

export interface ThievesState {
  phase: Phase;
  /** Whose turn it is, also while guards are placed. */
  turn: Seat;
  /** What the seat whose turn it is has done in this turn, and in how many of these actions a thief took part. */
  actions: number;
  thiefActions: number;
  seats: SeatState[];
  /** In the order of `PALACES`. */
  palaces: PalaceState[];
  /** The face-down pile as counts: every draw takes any card of it with equal chance, which is what shuffling is for. */
  pile: Cards;
  discard: Cards;
  /** Dancers in the open stock. */
  dancers: number;
}

/** `pay` lists the cards that are played, in the order of `CARDS`; the same cards are always the same move. */
export type Move =
  | { readonly type: "place"; readonly guard: GuardKind; readonly palace: Palace }
  | { readonly type: "smuggle"; readonly palace: Palace; readonly pay: readonly Card[] }
  /** An own guard alone. */
  | { readonly type: "send"; readonly from: Palace; readonly to: Palace; readonly pay: readonly Card[] }
  /** An own guard who takes an own thief along. */
  | { readonly type: "escort"; readonly from: Palace; readonly to: Palace; readonly pay: readonly Card[] }
  /** A black guard. */
  | { readonly type: "bribe"; readonly from: Palace; readonly to: Palace; readonly pay: readonly Card[] }
  /** Ends the turn; `dancer`: one of the cards is taken from the open dancers. */
  | { readonly type: "draw"; readonly dancer: boolean };

export type ThievesEvent =
  /** One black guard before every palace. */
  | { readonly type: "posted" }
  | { readonly type: "placed"; readonly seat: Seat; readonly guard: GuardKind; readonly palace: Palace }
  /** `cards` are there for their owner alone. */
  | { readonly type: "dealt"; readonly seat: Seat; readonly count: number; readonly cards?: readonly Card[] }
  | { readonly type: "smuggled"; readonly seat: Seat; readonly palace: Palace; readonly paid: readonly Card[] }
  | {
      readonly type: "sent" | "escorted" | "bribed";
      readonly seat: Seat;
      readonly from: Palace;
      readonly to: Palace;
      readonly paid: readonly Card[];
    }
  /** `chest` is its number: so many thieves carried it home. */
  | { readonly type: "robbed"; readonly seat: Seat; readonly palace: Palace; readonly chest: number }
  | { readonly type: "reshuffled"; readonly count: number }
  /** `count` cards in all, one of them an open dancer if `dancer`. `cards` are there for their owner alone. */
  | {
      readonly type: "drew";
      readonly seat: Seat;
      readonly count: number;
      readonly dancer: boolean;
      /** The seat did nothing else in this turn. */
      readonly passed: boolean;
      readonly cards?: readonly Card[];
    }
  | { readonly type: "won"; readonly seat: Seat; readonly chests: number };

export interface SeatView {
  readonly handSize: number;
  /** Dancers in the hand: they are taken and played openly. */
  readonly dancers: number;
  readonly guardsToPlace: number;
  readonly blacksToPlace: number;
  readonly home: number;
  readonly chests: number;
}

export interface PalaceView {
  readonly chests: number;
  readonly guards: readonly number[];
  readonly thieves: readonly number[];
}

export interface ThievesView {
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly actions: number;
  readonly thiefActions: number;
  readonly seats: readonly SeatView[];
  readonly palaces: readonly PalaceView[];
  /** How many cards the pile has. */
  readonly pile: number;
  /** Played cards by palace; no dancer is ever among them. */
  readonly discard: readonly number[];
  readonly dancers: number;
  /** What only the viewer's seat knows; null for the public. */
  readonly own: { readonly hand: readonly number[] } | null;
}

export type RefusalCode =
  | "malformed"
  | "game-over"
  | "not-your-turn"
  | "still-placing"
  | "all-placed"
  | "no-guard-to-place"
  | "no-free-place"
  | "same-palace"
  | "no-own-guard"
  | "no-foreign-guard"
  | "no-black-guard"
  | "no-thief-home"
  | "no-thief-there"
  | "thief-limit"
  | "wrong-payment"
  | "not-in-hand"
  | "dancer-after-action"
  | "no-dancer-left";
