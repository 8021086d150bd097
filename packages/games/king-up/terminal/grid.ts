/** Items in rows, all of them equally wide. */
import { pad } from "@tafelrunde/terminal";

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
