/** How a finished game is summed up: what decided it, to the winner, to another seat and to everybody. */
import { chanceOf, fastChance } from "@tafelrunde/core";
import { describe, expect, test } from "vitest";
import { kingOf12, type KingView } from "../src/index.ts";
import { text as german } from "./de.ts";
import { text as english } from "./en.ts";
import { wordsIn } from "./words.ts";

const [de, en] = [wordsIn(german), wordsIn(english)];

const names = ["Mia", "Tom", "Lea", "Lars"];

/** The end of a game, with the points of its last round; the first seat wins. */
function ended(...totals: number[]): KingView {
  const view = kingOf12.view(kingOf12.setup({}, totals.length, { chance: fastChance(1) }), "public");
  const seats = view.seats.map((seat, index) => ({ ...seat, kept: index === 0 ? 2 : 0, ones: totals[index]!, twos: 0 }));
  return { ...view, phase: "over", seats };
}

describe("what decided the game", () => {
  test("the next best is named", () => {
    const view = ended(8, 5, 3);
    expect(de.result(view, names)).toBe("Mia gewinnt die entscheidende Runde mit 8\u00a0Punkten vor Tom (5).");
    expect(de.result(view, names, 0)).toBe("Du gewinnst die entscheidende Runde mit 8\u00a0Punkten vor Tom (5).");
    expect(de.result(view, names, 1)).toBe("Mia gewinnt die entscheidende Runde mit 8\u00a0Punkten vor dir (5).");
    expect(en.result(view, names, 1)).toBe("Mia wins the deciding round with 8\u00a0points, ahead of you (5).");
  });

  test("several may be next", () => {
    const view = ended(1, 0, 0);
    expect(de.result(view, names, 2)).toBe("Mia gewinnt die entscheidende Runde mit 1\u00a0Punkt vor dir und Tom (je\u00a00).");
    expect(en.result(view, names)).toBe("Mia wins the deciding round with 1\u00a0point, ahead of Tom and Lea (0\u00a0each).");
  });

  test("those who had more cancelled each other", () => {
    const view = ended(4, 6, 6, 2);
    expect(de.result(view, names)).toBe(
      "Mia gewinnt die entscheidende Runde mit 4\u00a0Punkten, weil Tom und Lea sich mit je\u00a06 negieren.",
    );
    expect(de.result(view, names, 2)).toBe(
      "Mia gewinnt die entscheidende Runde mit 4\u00a0Punkten, weil du und Tom euch mit je\u00a06 negiert.",
    );
    expect(en.result(view, names, 0)).toBe(
      "You win the deciding round with 4\u00a0points, because Tom and Lea cancel out at 6 each.",
    );
  });
});

test("nothing is decided while the game goes on", () => {
  expect(de.result({ ...ended(8, 5, 3), phase: "lay" }, names)).toBe("");
});

test.each([2, 3, 4])("every game of %i seats ends in a sentence for everybody", (count) => {
  const luck = fastChance(count);
  const table = { chance: chanceOf((sides) => luck.roll(sides)) };
  for (let game = 0; game < 40; game++) {
    const state = kingOf12.setup({ set: "random" }, count, table);
    for (let seats = kingOf12.actors(state); seats.length > 0; seats = kingOf12.actors(state))
      kingOf12.apply(state, seats[0]!, luck.pick(kingOf12.moves(state, seats[0]!)), table);
    for (const words of [de, en])
      for (const reader of [null, 0, 1]) {
        const said = words.result(kingOf12.view(state, "public"), names, reader);
        expect(said).toMatch(/^\p{Lu}.*\.$/u);
        expect(said).not.toMatch(/undefined|NaN|Infinity|\( ?\)/);
      }
  }
});

test("a score has its unit", () => {
  expect([0, 1, 2].map((score) => de.score(score))).toEqual(["0\u00a0Runden", "1\u00a0Runde", "2\u00a0Runden"]);
  expect([0, 1, 2].map((score) => en.score(score))).toEqual(["0\u00a0rounds", "1\u00a0round", "2\u00a0rounds"]);
});
