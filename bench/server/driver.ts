/** Plays many matches at one server at once and counts moves: a closed loop, in which everybody moves as soon as they may. */
import type { Chooser } from "./choosing.ts";
import { inTurns } from "./in-turns.ts";
import type { Speaker, Visit } from "./lines.ts";
import { type Floor, Party } from "./party.ts";
import { minus, NOTHING, plus, type Tally } from "./tally.ts";
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
  /** The same moves, as those who made them counted. */
  readonly made: Tally;
  /** Matches that ended. */
  readonly ended: number;
}

/** What it took to open so many matches for people who are there already. */
export interface Opened {
  readonly matches: number;
  readonly bytes: number;
  readonly serverCpu: number;
}

/** Milliseconds without a single move after which something is wrong. */
const PATIENCE = 20_000;

export class Driver implements Floor {
  readonly chooser: Chooser;
  readonly #speaker: Speaker;
  readonly #wire: Wire;
  readonly #server: number;
  readonly #parties: Party[] = [];
  isPlaying = false;
  #trips: number[] = [];
  #wanted = 0;
  #ended = 0;
  #reached: (() => void) | undefined;
  #fault: ((fault: unknown) => void) | undefined;

  /** `server` is the process that is measured. */
  constructor(speaker: Speaker, wire: Wire, chooser: Chooser, server: number) {
    this.#speaker = speaker;
    this.#wire = wire;
    this.chooser = chooser;
    this.#server = server;
  }

  /** Brings as many parties to the server as are missing, and opens a match for each of them. */
  async open(matches: number): Promise<Opened> {
    const missing = matches - this.#parties.length;
    const lines = await inTurns(missing, () => this.#speaker.gather());
    const parties = lines.map((line) => new Party(line, this));
    const [bytes, cpu] = [this.#wire.received, cpuOf(this.#server)];
    await inTurns(missing, (index) => parties[index]!.open());
    this.#parties.push(...parties);
    return { matches: missing, bytes: this.#wire.received - bytes, serverCpu: cpuOf(this.#server) - cpu };
  }

  /** Plays until so many moves are acknowledged, or for so many seconds at most, then lets those end that are on their way. */
  async play(wanted: number, most = Infinity): Promise<Sample> {
    this.#trips = [];
    this.#wanted = wanted;
    this.#ended = 0;
    const before = this.#tally();
    this.isPlaying = true;
    const [begin, server, driver] = [performance.now(), cpuOf(this.#server), process.cpuUsage()];
    await this.#untilReached(most);
    const seconds = (performance.now() - begin) / 1000;
    const serverCpu = cpuOf(this.#server) - server;
    const { user, system } = process.cpuUsage(driver);
    const trips = this.#trips.slice(0, wanted).toSorted((a, b) => a - b);
    await this.#rest();
    return {
      matches: this.#parties.length,
      moves: trips.length,
      seconds,
      serverCpu,
      driverCpu: (user + system) / 1e6,
      p50: at(trips, 0.5),
      p99: at(trips, 0.99),
      acknowledged: this.#trips.length,
      made: minus(this.#tally(), before),
      ended: this.#ended,
    };
  }

  #tally(): Tally {
    return this.#parties.reduce((all, { tally }) => plus(all, tally), NOTHING);
  }

  async #untilReached(most: number): Promise<void> {
    let seen = -1;
    const guard = setInterval(() => {
      if (this.#trips.length === seen) this.failed(new Error(`nothing was acknowledged for long, after ${seen} moves`));
      seen = this.#trips.length;
    }, PATIENCE);
    const end = most === Infinity ? undefined : setTimeout(() => this.#enough(), most * 1000);
    try {
      await new Promise<void>((resolve, reject) => {
        this.#reached = resolve;
        this.#fault = reject;
        for (const party of this.#parties) party.go();
      });
    } finally {
      clearInterval(guard);
      clearTimeout(end);
    }
  }

  async #rest(): Promise<void> {
    while (this.#parties.some(({ isBusy }) => isBusy)) await new Promise((resolve) => setTimeout(resolve, 2));
  }

  /** So many strangers come and stay; gives back what the last of them met with. */
  async invite(strangers: number, isWatching: boolean): Promise<Visit> {
    const visits = await inTurns(strangers, () => this.#parties[0]!.lines.stranger!(isWatching));
    return visits.at(-1)!;
  }

  /** Everybody hangs up. */
  leave(): void {
    for (const { lines } of this.#parties.splice(0)) lines.leave();
  }

  counted(milliseconds: number): void {
    this.#trips.push(milliseconds);
    if (this.#trips.length === this.#wanted) this.#enough();
  }

  #enough(): void {
    this.isPlaying = false;
    this.#reached!();
  }

  matchEnded(): void {
    this.#ended++;
  }

  failed(fault: unknown): void {
    this.#fault?.(fault);
  }
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
