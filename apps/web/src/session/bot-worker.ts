/** The worker in which bots think. */
import type { Answer, Question } from "./bots.ts";
import { think } from "./think.ts";

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  void think(data).then((move) => postMessage({ id: data.id, move } satisfies Answer));
});
