/** Where a round between two stands, as one of the two sees it: what each may hold, and how likely. */
import type { Seat } from "@tafelrunde/core";
import { type Card, CARDS, type KingView } from "@tafelrunde/king-of-12";
import { type Tokens, tokensOf } from "./duel-scores.ts";
import { facesOf } from "./duel-turn.ts";
import type { Likely } from "./hidden-game.ts";
import { gladness } from "./giving-up.ts";
import { type Hands, numbersIn } from "./induction.ts";
import type { Kept } from "./solved-rounds.ts";

export const bitsOf = (cards: readonly Card[]): number => cards.reduce((bits, card) => bits | (1 << CARDS.indexOf(card)), 0);

/** Whoever has won a round comes first; of equals the one who asks. */
export interface DuelPlace {
  readonly set: number;
  readonly kept: Kept;
  readonly amFirst: boolean;
  /** Before the cards of this turn were laid. */
  readonly hands: readonly [Hands, Hands];
  readonly likely: readonly [readonly Likely[], readonly Likely[]];
  /** The number of the own hand among the likely ones. */
  readonly own: number;
  readonly faces: number;
  readonly tokens: Tokens;
  /** Turns played before this one. */
  readonly turn: number;
}

export function duelPlace(view: KingView, seat: Seat): DuelPlace {
  const [own, other] = [view.seats[seat]!, view.seats[1 - seat]!];
  const amFirst = own.kept >= other.kept;
  const sides = amFirst ? ([own, other] as const) : ([other, own] as const);
  const set = bitsOf(view.set);
  const unseen = sides.map(({ discard }) => set & ~bitsOf(discard));
  const hands = sides.map(({ kept }, side) => ({ cards: unseen[side]!, size: numbersIn(unseen[side]!).length - kept }));
  const shown = sides.map(({ open }) => (open === null ? 0 : bitsOf([open])));
  const likely = sides.map(({ kept }, side) =>
    kept === 0 ? [{ hand: unseen[side]!, probability: 1 }] : withoutOne(unseen[side]!, shown[side]!, gladness(set)),
  );
  const mine = unseen[amFirst ? 0 : 1]! & ~bitsOf(view.own!.kept);
  const [first, second] = sides;
  return {
    set,
    kept: first.kept === 0 ? "none" : second.kept === 0 ? "one" : "both",
    amFirst,
    hands: hands as unknown as DuelPlace["hands"],
    likely: likely as unknown as DuelPlace["likely"],
    own: likely[amFirst ? 0 : 1]!.findIndex(({ hand }) => hand === mine),
    faces: facesOf(first.face, second.face),
    tokens: tokensOf(first.ones, first.twos, second.ones, second.twos),
    turn: view.turn - 1,
  };
}

/** One of these cards, but none of those shown, lies under the die. What else was laid since then is not asked what it tells. */
function withoutOne(unseen: number, shown: number, glad: readonly number[]): readonly Likely[] {
  const cards = numbersIn(unseen & ~shown);
  const total = cards.reduce((sum, card) => sum + glad[card]!, 0);
  return cards.map((card) => ({ hand: unseen & ~(1 << card), probability: glad[card]! / total }));
}
