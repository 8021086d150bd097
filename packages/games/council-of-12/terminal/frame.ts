/** One frame, always as wide as the screen: rules with a title, rows of text, and long texts in several rows. */
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

export const row = (text: string, paint: Paint): string => filled(pad(text, INNER), paint);

/** A row of cells that are as wide as the frame already: measuring is what takes time. */
export const filled = (text: string, paint: Paint): string => `${paint.dim("│")} ${text} ${paint.dim("│")}`;

/** Breaks text between words, into lines at most so wide. */
export function wrap(text: string, columns: number): string[] {
  if (width(text) <= columns) return [text];
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && width(line) + 1 + width(word) <= columns) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Text beside its label, in as many rows as it needs; painted line by line, so that markup never spans two of them. */
export function labelled(label: string, columns: number, text: string, paint: Paint, colour = same): string[] {
  const room = INNER - columns;
  return wrap(text, room).map((line, index) =>
    filled(paint.dim((index === 0 ? label : "").padEnd(columns)) + colour(pad(line, room)), paint),
  );
}

export const same = (text: string): string => text;
