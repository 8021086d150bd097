/** Plays many matches at one server at once and counts moves: a closed loop, in which everybody moves as soon as they may. */
import type { Chooser } from "./choosing.ts";
import type { Speaker, Visit } from "./lines.ts";
import { type Floor, Pair } from "./pair.ts";
import { cpuOf } from "./usage.ts";
import type { Wire } from "./wire.ts";

/** What happened while so many moves were acknowledged. */
export interface Sample {
  readonly matches: number;
  readonly moves: number;
  readonly seconds: number;
  /** Processor time of the server and of the driver for all of them, new matches included, in seconds. */
  readonly serverCpu: number;
  readonly driverCpu: number;
  /** Milliseconds from sending a move until it was acknowledged. */
  readonly p50: number;
  readonly p99: number;
  /** All moves that were acknowledged, those included that were still on their way when the count was full. */
  readonly acknowledged: number;
  /** Moves of the matches that go on. */
  readonly underWay: number;
  /** Matches that ended, their moves, and the bytes that both seats received for them. */
  readonly ended: { readonly matches: number; readonly moves: number; readonly bytes: number };
}

/** What it took to open so many matches for people who are there already. */
export interface Opened {
  readonly matches: number;
  readonly bytes: number;
  readonly serverCpu: number;
}

/** So many people come, or open a match, at the same time. */
const AT_ONCE = 16;
/** Milliseconds without a single move after which something is wrong. */
const PATIENCE = 20_000;

export class Driver implements Floor {
  readonly chooser: Chooser;
  readonly #speaker: Speaker;
  readonly #wire: Wire;
  readonly #server: number;
  readonly #pairs: Pair[] = [];
  isPlaying = false;
  #trips: number[] = [];
  #wanted = 0;
  #ended = { matches: 0, moves: 0, bytes: 0 };
  #reached: (() => void) | undefined;
  #fault: ((fault: unknown) => void) | undefined;

  /** `server` is the process that is measured. */
  constructor(speaker: Speaker, wire: Wire, chooser: Chooser, server: number) {
    this.#speaker = speaker;
    this.#wire = wire;
    this.chooser = chooser;
    this.#server = server;
  }

  /** Brings as many pairs to the server as are missing, and opens a match for each of them. */
  async open(matches: number): Promise<Opened> {
    const missing = matches - this.#pairs.length;
    const lines = await inTurns(missing, () => this.#speaker.pair());
    const pairs = lines.map((line) => new Pair(line, this));
    const [bytes, cpu] = [this.#wire.received, cpuOf(this.#server)];
    await inTurns(missing, (index) => pairs[index]!.open());
    this.#pairs.push(...pairs);
    return { matches: missing, bytes: this.#wire.received - bytes, serverCpu: cpuOf(this.#server) - cpu };
  }

  /** Plays until so many moves are acknowledged, then lets those end that are on their way. */
  async play(moves: number): Promise<Sample> {
    this.#trips = [];
    this.#wanted = moves;
    this.#ended = { matches: 0, moves: 0, bytes: 0 };
    this.isPlaying = true;
    const [begin, server, driver] = [performance.now(), cpuOf(this.#server), process.cpuUsage()];
    await this.#untilReached();
    const seconds = (performance.now() - begin) / 1000;
    const serverCpu = cpuOf(this.#server) - server;
    const { user, system } = process.cpuUsage(driver);
    const trips = this.#trips.slice(0, moves).toSorted((a, b) => a - b);
    await this.#rest();
    return {
      matches: this.#pairs.length,
      moves,
      seconds,
      serverCpu,
      driverCpu: (user + system) / 1e6,
      p50: at(trips, 0.5),
      p99: at(trips, 0.99),
      ended: this.#ended,
      acknowledged: this.#trips.length,
      underWay: this.#pairs.reduce((sum, { isOpen, moves: made }) => sum + (isOpen ? made : 0), 0),
    };
  }

  async #untilReached(): Promise<void> {
    let seen = -1;
    const guard = setInterval(() => {
      if (this.#trips.length === seen) this.failed(new Error(`nothing was acknowledged for long, after ${seen} moves`));
      seen = this.#trips.length;
    }, PATIENCE);
    try {
      await new Promise<void>((resolve, reject) => {
        this.#reached = resolve;
        this.#fault = reject;
        for (const pair of this.#pairs) pair.go();
      });
    } finally {
      clearInterval(guard);
    }
  }

  async #rest(): Promise<void> {
    while (this.#pairs.some(({ isBusy }) => isBusy)) await new Promise((resolve) => setTimeout(resolve, 2));
  }

  /** So many strangers come and stay; gives back what the last of them met with. */
  async invite(strangers: number, isWatching: boolean): Promise<Visit> {
    const visits = await inTurns(strangers, () => this.#pairs[0]!.lines.stranger!(isWatching));
    return visits.at(-1)!;
  }

  /** Everybody hangs up. */
  leave(): void {
    for (const { lines } of this.#pairs.splice(0)) lines.leave();
  }

  counted(milliseconds: number): void {
    this.#trips.push(milliseconds);
    if (this.#trips.length !== this.#wanted) return;
    this.isPlaying = false;
    this.#reached!();
  }

  matchEnded(moves: number, bytes: number): void {
    const before = this.#ended;
    this.#ended = { matches: before.matches + 1, moves: before.moves + moves, bytes: before.bytes + bytes };
  }

  failed(fault: unknown): void {
    this.#fault?.(fault);
  }
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** Does something so often, a few at a time, and gives back what came of each. */
async function inTurns<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const index = next++;
      done[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}
