/** King Up!: hidden favourites, secret votes and a castle to climb; three to six players. */
import type { Game } from "@tafelrunde/core";
import { apply } from "./apply.ts";
import { imagine } from "./imagine.ts";
import { actors, moves, refusal } from "./moves.ts";
import { outcome } from "./scoring.ts";
import { options, setup } from "./setup.ts";
import { format, parse } from "./text.ts";
import type { KingUpEvent, KingUpState, KingUpView, Move } from "./types.ts";
import { copyRound, copyVote, view, witness } from "./view.ts";

export { FAVOURITES } from "./candidates.ts";
export { MOST_ON_A_FLOOR, noCardsFor, placedByHand, worthOf } from "./castle.ts";
export { type Decision, decisionOf, NOTHING_AT_THE_END, pointsFor, ROUNDS, totalsOf, worths } from "./scoring.ts";
export * from "./types.ts";

function clone(state: KingUpState): KingUpState {
  return {
    history: state.history,
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    crown: state.crown,
    places: state.places.slice(),
    seats: state.seats.map(({ card, no, vote }) => ({ card, no, vote })),
    votes: state.votes.map(copyVote),
    rounds: state.rounds.map(copyRound),
  };
}

export const kingUp: Game<KingUpState, Move, KingUpEvent, KingUpView> = {
  id: "king-up",
  rulesVersion: 1,
  seats: { min: 3, max: 6 },
  options,
  setup,
  actors,
  moves,
  refusal,
  apply,
  clone,
  view,
  witness,
  imagine,
  outcome,
  format,
  parse,
};
