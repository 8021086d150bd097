/** What sentences have to find out of a view or an event before they can be chosen; the same in every language. */
import type { Seat } from "@tafelrunde/core";
import type { Card, KingView } from "../src/index.ts";

const ROUNDS_TO_WIN = 2;

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

interface Level {
  readonly total: number;
  readonly seats: readonly Seat[];
}

/** The seats that have a total in common, total by total. */
export function levels(totals: readonly number[], seats: readonly Seat[]): Level[] {
  const shared = [...new Set(seats.map((seat) => totals[seat]!))];
  return shared.map((total) => ({ total, seats: seats.filter((seat) => totals[seat] === total) }));
}

interface Decision {
  readonly winner: Seat;
  readonly total: number;
  /** Those who had more, all with the same total, and cancelled each other; undefined if nobody had more. */
  readonly above: Level | undefined;
  /** Those who came closest from below, all with the same total. */
  readonly below: Level;
}

/** The round that decided a finished game, as its last view shows it. */
export function decision({ seats }: KingView): Decision {
  const totals = seats.map(({ ones, twos }) => ones + 2 * twos);
  const winner = seats.findIndex(({ kept }) => kept === ROUNDS_TO_WIN);
  const total = totals[winner]!;
  const ranked = levels(totals, [...seats.keys()]).toSorted((a, b) => b.total - a.total);
  const at = ranked.findIndex((level) => level.total === total);
  return { winner, total, above: ranked[at - 1], below: ranked[at + 1]! };
}
