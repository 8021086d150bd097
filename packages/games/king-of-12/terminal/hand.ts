/** The viewer's own cards: as little cards side by side, or in one line. */
import { centre, type Paint, width } from "@tafelrunde/terminal";
import type { Card, KingView } from "../src/index.ts";
import type { Text } from "../words/text.ts";
import { wrapList } from "./wrap-list.ts";

const SMALLEST = 7;

interface DrawnCard {
  readonly columns: number;
  readonly lines: readonly string[];
}

function drawCard(card: Card, text: Text, paint: Paint): DrawnCard {
  const { name, glyph } = text.cards[card];
  const inner = Math.max(SMALLEST, width(name), width(glyph));
  const side = paint.dim("│");
  return {
    columns: inner + 2,
    lines: [
      paint.dim(`╭${"─".repeat(inner)}╮`),
      side + paint.gold(centre(glyph, inner)) + side,
      side + paint.bold(centre(name, inner)) + side,
      paint.dim(`╰${"─".repeat(inner)}╯`),
    ],
  };
}

/** As many cards in a row as fit. */
export function drawHand(view: KingView, columns: number, text: Text, paint: Paint): string[] {
  if (!view.own) return [];
  const rows: DrawnCard[][] = [];
  let room = 0;
  for (const card of view.own.hand.map((name) => drawCard(name, text, paint))) {
    if (room < card.columns) {
      rows.push([]);
      room = columns;
    }
    rows.at(-1)!.push(card);
    room -= card.columns;
  }
  return [
    ...rows.flatMap((row) => row[0]!.lines.map((_, line) => row.map((card) => card.lines[line]).join(""))),
    ...underDie(view, text, paint),
  ];
}

function underDie({ own }: KingView, text: Text, paint: Paint): string[] {
  if (!own || own.kept.length === 0) return [];
  return [paint.dim(`${text.underDie}: ${own.kept.map((card) => text.cards[card].name).join(", ")}`)];
}

/** The same in few lines, for somebody who looks into several hands at once. */
export function listHand(view: KingView, columns: number, text: Text, paint: Paint): string[] {
  if (!view.own) return [];
  return [
    ...wrapList(
      view.own.hand.map((card) => text.cards[card].name),
      columns,
    ),
    ...underDie(view, text, paint),
  ];
}
