/** What to touch in Council of 12: whatever the council waits for, and a card from the hand. */
import type { Driver } from "../harness/play.ts";

/** In this order; each of them does something at once, or leads to the button that confirms. */
const OFFERED = [
  "[data-act=agree]",
  "[data-act=confirm]",
  "[data-act=pay]",
  "[data-act=stay]",
  "[data-over]",
  "button[data-face]",
  "button[data-target]",
  "button[data-card]",
  "[data-act=reveal]",
  "[data-hand].playable:not(.laid):not(.picked)",
  "[data-propose]",
  // Many proposals are behind a button of their own.
  "[data-act=decide]",
];

export const driver: Driver = {
  id: "council-of-12",
  title: "Council of 12",
  turn: "[data-hand].playable, [data-act=agree], [data-act=reveal]",
  offers: () => OFFERED,
  picture: { last: "[data-hand].playable", before: [] },
};
