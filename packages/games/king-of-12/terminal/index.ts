/** King of 12 drawn as text, at most eighty columns wide. */
import { barred, BOTTOM, COLUMNS, HAND_COLUMNS, MIDDLE, type Paint, rule, type Terminal, TOP } from "@tafelrunde/terminal";
import type { KingView } from "../src/index.ts";
import type { Text } from "../words/text.ts";
import { drawHand, listHand } from "./hand.ts";
import { drawPlayed, drawSeat, type Place } from "./seat.ts";

const WIDEST_SEAT = 26;

/** Blocks of lines side by side between bars; short blocks are filled up. */
function sideBySide(blocks: readonly (readonly string[])[], { columns, paint }: Place): string[] {
  const height = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, line) =>
    barred(
      blocks.map((block) => block[line] ?? " ".repeat(columns)),
      paint,
    ),
  );
}

function drawTable(view: KingView, names: readonly string[], text: Text, paint: Paint): string[] {
  const seats = view.seats.length;
  const columns = Math.min(WIDEST_SEAT, Math.floor((COLUMNS - seats - 1) / seats) - 2);
  const place: Place = { columns, text, paint };
  const groups = view.seats.map(() => columns);
  const played = sideBySide(
    view.seats.map((seat) => drawPlayed(seat, place)),
    place,
  );
  return [
    `${paint.gold(text.round(view.round))}${paint.dim(`, ${text.turn(view.turn)}`)}`,
    rule(TOP, paint, "", groups),
    ...sideBySide(
      view.seats.map((_, index) => drawSeat(view, index, names[index]!, place)),
      place,
    ),
    ...(played.length > 0 ? [rule(MIDDLE, paint, text.discardPile, groups), ...played] : []),
    rule(BOTTOM, paint, "", groups),
  ];
}

export const terminal: Terminal<KingView, Text> = {
  draw: (view, names, text, paint) => [...drawTable(view, names, text, paint), ...drawHand(view, COLUMNS, text, paint)],
  hand: (view, _names, text, paint) => listHand(view, HAND_COLUMNS, text, paint),
};
