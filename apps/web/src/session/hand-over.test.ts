/** Who gets the device next. */
import { expect, test } from "vitest";
import { screenAfter } from "./hand-over.ts";

test("somebody alone never hands over", () => {
  expect(screenAfter([2], [0, 2], 2)).toEqual({ shown: 2, next: null });
  expect(screenAfter([2], [], 0)).toEqual({ shown: 2, next: null });
});

test("several are asked one after the other, round the table from whoever acted last", () => {
  expect(screenAfter([0, 1, 3], [0, 1, 2, 3], null)).toEqual({ shown: null, next: 0 });
  expect(screenAfter([0, 1, 3], [1, 2, 3], 0)).toEqual({ shown: null, next: 1 });
  expect(screenAfter([0, 1, 3], [2, 3], 1)).toEqual({ shown: null, next: 3 });
  expect(screenAfter([0, 1, 3], [0, 1], 3)).toEqual({ shown: null, next: 0 });
});

test("while bots think or the game is over, nobody is asked", () => {
  expect(screenAfter([0, 1], [2], 1)).toEqual({ shown: null, next: null });
  expect(screenAfter([0, 1], [], 1)).toEqual({ shown: null, next: null });
});
