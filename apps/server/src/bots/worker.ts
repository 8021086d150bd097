/** The thread in which bots think, so that the server never waits for one. */
import { parentPort } from "node:worker_threads";
import { decideHere, type Question } from "./decide.ts";

export interface Asked {
  readonly id: number;
  readonly question: Question;
}

export interface Answered {
  readonly id: number;
  readonly move?: string;
  readonly fault?: string;
}

const port = parentPort;

port?.on("message", ({ id, question }: Asked) => {
  decideHere(question).then(
    (move) => port.postMessage({ id, move } satisfies Answered),
    (fault: unknown) => port.postMessage({ id, fault: String(fault) } satisfies Answered),
  );
});
