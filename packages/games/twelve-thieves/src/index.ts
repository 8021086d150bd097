/** 12 Thieves: guards to be moved, thieves to be smuggled, chests to be carried off; two to four players. */
import type { Game, Outcome, Seat } from "@tafelrunde/core";
import { apply } from "./apply.ts";
import { imagine } from "./imagine.ts";
import { actors, moves } from "./moves.ts";
import { refusal } from "./refusal.ts";
import { options, setup } from "./setup.ts";
import { format, parse } from "./text.ts";
import type { Move, ThievesEvent, ThievesState, ThievesView } from "./types.ts";
import { view, witness } from "./view.ts";

export {
  blackGuards,
  CARDS_AFTER_ACTIONS,
  CARDS_FOR_PASSING,
  chestsToWin,
  DANCER,
  foreignGuards,
  GUARD_PLACES,
  THIEF_ACTIONS,
  topChest,
} from "./board.ts";
export * from "./types.ts";

function clone(state: ThievesState): ThievesState {
  return {
    phase: state.phase,
    turn: state.turn,
    actions: state.actions,
    thiefActions: state.thiefActions,
    seats: state.seats.map((seat) => ({
      hand: seat.hand.slice(),
      guardsToPlace: seat.guardsToPlace,
      blacksToPlace: seat.blacksToPlace,
      home: seat.home,
      chests: seat.chests,
    })),
    palaces: state.palaces.map((palace) => ({
      chests: palace.chests,
      guards: palace.guards.slice(),
      thieves: palace.thieves.slice(),
    })),
    pile: state.pile.slice(),
    discard: state.discard.slice(),
    dancers: state.dancers,
  };
}

/** Who robbed more chests stands higher; the winner alone has all that are needed (6.2). */
function outcome(state: ThievesState): Outcome | undefined {
  if (state.phase !== "over") return undefined;
  const scores = state.seats.map((seat) => seat.chests);
  return { type: "ranked", places: scores.map((own) => 1 + scores.filter((other) => other > own).length), scores };
}

/** 2.6, T8: actions of the running turn, until it is ended or the game is won. */
const takeback = (state: ThievesState, seat: Seat): boolean => state.phase === "act" && state.turn === seat && state.actions > 0;

export const twelveThieves: Game<ThievesState, Move, ThievesEvent, ThievesView> = {
  id: "twelve-thieves",
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
  takeback,
};
