/** The worker in which bots think. It always answers: with a move, or with what went wrong. */
import { ponderer, type Question } from "@tafelrunde/bots";
import type { Answer } from "./bots.ts";
import { thinkHere } from "./think.ts";

const say = (answer: Answer): void => postMessage(answer);

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  thinkHere(data)
    .then(
      (move) => say({ move }),
      (fault: unknown) => say({ fault: String(fault) }),
    )
    .finally(() =>
      ponderer.workBetween(
        () => performance.now(),
        (act) => void setTimeout(act),
      ),
    );
});
say("ready");
