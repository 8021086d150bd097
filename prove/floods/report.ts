/** What a flood did to honest players, in one line, and whether that is within what we promise. */
import type { Measured } from "./honest.ts";

export interface Row {
  readonly name: string;
  readonly before: Measured;
  readonly during: Measured;
  /** The largest heap of the server that was seen, in bytes. */
  readonly heap: number;
  /** Requests and messages that were refused meanwhile. */
  readonly refused: number;
  /** A table that waits for guests is in the list. */
  readonly found: boolean;
}

interface Bounds {
  /** The share of their moves that honest players keep. */
  readonly moves: number;
  /** By how much their slowest moves may slow down, against the usual in all the quiet of the run, or against the moments before. */
  readonly p99: number;
  /** A p99 below this is not worth a complaint, whatever it was before. */
  readonly unnoticed: number;
  readonly longest: number;
  readonly heap: number;
}

const MB = 1024 * 1024;
const REACH: Bounds = { moves: 0.6, p99: 5, unnoticed: 20, longest: 2000, heap: 256 * MB };
/** On a machine that does other things beside it. */
const GENEROUS: Bounds = { moves: 0.3, p99: 20, unnoticed: 500, longest: 5000, heap: 256 * MB };

const COLUMNS = [28, 10, 10, 7, 12, 12, 9, 8, 9] as const;
const line = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(COLUMNS[0]) : cell.padStart(COLUMNS[index]!))).join(" ");

export const heading = line(["flood", "moves/s", "during", "kept", "p99 ms", "during", "longest", "heap MB", "refused"]);

const rate = ({ moves, seconds }: Measured): number => moves / seconds;
const kept = ({ before, during }: Row): number => rate(during) / rate(before);

export function rowText(row: Row): string {
  const { name, before, during, heap, refused } = row;
  const numbers = [rate(before).toFixed(0), rate(during).toFixed(0), `${Math.round(100 * kept(row))} %`];
  const times = [before.p99.toFixed(0), during.p99.toFixed(0), during.longest.toFixed(0)];
  return line([name, ...numbers, ...times, (heap / MB).toFixed(0), String(refused)]);
}

/**
 * What p99 honest players have in peace: the median of all quiet stretches of a run. A single one is too short for a yardstick; within one
 * run they differ by a factor of five.
 */
export function quietP99(rows: readonly Row[]): number {
  const sorted = rows.map(({ before }) => before.p99).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** What is worse than promised. */
export function verdictOn(row: Row, quiet: number, short: boolean): readonly string[] {
  const { name, before, during, heap, found } = row;
  // A machine that is disturbed from outside is so before a flood as well as during it.
  const yardstick = Math.max(quiet, before.p99);
  const bounds = short ? GENEROUS : REACH;
  const faults: [boolean, string][] = [
    [kept(row) < bounds.moves, `kept ${Math.round(100 * kept(row))} % of their moves`],
    [
      during.p99 > Math.max(bounds.unnoticed, bounds.p99 * yardstick),
      `p99 ${during.p99.toFixed(0)} ms, in peace ${yardstick.toFixed(0)} ms`,
    ],
    [during.longest > bounds.longest, `a move took ${during.longest.toFixed(0)} ms`],
    [heap > bounds.heap, `the heap grew to ${(heap / MB).toFixed(0)} MB`],
    [!found, "a table that waits for guests is not in the list"],
    [during.disturbed.length > 0, `disturbed: ${[...new Set(during.disturbed)].join(", ")}`],
  ];
  return faults.flatMap(([isBroken, what]) => (isBroken ? [`${name}: honest players: ${what}`] : []));
}
