/** Measures all servers in one run: they take turns, so that a slow moment of the machine hits them all alike. */
import type { ContestantName } from "./contestants.ts";
import { DriverProcess } from "./driver-process.ts";
import type { Opened, Sample } from "./driver.ts";
import { measureMemory, type Memory } from "./memory.ts";
import type { BenchOptions } from "./options.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

/** The middle of the rounds at one number of matches. */
interface Level {
  readonly matches: number;
  readonly movesPerSecond: number;
  /** Microseconds of the server for each move, new matches included. */
  readonly cpuPerMove: number;
  readonly p50: number;
  readonly p99: number;
  /** The part of the time in which the driver was busy: near 1 it was the driver that could not do more. */
  readonly driverShare: number;
}

/** Everything that is measured of one server. */
export interface Figures extends Memory {
  readonly levels: readonly Level[];
  /** The same at the middle number of matches while none of them ends, so that none is opened. */
  readonly unbroken: Level;
  /** Bytes that both seats together receive for a move. */
  readonly bytesPerMove: number;
  /** Bytes that both receive until a new match has begun, and microseconds of the server for it. */
  readonly bytesToOpen: number;
  readonly cpuToOpen: number;
}

export interface Compared {
  readonly figures: ReadonlyMap<ContestantName, Figures>;
  /** Of this server with clocks that run; undefined if it took no part. */
  readonly bytesWithClocks: number | undefined;
}

interface Entry {
  readonly server: ServerProcess;
  readonly driver: DriverProcess;
  readonly samples: Sample[];
  readonly unbroken: Sample[];
  readonly opened: Opened[];
}

const WISH = { game: "king-of-12" } as const;
/** Moves for each match that never end one: a match of two has some thirty. */
const BEFORE_THE_END = 12;
export const CLOCK = { perMove: 60, perGame: 600 } as const;

export async function compare(options: BenchOptions): Promise<Compared> {
  const { names, levels, moves, rounds } = options;
  const entries = new Map<ContestantName, Entry>();
  for (const name of names) {
    const server = await startServer(name, options);
    const driver = new DriverProcess({ name, port: server.port, server: server.pid, wish: WISH });
    entries.set(name, { server, driver, samples: [], unbroken: [], opened: [] });
  }
  for (const matches of levels) {
    console.log(`${matches} matches: ${rounds + 1} times ${moves} moves for each of ${names.join(", ")}`);
    // The first round lets compilers settle, and is not counted.
    for (const { driver, opened } of entries.values()) {
      opened.push(await driver.open(matches));
      await driver.play(moves);
    }
    for (let round = 0; round < rounds; round++)
      for (const { driver, samples } of entries.values()) samples.push(await driver.play(moves));
  }
  const middling = levels[levels.length >> 1]!;
  console.log(`${middling} matches that do not end: ${rounds} times`);
  for (let round = 0; round < rounds; round++)
    for (const { driver, unbroken } of entries.values()) {
      await driver.leave();
      await driver.open(middling);
      unbroken.push(await driver.play(middling * BEFORE_THE_END));
    }
  const own = entries.get("tafelrunde");
  const bytesWithClocks = own && (await withClocks(own.server, options));
  for (const { driver, server } of entries.values()) {
    driver.stop();
    await server.stop();
  }
  const figures = new Map<ContestantName, Figures>();
  for (const [name, { samples, unbroken, opened }] of entries) {
    console.log(`memory of ${name}`);
    const memory = await measureMemory(name, options);
    figures.set(name, { ...memory, ...figuresOf(samples, opened, levels), unbroken: levelOf(unbroken) });
  }
  return { figures, bytesWithClocks };
}

async function withClocks(server: ServerProcess, { levels, moves }: BenchOptions): Promise<number> {
  console.log("bytes with clocks on");
  const wish = { ...WISH, clock: CLOCK };
  const driver = new DriverProcess({ name: "tafelrunde", port: server.port, server: server.pid, wish });
  await driver.open(levels[0]!);
  const { made } = await driver.play(moves);
  driver.stop();
  return made.bytes / made.moves;
}

function middle(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export function levelOf(samples: readonly Sample[]): Level {
  return {
    matches: samples[0]!.matches,
    movesPerSecond: middle(samples.map(({ moves, seconds }) => moves / seconds)),
    cpuPerMove: middle(samples.map(({ moves, serverCpu }) => (serverCpu / moves) * 1e6)),
    p50: middle(samples.map(({ p50 }) => p50)),
    p99: middle(samples.map(({ p99 }) => p99)),
    driverShare: middle(samples.map(({ driverCpu, seconds }) => driverCpu / seconds)),
  };
}

function figuresOf(
  samples: readonly Sample[],
  opened: readonly Opened[],
  levels: readonly number[],
): Omit<Figures, keyof Memory | "unbroken"> {
  // The server was warm when it opened the last of them.
  const { matches, bytes, serverCpu } = opened.at(-1)!;
  return {
    levels: levels.map((level) => levelOf(samples.filter((sample) => sample.matches === level))),
    bytesPerMove: sum(samples.map(({ made }) => made.bytes)) / sum(samples.map(({ made }) => made.moves)),
    bytesToOpen: bytes / matches,
    cpuToOpen: (serverCpu / matches) * 1e6,
  };
}
