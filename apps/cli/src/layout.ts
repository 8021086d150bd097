/** Text laid out for eighty columns: wrapped sentences with a margin, and tables of aligned columns. */
import { COLUMNS, inLines, pad, right, width } from "@tafelrunde/terminal";

/** Breaks text between words, into lines at most so wide; what a non-breaking space joins stays together. */
export const wrap = (text: string, columns: number = COLUMNS): string[] => inLines(text.split(/[^\S\u00a0]+/), columns);

/** Wrapped text beside a margin that holds a short note. */
export function beside(note: string, margin: number, text: string): string[] {
  return wrap(text, COLUMNS - margin).map((line, index) => pad(index === 0 ? note : "", margin) + line);
}

/** Rows of cells, every column as wide as its widest cell; numbers go to the right. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => width(row[column]!))));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? pad : right)(cell, widths[column]!))
      .join("  ")
      .trimEnd(),
  );
}
