/** What the processes of one server, a parent and its workers, tell each other. */
import type { CarriedFault } from "../store/carried.ts";
import type { FromThread, ToThread } from "../store/thread.ts";
import type { RunningServer } from "../server.ts";
import type { Numbers } from "./sum.ts";

/** What the parent has to know of a worker that is open. */
export type Ready = Omit<RunningServer, "stop">;

export type ToParent =
  | { readonly ready: Ready }
  | { readonly failed: { readonly fault: CarriedFault; readonly code: unknown } }
  /** Asks how the store was opened. */
  | { readonly hello: true }
  | { readonly store: ToThread }
  /** Asks for the numbers of all workers together. */
  | { readonly measure: number }
  | { readonly counted: number; readonly numbers: Numbers }
  /** A hint for the other workers. */
  | { readonly hint: string };

export type ToWorker =
  | { readonly store: FromThread }
  | { readonly hint: string }
  /** Asks for the numbers of this worker. */
  | { readonly count: number }
  | { readonly measured: number; readonly text: string };
