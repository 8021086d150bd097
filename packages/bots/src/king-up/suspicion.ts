/** Who might have which card: guesses from votes that lie open and from who stands where. */
import type { Seat } from "@tafelrunde/core";
import { type KingUpView, noCardsFor, THRONE } from "@tafelrunde/king-up";
import { CARDS, indexOf, worthAt } from "./court.ts";
import type { Random } from "./habits.ts";

/**
 * What each sign says for a favourite, as logarithms of odds: fitted to games of the bot itself and then made milder, because
 * people play otherwise. Whoever proposes somebody hopes for a No more often than not. A view does not tell who placed or raised
 * whom, so a high floor says a little about everybody.
 */
const SIGNS = { yes: 0.9, no: -1.1, proposed: -0.9, height: 0.08 };

/** For every seat, how likely each card seems: weights of any size, 0 for cards that lie open or are the viewer's own. */
export function suspicions(view: KingUpView, own: number): readonly Float64Array[] {
  const shown = new Set(view.rounds.flatMap(({ cards }) => cards));
  return view.seats.map((_, seat) => {
    const signs = signsOf(view, seat);
    return Float64Array.from(CARDS, (bits, card) => {
      if (card === own || shown.has(card)) return 0;
      let sum = 0;
      for (const [candidate, sign] of signs.entries()) if ((bits >> candidate) & 1) sum += sign;
      return Math.exp(sum);
    });
  });
}

function signsOf(view: KingUpView, seat: Seat): number[] {
  const signs = view.places.map((place) => (place === THRONE ? 0 : SIGNS.height * worthAt(place)));
  let noes = noCardsFor(view.seats.length);
  for (const { by, candidate, votes } of view.votes ?? []) {
    const at = indexOf(candidate);
    if (noes > 0) signs[at]! += votes[seat] === "no" ? SIGNS.no : SIGNS.yes; // 3.9: without a No left, a Yes says nothing
    if (votes[seat] === "no") noes--;
    if (by === seat) signs[at]! += SIGNS.proposed;
  }
  if (view.phase === "vote" && view.crown === seat) signs[view.places.indexOf(THRONE)]! += SIGNS.proposed;
  return signs;
}

/** Draws a card for every seat but the viewer, no card twice. */
export function drawCards(suspected: readonly Float64Array[], viewer: Seat, own: number, random: Random): number[] {
  const cards: number[] = [];
  for (const [seat, weights] of suspected.entries()) cards.push(seat === viewer ? own : drawCard(weights, cards, random));
  return cards;
}

function drawCard(weights: Float64Array, taken: readonly number[], random: Random): number {
  let total = 0;
  for (const [card, weight] of weights.entries()) if (!taken.includes(card)) total += weight;
  let left = random() * total;
  let last = -1;
  for (const [card, weight] of weights.entries()) {
    if (weight === 0 || taken.includes(card)) continue;
    last = card;
    if ((left -= weight) < 0) break;
  }
  return last;
}
