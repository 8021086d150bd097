/** Getting about by keyboard: Tab from one control to the next, arrows inside a row of cards. */
import type { Page } from "playwright-core";

const MOST_KEYS = 100;

export const isFocusSomewhere = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement !== document.body);

/** What is the matter with the focus: it is there, or another card of the same row has it, or there is no such place. */
const whereIs = (page: Page, selectors: readonly string[]): Promise<"there" | "row" | "elsewhere" | "none"> =>
  page.evaluate((all) => {
    const focused = document.activeElement;
    for (const wanted of all) {
      const places = [...document.querySelectorAll(wanted)];
      const place = places.find((element) => element.checkVisibility({ visibilityProperty: true }));
      if (!place) continue;
      if (focused?.matches(wanted)) return "there";
      return focused?.matches("[data-hand]") && place.parentElement === focused.parentElement ? "row" : "elsewhere";
    }
    return "none";
  }, selectors);

/** Walks until the focus is on the first of these that is there; false if there is none, or no more. */
export async function walkTo(page: Page, selectors: readonly string[]): Promise<boolean> {
  for (let keys = 0; keys < MOST_KEYS; keys++) {
    const where = await whereIs(page, selectors);
    if (where === "there") return true;
    if (where === "none") {
      // The last Tab may have left the page, as it does behind the last control.
      if (!(await isFocusSomewhere(page))) await page.keyboard.press("Tab");
      return false;
    }
    await page.keyboard.press(where === "row" ? (keys % 14 < 7 ? "ArrowRight" : "ArrowLeft") : "Tab");
  }
  throw new Error(`no way by keyboard to any of ${selectors.join()}`);
}

/** Presses Enter on the first of these that is there; false if there is none. Whether Tab leads there is a question of its own. */
export async function pressFirst(page: Page, selectors: readonly string[]): Promise<boolean> {
  const isFocused = await page.evaluate((all) => {
    const offered = all.flatMap((selector) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)]);
    const first = offered.find(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled"),
    );
    first?.focus();
    return first !== undefined && document.activeElement === first;
  }, selectors);
  if (isFocused) await page.keyboard.press("Enter");
  return isFocused;
}
