/** What waits at one table: one task at a time; those of the seats before those of people who look on, and never more than a few. */
import { refuse } from "../refused.ts";

/** `server`: clocks, bots and whatever must not be refused. `seat`: somebody who sits here. `listener`: anybody else. */
export type Lane = "server" | "seat" | "listener";

type Task = () => Promise<void>;

export class Queue {
  readonly #most: number;
  /** The server and the seats, in the order in which they came. */
  readonly #first: Task[] = [];
  readonly #later: Task[] = [];
  readonly #waiting = { server: 0, seat: 0, listener: 0 };
  #isRunning = false;

  /** So many tasks of the seats may wait, and so many of those who look on. */
  constructor(most: number) {
    this.#most = most;
  }

  get idle(): boolean {
    return !this.#isRunning;
  }

  /** Runs a task when its time has come; refused if too many wait already. Nothing else runs meanwhile. */
  run<T>(lane: Lane, task: () => T | Promise<T>): Promise<T> {
    if (lane !== "server" && this.#waiting[lane] >= this.#most) return Promise.reject(refuse("too-busy"));
    this.#waiting[lane]++;
    return new Promise((resolve, reject) => {
      const attempt = async (): Promise<void> => {
        this.#waiting[lane]--;
        try {
          resolve(await task());
        } catch (fault) {
          reject(fault);
        }
      };
      (lane === "listener" ? this.#later : this.#first).push(attempt);
      if (!this.#isRunning) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isRunning = true;
    for (let next = this.#next(); next; next = this.#next()) await next();
    this.#isRunning = false;
  }

  #next(): Task | undefined {
    return this.#first.shift() ?? this.#later.shift();
  }
}
