/** What favourites are worth as things stand, and how a finished game was decided. */
import type { Seat } from "@tafelrunde/core";
import {
  BESIDE,
  type Candidate,
  FAVOURITES,
  type KingUpView,
  OUT,
  type Place,
  pointsFor,
  ROUNDS,
  totalsOf,
  worths,
} from "@tafelrunde/king-up";
import { placeOf } from "./choices.ts";

export interface Preview {
  /** In the order of the favourites. */
  readonly worth: readonly number[];
  /** What the round would give if it ended now. */
  readonly points: number;
  /** Nothing at all in the last round: that counts more than anything. */
  readonly surprise: boolean;
}

export function preview(places: readonly Place[], favourites: readonly Candidate[], round: number): Preview {
  const card = FAVOURITES.findIndex((each) => each.join() === favourites.join());
  const worth = worths(places, card);
  const points = pointsFor(places, card, round);
  return { worth, points, surprise: round === ROUNDS && worth.every((each) => each === 0) };
}

export interface Standing {
  readonly totals: readonly number[];
  /** Favourites in the castle at the end, which break a tie. */
  readonly castle: readonly number[];
  readonly winners: readonly Seat[];
  /** Everybody with the best total; more than one means that the castle decided, or that nothing did. */
  readonly level: readonly Seat[];
}

/** Null while the game still goes on. */
export function standingOf(view: KingUpView): Standing | null {
  const last = view.rounds.at(-1);
  if (view.phase !== "over" || !last) return null;
  const totals = totalsOf({ seats: view.seats, rounds: [...view.rounds] });
  const castle = last.cards.map((card) => FAVOURITES[card]!.filter((candidate) => stays(placeOf(view.places, candidate))).length);
  const best = Math.max(...totals);
  const level = [...totals.keys()].filter((seat) => totals[seat] === best);
  const most = Math.max(...level.map((seat) => castle[seat]!));
  return { totals, castle, level, winners: level.filter((seat) => castle[seat] === most) };
}

const stays = (place: Place): boolean => place !== OUT && place !== BESIDE;
