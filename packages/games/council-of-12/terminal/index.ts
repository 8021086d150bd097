/** Council of 12 drawn as text, at most eighty columns wide. */
import { BOTTOM, COLUMNS, HAND_COLUMNS, MIDDLE, rule, type Terminal, TOP } from "@tafelrunde/terminal";
import type { CouncilView } from "../src/index.ts";
import type { Text } from "../words/text.ts";
import { drawCouncil } from "./council.ts";
import { drawHand, listHand } from "./hand.ts";
import { drawProposal, drawSeats } from "./seats.ts";

export const terminal: Terminal<CouncilView, Text> = {
  draw(view, names, text, paint) {
    const rounds = view.round + view.challengesLeft;
    return [
      paint.gold(text.roundOf(view.round, rounds)) + paint.dim(`, ${text.phases[view.phase]}`),
      rule(TOP, paint),
      ...drawCouncil(view, names, text, paint),
      rule(MIDDLE, paint, text.council),
      ...drawSeats(view, names, text, paint),
      ...drawProposal(view, names, text, paint),
      rule(BOTTOM, paint),
      ...drawHand(view, COLUMNS, text, paint),
    ];
  },
  hand: (view, _names, text) => listHand(view, HAND_COLUMNS, text),
};
