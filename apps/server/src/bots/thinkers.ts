/** Asks a worker thread for moves; one that hangs or dies is replaced. Without its file, bots think in this thread. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { type Decide, decideHere } from "./decide.ts";
import type { Answered, Asked } from "./worker.ts";

/** A bot that has not decided by then will not. */
const PATIENCE = 15_000;

interface Pending {
  readonly resolve: (move: string) => void;
  readonly reject: (fault: Error) => void;
}

export interface Thinkers {
  readonly decide: Decide;
  close(): Promise<void>;
}

class Thinker implements Thinkers {
  readonly #file: URL;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #next = 0;

  constructor(file: URL) {
    this.#file = file;
  }

  decide: Decide = (question) =>
    new Promise((resolve, reject) => {
      const id = this.#next++;
      const timer = setTimeout(() => this.#giveUp(new Error("a bot took too long")), PATIENCE);
      const settle =
        <T>(then: (value: T) => void) =>
        (value: T): void => {
          clearTimeout(timer);
          then(value);
        };
      this.#pending.set(id, { resolve: settle(resolve), reject: settle(reject) });
      const asked: Asked = { id, question };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
      this.#started().postMessage(asked);
    });

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(this.#file);
    worker.unref();
    worker.on("message", ({ id, move, fault }: Answered) => {
      const asked = this.#pending.get(id);
      this.#pending.delete(id);
      if (move === undefined) asked?.reject(new Error(fault));
      else asked?.resolve(move);
    });
    worker.on("error", (fault) => this.#giveUp(fault));
    this.#worker = worker;
    return worker;
  }

  #giveUp(fault: Error): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#pending.values()) reject(fault);
    this.#pending.clear();
  }
}

export function thinkers(file: URL): Thinkers {
  return existsSync(fileURLToPath(file)) ? new Thinker(file) : { decide: decideHere, close: async () => {} };
}
