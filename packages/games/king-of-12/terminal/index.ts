/** King of 12 drawn as text, at most eighty columns wide. */
import type { Paint, Terminal } from "@tafelrunde/terminal";
import type { KingView } from "../src/index.ts";
import type { Text } from "../words/text.ts";
import { drawHand, listHand } from "./hand.ts";
import { drawPlayed, drawSeat, type Place } from "./seat.ts";

const COLUMNS = 80;
const WIDEST_SEAT = 26;
/** Room for a name beside a hand. */
const HAND_MARGIN = 16;

/** One line of the frame: corner, joint and end, with rules between; a title may stand in the first rule. */
function rule([left, joint, right]: readonly [string, string, string], seats: number, { columns }: Place, title = ""): string {
  const line = Array.from({ length: seats }, () => "─".repeat(columns + 2)).join(joint);
  return left + (title ? `─ ${title} ${line.slice(title.length + 3)}` : line) + right;
}

/** Blocks of lines side by side between bars; short blocks are filled up. */
function sideBySide(blocks: readonly (readonly string[])[], { columns, paint }: Place): string[] {
  const bar = paint.dim("│");
  const height = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, line) => {
    const cells = blocks.map((block) => block[line] ?? " ".repeat(columns));
    return `${bar} ${cells.join(` ${bar} `)} ${bar}`;
  });
}

function drawTable(view: KingView, names: readonly string[], text: Text, paint: Paint): string[] {
  const seats = view.seats.length;
  const columns = Math.min(WIDEST_SEAT, Math.floor((COLUMNS - seats - 1) / seats) - 2);
  const place: Place = { columns, text, paint };
  const played = sideBySide(
    view.seats.map((seat) => drawPlayed(seat, place)),
    place,
  );
  return [
    `${paint.gold(text.round(view.round))}${paint.dim(`, ${text.turn(view.turn)}`)}`,
    paint.dim(rule(["╭", "┬", "╮"], seats, place)),
    ...sideBySide(
      view.seats.map((_, index) => drawSeat(view, index, names[index]!, place)),
      place,
    ),
    ...(played.length > 0 ? [paint.dim(rule(["├", "┼", "┤"], seats, place, text.discardPile)), ...played] : []),
    paint.dim(rule(["╰", "┴", "╯"], seats, place)),
  ];
}

export const terminal: Terminal<KingView, Text> = {
  draw: (view, names, text, paint) => [...drawTable(view, names, text, paint), ...drawHand(view, COLUMNS, text, paint)],
  hand: (view, _names, text, paint) => listHand(view, COLUMNS - HAND_MARGIN, text, paint),
};
