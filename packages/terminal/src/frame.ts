/** The screen and the frame that every game draws its table in: rules with a title, rows between bars. */
import { pad, width } from "./columns.ts";
import type { Paint } from "./terminal.ts";

export const COLUMNS = 80;
/** A hand in few lines stands beside a name. */
export const HAND_COLUMNS = COLUMNS - 16;
/** Room between the outermost bars and their spaces. */
export const INNER = COLUMNS - 4;

/** The ends of a rule, and what stands in it where two groups of columns meet. */
type Ends = readonly [left: string, joint: string, right: string];
export const TOP: Ends = ["╭", "┬", "╮"];
export const MIDDLE: Ends = ["├", "┼", "┤"];
/** Below it the groups are one. */
export const JOINING: Ends = ["├", "┴", "┤"];
export const BOTTOM: Ends = ["╰", "┴", "╯"];

/** A rule over groups so wide; a title may stand in it. */
export function rule([left, joint, right]: Ends, paint: Paint, title = "", groups: readonly number[] = [INNER]): string {
  const begin = title === "" ? "" : `─ ${title} `;
  const line = groups.map((columns) => "─".repeat(columns + 2)).join(joint);
  return paint.dim(left + begin + line.slice(width(begin)) + right);
}

/** Groups between bars; each has its width already, because measuring is what takes time. */
export function barred(groups: readonly string[], paint: Paint): string {
  const bar = paint.dim("│");
  return `${bar} ${groups.join(` ${bar} `)} ${bar}`;
}

/** A row across the whole frame. */
export const row = (text: string, paint: Paint): string => barred([pad(text, INNER)], paint);
