/** Where a round between two stands, as one of the two sees it. */
import type { Seat } from "@tafelrunde/core";
import { type Card, CARDS, type KingView } from "@tafelrunde/king-of-12";
import { type Tokens, tokensOf } from "./duel-scores.ts";
import { facesOf } from "./duel-turn.ts";
import { LATER_TURNS, TURNS } from "./solved-rounds.ts";

export const bitsOf = (cards: readonly Card[]): number => cards.reduce((bits, card) => bits | (1 << CARDS.indexOf(card)), 0);

/** The seat that asks comes first. */
export interface DuelPlace {
  readonly set: number;
  /**
   * The own cards, and what the other was not seen to lay, before the cards of this turn. A card under the other's die is among them: only
   * its owner knows that it will not be laid, and whoever plays as if it could be is surprised by no card.
   */
  readonly hands: readonly [number, number];
  /** The card under the own die, or none. */
  readonly secret: number;
  readonly faces: number;
  readonly tokens: Tokens;
  /** Turns played before this one. */
  readonly turn: number;
  /** Turns that the round has at most. */
  readonly turns: number;
}

export function duelPlace(view: KingView, seat: Seat): DuelPlace {
  const [own, other] = [view.seats[seat]!, view.seats[1 - seat]!];
  const set = bitsOf(view.set);
  const secret = bitsOf(view.own!.kept);
  return {
    set,
    hands: [set & ~bitsOf(own.discard) & ~secret, set & ~bitsOf(other.discard)],
    secret,
    faces: facesOf(own.face, other.face),
    tokens: tokensOf(own.ones, own.twos, other.ones, other.twos),
    turn: view.turn - 1,
    turns: own.kept + other.kept > 0 ? LATER_TURNS : TURNS,
  };
}
