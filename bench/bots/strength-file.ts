/** docs/strength.md: one section for each thing measured, so that a part can be measured anew and the rest stays. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";

const FILE = "../docs/strength.md";

const HEAD = `# How strong the bots are

Written by \`npm run bench:bots\`, section by section; \`bench/README.md\` says how.

Shares are those of one bot among others of another kind, every seat taken in turn with the same luck. In brackets the interval in which the true share
lies nineteen times out of twenty (Wilson). Milliseconds are those of the first-named bot for one decision, on a machine that did other things as well.
`;

/** On what and when something was measured. */
export const machine = (): string => {
  const kind = `${cpus().length} cores of ${cpus()[0]?.model ?? "an unknown kind"}`;
  return `${new Date().toISOString().slice(0, 10)}, ${kind}, Node ${process.version}, load by others when it began ${loadavg()[0]!.toFixed(1)}.`;
};

/** Puts a section in the place of the one with its title, or behind all others. */
export function keep(title: string, lines: readonly string[]): void {
  const text = existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
  const sections = new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.slice(0, section.indexOf("\n")), section.slice(section.indexOf("\n")).trim()]),
  );
  sections.set(title, lines.join("\n"));
  writeFileSync(FILE, [HEAD, ...[...sections].map(([name, body]) => `## ${name}\n\n${body}\n`)].join("\n"));
}
