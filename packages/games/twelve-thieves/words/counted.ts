/** Cards as people count them: each kind once, with its number, in the order of `CARDS`. */
import { type Card, CARDS } from "../src/index.ts";

export type Counted = readonly [card: Card, count: number];

export const counted = (cards: readonly Card[]): Counted[] =>
  CARDS.map((kind): Counted => [kind, cards.filter((card) => card === kind).length]).filter(([, count]) => count > 0);
