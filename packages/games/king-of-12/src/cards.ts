/** Sets of cards as bits, and which seven cards make a game. */
import { type Card, CARDS, type CardSet } from "./types.ts";

const BIT = Object.fromEntries(CARDS.map((card, index) => [card, 1 << index])) as Record<Card, CardSet>;

export const bit = (card: Card): CardSet => BIT[card];
export const isCard = (value: unknown): value is Card => typeof value === "string" && Object.hasOwn(BIT, value);
export const setOf = (cards: readonly Card[]): CardSet => cards.reduce((set, card) => set | bit(card), 0);
export const has = (set: CardSet, card: Card): boolean => (set & BIT[card]) !== 0;

/** The cards of a set, in the order of `CARDS`. */
export const cardsIn = (set: CardSet): Card[] => CARDS.filter((card) => has(set, card));

const LISTS: (readonly Card[])[] = [];

/** The same, and the same list each time: views are made with every move, and there are few sets. */
export const listOf = (set: CardSet): readonly Card[] => (LISTS[set] ??= Object.freeze(cardsIn(set)));

/** The only card of a one-card set; null for the empty set. */
export const cardOf = (single: CardSet): Card | null => (single === 0 ? null : CARDS[31 - Math.clz32(single)]!);

/** Whether a set that is not empty holds just one card. */
export const isSingle = (set: CardSet): boolean => (set & (set - 1)) === 0;

/** How many cards a set holds. */
export function count(set: CardSet): number {
  let left = set;
  let found = 0;
  while (left !== 0) {
    left &= left - 1;
    found++;
  }
  return found;
}

/** 1.3: always in the game. */
export const FIXED: Card = "knight";
export const OTHERS = CARDS.filter((card) => card !== FIXED);
export const CHOSEN_COUNT = 6;

/** 1.3: the set of the first game, the Knight aside. */
export const FIRST_GAME: readonly Card[] = ["alchemist", "golem", "machine", "oracle", "parasite", "sorcerer"];

/** K2: the cards with the blue symbol, of which a random set holds at least two. */
const BLUE: readonly Card[] = ["oracle", "reverser", "sorcerer"];

/** 1.4: every set that a random draw may end with. */
export const RANDOM_SETS: readonly CardSet[] = Array.from({ length: 1 << CARDS.length }, (_, set) => set).filter(
  (set) => has(set, FIXED) && count(set) === CHOSEN_COUNT + 1 && count(set & setOf(BLUE)) >= 2,
);
