/** A list broken into lines. */
import { width } from "@tafelrunde/terminal";

/** Items one after the other with a comma between, in lines at most so wide. */
export function wrapList(items: readonly string[], columns: number): string[] {
  const lines: string[] = [];
  for (const [index, item] of items.entries()) {
    const piece = index < items.length - 1 ? `${item},` : item;
    const line = lines.at(-1);
    if (line !== undefined && width(line) + 1 + width(piece) <= columns) lines[lines.length - 1] = `${line} ${piece}`;
    else lines.push(piece);
  }
  return lines;
}
