/** What lies on the table before the first turn, and the dice at the start of every round. */
import type { OptionSpec, Options, Context } from "@tafelrunde/core";
import { cardsIn, CHOSEN_COUNT, FIRST_GAME, FIXED, OTHERS, RANDOM_SETS, setOf } from "./cards.ts";
import type { Card, CardSet, KingEvent, KingState, SeatState } from "./types.ts";

export const options: { readonly [name: string]: OptionSpec } = {
  set: { type: "choice", label: "set", choices: ["first", "random", "chosen"], default: "first" },
  cards: {
    type: "subset",
    label: "cards",
    of: OTHERS,
    size: CHOSEN_COUNT,
    default: FIRST_GAME,
    onlyIf: { option: "set", is: "chosen" },
  },
};

export function setup(chosen: Options, seatCount: number, context: Context<KingEvent>): KingState {
  const set = chooseSet(chosen, context);
  context.emit?.({ type: "set-chosen", cards: cardsIn(set) });
  const seats: SeatState[] = [];
  for (let seat = 0; seat < seatCount; seat++) seats.push({ face: 1, hand: set, laid: 0, discard: 0, kept: 0, ones: 0, twos: 0 });
  const state: KingState = { set, round: 0, turn: 0, phase: "lay", chooser: null, victim: null, seats };
  beginRound(state, context);
  return state;
}

const FIRST_SET = setOf([FIXED, ...FIRST_GAME]);

function chooseSet(chosen: Options, context: Context<KingEvent>): CardSet {
  switch (chosen["set"]) {
    case "random": // 1.4, K2
      return context.chance.pick(RANDOM_SETS);
    case "chosen": // 1.5
      return setOf([FIXED, ...(chosen["cards"] as readonly Card[])]);
    default: // 1.3
      return FIRST_SET;
  }
}

/** 1.6, 5.6, K11: tokens go back, everybody rolls, the first turn begins. */
export function beginRound(state: KingState, context: Context<KingEvent>): void {
  state.round++;
  state.turn = 1;
  state.phase = "lay";
  state.chooser = null;
  for (const seat of state.seats) {
    seat.ones = 0;
    seat.twos = 0;
    seat.face = context.chance.roll(12);
  }
  context.emit?.({ type: "dice-rolled", round: state.round, faces: state.seats.map((seat) => seat.face) });
}
