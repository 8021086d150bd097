/** Asks threads for moves: few of them, shared fairly. Without their file, bots think in this thread. */
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { type Hearing, type Mind, Pool, type Question } from "@tafelrunde/bots";
import { type Decide, decideHere } from "./decide.ts";
import type { Answer, Task } from "./worker.ts";

/** A bot that has thought for so long, in milliseconds, will not decide any more; the slowest takes half a second. */
const PATIENCE = 15_000;
/** More than these are no use to a server of this size, and each takes memory. */
const MOST = 4;

export interface Thinkers {
  readonly decide: Decide;
  /** How many questions nobody thinks about yet. */
  waiting(): number;
  close(): Promise<void>;
}

/** One core is left to everything else. */
const sensible = (): number => Math.min(MOST, Math.max(1, availableParallelism() - 1));

export function thinkers(file: URL, { size = sensible(), patience = PATIENCE } = {}): Thinkers {
  if (!existsSync(fileURLToPath(file)))
    return { decide: (question) => decideHere(question), waiting: () => 0, close: async () => {} };
  const threads = new Set<Worker>();
  const pool = new Pool<Question>({
    size,
    patience,
    start(hearing) {
      const thread = new Worker(file);
      threads.add(thread);
      thread.on("exit", () => threads.delete(thread));
      return mindOf(thread, hearing);
    },
    later(act, milliseconds) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  return {
    decide: (question, owner) => pool.ask(question, owner),
    waiting: () => pool.waiting,
    async close() {
      pool.close();
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
}

function mindOf(thread: Worker, hearing: Hearing): Mind<Question> {
  thread.unref();
  thread.on("online", () => hearing.ready());
  thread.on("message", (answer: Answer) => {
    if ("move" in answer) hearing.answered(answer.move);
    else hearing.failed(new Error(answer.fault));
  });
  thread.on("error", (fault) => hearing.died(fault));
  thread.on("exit", () => hearing.died(new Error("a thread of the bots ended")));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    ask: (question, haste) => thread.postMessage({ question, haste } satisfies Task),
    end: () => void thread.terminate(),
  };
}
