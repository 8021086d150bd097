/** The viewer's own cards: as little cards side by side, or in one line. */
import { type Cell, drawCards, type Paint, wrapList } from "@tafelrunde/terminal";
import type { Card, KingView } from "../src/index.ts";
import type { Text } from "../words/text.ts";

const NARROWEST = 7;

function cardCells(card: Card, text: Text, paint: Paint): Cell[] {
  const { name, glyph } = text.cards[card];
  return [
    [glyph, paint.gold],
    [name, paint.bold],
  ];
}

export function drawHand(view: KingView, columns: number, text: Text, paint: Paint): string[] {
  if (!view.own) return [];
  const cards = view.own.hand.map((card) => cardCells(card, text, paint));
  return [...drawCards(cards, NARROWEST, columns, paint), ...underDie(view, text, paint)];
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
