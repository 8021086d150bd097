/** The thread in which bots think, so that the server never waits for one. */
import { parentPort } from "node:worker_threads";
import { ponderer, type Question } from "@tafelrunde/bots";
import { decideHere } from "./decide.ts";

export interface Task {
  readonly question: Question;
  readonly haste: number;
}

export type Answer = { readonly move: string } | { readonly fault: string };

const port = parentPort;

port?.on("message", ({ question, haste }: Task) => {
  decideHere(question, haste)
    .then(
      (move) => port.postMessage({ move } satisfies Answer),
      (fault: unknown) => port.postMessage({ fault: String(fault) } satisfies Answer),
    )
    .finally(() =>
      ponderer.workBetween(
        () => performance.now(),
        (act) => void setTimeout(act),
      ),
    );
});
