/** Cards in English, counted; palaces are called by their own ids. */
import type { Card } from "../src/index.ts";
import { counted, type Counted } from "./counted.ts";

export const cardCount = (count: number): string => (count === 1 ? "1\u00a0card" : `${count}\u00a0cards`);

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)!}`;

const kind = ([card, count]: Counted): string => `${count}\u00a0${card === "dancer" && count > 1 ? "dancers" : card}`;

/** Where it is clear that cards are meant: 2 red, 1 blue, 1 dancer. */
export const kinds = (cards: readonly Card[]): string[] => counted(cards).map(kind);

/** 2 red cards and 1 dancer; 1 red and 1 blue card. The last colour alone takes the noun. */
export function price(cards: readonly Card[]): string {
  const paid = counted(cards);
  const last = paid.findLastIndex(([card]) => card !== "dancer");
  return list(paid.map((pair, index) => (index === last ? `${kind(pair)} ${pair[1] === 1 ? "card" : "cards"}` : kind(pair))));
}
