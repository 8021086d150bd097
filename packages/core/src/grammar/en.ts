/** English: what the sentences of all games share. */
import type { Grammar } from "./grammar.ts";

export const grammar: Grammar = {
  you: "you",
  youFirst: "You",
  list: (items) => (items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)!}`),
};

/** A number and its noun, which never part: "1 card", "3 cards". */
export const plural = (count: number, one: string, many: string): string => `${count}\u00a0${count === 1 ? one : many}`;

/** One of several: "9, 10 or 11". */
export const either = (items: readonly (number | string)[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} or ${items.at(-1)!}`;
