/** King Up! drawn as text, at most eighty columns wide. */
import { BOTTOM, HAND_COLUMNS, MIDDLE, rule, type Terminal, TOP } from "@tafelrunde/terminal";
import { type KingUpView, ROUNDS } from "../src/index.ts";
import type { Text } from "../words/text.ts";
import { drawCastle, drawOutside } from "./castle.ts";
import { drawHand, listHand } from "./hand.ts";
import { drawSeats } from "./seats.ts";

export const terminal: Terminal<KingUpView, Text> = {
  draw(view, names, text, paint) {
    return [
      paint.gold(text.roundOf(view.round, ROUNDS)) + paint.dim(`, ${text.phases[view.phase]}`),
      rule(TOP, paint),
      ...drawCastle(view, text, paint),
      ...drawOutside(view, text, paint),
      rule(MIDDLE, paint),
      ...drawSeats(view, names, text, paint),
      ...drawHand(view, text, paint),
      rule(BOTTOM, paint),
    ];
  },
  hand: (view, _names, text) => listHand(view, HAND_COLUMNS, text),
};
