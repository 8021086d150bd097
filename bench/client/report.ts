/** What visits to the pages came to, as a table. */
import { figure, markdownTable } from "../server/table.ts";
import type { Visit } from "./visit.ts";

type Figures = { readonly [name: string]: number };

/** Every column, and how it is read. */
const COLUMNS: { readonly [title: string]: (visit: Visit) => number } = {
  performance: ({ scores }) => scores.performance,
  accessibility: ({ scores }) => scores.accessibility,
  "best practices": ({ scores }) => scores["best-practices"],
  SEO: ({ scores }) => scores.seo,
  "first paint ms": ({ metrics }) => metrics.paint,
  "largest paint ms": ({ metrics }) => metrics.largest,
  "speed index ms": ({ metrics }) => metrics.speed,
  "blocked ms": ({ metrics }) => metrics.blocked,
  shift: ({ metrics }) => metrics.shift,
  requests: ({ requests }) => requests,
  kB: ({ bytes }) => bytes / 1000,
  "machine's pace": ({ pace }) => pace,
};

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)]!;
}

export const medians = (visits: readonly Visit[]): Figures =>
  Object.fromEntries(Object.entries(COLUMNS).map(([title, of]) => [title, median(visits.map(of))]));

export function clientTable(pages: readonly { readonly name: string; readonly seen: Figures }[]): string {
  const titles = Object.keys(COLUMNS);
  return markdownTable(
    ["page", ...titles],
    pages.map(({ name, seen }) => [name, ...titles.map((title) => figure(seen[title]!))]),
  );
}
