/** Matrix games: what both sides can be sure of is the same number, in games of every size. */
import { fastChance } from "@tafelrunde/core";
import { expect, test } from "vitest";
import { MatrixGame, MOST } from "./matrix-game.ts";

test("rock, paper, scissors is played evenly, and is worth nothing", () => {
  const game = new MatrixGame();
  for (const [row, payoffs] of [
    [0, -1, 1],
    [1, 0, -1],
    [-1, 1, 0],
  ].entries())
    game.payoffs.set(payoffs, row * MOST);
  expect(game.mix(3, 3)).toBeCloseTo(0, 12);
  for (const mix of [...game.rowMix.subarray(0, 3), ...game.columnMix.subarray(0, 3)]) expect(mix).toBeCloseTo(1 / 3, 12);
});

/** `kinds` different payoffs: few of them make many ties. */
test.each([2, 3, 1000])("with %i kinds of payoffs each side can be sure of the value", (kinds) => {
  const chance = fastChance(kinds);
  const game = new MatrixGame();
  let widest = 0;
  for (let round = 0; round < 3000; round++) {
    const [rows, columns] = [chance.roll(MOST), chance.roll(MOST)];
    for (let at = 0; at < MOST * MOST; at++) game.payoffs[at] = (chance.roll(kinds) - 1) / (kinds - 1);
    const value = game.mix(rows, columns);
    const all = (count: number) => Array.from({ length: count }, (_, index) => index);
    const sureOf = all(columns).map((column) =>
      all(rows).reduce((sum, row) => sum + game.rowMix[row]! * game.payoffs[row * MOST + column]!, 0),
    );
    const gives = all(rows).map((row) =>
      all(columns).reduce((sum, column) => sum + game.columnMix[column]! * game.payoffs[row * MOST + column]!, 0),
    );
    widest = Math.max(widest, value - Math.min(...sureOf), Math.max(...gives) - value);
  }
  expect(widest).toBeLessThan(1e-9);
});
