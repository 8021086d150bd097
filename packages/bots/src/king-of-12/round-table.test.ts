/** Turns as plain numbers end as by the rules, at every seat count and with every card. */
import { chanceOf, fastChance } from "@tafelrunde/core";
import { CARDS, kingOf12, type KingState, type Move } from "@tafelrunde/king-of-12";
import { expect, test } from "vitest";
import { numbersIn } from "./induction.ts";
import { NOBODY, RoundTable } from "./round-table.ts";

const TURNS = 2000;

function tableOf(state: KingState): RoundTable {
  const table = new RoundTable(state.seats.length);
  for (const [index, { face, hand, ones, twos }] of state.seats.entries()) {
    table.faces[index] = face;
    table.hands[index] = hand;
    table.ones[index] = ones;
    table.twos[index] = twos;
  }
  return table;
}

/** Plays by the rules what was laid on the table, with its choices and its roll. */
function playByTheRules(state: KingState, table: RoundTable, roll: number): void {
  let isFirst = true;
  const later = fastChance(roll);
  const chance = chanceOf((sides) => {
    const face = isFirst ? roll + 1 : later.roll(sides);
    isFirst = false;
    return face;
  });
  for (const [seat, laid] of table.laid.entries())
    kingOf12.apply(state, seat, { type: "lay", card: CARDS[31 - Math.clz32(laid)]! }, { chance });
  if (state.phase === "tip")
    kingOf12.apply(state, state.chooser!, { type: "tip", face: table.faces[state.chooser!]! }, { chance });
  if (state.phase !== "steal") return;
  const theft: Move = { type: "steal", token: state.seats[state.victim!]!.twos > 0 ? 2 : 1 };
  kingOf12.apply(state, state.chooser!, theft, { chance });
}

const told = ({ faces, ones, twos }: RoundTable): string => [faces, ones, twos].join(" | ");

test.each([2, 3, 4])("%i seats", (seats) => {
  const chance = fastChance(seats);
  let state = kingOf12.setup({ set: "random", cards: [] }, seats, { chance });
  let ends = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const table = tableOf(state);
    const roll = chance.roll(12) - 1;
    for (const [seat, hand] of table.hands.entries()) table.laid[seat] = 1 << chance.pick(numbersIn(hand));
    const { round } = state;
    const isOver = table.turn((below) => (below === 12 ? roll : 0));
    playByTheRules(state, table, roll);
    const winner = state.phase === "keep" ? state.chooser : NOBODY;
    const goesOn = state.phase === "lay" && state.round === round;
    expect([isOver, isOver ? table.winner() : NOBODY]).toEqual([!goesOn, winner]);
    // Tokens and dice of a round that nobody won are gone already.
    expect(told(table)).toBe(told(state.round === round ? tableOf(state) : table));
    if (!goesOn) {
      state = kingOf12.setup({ set: "random", cards: [] }, seats, { chance });
      ends++;
    }
  }
  expect(ends).toBeGreaterThan(100);
});
