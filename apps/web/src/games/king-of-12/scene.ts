/** What lies on the table at one moment of a step, between the view before and the view after. */
import type { Card, KingView, Token } from "@tafelrunde/king-of-12";
import { bySeat, type Seat } from "@tafelrunde/core";
import type { DieMotion, DieScene } from "../../kit/die.ts";

export interface SeatScene {
  readonly die: DieScene;
  /** The card in front of the seat; `hidden` is one that nobody else may know. */
  readonly card: Card | "hidden" | null;
  /** It lies with its face up. */
  readonly open: boolean;
  readonly cancelled: boolean;
  readonly handSize: number;
  readonly discard: readonly Card[];
  readonly kept: number;
  readonly ones: number;
  readonly twos: number;
  /** Where the latest token came from; null is the supply. */
  readonly tokenFrom: Seat | null;
  /** What the die is worth, once it has been read. */
  readonly worth: { readonly face: number; readonly card: Card | null; readonly value: number } | null;
  readonly worthless: boolean;
  /** Points of this turn. */
  readonly won: 0 | Token;
  /** Points at the end of a round, while they are compared. */
  readonly total: number | null;
  readonly totalCancelled: boolean;
}

export interface Scene {
  readonly round: number;
  readonly turn: number;
  readonly seats: readonly SeatScene[];
  readonly lowWins: boolean;
  readonly swapped: boolean;
  /** Whose card cancels the others. */
  readonly overruledBy: Seat | null;
  readonly roundWinner: Seat | null;
  readonly victor: Seat | null;
}

export type Change =
  | { readonly type: "nothing" }
  | { readonly type: "laid"; readonly seat: Seat; readonly card: Card | "hidden" }
  | { readonly type: "revealed"; readonly cards: readonly Card[] }
  | { readonly type: "cards-cancelled"; readonly seats: readonly Seat[]; readonly by: Seat | null }
  | { readonly type: "dice"; readonly faces: readonly (number | null)[]; readonly motion: DieMotion }
  | { readonly type: "new-round"; readonly round: number; readonly faces: readonly number[] }
  | { readonly type: "worths"; readonly worths: readonly NonNullable<SeatScene["worth"]>[] }
  | { readonly type: "values-cancelled"; readonly seats: readonly Seat[] }
  | { readonly type: "order"; readonly lowWins: boolean; readonly swapped: boolean }
  | { readonly type: "token"; readonly seat: Seat; readonly from: Seat | null; readonly token: Token }
  | { readonly type: "cleared" }
  | { readonly type: "totals"; readonly totals: readonly number[] }
  | { readonly type: "totals-cancelled"; readonly seats: readonly Seat[] }
  | { readonly type: "round-won"; readonly seat: Seat | null }
  | { readonly type: "kept"; readonly seat: Seat }
  | { readonly type: "won"; readonly seat: Seat };

/** The table at rest. */
export function sceneOf(view: KingView): Scene {
  return {
    round: view.round,
    turn: view.turn,
    lowWins: false,
    swapped: false,
    overruledBy: null,
    roundWinner: view.phase === "keep" ? view.chooser : null,
    victor: view.phase === "over" ? view.seats.findIndex((seat) => seat.kept === 2) : null,
    seats: view.seats.map((seat, index) => ({
      die: { face: seat.face, motion: "still" },
      card: seat.open ?? (seat.hasLaid ? ((index === view.viewer ? view.own?.laid : null) ?? "hidden") : null),
      open: seat.open !== null,
      cancelled: seat.cancelled,
      handSize: seat.handSize,
      discard: seat.discard,
      kept: seat.kept,
      ones: seat.ones,
      twos: seat.twos,
      tokenFrom: null,
      worth: null,
      worthless: false,
      won: 0,
      total: null,
      totalCancelled: false,
    })),
  };
}

/** At rest again after a step. While cards still lie open, what was cancelled and what counts stays marked. */
export function settledScene(end: Scene, view: KingView): Scene {
  const rest = sceneOf(view);
  if (!rest.seats.some((seat) => seat.open)) return rest;
  return {
    ...rest,
    lowWins: end.lowWins,
    swapped: end.swapped,
    overruledBy: end.overruledBy,
    seats: rest.seats.map((seat, index) => {
      const { cancelled, worth, worthless, won } = bySeat(end.seats, index);
      return { ...seat, cancelled, worth, worthless, won };
    }),
  };
}

export const pointsOf = (seat: Pick<SeatScene, "ones" | "twos">): number => seat.ones + 2 * seat.twos;

type Patch = (seat: SeatScene, index: Seat) => Partial<SeatScene>;

const patched = (scene: Scene, patch: Patch): Scene => ({
  ...scene,
  seats: scene.seats.map((seat, index) => ({ ...seat, ...patch(seat, index) })),
});

const only = (seats: readonly Seat[], part: Partial<SeatScene>): Patch => {
  return (_, index) => (seats.includes(index) ? part : {});
};

/** The table after one more thing has happened. */
export function advance(scene: Scene, change: Change): Scene {
  switch (change.type) {
    case "nothing":
      return scene;
    case "laid":
      return patched(scene, (seat, index) =>
        index === change.seat ? { card: change.card, open: false, handSize: seat.handSize - 1 } : {},
      );
    case "revealed":
      return patched(scene, (_, index) => ({ card: change.cards[index]!, open: true }));
    case "cards-cancelled":
      return { ...patched(scene, only(change.seats, { cancelled: true })), overruledBy: change.by };
    case "dice":
      return patched(scene, (_, index) => {
        const face = change.faces[index] ?? null;
        return face === null ? {} : { die: { face, motion: change.motion } };
      });
    case "new-round": {
      const fresh = patched(scene, (_, index) => ({
        die: { face: change.faces[index]!, motion: "roll" },
        ones: 0,
        twos: 0,
        total: null,
        totalCancelled: false,
      }));
      return { ...fresh, round: change.round, turn: 1, roundWinner: null };
    }
    case "worths":
      return patched(scene, (_, index) => ({ worth: change.worths[index]! }));
    case "values-cancelled":
      return patched(scene, only(change.seats, { worthless: true }));
    case "order":
      return { ...scene, lowWins: change.lowWins, swapped: change.swapped };
    case "token":
      return moveToken(scene, change.seat, change.from, change.token);
    case "cleared":
      return cleared(scene);
    case "totals":
      return patched(scene, (_, index) => ({ total: change.totals[index]! }));
    case "totals-cancelled":
      return patched(scene, only(change.seats, { totalCancelled: true }));
    case "round-won": {
      const back = patched(scene, (seat) => ({ handSize: seat.handSize + seat.discard.length, discard: [] }));
      return { ...back, roundWinner: change.seat };
    }
    case "kept":
      return patched(scene, (seat, index) => (index === change.seat ? { kept: seat.kept + 1, handSize: seat.handSize - 1 } : {}));
    case "won":
      return { ...scene, roundWinner: null, victor: change.seat };
  }
}

function moveToken(scene: Scene, to: Seat, from: Seat | null, token: Token): Scene {
  const pile = token === 1 ? "ones" : "twos";
  return patched(scene, (seat, index) => {
    if (index === to) return { [pile]: seat[pile] + 1, tokenFrom: from, ...(from === null ? { won: token } : {}) };
    return index === from ? { [pile]: seat[pile] - 1 } : {};
  });
}

function cleared(scene: Scene): Scene {
  const next = patched(scene, (seat) => ({
    card: null,
    open: false,
    cancelled: false,
    worth: null,
    worthless: false,
    won: 0,
    discard: seat.card === null || seat.card === "hidden" ? seat.discard : [...seat.discard, seat.card],
  }));
  return { ...next, lowWins: false, swapped: false, overruledBy: null };
}
