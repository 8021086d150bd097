/** docs/strength.md: one section for each thing measured, so that a part can be measured anew and the rest stays. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";

const FILE = "../docs/strength.md";

const HEAD = `# How strong the bots are

Written by \`npm run bench:bots\`, section by section; \`bench/README.md\` says how.

Shares are those of one bot among others of another kind, every seat taken in turn with the same luck. In brackets the interval in which the true share
lies nineteen times out of twenty (Wilson). Milliseconds are those of the first-named bot for one decision, on a machine that did other things as well.
`;

/** On what something was measured. */
export const machine = (): string =>
  `${cpus().length} cores of ${cpus()[0]?.model ?? "an unknown kind"}, Node ${process.version}`;

/** When something was measured, and how busy the machine was. */
export const moment = (): string => `${new Date().toISOString().slice(0, 10)}, load by others ${loadavg()[0]!.toFixed(1)}`;

function sections(): Map<string, string> {
  const text = existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
  return new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf("\n")), section.slice(section.indexOf("\n")).trim()]),
  );
}

/** Puts a section in the place of the one with its title, or behind all others. */
export function keep(title: string, lines: readonly string[]): void {
  const all = sections().set(title, lines.join("\n"));
  writeFileSync(FILE, [HEAD, ...[...all].map(([name, body]) => `## ${name}\n\n${body}\n`)].join("\n"));
}

const cellsOf = (row: string): readonly string[] => row.split("|").map((cell) => cell.trim());
const nameOf = (row: string): string => cellsOf(row).slice(1, 3).join();

/** The rows of a section's table with this one in the place of that with the same first two cells, or behind all others. */
export function rowsWith(title: string, row: string): readonly string[] {
  const [, , ...rows] = (sections().get(title) ?? "").split("\n").filter((line) => line.startsWith("|"));
  const alike = rows.filter((other) => cellsOf(other).length === cellsOf(row).length);
  return [...new Map([...alike, row].map((one) => [nameOf(one), one])).values()];
}
