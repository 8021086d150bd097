/** Measures every row in a process of its own, so that no row spoils what the compiler learns about another. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Contestant, Row } from "./contestant.ts";

/** What a contestant did in `seconds` of processor time, garbage collection included. */
export interface Sample {
  readonly games: number;
  readonly moves: number;
  readonly seconds: number;
}

const ROUNDS = 5;
/** Enough for the compiler to settle, boardgame.io being the last. */
const WARM_UP_SECONDS = 1.2;
/** Calls are made long enough for the clock, yet short enough not to overrun the time. */
const SHARE_OF_A_CALL = 1 / 50;

/** The rounds of every row, by its id. Rows take turns, so that a slow moment of the machine hits them all alike. */
export async function measureAll(rows: readonly Row[], seconds: number): Promise<ReadonlyMap<string, readonly Sample[]>> {
  const processes = new Map(rows.map((row) => [row.id, startProcess(row.id)]));
  const samples = new Map(rows.map((row): [string, Sample[]] => [row.id, []]));
  try {
    for (const process of processes.values()) await measure(process, WARM_UP_SECONDS);
    for (let round = 0; round < ROUNDS; round++)
      for (const [id, process] of processes) samples.get(id)!.push(await measure(process, seconds));
  } finally {
    for (const process of processes.values()) process.kill();
  }
  return samples;
}

/** On one thread, so that one core does all the work and the processor time tells all of it. */
function startProcess(id: string): ChildProcess {
  const child = fork(process.argv[1]!, ["--row", id], { execArgv: ["--single-threaded"] });
  child.on("exit", (code) => {
    if (code !== null) throw new Error(`the process of ${id} ended with ${code}`);
  });
  return child;
}

async function measure(child: ChildProcess, seconds: number): Promise<Sample> {
  child.send(seconds);
  const [sample] = (await once(child, "message")) as [Sample];
  return sample;
}

/** The other side: answers every number of seconds with a sample. */
export function answer(contestant: Contestant): void {
  process.on("message", (seconds) => process.send!(take(contestant, Number(seconds))));
}

function take(contestant: Contestant, seconds: number): Sample {
  const begin = process.cpuUsage();
  let games = 0;
  let moves = 0;
  let batch = 1;
  for (;;) {
    moves += contestant.play(batch);
    games += batch;
    const { user, system } = process.cpuUsage(begin);
    const used = (user + system) / 1e6;
    if (used >= seconds) return { games, moves, seconds: used };
    if (used < seconds * SHARE_OF_A_CALL) batch *= 2;
  }
}
