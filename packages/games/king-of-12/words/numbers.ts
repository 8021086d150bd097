/** Numbers as both languages write them, and how a value came about. */
import type { Card } from "../src/index.ts";

/** With a true minus sign, which is as wide as the plus. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** The sum behind a value, such as `7+5`; undefined where a card sets the value without one. */
export function sum(card: Card, face: number): string | undefined {
  switch (card) {
    case "alchemist":
      return `2×${face}`;
    case "machine":
      return `${face}+7`;
    case "parasite":
      return `${face}−7`;
    default:
      return undefined;
  }
}

/** The seats that have a total in common, total by total. */
export function level(totals: readonly number[], seats: readonly number[]): { total: number; seats: number[] }[] {
  const shared = [...new Set(seats.map((seat) => totals[seat]!))];
  return shared.map((total) => ({ total, seats: seats.filter((seat) => totals[seat] === total) }));
}
