/** What stands in a table: text and its colour, kept apart because markup must not count as width. */
import { cut, width } from "./columns.ts";
import type { Paint } from "./terminal.ts";

export type Cell = readonly [text: string, colour: (text: string) => string];

export const plain = (text: string): string => text;

/** A name, at most so wide; the viewer's own is marked with `you`, the word for the reader. */
export function nameCell(name: string, columns: number, you: string | null, paint: Paint): Cell {
  if (you === null) return [cut(name, columns), paint.bold];
  const mark = ` (${you})`;
  return [cut(name, columns - width(mark)) + mark, (text) => paint.gold(paint.bold(text))];
}
