/** King Up! drawn as text, at most eighty columns wide. */
import type { Terminal } from "@tafelrunde/core";
import { type KingUpView, ROUNDS } from "../src/index.ts";
import { drawCastle, drawOutside } from "./castle.ts";
import { BOTTOM, MIDDLE, rule, TOP } from "./frame.ts";
import { drawHand, listHand } from "./hand.ts";
import { labels } from "./labels.ts";
import { drawSeats } from "./seats.ts";

const COLUMNS = 80;
/** Room for a name beside a hand. */
const HAND_MARGIN = 16;

export const terminal: Terminal<KingUpView> = {
  draw(view, names, language, paint) {
    const text = labels[language];
    return [
      paint.gold(text.round(view.round, ROUNDS)) + paint.dim(`, ${text.phases[view.phase]}`),
      rule(TOP, paint),
      ...drawCastle(view, text, paint),
      ...drawOutside(view, text, paint),
      rule(MIDDLE, paint),
      ...drawSeats(view, names, text, paint),
      ...drawHand(view, text, paint),
      rule(BOTTOM, paint),
    ];
  },
  hand: (view, _names, language) => listHand(view, COLUMNS - HAND_MARGIN, labels[language]),
};
