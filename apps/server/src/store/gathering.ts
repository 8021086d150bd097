/** Gathers what is to be written while the last batch is under way: then that is the next batch, and all of it waits for the disk once. */

interface Job<W> {
  readonly write: W;
  readonly resolve: () => void;
  readonly reject: (fault: unknown) => void;
}

export class Gathering<W> {
  readonly #send: (writes: readonly W[]) => void;
  /** What the next batch will be, and the one that is being written. */
  #gathered: Job<W>[] = [];
  #underWay: Job<W>[] = [];
  #isScheduled = false;
  readonly #settled: (() => void)[] = [];

  /** `send` begins to write a batch; whoever writes it calls `written` when it is durable. */
  constructor(send: (writes: readonly W[]) => void) {
    this.#send = send;
  }

  get #isEmpty(): boolean {
    return this.#underWay.length === 0 && this.#gathered.length === 0;
  }

  add(write: W): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#gathered.push({ write, resolve, reject });
      if (this.#isScheduled || this.#underWay.length > 0) return;
      this.#isScheduled = true;
      setImmediate(() => {
        this.#isScheduled = false;
        this.#next();
      });
    });
  }

  #next(): void {
    if (this.#underWay.length > 0 || this.#gathered.length === 0) return;
    this.#underWay = this.#gathered;
    this.#gathered = [];
    this.#send(this.#underWay.map(({ write }) => write));
  }

  /** The batch under way is done. `faultAt` says what went wrong with the write at a place of it; it is left out where all went well. */
  written(faultAt?: (index: number) => unknown): void {
    const jobs = this.#underWay;
    this.#underWay = [];
    this.#next();
    for (const [index, { resolve, reject }] of jobs.entries()) {
      const fault = faultAt?.(index);
      if (fault === undefined) resolve();
      else reject(fault);
    }
    if (!this.#isEmpty) return;
    for (const settled of this.#settled.splice(0)) settled();
  }

  /** Resolves when everything that was asked for is written, or has failed. */
  async settled(): Promise<void> {
    if (!this.#isEmpty) await new Promise<void>((resolve) => this.#settled.push(resolve));
  }

  /** Nothing more will be written. */
  abandon(fault: unknown): void {
    const waiting = [...this.#underWay, ...this.#gathered];
    this.#underWay = this.#gathered = [];
    for (const { reject } of waiting) reject(fault);
  }
}
