/** The viewer's own cards, equal ones together: as little piles side by side, or in one line. */
import { type Cell, drawCards, type Paint, width } from "@tafelrunde/terminal";
import { CARDS, type Card, type ThievesView } from "../src/index.ts";
import type { Text } from "../words/text.ts";
import { colourOf } from "./palaces.ts";

const NARROWEST = 6;

const held = ({ own }: ThievesView): (readonly [Card, number])[] =>
  CARDS.map((card, index) => [card, own?.hand[index] ?? 0] as const).filter(([, count]) => count > 0);

/** All seven kinds fit into one row. */
export function drawHand(view: ThievesView, columns: number, text: Text, paint: Paint): string[] {
  const piles = held(view).map(([card, count]): Cell[] => [
    [String(count), paint.bold],
    [text.colours[card], colourOf(card, paint)],
  ]);
  return drawCards(piles, NARROWEST, columns, paint);
}

/** The same in one line, for somebody who looks into several hands at once; in two if it grows too long. */
export function listHand(view: ThievesView, columns: number, text: Text): string[] {
  const items = held(view).map(([card, count]) => `${text.colours[card]} ${count}`);
  const line = items.join(", ");
  if (items.length === 0) return [];
  const half = Math.ceil(items.length / 2);
  return width(line) <= columns ? [line] : [`${items.slice(0, half).join(", ")},`, items.slice(half).join(", ")];
}
