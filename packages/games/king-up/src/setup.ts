/** The start of a game, and of each of its rounds. */
import type { OptionSpec, Options, Context } from "@tafelrunde/core";
import { FAVOURITES } from "./candidates.ts";
import { noCardsFor } from "./castle.ts";
import { BESIDE, CANDIDATES, type KingUpEvent, type KingUpState } from "./types.ts";

export const options: { readonly [name: string]: OptionSpec } = {
  history: { type: "flag", label: "history", default: true },
};

export function setup(chosen: Options, seatCount: number, context: Context<KingUpEvent>): KingUpState {
  const state: KingUpState = {
    history: chosen["history"] === true,
    phase: "place",
    round: 0,
    turn: context.chance.roll(seatCount) - 1, // U3
    crown: null,
    places: [],
    seats: Array.from({ length: seatCount }, () => ({ card: 0, no: 0, vote: null })),
    votes: [],
    rounds: [],
  };
  beginRound(state, context);
  return state;
}

/** 1.2 to 1.5 and 4.4: all candidates beside the castle, new favourites, all No cards back; `turn` begins. */
export function beginRound(state: KingUpState, context: Context<KingUpEvent>): void {
  state.round++;
  state.phase = "place";
  state.places = CANDIDATES.map(() => BESIDE);
  state.votes = [];
  const unused = unusedCards(state);
  context.emit?.({ type: "round-began", round: state.round, start: state.turn });
  for (const [number, seat] of state.seats.entries()) {
    seat.card = unused.splice(context.chance.roll(unused.length) - 1, 1)[0]!;
    seat.no = noCardsFor(state.seats.length);
    seat.vote = null;
    context.emit?.({ type: "dealt", seat: number, favourites: FAVOURITES[seat.card]! });
  }
}

/** U3: cards of earlier rounds do not come back. */
export function unusedCards({ rounds }: Pick<KingUpState, "rounds">): number[] {
  const used = rounds.flatMap(({ cards }) => cards);
  return [...FAVOURITES.keys()].filter((card) => !used.includes(card));
}
