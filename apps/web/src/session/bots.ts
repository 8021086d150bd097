/** Asks the bots, which think in a worker so that the page never stutters. */
import type { Seat } from "@tafelrunde/core";

export interface Question {
  readonly id: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly seed: number;
}

export interface Answer {
  readonly id: number;
  /** The move as its text. */
  readonly move: string;
}

/** Decides for a seat, from what that seat sees; gives back the move's text. */
export interface Thinker {
  decide(question: Omit<Question, "id">): Promise<string>;
  close(): void;
}

/** Where workers are not allowed, the bots think in the page. */
async function thinkHere(question: Omit<Question, "id">): Promise<string> {
  return (await import("./think.ts")).think(question);
}

export function workerThinker(): Thinker {
  const worker = new Worker(new URL("bot-worker.ts", import.meta.url), { type: "module" });
  const asked = new Map<number, (move: string | null) => void>();
  let latest = 0;
  let broken = false;
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
    asked.get(data.id)?.(data.move);
    asked.delete(data.id);
  });
  worker.addEventListener("error", () => {
    broken = true;
    for (const answer of asked.values()) answer(null);
    asked.clear();
  });
  const ask = (question: Omit<Question, "id">): Promise<string | null> =>
    new Promise((resolve) => {
      const id = ++latest;
      asked.set(id, resolve);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage({ ...question, id });
    });
  return {
    decide: async (question) => (broken ? null : await ask(question)) ?? thinkHere(question),
    close: () => worker.terminate(),
  };
}
