/** The geometry of the chart beside a result: where lines, marks and final values lie. */
import type { Seat } from "@tafelrunde/core";

interface ChartSize {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface ChartLine {
  readonly seat: Seat;
  readonly points: readonly Point[];
  readonly value: number;
  /** Where the final value is written, clear of the others. */
  readonly label: number;
}

interface Chart {
  readonly lines: readonly ChartLine[];
  readonly levels: readonly { readonly value: number; readonly y: number }[];
  readonly rounds: readonly { readonly round: number; readonly x: number }[];
}

/** Room for the numbers at the left, the final values at the right and the rounds below. */
const MARGIN = { left: 26, right: 58, top: 12, bottom: 26 };
/** Two final values stand at least so far apart. */
export const LABEL = 20;
const MOST_LEVELS = 5;
const MOST_ROUNDS = 8;
/** Lines that run together stay side by side. */
const BESIDE = 1.6;

/** Undefined where there is nothing to tell: a chart needs two rounds. */
export function chartOf(course: readonly (readonly number[])[], { width, height }: ChartSize): Chart | undefined {
  const last = Math.min(...course.map((row) => row.length)) - 1;
  if (course.length === 0 || last < 2) return undefined;
  const values = course.flat();
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const x = (round: number): number => MARGIN.left + ((width - MARGIN.left - MARGIN.right) * round) / last;
  const y = (value: number): number =>
    height - MARGIN.bottom - ((height - MARGIN.top - MARGIN.bottom) * (value - low)) / (high - low);
  const aside = (seat: Seat): number => (seat - (course.length - 1) / 2) * BESIDE;
  const labels = apart(
    course.map((row) => y(row[last]!)),
    MARGIN.top,
    height - LABEL / 2,
  );
  const lines = course.map((row, seat) => ({
    seat,
    points: row.slice(0, last + 1).map((value, round) => ({ x: x(round), y: y(value) + aside(seat) })),
    value: row[last]!,
    label: labels[seat]!,
  }));
  const levels = steps(low, high, MOST_LEVELS).map((value) => ({ value, y: y(value) }));
  const rounds = steps(0, last, MOST_ROUNDS).map((round) => ({ round, x: x(round) }));
  return { lines, levels, rounds };
}

/** Whole numbers from low to high, evenly apart and not too many. */
export function steps(low: number, high: number, most: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => (high - low) / each < most) ?? high - low;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** Moves heights apart so that none is nearer to another than `LABEL`, and none below the lowest place. */
export function apart(heights: readonly number[], top: number, bottom: number): readonly number[] {
  const order = heights.map((_, index) => index).toSorted((a, b) => heights[a]! - heights[b]! || a - b);
  const placed = [...heights];
  let above = top - LABEL;
  for (const index of order) above = placed[index] = Math.max(placed[index]!, above + LABEL);
  let below = bottom + LABEL;
  for (const index of order.toReversed()) below = placed[index] = Math.min(placed[index]!, below - LABEL);
  return placed;
}
