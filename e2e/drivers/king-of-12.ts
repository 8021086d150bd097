/** What to touch in King of 12. */
import type { Driver } from "../harness/play.ts";

export const driver: Driver = {
  id: "king-of-12",
  title: "King of 12",
  turn: "[data-hand].playable",
  offers: () => ["[data-act=confirm]", ".theft [data-choice]", ".tip [data-choice]", "[data-hand].playable"],
};
