/** Figures as Markdown: tables that the formatter leaves as they are, and numbers that people can read. */

/** The first column is text, the others are numbers. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(3, title.length, ...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join(" | ")} |`;
  const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

/** Three digits that count, thousands apart. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return "–";
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.max(Math.abs(value), 1e-9))));
  return value.toLocaleString("en", { maximumFractionDigits: Math.min(2, digits) });
}

export const ratio = (value: number): string => (Number.isFinite(value) ? value.toPrecision(2).replace(/e\+\d+$/, "") : "–");
