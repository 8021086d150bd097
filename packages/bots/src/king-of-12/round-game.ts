/** A round as a seat sees it, made ready for search: worlds that fit, and what it is worth to win it. */
import type { KingView } from "@tafelrunde/king-of-12";
import { bitsOf } from "./duel-place.ts";
import { numbersIn } from "./induction.ts";
import type { RoundGame } from "./round-search.ts";
import { NOBODY, type Random, type RoundTable } from "./round-table.ts";
import { gladness, USUAL } from "./solved-rounds.ts";

/** Whoever has a card under the die wins the next round so much less often than somebody who has not: as exact play has it between two. */
const HANDICAP = 0.82;
const ROUNDS_TO_WIN = 2;
const FINE = 2 ** 24;

export function roundGame(view: KingView): RoundGame {
  const seats = view.seats.length;
  const kept = view.seats.map((seat) => seat.kept);
  const worths = new Map([...view.seats.keys(), NOBODY].map((winner) => [winner, worthOf(kept, winner)]));
  const unseen = view.seats.map(({ discard }) => bitsOf(view.set) & ~bitsOf(discard));
  const glad = seats === 2 ? gladness(bitsOf(view.set)) : USUAL;
  return {
    seats,
    deal(table: RoundTable, random: Random) {
      for (const [index, seat] of view.seats.entries()) {
        table.faces[index] = seat.face;
        table.ones[index] = seat.ones;
        table.twos[index] = seat.twos;
        table.hands[index] = seat.kept > 0 ? unseen[index]! & ~drawn(unseen[index]!, glad, random) : unseen[index]!;
      }
      // As if the others knew it: a search that must play other hands as well learns less about this one.
      if (view.own && view.viewer !== "public") table.hands[view.viewer] = bitsOf(view.own.hand);
    },
    worth: (winner) => worths.get(winner)!,
  };
}

/** Each seat's chance to win the match after this round. */
function worthOf(kept: readonly number[], winner: number): readonly number[] {
  return chances(kept.map((count, seat) => (seat === winner ? count + 1 : count)));
}

/** Each seat's chance to win the match at the beginning of a round; a round that nobody wins changes nothing. */
function chances(kept: readonly number[]): readonly number[] {
  const king = kept.indexOf(ROUNDS_TO_WIN);
  if (king >= 0) return kept.map((_, seat) => (seat === king ? 1 : 0));
  const weights = kept.map((count) => (count > 0 ? HANDICAP : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const after = weights.map((_, winner) => worthOf(kept, winner));
  return kept.map((_, seat) => weights.reduce((sum, weight, winner) => sum + (weight / total) * after[winner]![seat]!, 0));
}

/** One of these cards, by how gladly it is put away. */
function drawn(cards: number, glad: readonly number[], random: Random): number {
  const numbers = numbersIn(cards);
  let left = (random(FINE) / FINE) * numbers.reduce((sum, card) => sum + glad[card]!, 0);
  for (const card of numbers) {
    left -= glad[card]!;
    if (left < 0) return 1 << card;
  }
  return 1 << numbers.at(-1)!;
}
