/** The toy game's declaration for the laws. */
import type { Conformance } from "../conformance.ts";
import { toy, type ToyEvent, type ToyMove, toyMoves, type ToyState, type ToyView } from "./toy.ts";

export const toyConformance: Conformance<ToyState, ToyMove, ToyEvent, ToyView> = {
  game: toy,
  variants: [{}],
  bound: 20,
  moveTypes: { count: true, stop: true, bid: true },
  eventTypes: { dealt: true, counted: true, stopped: true, bid: true, ended: true },
  secretEvents: { dealt: "luck", stopped: "luck", bid: "choice" },
  paragraphs: ["1"],
  scramble(state, viewer, chance) {
    for (const seat of state.bids.keys()) {
      if (seat === viewer) continue;
      state.secrets[seat] = chance.roll(9);
      if (state.phase === "bid" && state.bids[seat]! > 0) state.bids[seat] = chance.roll(3);
    }
  },
  disguises(state, seat, move) {
    const last = state.bids.filter((bid) => bid === 0).length === 1;
    return move.type === "bid" && !last ? toyMoves(state, seat) : [];
  },
};
