/** Long texts and lists, broken into lines. */
import { width } from "./columns.ts";

/** Pieces one after the other, in lines at most so wide. */
export function inLines(pieces: readonly string[], columns: number): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line !== undefined && width(line) + 1 + width(piece) <= columns) lines[lines.length - 1] = `${line} ${piece}`;
    else lines.push(piece);
  }
  return lines;
}

/** Broken between words. */
export const wrap = (text: string, columns: number): string[] =>
  width(text) <= columns ? [text] : inLines(text.split(" "), columns);

/** Items with a comma between, broken between items. */
export const wrapList = (items: readonly string[], columns: number): string[] =>
  inLines(
    items.map((item, index) => (index < items.length - 1 ? `${item},` : item)),
    columns,
  );
