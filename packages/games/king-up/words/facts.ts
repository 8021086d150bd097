/** What sentences have to find out of a view or an event before they can be chosen; the same in every language. */
import type { Seat } from "@tafelrunde/core";
import { placedByHand } from "../src/castle.ts";
import {
  BESIDE,
  type Candidate,
  CANDIDATES,
  type Decision,
  type KingUpView,
  NOTHING_AT_THE_END,
  THRONE,
  worths,
} from "../src/index.ts";

type Castle = Pick<KingUpView, "places" | "seats">;

/** The candidate who is voted on. Precondition: there is one. */
export const proposed = ({ places }: Castle): Candidate => CANDIDATES[places.indexOf(THRONE)]!;

/** How many candidates the seat on turn still places, the present one included. */
export function leftToPlace({ places, seats }: Castle): number {
  const placed = places.filter((place) => place !== BESIDE).length;
  return Math.ceil((placedByHand(seats.length) - placed) / seats.length);
}

/** Everybody with the best total: if there is more than one, the castle decides. */
export function levelAtTop({ totals }: Decision): readonly Seat[] {
  const best = Math.max(...totals);
  return [...totals.keys()].filter((seat) => totals[seat] === best);
}

/** Whether the seat was given its points of the last round for having none. */
export function wonByNothing({ places, rounds }: KingUpView, seat: Seat): boolean {
  const last = rounds.at(-1)!;
  return last.points[seat] === NOTHING_AT_THE_END && worths(places, last.cards[seat]!).every((each) => each === 0);
}

/** The second best total, and who has it. Precondition: one seat alone is best. */
export function runnersUp({ seats, totals }: Decision): { readonly seats: readonly Seat[]; readonly total: number } {
  const others = [...totals.keys()].filter((seat) => !seats.includes(seat));
  const total = Math.max(...others.map((seat) => totals[seat]!));
  return { seats: others.filter((seat) => totals[seat] === total), total };
}
