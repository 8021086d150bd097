/** 12 Thieves drawn as text, at most eighty columns wide. */
import { BOTTOM, COLUMNS, cut, HAND_COLUMNS, JOINING, type Paint, rule, type Terminal, TOP } from "@tafelrunde/terminal";
import { THIEF_ACTIONS, type ThievesView } from "../src/index.ts";
import type { Text } from "../words/text.ts";
import { groupsOf, innerWidth, row } from "./frame.ts";
import { drawHand, listHand } from "./hand.ts";
import { palaceHeads, palaceRow, shapeOf } from "./palaces.ts";
import { drawSeats } from "./seats.ts";

const LONGEST_NAME = 30;

/** Whose turn it is, and in how many actions of it a thief took part. */
function headline({ phase, turn, thiefActions }: ThievesView, names: readonly string[], text: Text, paint: Paint): string {
  if (phase === "over") return paint.gold(text.over);
  const name = cut(names[turn]!, LONGEST_NAME);
  const who = phase === "place" ? text.placing(name) : text.toMove(name);
  return paint.gold(who) + (thiefActions > 0 ? paint.dim(`, ${text.thiefActions(thiefActions, THIEF_ACTIONS)}`) : "");
}

function drawTable(view: ThievesView, names: readonly string[], text: Text, paint: Paint): string[] {
  const palaces = shapeOf(view, text);
  return [
    headline(view, names, text, paint),
    rule(TOP, paint, "", groupsOf(palaces)),
    row(palaces, palaceHeads(view, names, palaces, text, paint), paint),
    ...view.palaces.map((_, index) => row(palaces, palaceRow(view, index, text, paint), paint)),
    rule(JOINING, paint, "", groupsOf(palaces)),
    ...drawSeats(view, names, innerWidth(palaces), text, paint),
    rule(BOTTOM, paint, "", [innerWidth(palaces)]),
    text.stock(view.pile, view.dancers),
    paint.dim(view.viewer === "public" ? text.legend : text.legendWithPrice),
  ];
}

export const terminal: Terminal<ThievesView, Text> = {
  draw: (view, names, text, paint) => [...drawTable(view, names, text, paint), ...drawHand(view, COLUMNS, text, paint)],
  hand: (view, _names, text) => listHand(view, HAND_COLUMNS, text),
};
