/** The worker in which bots think. It always answers: with a move, or with what went wrong. */
import type { Answer, Question } from "./bots.ts";
import { think } from "./think.ts";

const say = (answer: Answer): void => postMessage(answer);

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  think(data).then(
    (move) => say({ move }),
    (fault: unknown) => say({ fault: String(fault) }),
  );
});
say("ready");
