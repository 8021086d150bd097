/** Turns samples into figures: the table, the targets and the file of results. */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { resolve } from "node:path";
import { totals } from "./agree.ts";
import type { Row } from "./contestant.ts";
import { bareOf, contractOf, type NamedDuel, peerOf } from "./duels.ts";
import type { Sample } from "./measure.ts";

interface Figures {
  readonly id: string;
  readonly label: string;
  readonly movesPerSecond: number;
  /** The single rounds, of which `movesPerSecond` is the median. */
  readonly rounds: readonly number[];
  readonly games: number;
  readonly movesPerGame: number;
  /** Null for a row that plays something else. */
  readonly toBoardgameIo: number | null;
  readonly toBare: number | null;
}

interface Target {
  readonly name: string;
  readonly wanted: number;
  readonly reached: number;
  readonly met: boolean;
}

interface Results {
  readonly date: string;
  readonly node: string;
  readonly cpu: string;
  readonly secondsPerRound: number;
  readonly rows: readonly Figures[];
  readonly targets: readonly Target[];
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

export function resultsOf(
  rows: readonly Row[],
  duels: readonly NamedDuel[],
  samples: ReadonlyMap<string, readonly Sample[]>,
  seconds: number,
): Results {
  const rates = (id: string): readonly number[] => samples.get(id)!.map((sample) => sample.moves / sample.seconds);
  const ratio = (id: string, other: string): number => median(rates(id)) / median(rates(other));
  const target = (name: string, duel: NamedDuel, other: string, wanted: number): Target => {
    const reached = ratio(contractOf(duel), other);
    return { name: `${duel.game}: ${name}`, wanted, reached, met: reached >= wanted };
  };
  return {
    date: new Date().toISOString(),
    node: process.version,
    cpu: cpus()[0]?.model ?? "unknown",
    secondsPerRound: seconds,
    rows: rows.map(({ id, label, duel }) => {
      const { games, moves } = totals(samples.get(id)!);
      return {
        id,
        label,
        movesPerSecond: median(rates(id)),
        rounds: rates(id),
        games,
        movesPerGame: moves / games,
        toBoardgameIo: duel === null ? null : ratio(id, peerOf(duel)),
        toBare: duel === null ? null : ratio(id, bareOf(duel)),
      };
    }),
    targets: duels.flatMap((duel) => {
      const id = contractOf(duel);
      const { peer, bare } = duel.targets;
      return [
        target(`contract against boardgame.io, at least ${peer} times`, duel, peerOf(id), peer),
        target(`contract against bare, at least 1/${Math.round(1 / bare)}`, duel, bareOf(id), bare),
      ];
    }),
  };
}

export function print({ node, cpu, rows, targets }: Results): void {
  console.log(`\nNode ${node}, one core of ${cpu}\n`);
  const lines = rows.map((row) => [
    row.label,
    thousands(row.movesPerSecond),
    row.movesPerGame.toFixed(2),
    times(row.toBoardgameIo),
    times(row.toBare),
  ]);
  const table = [["random play", "moves/s", "moves/game", "× boardgame.io", "× bare"], ...lines];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((line) => line[column]!.length)));
  for (const [name, ...figures] of table) {
    const cells = figures.map((figure, column) => figure.padStart(widths[column + 1]!));
    console.log([name!.padEnd(widths[0]!), ...cells].join("  "));
  }
  console.log();
  for (const { name, reached, met } of targets) console.log(`${met ? "met   " : "missed"}  ${name}: ${times(reached)}`);
}

const thousands = (figure: number): string => Math.round(figure).toLocaleString("en");

const times = (ratio: number | null): string => {
  if (ratio === null) return "–";
  return ratio >= 10 ? ratio.toFixed(0) : ratio.toPrecision(2);
};

export function write(results: Results): void {
  mkdirSync(resolve("results"), { recursive: true });
  writeFileSync(resolve("results", "engine.json"), `${JSON.stringify(results, null, 2)}\n`);
}
