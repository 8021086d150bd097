/** A framed table: groups of columns with bars between the groups. */
import { pad, type Paint } from "@tafelrunde/terminal";

/** Text and its colour, kept apart: markup must not count as width. */
export type Cell = readonly [text: string, paint: (text: string) => string];

export const plain = (text: string): string => text;

/** The widths of all columns, group by group. */
export type Shape = readonly (readonly number[])[];

const widthOf = (group: readonly number[]): number => group.reduce((sum, columns) => sum + columns + 1, -1);

/** How wide the table is inside, without its outermost bars and spaces. */
export const innerWidth = (shape: Shape): number => shape.reduce((sum, group) => sum + widthOf(group) + 3, -3);

/** One rule of the frame; joints stand where the bars between the groups are. */
export function rule(shape: Shape, [left, joint, right]: readonly [string, string, string], paint: Paint): string {
  return paint.dim(left + shape.map((group) => "─".repeat(widthOf(group) + 2)).join(joint) + right);
}

export function row(shape: Shape, cells: readonly (readonly Cell[])[], paint: Paint): string {
  const bar = paint.dim("│");
  const groups = shape.map((group, index) =>
    group
      .map((columns, column) => {
        const [text, colour] = cells[index]![column]!;
        return colour(pad(text, columns));
      })
      .join(" "),
  );
  return `${bar} ${groups.join(` ${bar} `)} ${bar}`;
}
