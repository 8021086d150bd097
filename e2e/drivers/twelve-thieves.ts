/** What to touch in 12 Thieves: thieves first, then guards now and then, and the cards at the end. */
import type { Driver } from "../harness/play.ts";

const GUARD = "[data-piece^='guard:'].playable";

export const driver: Driver = {
  id: "twelve-thieves",
  title: "12 Thieves",
  turn: "[data-piece].playable, [data-act=draw]",
  offers: (choose) => [
    "[data-act=confirm]",
    "[data-target]",
    "[data-piece=home].playable",
    ...(choose % 3 === 0 ? [GUARD] : []),
    "[data-act=draw]",
  ],
  picture: { last: GUARD, before: ["[data-target]"] },
};
