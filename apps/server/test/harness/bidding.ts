/** The toy game as tables need it: everybody bids from the start, for three rounds, and a bid of 13 meets a bug in the rules. */
import type { Game } from "@tafelrunde/core";
import { toy, type ToyEvent, type ToyMove, type ToyState, type ToyView } from "@tafelrunde/testkit";

const ROUNDS = 3;
const BUG: ToyMove = { type: "bid", amount: 13 };

const isBug = (move: unknown): boolean => JSON.stringify(move) === JSON.stringify(BUG);

export const bidding: Game<ToyState, ToyMove, ToyEvent, ToyView> = {
  ...toy,
  seats: { min: 2, max: 4 },
  setup: (options, seatCount, { chance }) => ({ ...toy.setup(options, seatCount, { chance }), phase: "bid" }),
  refusal: (state, seat, move) => (isBug(move) ? undefined : toy.refusal(state, seat, move)),
  apply(state, seat, move, context) {
    if (isBug(move)) throw new Error("a bug in the rules");
    toy.apply(state, seat, move, context);
    if (state.phase !== "over" || ++state.counted === ROUNDS) return;
    state.phase = "bid";
    state.bids.fill(0);
  },
  parse: (text) => (text === toy.format(BUG) ? BUG : toy.parse(text)),
};
