/** A King Up! table at which seat 0 alone decides whether there is a king. */
import { bySeat, fastChance } from "@tafelrunde/core";
import { type Candidate, CANDIDATES, FAVOURITES, kingUp, type KingUpState, OUT, THRONE } from "@tafelrunde/king-up";

const SEATS = 4;

/** Seat 1 brought this candidate to the throne; only seat 0 has a No left. Its favourites stand on `own`, all others on `other`. */
export function ballot(king: (state: KingUpState) => Candidate, own: readonly number[], other: readonly number[]): KingUpState {
  const state = kingUp.setup({ history: true }, SEATS, { chance: fastChance(3) });
  const favourites = FAVOURITES[bySeat(state.seats, 0).card]!;
  const [mine, theirs] = [[...own], [...other]];
  const proposed = king(state);
  state.places = CANDIDATES.map((who) => (who === proposed ? THRONE : (favourites.includes(who) ? mine : theirs).shift()!));
  state.phase = "vote";
  state.crown = 1;
  state.turn = 1;
  for (const seat of [1, 2, 3]) bySeat(state.seats, seat).no = 0;
  const rejected = CANDIDATES.filter((_, index) => state.places[index] === OUT).slice(0, 3);
  state.votes = rejected.map((candidate) => ({ by: 1, candidate, votes: ["yes", "no", "no", "no"] }));
  return state;
}
