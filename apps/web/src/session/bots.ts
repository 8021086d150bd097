/** Asks the bots, which think in a worker so that the page never stutters. */
import { type Hearing, type Mind, Pool, type Question } from "@tafelrunde/bots";

/** What the worker says: once that it is there, then to each question the move as its text, or why there is none. */
export type Answer = "ready" | { readonly move: string } | { readonly fault: string };

/** Decides for a seat, from what that seat sees; gives back the move's text. Always settles: a bot that fails is a rejection. */
export interface Thinker {
  decide(question: Question): Promise<string>;
  close(): void;
}

/** As much of a Worker as is used here; tests bring their own. */
export type WorkerLike = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

/** Milliseconds. On a slow phone the slowest thought takes a quarter of that. */
const PATIENCE = 20_000;

/** At one device bots are asked one after the other, and none waits for another. */
const NO_HASTE = 1;

const inBrowser = (): WorkerLike => new Worker(new URL("bot-worker.ts", import.meta.url), { type: "module" });

/** A worker that dies, or thinks for too long, is replaced. */
export function workerThinker(start = inBrowser, patience = PATIENCE): Thinker {
  const pool = new Pool<Question>({
    size: 1,
    patience,
    start: (hearing) => mindOf(start, hearing),
    later(act, milliseconds) {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  return { decide: (question) => pool.ask(question, ""), close: () => pool.close() };
}

/** Where a worker cannot even be started, bots think in the page. */
function mindOf(start: () => WorkerLike, hearing: Hearing): Mind<Question> {
  let worker: WorkerLike;
  try {
    worker = start();
  } catch {
    return mindHere(hearing);
  }
  let isReady = false;
  let asked: Question | undefined;
  let here: Mind<Question> | undefined;
  worker.addEventListener("message", (event) => {
    const answer = (event as MessageEvent<Answer>).data;
    isReady = true;
    if (answer === "ready") hearing.ready();
    else if ("move" in answer) hearing.answered(answer.move);
    else hearing.failed(new Error(answer.fault));
  });
  worker.addEventListener("error", () => {
    if (isReady) return hearing.died(new Error("the worker of the bots died"));
    here ??= mindHere(hearing);
    if (asked) here.ask(asked, NO_HASTE);
  });
  return {
    ask(question) {
      asked = question;
      if (here) here.ask(question, NO_HASTE);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      else worker.postMessage(question);
    },
    end: () => worker.terminate(),
  };
}

const mindHere = (hearing: Hearing): Mind<Question> => ({
  ask(question) {
    void import("./think.ts")
      .then(({ thinkHere }) => thinkHere(question))
      .then(
        (move) => hearing.answered(move),
        (fault: unknown) => hearing.failed(fault),
      );
  },
  end: () => {},
});
