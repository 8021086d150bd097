/** A test that proves one or more paragraphs of a game's RULES.md; `npm run rules` lists the paragraphs that have none. */
import { test } from "vitest";

export function rule(paragraphs: string | readonly string[], behaviour: string, body: () => void): void {
  test(`[${[paragraphs].flat().join(" ")}] ${behaviour}`, body);
}
