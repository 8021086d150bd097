/** What lies on the table before the first turn: palaces, guards to be placed, and the deal once they stand. */
import type { OptionSpec, Options, Context } from "@tafelrunde/core";
import { CARDS_OF_A_PALACE, CHESTS_OF_A_PALACE, DANCERS, listed, noCards, THIEVES } from "./board.ts";
import { draw } from "./draw.ts";
import { PALACES, type ThievesEvent, type ThievesState } from "./types.ts";

export const options: { readonly [name: string]: OptionSpec } = {
  guards: { type: "choice", label: "guards", choices: ["posted", "chosen"], default: "posted" },
};

/** 1.9: in the variant everybody places so many black guards. */
const BLACKS_EACH = 2;

/** 1.5: own guards of a seat. */
const guardsEach = (seatCount: number): number => 6 - seatCount;

/** 1.6: the first seat gets so many cards, each one after it one more. */
const FIRST_HAND = 6;

export function setup(chosen: Options, seatCount: number, context: Context<ThievesEvent>): ThievesState {
  const posted = chosen["guards"] === "posted";
  const seatNumbers = Array.from({ length: seatCount }, (_, seat) => seat);
  const pile = noCards();
  for (const palace of PALACES.keys()) pile[palace] = CARDS_OF_A_PALACE;
  if (posted) context.emit?.({ type: "posted" }); // 1.3
  return {
    phase: "place",
    turn: 0,
    actions: 0,
    thiefActions: 0,
    seats: seatNumbers.map(() => ({
      hand: noCards(),
      guardsToPlace: guardsEach(seatCount),
      blacksToPlace: posted ? 0 : BLACKS_EACH,
      home: THIEVES,
      chests: 0,
    })),
    palaces: PALACES.map(() => ({
      chests: CHESTS_OF_A_PALACE,
      guards: [...seatNumbers.map(() => 0), posted ? 1 : 0],
      thieves: seatNumbers.map(() => 0),
    })),
    pile,
    discard: noCards(),
    dancers: DANCERS,
  };
}

/** 1.8, T9: hands are picked up when all guards stand, and the first seat takes the first turn. */
export function deal(state: ThievesState, context: Context<ThievesEvent>): void {
  state.phase = "act";
  state.turn = 0;
  for (const seat of state.seats.keys()) {
    const count = FIRST_HAND + seat;
    const cards = draw(state, seat, count, context);
    context.emit?.({ type: "dealt", seat, count, cards: listed(cards) });
  }
}
