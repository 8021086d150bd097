/** Where the time of this server goes: a profile of its main thread while matches are played, by function and by source file. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findGame } from "@tafelrunde/registry";
import { bundle, bundleInto } from "../../scripts/build.mjs";
import { DriverProcess } from "./driver-process.ts";
import { type Allocation, allocationsOf, type Frame, type Profile, type ProfileNode, profileOf } from "./inspector.ts";
import type { BenchOptions } from "./options.ts";
import { startServer } from "./server-process.ts";
import { markdownTable } from "./table.ts";

const TOP = 40;
/** Sources of this project. */
const OURS = /^(apps|packages)\//;

const maps = new Map<string, SourceMap>();

function mapOf(file: string): SourceMap {
  const kept = maps.get(file) ?? new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")) as SourceMapPayload);
  maps.set(file, kept);
  return kept;
}

function sourceOf({ callFrame: { url, lineNumber, columnNumber } }: Frame): string {
  if (!url.startsWith("file:")) return url === "" ? "native" : url;
  const file = fileURLToPath(url);
  const [, foreign] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  if (foreign !== undefined) return foreign;
  const entry = mapOf(file).findEntry(lineNumber, columnNumber);
  return "originalSource" in entry ? entry.originalSource.replace(/^(\.\.\/)+/, "") : basename(file);
}

/** Microseconds by key, most first, as rows with their share; waiting for something to do is left out. */
function ranked({ nodes, samples, timeDeltas }: Profile, keysOf: KeysOf, moves: number): string[][] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const times = new Map<string, number>();
  let total = 0;
  for (const [index, id] of samples.entries()) {
    const node = byId.get(id)!;
    if (node.callFrame.functionName === "(idle)") continue;
    for (const key of keysOf(node)) times.set(key, (times.get(key) ?? 0) + timeDeltas[index]!);
    total += timeDeltas[index]!;
  }
  return mostFirst(times, total, moves);
}

const mostFirst = (amounts: ReadonlyMap<string, number>, total: number, moves: number): string[][] =>
  [...amounts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, TOP)
    .map(([key, amount]) => [key, `${((amount / total) * 100).toFixed(1)} %`, (amount / moves).toFixed(1)]);

/** Bytes by the function that asked for them, most first, as rows with their share. */
function rankedBytes(head: Allocation, moves: number): string[][] {
  const bytes = new Map<string, number>();
  let total = 0;
  const add = (at: Allocation): void => {
    if (at.selfSize > 0) bytes.set(functionOf(at), (bytes.get(functionOf(at)) ?? 0) + at.selfSize);
    total += at.selfSize;
    for (const called of at.children) add(called);
  };
  add(head);
  return [["everything", "", (total / moves).toFixed(1)], ...mostFirst(bytes, total, moves)];
}

/** What a sample counts for. */
type KeysOf = (node: ProfileNode) => Iterable<string>;

const functionOf = (node: Frame): string => `${node.callFrame.functionName || "(anonymous)"} ${sourceOf(node)}`;

/** A function of ours and all that called it: each counts what it calls, once. */
function withCallers({ nodes }: Profile): KeysOf {
  const callers = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node] as const)));
  const kept = new Map<number, Set<string>>();
  return (node) => {
    const known = kept.get(node.id);
    if (known) return known;
    const keys = new Set<string>();
    for (let at: ProfileNode | undefined = node; at; at = callers.get(at.id))
      if (OURS.test(sourceOf(at))) keys.add(functionOf(at));
    kept.set(node.id, keys);
    return keys;
  };
}

/** Of a program of its own, which knows its sources; in a folder from which it finds what others made. */
export async function profile(options: BenchOptions): Promise<void> {
  const folder = mkdtempSync(join(dirname(bundle), "profile-"));
  try {
    await bundleInto(folder, true);
    await profileOfProgram({ ...options, program: join(folder, "tafelrunde.js") });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function profileOfProgram(options: BenchOptions): Promise<void> {
  const server = await startServer("tafelrunde", { ...options, node: ["--inspect=0"] });
  const game = options.games[0]!;
  const wish = { game, seats: (await findGame(game)!.rules()).seats.min };
  const driver = new DriverProcess({ name: "tafelrunde", port: server.port, server: server.pid, wish });
  await driver.open(options.levels[0]!);
  // Compilers settle first.
  await driver.play(options.moves);
  let moves = 0;
  let later = 0;
  const made = await profileOf(server.inspector!, async () => (moves = (await driver.play(options.moves)).acknowledged));
  const allocated = await allocationsOf(server.inspector!, async () => (later = (await driver.play(options.moves)).acknowledged));
  driver.stop();
  await server.stop();
  console.log(`\n${moves} moves of ${game}, new matches included; the main thread, waiting left out`);
  for (const [what, keysOf] of [
    ["self time", (node: ProfileNode) => [functionOf(node)]],
    ["self time by file", (node: ProfileNode) => [sourceOf(node)]],
    ["with all that is called", withCallers(made)],
  ] as const)
    console.log(`\n${markdownTable([what, "share", "µs per move"], ranked(made, keysOf, moves))}`);
  console.log(`\n${markdownTable(["memory asked for", "share", "bytes per move"], rankedBytes(allocated, later))}`);
}
