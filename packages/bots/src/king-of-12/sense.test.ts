/** Who lays cards with sense is told from those who lay just anything, by what everybody saw. */
import { fastChance, type GameEvent, Runner } from "@tafelrunde/core";
import { kingOf12, type Move } from "@tafelrunde/king-of-12";
import { expect, test } from "vitest";
import { steps } from "../budget.ts";
import { lookAhead } from "./look-ahead.ts";
import { randomOf } from "./round-table.ts";
import { senseOf } from "./sense.ts";

const SEATS = 3;
const GAMES = 10;

test("a look ahead shows, and so does none", () => {
  const sums = Array.from({ length: SEATS }, () => 0);
  for (let game = 0; game < GAMES; game++) {
    const chance = fastChance(game);
    const runner = new Runner(kingOf12, { options: { set: "first", cards: [] }, seatCount: SEATS, chance });
    let told: readonly GameEvent[] = [];
    // The first round, in which seat 0 looks ahead and the others lay just anything.
    for (let [seat] = runner.awaited(); seat !== undefined; [seat] = runner.awaited()) {
      const { view, events } = runner.update(seat, -1);
      if (view.phase === "keep") break;
      told = events;
      const move: Move = seat === 0 ? lookAhead.decide(view, 0, chance, steps(0), []).move : chance.pick(runner.moves(seat));
      runner.play(seat, move);
    }
    for (const [seat, sense] of senseOf(told, SEATS, steps(20), randomOf(fastChance(7))).entries()) sums[seat]! += sense / GAMES;
  }
  expect(sums[0]).toBeGreaterThan(0.8);
  expect(Math.max(sums[1]!, sums[2]!)).toBeLessThan(0.7);
});

test("with nothing to go by all are taken to have some sense", () => {
  expect(senseOf([], 4, steps(20), randomOf(fastChance(1)))).toEqual(Array.from({ length: 4 }, () => expect.closeTo(0.9)));
});
