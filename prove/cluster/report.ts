/** What a fault did to those who play, in one line; and the history, for whoever has to find out why. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Cluster } from "./nodes.ts";
import type { World } from "./world.ts";

/** Moves and milliseconds of one stretch of time. */
export interface Stretch {
  readonly moves: number;
  readonly milliseconds: number;
}

export interface Row {
  readonly name: string;
  readonly before: Stretch;
  readonly during: Stretch;
  readonly after: Stretch;
  /** The longest time for which nothing happened at one table, from the beginning of the fault on. */
  readonly longest: { readonly milliseconds: number; readonly table: string };
  readonly conflicts: number;
}

const COLUMNS = [34, 8, 12, 12, 12, 12, 10] as const;
const line = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(COLUMNS[0]) : cell.padStart(COLUMNS[index]!))).join(" ");

export const heading = line(["fault", "seconds", "moves before", "during", "after", "longest ms", "conflicts"]);

const rate = ({ moves, milliseconds }: Stretch): string => `${moves} (${Math.round((1000 * moves) / milliseconds)}/s)`;

export const rowText = ({ name, before, during, after, longest, conflicts }: Row): string =>
  line([
    name,
    (during.milliseconds / 1000).toFixed(1),
    rate(before),
    rate(during),
    rate(after),
    longest.milliseconds.toFixed(0),
    String(conflicts),
  ]);

/** Writes down all that is known; gives back where. */
export function keepHistory(cluster: Cluster, world: World, complaints: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "tafelrunde-cluster-"));
  writeFileSync(join(folder, "complaints.txt"), complaints.join("\n"));
  writeFileSync(join(folder, "history.txt"), world.history.join("\n"));
  writeFileSync(join(folder, "postgres.txt"), cluster.postgres.output);
  for (const { name, server } of cluster.nodes) writeFileSync(join(folder, `${name}.txt`), server.output);
  return folder;
}
