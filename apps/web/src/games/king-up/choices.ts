/** What the legal moves offer, sorted the way a hand reaches for them: a candidate and where they can go, or a card of the vote. */
import { type Candidate, CANDIDATES, kingUp, type Move, type Place, THRONE, type Vote } from "@tafelrunde/king-up";

/** For every candidate who can be used, the floors to go to and the move that does it. */
export type Ways = ReadonlyMap<Candidate, ReadonlyMap<Place, Move>>;

export const placeOf = (places: readonly Place[], candidate: Candidate): Place => places[CANDIDATES.indexOf(candidate)]!;

export function waysOf(moves: readonly Move[], places: readonly Place[]): Ways {
  const ways = new Map<Candidate, Map<Place, Move>>();
  for (const move of moves) {
    if (move.type === "vote") continue;
    const floor = move.type === "place" ? move.floor : placeOf(places, move.candidate) + 1;
    const floors = ways.get(move.candidate) ?? new Map<Place, Move>();
    ways.set(move.candidate, floors.set(floor, move));
  }
  return ways;
}

/** The cards that may be laid, with their moves. */
export function ballotOf(moves: readonly Move[]): ReadonlyMap<Vote, Move> {
  return new Map(moves.flatMap((move) => (move.type === "vote" ? [[move.vote, move] as const] : [])));
}

/** Whoever can go to one floor only rises; a second touch is enough then. */
export const isRise = (floors: ReadonlyMap<Place, Move>): boolean => [...floors.values()].every(({ type }) => type === "rise");

/** What to touch next for a move that somebody points at. */
export type Touch =
  | { readonly on: "candidate"; readonly candidate: Candidate }
  | { readonly on: "floor"; readonly floor: Place }
  | { readonly on: "vote"; readonly vote: Vote }
  | { readonly on: "confirm" };

export function nextTouch(
  hinted: string | null,
  moves: readonly Move[],
  places: readonly Place[],
  picked: Candidate | Vote | null,
  chosen: Place | null = null,
): Touch | null {
  const move = hinted === null ? undefined : moves.find((each) => kingUp.format(each) === hinted);
  if (!move) return null;
  if (move.type === "vote") return picked === move.vote ? { on: "confirm" } : { on: "vote", vote: move.vote };
  const { candidate } = move;
  if (picked !== candidate) return { on: "candidate", candidate };
  const floor = move.type === "place" ? move.floor : placeOf(places, candidate) + 1;
  return chosen === floor ? { on: "confirm" } : { on: "floor", floor };
}

/** Everybody on a floor, in the order in which they came. */
export const standingOn = (places: readonly Place[], order: readonly Candidate[], floor: Place): readonly Candidate[] =>
  order.filter((candidate) => placeOf(places, candidate) === floor);

/** From the throne down to the cellar. */
export const FLOORS: readonly Place[] = Array.from({ length: THRONE + 1 }, (_, index) => THRONE - index);
