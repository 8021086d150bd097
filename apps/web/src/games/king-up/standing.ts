/** What favourites are worth as things stand. */
import { type Candidate, FAVOURITES, type Place, pointsFor, ROUNDS, worths } from "@tafelrunde/king-up";

interface Preview {
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
