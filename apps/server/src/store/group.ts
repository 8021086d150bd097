/** Group commit: everything asked for in one tick shares a transaction, and is told of it after the commit. */
import type { Database } from "./driver.ts";
import type { Batch } from "./events.ts";

interface Job {
  /** Writes, or gives back why this job alone fails; then it must have changed nothing. */
  readonly write: () => Error | undefined;
  readonly resolve: () => void;
  readonly reject: (fault: unknown) => void;
}

interface GroupEvents {
  /** Everything of the batch is written, and not committed yet. */
  written(): void;
  /** Everything of the batch is durable, and nobody has been told yet. */
  committed(): void;
  /** Nothing of the batch was kept. Gives back what those who asked are told. */
  failed(fault: unknown): unknown;
  /** After either. */
  done(batch: Batch): void;
}

export class Group {
  readonly #database: Database;
  readonly #events: GroupEvents;
  #jobs: Job[] = [];
  #scheduled = false;

  constructor(database: Database, events: GroupEvents) {
    this.#database = database;
    this.#events = events;
  }

  run(write: Job["write"]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#jobs.push({ write, resolve, reject });
      if (this.#scheduled) return;
      this.#scheduled = true;
      setImmediate(() => this.flush());
    });
  }

  /** Commits what waits, now. */
  flush(): void {
    this.#scheduled = false;
    const jobs = this.#jobs;
    this.#jobs = [];
    if (jobs.length === 0) return;
    const began = performance.now();
    try {
      const faults = this.#commit(jobs);
      this.#events.committed();
      for (const [index, { resolve, reject }] of jobs.entries()) {
        const fault = faults[index];
        if (fault) reject(fault);
        else resolve();
      }
    } catch (fault) {
      const told = this.#events.failed(fault);
      for (const { reject } of jobs) reject(told);
    }
    this.#events.done({ size: jobs.length, seconds: (performance.now() - began) / 1000 });
  }

  #commit(jobs: readonly Job[]): readonly (Error | undefined)[] {
    this.#database.exec("BEGIN IMMEDIATE");
    try {
      const faults = jobs.map(({ write }) => write());
      this.#events.written();
      this.#database.exec("COMMIT");
      return faults;
    } catch (fault) {
      try {
        this.#database.exec("ROLLBACK");
      } catch {
        // The first fault is the one to tell; SQLite may have rolled back by itself.
      }
      throw fault;
    }
  }
}
