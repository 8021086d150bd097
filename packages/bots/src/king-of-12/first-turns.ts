/** The first turn of the first-game set between two, as exact play lays it: it would take seconds to work out, and people begin with it. */
import { type Card, CARDS } from "@tafelrunde/king-of-12";
import { TABLE } from "./first-turns-table.ts";

const NAMES: readonly Card[] = ["alchemist", "golem", "knight", "machine", "oracle", "parasite", "sorcerer"];
export const FIRST_SET = NAMES.reduce((set, card) => set | (1 << CARDS.indexOf(card)), 0);

/** Two digits of this base are one probability. */
const BASE = 36;
const FINE = BASE ** 2 - 1;

export const pack = (mixes: readonly number[]): string =>
  mixes
    .map((mix) =>
      Math.round(mix * FINE)
        .toString(BASE)
        .padStart(2, "0"),
    )
    .join("");

/** How often to lay each card of the set, in their order, with these faces on the own die and the other's. */
export function firstTurn(face: number, other: number): readonly number[] {
  const size = 2 * NAMES.length;
  const text = TABLE[face - 1]!.slice((other - 1) * size, other * size);
  const mixes = NAMES.map((_, index) => Number.parseInt(text.slice(2 * index, 2 * index + 2), BASE));
  const total = mixes.reduce((sum, mix) => sum + mix, 0);
  return mixes.map((mix) => mix / total);
}
