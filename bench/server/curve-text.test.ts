/** The sentence about a curve says what its figures say. */
import { expect, test } from "vitest";
import { bendOf } from "./curve-text.ts";

const curve = (...values: number[]) => ({
  title: "Matches",
  unit: "matches",
  columns: ["CPU"],
  judged: 0,
  points: values.map((value, index) => ({ at: [1, 10, 1000][index]!, values: [value] })),
});

test("a curve that stays near its first figure does not bend", () => {
  expect(bendOf(curve(100, 140, 120))).toBe("CPU does not bend: at 1,000 matches it is 1.2 times that at 1.");
});

test("a curve bends where half of the first figure is added", () => {
  expect(bendOf(curve(100, 120, 300))).toBe(
    "CPU bends between 10 and 1,000 matches; at 1,000 matches it is 3.0 times that at 1.",
  );
});
