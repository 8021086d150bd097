/** The chart of a game: nothing lies on anything else, and short games have none. */
import { expect, test } from "vitest";
import { apart, chartOf, LABEL, steps } from "./chart.ts";

const SIZE = { width: 300, height: 150 };

test("a game of fewer than two rounds has no chart", () => {
  expect(chartOf([], SIZE)).toBeUndefined();
  expect(
    chartOf(
      [
        [0, 1],
        [0, 0],
      ],
      SIZE,
    ),
  ).toBeUndefined();
  expect(chartOf([[0, 1, 2]], SIZE)).toBeDefined();
});

test("lines go from left to right inside the picture, higher for more", () => {
  const { lines } = chartOf(
    [
      [0, 5, 12],
      [0, -3, 4],
    ],
    SIZE,
  )!;
  for (const { points } of lines) {
    expect(points.map(({ x }) => x)).toEqual(points.map(({ x }) => x).toSorted((a, b) => a - b));
    for (const { x, y } of points) expect(x >= 0 && x <= SIZE.width && y >= 0 && y <= SIZE.height).toBe(true);
  }
  const [up, down] = lines;
  expect(up!.points[2]!.y).toBeLessThan(down!.points[2]!.y);
  expect(down!.points[1]!.y).toBeGreaterThan(down!.points[0]!.y);
  expect(lines.map(({ value }) => value)).toEqual([12, 4]);
});

test("equal lines run side by side", () => {
  const { lines } = chartOf(
    [
      [0, 1, 1],
      [0, 1, 1],
    ],
    SIZE,
  )!;
  expect(lines[0]!.points[2]!.y).not.toBe(lines[1]!.points[2]!.y);
});

test("final values stand apart in the order of their heights, even six alike", () => {
  const placed = apart([60, 60, 60, 60, 60, 140], 12, 140);
  const sorted = placed.toSorted((a, b) => a - b);
  for (let index = 1; index < sorted.length; index++) expect(sorted[index]! - sorted[index - 1]!).toBeGreaterThanOrEqual(LABEL);
  expect(Math.max(...placed)).toBeLessThanOrEqual(140);
  expect(placed.indexOf(Math.max(...placed))).toBe(5);
});

test("levels are few and round", () => {
  expect(steps(0, 2, 5)).toEqual([0, 1, 2]);
  expect(steps(0, 37, 5)).toEqual([0, 10, 20, 30]);
  expect(steps(-4, 9, 5)).toEqual([0, 5]);
});
