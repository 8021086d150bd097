/** A table in a frame: groups of columns with bars between the groups. */
import { barred, type Cell, pad, type Paint } from "@tafelrunde/terminal";

/** The widths of all columns, group by group. */
export type Shape = readonly (readonly number[])[];

/** How wide each group is, spaces between its columns included. */
export const groupsOf = (shape: Shape): number[] => shape.map((group) => group.reduce((sum, columns) => sum + columns + 1, -1));

/** How wide the table is inside, without its outermost bars and spaces. */
export const innerWidth = (shape: Shape): number => groupsOf(shape).reduce((sum, columns) => sum + columns + 3, -3);

export function row(shape: Shape, cells: readonly (readonly Cell[])[], paint: Paint): string {
  const groups = shape.map((group, index) =>
    group
      .map((columns, column) => {
        const [text, colour] = cells[index]![column]!;
        return colour(pad(text, columns));
      })
      .join(" "),
  );
  return barred(groups, paint);
}
