/** `npm run bench:server -- --curves`: how this server does with more and more matches, stored tables, people who look on, moves and connections. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { levelOf } from "./compare.ts";
import { type Curve, curveText } from "./curve-text.ts";
import type { DriverProcess } from "./driver-process.ts";
import { fill } from "./filling.ts";
import { house } from "./house.ts";
import type { BenchOptions } from "./options.ts";
import { memoryOf } from "./usage.ts";

const MATCHES = [50, 100, 200, 500, 1000, 2000];
const STORED = [0, 1000, 10_000, 100_000];
const SPECTATORS = [0, 10, 100, 1000];
const LONG_GAME = [1000, 2000, 3000, 4000, 5000];
const PROCESSES = [1, 2, 4];
const IDLE = [0, 1000, 5000, 10_000];
/** Matches that are played where something else is the question. */
const FEW = 50;
const MANY = 200;
const WARM_ENDLESS = 1500;
/** A game of King of 12 has about thirty moves; whoever only draws in 12 Thieves plays for ever. */
const ENDLESS = { wish: { game: "twelve-thieves" }, preferred: "draw" } as const;
const KING = { wish: { game: "king-of-12" } } as const;

/** The points that are wanted, and at least two of them. */
const upTo = (points: readonly number[], most: number): readonly number[] =>
  points.filter((point, index) => index < 2 || point <= most);

/** Moves are made once before they are counted. */
async function settled(driver: DriverProcess, moves: number): Promise<ReturnType<typeof levelOf>> {
  await driver.play(moves);
  return levelOf([await driver.play(moves)]);
}

/** Lets compilers settle before the first point, at matches that everybody leaves again. */
async function warm(driver: DriverProcess, matches: number, moves: number): Promise<void> {
  await driver.open(matches);
  await driver.play(moves);
  await driver.leave();
}

const byMatches = (options: BenchOptions): Promise<Curve> =>
  house(options, KING, async (driver) => {
    await warm(driver, FEW, Math.max(options.moves, 5000));
    const points = [];
    for (const matches of upTo(MATCHES, options.most)) {
      await driver.open(matches);
      const { movesPerSecond, cpuPerMove, p50, p99 } = await settled(driver, Math.max(options.moves, 4 * matches));
      points.push({ at: matches, values: [movesPerSecond, cpuPerMove, p50, p99] });
    }
    return {
      title: "Matches at once",
      unit: "matches",
      columns: ["moves/s", "CPU µs per move", "p50 ms", "p99 ms"],
      judged: 1,
      points,
    };
  });

async function byStored(options: BenchOptions): Promise<Curve> {
  const data = mkdtempSync(join(tmpdir(), "tafelrunde-stored-"));
  const points = [];
  try {
    let stored = 0;
    for (const tables of upTo(STORED, options.most)) {
      const begin = performance.now();
      await house(options, KING, (_, { port }) => fill(port, tables - stored), { data });
      const seconds = (performance.now() - begin) / 1000;
      console.log(`stored ${tables - stored} tables in ${seconds.toFixed(0)} s`);
      stored = tables;
      const values = await house(
        options,
        KING,
        async (driver, { readyAfter }) => {
          await driver.open(FEW);
          const { cpuPerMove, p50, p99 } = await settled(driver, options.moves);
          return [cpuPerMove, p50, p99, readyAfter];
        },
        { data },
      );
      points.push({ at: tables, values });
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  const columns = ["CPU µs per move", "p50 ms", "p99 ms", "ready after ms"];
  return { title: `Tables stored, ${FEW} matches played`, unit: "tables", columns, judged: 0, points };
}

const bySpectators = (options: BenchOptions): Promise<Curve> =>
  house(options, ENDLESS, async (driver) => {
    await warm(driver, 1, WARM_ENDLESS);
    await driver.open(1);
    const points = [];
    let present = 0;
    for (const spectators of upTo(SPECTATORS, options.most)) {
      if (spectators > present) await driver.invite(spectators - present, true);
      present = spectators;
      const { cpuPerMove, p50, p99 } = await settled(driver, Math.min(options.moves, 500));
      points.push({ at: spectators, values: [cpuPerMove, p50, p99] });
    }
    const columns = ["CPU µs per move", "p50 ms", "p99 ms"];
    return { title: "Spectators at one table of 12 Thieves", unit: "spectators", columns, judged: 2, points };
  });

const byLength = (options: BenchOptions): Promise<Curve> =>
  house(options, ENDLESS, async (driver) => {
    await warm(driver, 1, WARM_ENDLESS);
    await driver.open(1);
    const points = [];
    let made = 0;
    for (const moves of upTo(LONG_GAME, options.most)) {
      const { cpuPerMove, p50, p99 } = levelOf([await driver.play(moves - made)]);
      made = moves;
      const { milliseconds, bytes } = await driver.invite(1, true);
      points.push({ at: moves, values: [cpuPerMove, p50, p99, milliseconds, bytes / 1024] });
    }
    const columns = ["CPU µs per move", "p50 ms", "p99 ms", "newcomer sees it after ms", "newcomer receives KiB"];
    return { title: "Moves of one game of 12 Thieves in which both only draw", unit: "moves", columns, judged: 0, points };
  });

const byIdle = (options: BenchOptions): Promise<Curve> =>
  house(options, KING, async (driver, { pid }) => {
    await driver.open(FEW);
    await driver.play(options.moves);
    const points = [];
    let present = 0;
    for (const idle of upTo(IDLE, Math.min(options.most, openFiles() - FEW * 2))) {
      const before = memoryOf(pid);
      if (idle > present) await driver.invite(idle - present, false);
      const each = (memoryOf(pid) - before) / 1024 / (idle - present);
      present = idle;
      const { cpuPerMove, p50, p99 } = await settled(driver, options.moves);
      points.push({ at: idle, values: [cpuPerMove, p50, p99, each] });
    }
    const columns = ["CPU µs per move", "p50 ms", "p99 ms", "KiB per connection"];
    return {
      title: `Idle connections, ${FEW} matches played (a process may have ${openFiles()} here)`,
      unit: "connections",
      columns,
      judged: 0,
      points,
    };
  });

/** How many files and connections this machine lets a process have, with some to spare for the process itself. */
function openFiles(): number {
  const limit = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
  return Number(limit ?? Infinity) - 200;
}

async function byProcesses(options: BenchOptions): Promise<Curve> {
  const points = [];
  for (const workers of upTo(PROCESSES, options.most)) {
    const measure = async (driver: DriverProcess): Promise<ReturnType<typeof levelOf>> => {
      await driver.open(MANY);
      return settled(driver, options.moves);
    };
    const { movesPerSecond, cpuPerMove, p50, p99, driverShare } = await house(options, KING, measure, { workers });
    points.push({ at: workers, values: [movesPerSecond, cpuPerMove, p50, p99, driverShare] });
  }
  const columns = ["moves/s", "CPU µs per move", "p50 ms", "p99 ms", "driver busy"];
  return { title: `Processes on one port, ${MANY} matches`, unit: "processes", columns, judged: 1, points };
}

export async function curves(options: BenchOptions): Promise<string> {
  const texts: string[] = [];
  for (const measure of [byMatches, byProcesses, byStored, bySpectators, byLength, byIdle]) {
    const text = curveText(await measure(options));
    console.log(`\n${text}`);
    texts.push(text);
  }
  return texts.join("\n\n");
}
