/** What a store tells of itself while it works: for the log and the metrics. */
import type { TableProblem } from "./problem.ts";
import type { Trouble } from "./store.ts";

/** Writes that shared a transaction, and how long it took. */
export interface Batch {
  readonly size: number;
  readonly seconds: number;
}

export interface StoreEvents {
  batch?(batch: Batch): void;
  /** The store as a whole stopped doing its work, or does it again. */
  trouble?(trouble: Trouble | undefined, fault: unknown): void;
  /** Somebody asked for a table that is damaged; told once for each. */
  damaged?(problem: TableProblem): void;
}
