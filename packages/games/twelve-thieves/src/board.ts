/** Reading the table: palaces, guards, chests, and what an action costs. */
import type { Seat } from "@tafelrunde/core";
import { type Card, type Cards, CARDS, type Palace, PALACES, type PalaceState, type ThievesState } from "./types.ts";

/** Where dancers stand in a list of counts. */
export const DANCER = PALACES.length;

export const GUARD_PLACES = 4;
export const THIEVES = 12;
export const DANCERS = 8;
export const CARDS_OF_A_PALACE = 17;
export const CHESTS_OF_A_PALACE = 4;
/** 5.1, 5.3: cards at the end of a turn, and for passing. */
export const CARDS_AFTER_ACTIONS = 3;
export const CARDS_FOR_PASSING = 4;
/** 2.4: actions of one turn in which a thief may take part. */
export const THIEF_ACTIONS = 3;

const INDEX = Object.fromEntries(CARDS.map((card, index) => [card, index])) as Record<Card, number>;

export const indexOf = (card: Card): number => INDEX[card];
export const isPalace = (value: unknown): value is Palace => PALACES.includes(value as Palace);
export const isCard = (value: unknown): value is Card => CARDS.includes(value as Card);
export const palaceOf = (state: ThievesState, palace: Palace): PalaceState => state.palaces[INDEX[palace]]!;

export const noCards = (): Cards => CARDS.map(() => 0);
export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < counts.length; index++) sum += counts[index]!;
  return sum;
}

/** The cards one by one, in the order of `CARDS`. */
export const listed = (counts: readonly number[]): Card[] =>
  CARDS.flatMap((card, index) => Array<Card>(counts[index] ?? 0).fill(card));

/** 6.1: chests that win the game. */
export const chestsToWin = (seatCount: number): number => 8 - seatCount;

/** 4.1: the thieves that the top chest needs; null where none is left (T6). */
export const topChest = ({ chests }: Pick<PalaceState, "chests">): number | null => (chests === 0 ? null : 8 - chests);

export const freePlaces = ({ guards }: PalaceState): number => GUARD_PLACES - total(guards);

/** 3.1: guards before the palace that are not this seat's. */
export const foreignGuards = ({ guards }: { readonly guards: readonly number[] }, seat: Seat): number =>
  total(guards) - guards[seat]!;

/** The black guards of a palace; they are counted last. */
export const blackGuards = ({ guards }: { readonly guards: readonly number[] }): number => guards[guards.length - 1]!;
