/** Hands as bits: the first card, any card, a card by weights. */
import { CARDS } from "@tafelrunde/king-of-12";
import type { Random } from "./round-table.ts";

/** Cards of a game. What is kept for every seat and card lies at `seat * ALL + card`. */
export const ALL = CARDS.length;
const FINE = 2 ** 24;

/** The number of the first card of a hand. */
export const lowest = (hand: number): number => 31 - Math.clz32(hand & -hand);

/** Any card of a hand, as its bit. */
export function anyOf(hand: number, random: Random): number {
  let count = 0;
  for (let left = hand; left !== 0; left &= left - 1) count++;
  let left = hand;
  for (let skip = random(count); skip > 0; skip--) left &= left - 1;
  return left & -left;
}

/** A card of a hand by its weight, as its bit; any card if none has weight. The weights of the hand's owner begin at `from`. */
export function drawnFrom(hand: number, weights: Float64Array, from: number, random: Random): number {
  let total = 0;
  for (let left = hand; left !== 0; left &= left - 1) total += Math.max(0, weights[from + lowest(left)]!);
  if (total === 0) return anyOf(hand, random);
  let rest = (random(FINE) / FINE) * total;
  let drawn = 0;
  for (let left = hand; left !== 0; left &= left - 1) {
    const weight = weights[from + lowest(left)]!;
    if (weight <= 0) continue;
    drawn = left & -left;
    if ((rest -= weight) < 0) break;
  }
  return drawn;
}
