/** Cards as people count them: each kind once, with its number, in the order of `CARDS`. */
import { type Card, CARDS } from "../src/index.ts";
import type { Text } from "./text.ts";

type Counted = readonly [card: Card, count: number];

export const counted = (cards: readonly Card[]): Counted[] =>
  CARDS.map((kind): Counted => [kind, cards.filter((card) => card === kind).length]).filter(([, count]) => count > 0);

/** "2 red cards" or "1 dancer". */
export const cardsIn = (text: Text, card: Card, count: number): string =>
  card === "dancer" ? text.dancers(count) : text.cardsOf(card, count);

/** The same where it is clear that cards are meant: "2 red" or "1 dancer". */
export const kindIn = (text: Text, card: Card, count: number): string =>
  card === "dancer" ? text.dancers(count) : text.someOf(card, count);

export const kindsIn = (text: Text, cards: readonly Card[]): string[] =>
  counted(cards).map(([card, count]) => kindIn(text, card, count));

/** "2 red cards", "1 dancer"; "1 red", "1 blue card". The last colour alone takes the noun. */
export function pricesIn(text: Text, cards: readonly Card[]): string[] {
  const paid = counted(cards);
  const last = paid.findLastIndex(([card]) => card !== "dancer");
  return paid.map(([card, count], index) => (index === last ? cardsIn(text, card, count) : kindIn(text, card, count)));
}

/** "2 red cards and 1 dancer". */
export const priceIn = (text: Text, cards: readonly Card[]): string => text.grammar.list(pricesIn(text, cards));
