/** Which cards can pay for what. Payments that are the same in effect are one payment, and each is made once. */
import { indexOf } from "./board.ts";
import { type Card, type Cards, type Palace, PALACES } from "./types.ts";

/** Cards to be played, in the order of `CARDS`; `needs` counts them, so that a hand is checked without looking at names. */
export interface Payment {
  readonly cards: readonly Card[];
  readonly needs: readonly (readonly [card: number, count: number])[];
}

function payment(...cards: readonly Card[]): Payment {
  const sorted = cards.toSorted((one, other) => indexOf(one) - indexOf(other));
  const kinds = [...new Set(sorted)];
  return { cards: sorted, needs: kinds.map((kind) => [indexOf(kind), sorted.filter((card) => card === kind).length]) };
}

export const MOST_FOREIGN_GUARDS = 3;

const SMUGGLING = PALACES.map((palace) =>
  Array.from({ length: MOST_FOREIGN_GUARDS + 1 }, (_, guards) =>
    Array.from({ length: guards + 1 }, (__, dancers) =>
      payment(...Array<Card>(guards - dancers).fill(palace), ...Array<Card>(dancers).fill("dancer")),
    ),
  ),
);

/** 3.1: one card of the palace, or a dancer, for every foreign guard. */
export const smuggling = (palace: Palace, foreignGuards: number): readonly Payment[] =>
  SMUGGLING[indexOf(palace)]![foreignGuards]!;

const pairs = (made: (from: Palace, to: Palace) => readonly Payment[]): readonly (readonly (readonly Payment[])[])[] =>
  PALACES.map((from) => PALACES.map((to) => (from === to ? [] : made(from, to))));

const SENDING = pairs((from, to) => [payment(from), payment(to), payment("dancer")]);
const BRIBING = pairs((from, to) => [
  payment(from, to),
  payment(from, "dancer"),
  payment(to, "dancer"),
  payment("dancer", "dancer"),
]);

/** 3.4, 3.6: a card of either palace, or a dancer. */
export const sending = (from: Palace, to: Palace): readonly Payment[] => SENDING[indexOf(from)]![indexOf(to)]!;

/** 3.8: a card of each palace; dancers stand in for one or both. */
export const bribing = (from: Palace, to: Palace): readonly Payment[] => BRIBING[indexOf(from)]![indexOf(to)]!;

export function canPay(hand: Cards, { needs }: Payment): boolean {
  for (const [card, count] of needs) if (hand[card]! < count) return false;
  return true;
}

/** Whether these are the very cards of the payment, in its order. */
export const isPayment = ({ cards }: Payment, given: readonly Card[]): boolean =>
  cards.length === given.length && cards.every((card, index) => card === given[index]);
