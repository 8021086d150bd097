/** One frame, always as wide as the screen: rules with a title, rows of cells. */
import { pad, type Paint, width } from "@tafelrunde/terminal";

/** Room between the bars and their spaces. */
export const INNER = 76;

/** The ends of a rule. */
export const TOP = ["╭", "╮"] as const;
export const MIDDLE = ["├", "┤"] as const;
export const BOTTOM = ["╰", "╯"] as const;

/** A rule of the frame; a title may stand in it. */
export function rule([left, right]: readonly [string, string], paint: Paint, title = ""): string {
  const begin = title === "" ? "" : `─ ${title} `;
  return paint.dim(left + begin + "─".repeat(INNER + 2 - width(begin)) + right);
}

export const row = (text: string, paint: Paint): string => `${paint.dim("│")} ${pad(text, INNER)} ${paint.dim("│")}`;

/** Items in rows of so many columns, each as wide as the others. */
export function grid(items: readonly string[], perRow: number, columns: number): string[] {
  const rows = Array.from({ length: Math.ceil(items.length / perRow) }, (_, index) => index * perRow);
  return rows.map((first) =>
    items
      .slice(first, first + perRow)
      .map((item) => pad(item, columns))
      .join(""),
  );
}

/** So wide that the text ends at the right. */
export const right = (text: string, columns: number): string => " ".repeat(Math.max(0, columns - width(text))) + text;
