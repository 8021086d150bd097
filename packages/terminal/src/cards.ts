/** Little cards side by side, as many in a row as fit. */
import type { Cell } from "./cells.ts";
import { centre, width } from "./columns.ts";
import type { Paint } from "./terminal.ts";

interface DrawnCard {
  readonly columns: number;
  readonly lines: readonly string[];
}

/** One line for each cell, as wide as the widest. */
function drawCard(cells: readonly Cell[], narrowest: number, paint: Paint): DrawnCard {
  const inner = Math.max(narrowest, ...cells.map(([text]) => width(text)));
  const side = paint.dim("│");
  return {
    columns: inner + 2,
    lines: [
      paint.dim(`╭${"─".repeat(inner)}╮`),
      ...cells.map(([text, colour]) => side + colour(centre(text, inner)) + side),
      paint.dim(`╰${"─".repeat(inner)}╯`),
    ],
  };
}

/** Every card is given by its cells, top to bottom, and has as many as the others. */
export function drawCards(cards: readonly (readonly Cell[])[], narrowest: number, columns: number, paint: Paint): string[] {
  const rows: DrawnCard[][] = [];
  let room = 0;
  for (const card of cards.map((cells) => drawCard(cells, narrowest, paint))) {
    if (room < card.columns) {
      rows.push([]);
      room = columns;
    }
    rows.at(-1)!.push(card);
    room -= card.columns;
  }
  return rows.flatMap((row) => row[0]!.lines.map((_, line) => row.map((card) => card.lines[line]).join("")));
}
