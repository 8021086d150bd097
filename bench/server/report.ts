/** The comparison as text: one row for each figure, one column for each server, and how this server stands to the others. */
import type { Compared, Figures } from "./compare.ts";
import { contestant, type ContestantName } from "./contestants.ts";
import type { BenchOptions } from "./options.ts";
import { figure, markdownTable, ratio } from "./table.ts";

interface Row {
  readonly name: string;
  readonly of: (figures: Figures) => number;
}

const KILO = 1024;

function rowsFor(levels: readonly number[]): readonly Row[] {
  const each = (name: string, of: (level: Figures["levels"][number]) => number): Row[] =>
    levels.map((matches, index) => ({ name: `${name}, ${matches} matches`, of: ({ levels: all }) => of(all[index]!) }));
  return [
    ...each("moves/s", ({ movesPerSecond }) => movesPerSecond),
    ...each("CPU µs per move", ({ cpuPerMove }) => cpuPerMove),
    { name: "moves/s, no new matches", of: ({ unbroken }) => unbroken.movesPerSecond },
    { name: "CPU µs per move, no new matches", of: ({ unbroken }) => unbroken.cpuPerMove },
    ...each("round trip p50 ms", ({ p50 }) => p50),
    ...each("round trip p99 ms", ({ p99 }) => p99),
    { name: "bytes per move, both seats", of: ({ bytesPerMove }) => bytesPerMove },
    { name: "bytes to open a match, both", of: ({ bytesToOpen }) => bytesToOpen },
    { name: "CPU µs to open a match", of: ({ cpuToOpen }) => cpuToOpen },
    { name: "memory per match in play, KiB", of: ({ memoryPerMatch }) => memoryPerMatch / KILO },
    { name: "heap per match in play, KiB", of: ({ heapPerMatch }) => heapPerMatch / KILO },
    { name: "heap left per match, KiB", of: ({ heapLeft }) => heapLeft / KILO },
  ];
}

/** A figure, and in brackets what this server's is divided by it. */
function cell({ of }: Row, name: ContestantName, { figures }: Compared): string {
  const own = figures.get("tafelrunde");
  const value = of(figures.get(name)!);
  return name === "tafelrunde" || !own ? figure(value) : `${figure(value)} (${ratio(of(own) / value)})`;
}

export function comparisonTable(compared: Compared, { names, levels }: BenchOptions): string {
  const rows = rowsFor(levels).map((row) => [row.name, ...names.map((name) => cell(row, name, compared))]);
  for (const [index, matches] of levels.entries()) {
    const busy = names.map((name) => figure(compared.figures.get(name)!.levels[index]!.driverShare));
    rows.push([`driver busy, ${matches} matches`, ...busy]);
  }
  const clocks = compared.bytesWithClocks;
  if (clocks !== undefined)
    rows.push(["bytes per move, clocks on", ...names.map((name) => (name === "tafelrunde" ? figure(clocks) : "–"))]);
  return markdownTable(["", ...names.map((name) => contestant(name).label)], rows);
}

/** Five lines for the README, about the middle number of matches. */
export function shortTable(compared: Compared, { names, levels }: BenchOptions): string {
  const matches = levels[levels.length >> 1]!;
  const wanted = [
    `moves/s, ${matches} matches`,
    `CPU µs per move, ${matches} matches`,
    `round trip p99 ms, ${matches} matches`,
    "bytes per move, both seats",
    "memory per match in play, KiB",
  ];
  const rows = rowsFor(levels).filter(({ name }) => wanted.includes(name));
  const cells = rows.map((row) => [row.name, ...names.map((name) => cell(row, name, compared))]);
  return markdownTable(["", ...names.map((name) => contestant(name).label)], cells);
}
