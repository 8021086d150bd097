/** What to touch in Council of 12: whatever the council waits for, and a card from the hand. */
import type { Driver } from "../harness/play.ts";

const CARD = "[data-hand].playable:not(.laid):not(.picked)";
/** The same, but for whoever has a card face down already. */
const FIRST_CARD = `:root:not(:has(.spot.own:not(.empty))) ${CARD}`;
/**
 * A card that lies face down may be changed as often as one likes, and the others are told each time: whoever never rests keeps them from
 * seeing how things stand. So it is changed once in so many looks.
 */
const CHANGES_EVERY = 40;

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
  CARD,
  "[data-propose]",
  // Many proposals are behind a button of their own.
  "[data-act=decide]",
];

export const driver: Driver = {
  id: "council-of-12",
  title: "Council of 12",
  turn: "[data-hand].playable, [data-act=agree], [data-act=reveal]",
  offers: (choose) => (choose % CHANGES_EVERY === 0 ? OFFERED : OFFERED.map((offer) => (offer === CARD ? FIRST_CARD : offer))),
  picture: { last: "[data-hand].playable", before: [] },
};
