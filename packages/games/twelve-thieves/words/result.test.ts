/** How a finished game is summed up: the winner, and ties behind; to the reader as du. */
import { fastChance } from "@tafelrunde/core";
import { describe, expect, test } from "vitest";
import { type ThievesView, twelveThieves } from "../src/index.ts";
import { text as german } from "./de.ts";
import { text as english } from "./en.ts";
import { wordsIn } from "./words.ts";

const [de, en] = [wordsIn(german), wordsIn(english)];

const names = ["Mira", "Jonas", "Lea", "Lars"];
const plain = (text: string): string => text.replaceAll("\u00a0", " ");

function finished(...chests: readonly number[]): ThievesView {
  const state = twelveThieves.setup({ guards: "posted" }, chests.length, { chance: fastChance(1) });
  const view = twelveThieves.view(state, "public");
  return { ...view, phase: "over", seats: view.seats.map((seat, index) => ({ ...seat, chests: chests[index]! })) };
}

test("a score has its unit", () => {
  expect([0, 1, 4].map((chests) => plain(de.score(chests)))).toEqual(["0 Truhen", "1 Truhe", "4 Truhen"]);
  expect([0, 1, 4].map((chests) => plain(en.score(chests)))).toEqual(["0 chests", "1 chest", "4 chests"]);
});

describe("the result", () => {
  test("nothing is decided while the game goes on", () => {
    expect(de.result({ ...finished(4, 6), phase: "act" }, names)).toBe("");
  });

  test.each([
    [finished(4, 6), null, "Jonas hat als Erstes 6 Truhen geraubt.", "Jonas was the first to steal 6 chests."],
    [finished(4, 6), 1, "Du hast als Erstes 6 Truhen geraubt.", "You were the first to steal 6 chests."],
    [finished(2, 1, 4, 0), 0, "Lea hat als Erstes 4 Truhen geraubt.", "Lea was the first to steal 4 chests."],
    [
      finished(2, 1, 4, 2),
      null,
      "Lea hat als Erstes 4 Truhen geraubt. Mira und Lars teilen sich dahinter den Platz: je 2 Truhen.",
      "Lea was the first to steal 4 chests. Mira and Lars share the next place with 2 chests each.",
    ],
    [
      finished(1, 1, 4, 1),
      3,
      "Lea hat als Erstes 4 Truhen geraubt. Du, Mira und Jonas teilt euch dahinter den Platz: je 1 Truhe.",
      "Lea was the first to steal 4 chests. You, Mira and Jonas share the next place with 1 chest each.",
    ],
  ] as [ThievesView, number | null, string, string][])("%#", (view, reader, inGerman, inEnglish) => {
    expect(plain(de.result(view, names, reader))).toBe(inGerman);
    expect(plain(en.result(view, names, reader))).toBe(inEnglish);
  });
});
