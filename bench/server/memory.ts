/** What a match costs a server in memory, while it is played and after everybody has left. */
import type { ContestantName } from "./contestants.ts";
import { DriverProcess } from "./driver-process.ts";
import { heapOf } from "./inspector.ts";
import type { BenchOptions } from "./options.ts";
import { startServer } from "./server-process.ts";
import { memoryOf } from "./usage.ts";

/** In bytes for each match. */
export interface Memory {
  /** Of the whole process, the two connections included. */
  readonly memoryPerMatch: number;
  readonly heapPerMatch: number;
  /** A few seconds after everybody has left. */
  readonly heapLeft: number;
}

/** So many matches and moves are played before anything is measured, so that what is made once is there, the compiled code above all. */
const WARM = 20;
const WARMING_MOVES = 12_000;
const MOVES_EACH = 6;
/** Milliseconds in which a server forgets those who left; this one looks around every ten seconds. */
const FORGETS = 15_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function measureMemory(name: ContestantName, options: BenchOptions): Promise<Memory> {
  const matches = Math.max(...options.levels);
  const server = await startServer(name, { ...options, node: ["--inspect=0"] });
  const driver = new DriverProcess({ name, port: server.port, server: server.pid, wish: { game: "king-of-12" } });
  const heap = (): Promise<number> => heapOf(server.inspector!);
  try {
    await driver.open(WARM);
    await driver.play(WARMING_MOVES);
    await driver.leave();
    await pause(FORGETS);
    const [heapBefore, before] = [await heap(), memoryOf(server.pid)];
    await driver.open(matches);
    await driver.play(matches * MOVES_EACH);
    const [heapDuring, during] = [await heap(), memoryOf(server.pid)];
    await driver.leave();
    await pause(FORGETS);
    return {
      memoryPerMatch: (during - before) / matches,
      heapPerMatch: (heapDuring - heapBefore) / matches,
      heapLeft: ((await heap()) - heapBefore) / matches,
    };
  } finally {
    driver.stop();
    await server.stop();
  }
}
