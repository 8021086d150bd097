/** The round that decided a finished game, as its last view shows it. */
import type { Seat } from "@tafelrunde/core";
import type { KingView } from "../src/index.ts";

export interface Decision {
  readonly winner: Seat;
  readonly total: number;
  /** Those who had more and cancelled each other, all with the same total. */
  readonly above: readonly Seat[];
  /** Those who came closest from below, all with the same total. */
  readonly below: readonly Seat[];
  totalOf(seat: Seat): number;
}

const ROUNDS_TO_WIN = 2;

export function decision({ seats }: KingView): Decision {
  const totals = seats.map(({ ones, twos }) => ones + 2 * twos);
  const winner = seats.findIndex(({ kept }) => kept === ROUNDS_TO_WIN);
  const total = totals[winner]!;
  const lower = Math.max(...totals.filter((each) => each < total));
  const where = (test: (each: number) => boolean): Seat[] => [...seats.keys()].filter((seat) => test(totals[seat]!));
  return {
    winner,
    total,
    above: where((each) => each > total),
    below: where((each) => each === lower),
    totalOf: (seat) => totals[seat]!,
  };
}
