/** The way to the thread of the store, which is this process's own or that of the process that started it. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { FromThread, ThreadData, ToThread } from "./thread.ts";

export interface StoreLine {
  say(message: ToThread): void;
  /** `ended` is called if the thread is gone, whoever wanted it. */
  listen(hear: (message: FromThread) => void, ended: (fault: unknown) => void): void;
  /** Resolves when the thread has ended; undefined where it goes on without us. */
  readonly end: (() => Promise<void>) | undefined;
}

/** A thread of our own. */
export function ownThread(file: URL, data: ThreadData): StoreLine {
  const thread = new Worker(file, { workerData: data });
  const exit = once(thread, "exit");
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    say: (message) => thread.postMessage(message),
    listen(hear, ended) {
      thread.on("message", hear);
      thread.on("error", ended);
      thread.on("exit", () => ended(new Error("the thread of the store ended")));
    },
    end: async () => void (await exit),
  };
}
