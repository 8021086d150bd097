/** What is called the same in every language, and what both count in the same way. */
import { placedByHand } from "../src/castle.ts";
import { BESIDE, type Candidate, CANDIDATES, type KingUpView, THRONE } from "../src/index.ts";

export const nameOf = (candidate: Candidate): string => candidate[0]!.toUpperCase() + candidate.slice(1);

/** Who lives on each floor, from the cellar up to the throne. */
export type Floors = readonly [string, string, string, string, string, string, string];

type Castle = Pick<KingUpView, "places" | "seats">;

/** The candidate who is voted on. Precondition: there is one. */
export const proposed = ({ places }: Castle): string => nameOf(CANDIDATES[places.indexOf(THRONE)]!);

/** How many candidates the seat on turn still places, the present one included. */
export function leftToPlace({ places, seats }: Castle): number {
  const placed = places.filter((place) => place !== BESIDE).length;
  return Math.ceil((placedByHand(seats.length) - placed) / seats.length);
}
