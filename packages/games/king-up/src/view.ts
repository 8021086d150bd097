/** Who may know what. The only file of this game that decides secrecy: everything is listed, nothing is left out. */
import type { Viewer } from "@tafelrunde/core";
import { FAVOURITES } from "./candidates.ts";
import type { KingUpEvent, KingUpState, KingUpView, PastRound, PastVote } from "./types.ts";

export function view(state: KingUpState, viewer: Viewer): KingUpView {
  const own = viewer === "public" ? undefined : state.seats[viewer];
  return {
    viewer,
    history: state.history,
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    crown: state.crown,
    places: [...state.places],
    seats: state.seats.map(({ vote }) => ({ hasVoted: vote !== null })),
    votes: state.history ? state.votes.map(copyVote) : null,
    rounds: state.rounds.map(copyRound),
    own: own ? { favourites: [...FAVOURITES[own.card]!], no: own.no, vote: own.vote } : null,
  };
}

export const copyVote = ({ by, candidate, votes }: PastVote): PastVote => ({ by, candidate, votes: [...votes] });
export const copyRound = ({ king, cards, points }: PastRound): PastRound => ({ king, cards: [...cards], points: [...points] });

export function witness(event: KingUpEvent, viewer: Viewer): KingUpEvent | undefined {
  switch (event.type) {
    case "dealt":
    case "voted":
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    case "round-began":
    case "placed":
    case "cellared":
    case "rose":
    case "proposed":
    case "votes-revealed":
    case "rejected":
    case "crowned":
    case "scored":
    case "won":
      return event;
  }
}
