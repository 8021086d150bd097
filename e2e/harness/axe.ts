/** Asks axe, the accessibility checker, about a page as it stands. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What axe has against the page as it stands: rule and place. */
export async function violations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  return page.evaluate(async () => {
    // What fades in is hard to read for a moment, and meant to be.
    const moving = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
    const judge = (globalThis as unknown as { axe: Axe }).axe;
    // All rules, and only the report that is read here.
    const { violations } = await judge.run({ resultTypes: ["violations"], selectors: false });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}
