/** What to touch in King Up!: votes first, then floors and candidates. */
import type { Driver } from "../harness/play.ts";

const CONFIRM = "[data-act=confirm]";
const CANDIDATE = "[data-candidate].playable";
const FLOOR = "button[data-floor]";

export const driver: Driver = {
  id: "king-up",
  title: "King Up!",
  turn: `[data-vote].playable, ${CANDIDATE}`,
  // A No now and then: games are to end, and both results are to be seen.
  offers: (choose) => [
    CONFIRM,
    `[data-vote=${choose % 5 === 0 ? "no" : "yes"}].playable`,
    "[data-vote].playable",
    FLOOR,
    CANDIDATE,
  ],
  picture: { last: "[data-vote].playable", before: [CONFIRM, FLOOR, CANDIDATE] },
};
