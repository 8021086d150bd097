/** The numbered paragraphs of a RULES.md. */
import { readFileSync } from "node:fs";

const PARAGRAPH = /^\*\*([A-Z]?\d+(?:\.\d+)?)\*\*/gm;

export function paragraphsOf(rules: URL): string[] {
  return [...readFileSync(rules, "utf8").matchAll(PARAGRAPH)].map((match) => match[1]!);
}
