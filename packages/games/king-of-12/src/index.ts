/** King of 12: bluff with twelve-sided dice, two to four players. */
import type { Game, Outcome } from "@tafelrunde/core";
import { apply } from "./apply.ts";
import { count } from "./cards.ts";
import { imagine } from "./imagine.ts";
import { actors, moves, refusal } from "./moves.ts";
import { options, setup } from "./setup.ts";
import { format, parse } from "./text.ts";
import type { KingEvent, KingState, KingView, Move } from "./types.ts";
import { view, witness } from "./view.ts";

export { cardsIn, count } from "./cards.ts";
export { points } from "./scoring.ts";
export * from "./types.ts";

function clone(state: KingState): KingState {
  return {
    set: state.set,
    round: state.round,
    turn: state.turn,
    phase: state.phase,
    chooser: state.chooser,
    victim: state.victim,
    seats: state.seats.map((seat) => ({
      face: seat.face,
      hand: seat.hand,
      laid: seat.laid,
      discard: seat.discard,
      kept: seat.kept,
      ones: seat.ones,
      twos: seat.twos,
    })),
  };
}

/** Who won more rounds stands higher; the winner alone has two (6.2). */
function outcome(state: KingState): Outcome | undefined {
  if (state.phase !== "over") return undefined;
  const scores = state.seats.map((seat) => count(seat.kept));
  return { type: "ranked", places: scores.map((own) => 1 + scores.filter((other) => other > own).length), scores };
}

export const kingOf12: Game<KingState, Move, KingEvent, KingView> = {
  id: "king-of-12",
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
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
