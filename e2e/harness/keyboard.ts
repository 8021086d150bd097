/** Getting about by keyboard: Tab from one control to the next, arrows inside a row of cards. */
import type { Page } from "playwright-core";

const MOST_KEYS = 100;

export const isFocusSomewhere = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement !== document.body);

/** What is the matter with the focus: it is there, or another card of the same row has it, or there is no such place. */
const whereIs = (page: Page, selector: string): Promise<"there" | "row" | "elsewhere" | "none"> =>
  page.evaluate((wanted) => {
    const focused = document.activeElement;
    const place = [...document.querySelectorAll(wanted)].find((element) => element.checkVisibility({ visibilityProperty: true }));
    if (!place) return "none";
    if (focused?.matches(wanted)) return "there";
    return focused?.matches("[data-hand]") && place.parentElement === focused.parentElement ? "row" : "elsewhere";
  }, selector);

/** Walks until the focus is on such a place; false if there is none, or no more. */
export async function walkTo(page: Page, selector: string): Promise<boolean> {
  for (let keys = 0; keys < MOST_KEYS; keys++) {
    const where = await whereIs(page, selector);
    if (where === "there") return true;
    if (where === "none") {
      // The last Tab may have left the page, as it does behind the last control.
      if (!(await isFocusSomewhere(page))) await page.keyboard.press("Tab");
      return false;
    }
    await page.keyboard.press(where === "row" ? (keys % 14 < 7 ? "ArrowRight" : "ArrowLeft") : "Tab");
  }
  throw new Error(`no way by keyboard to ${selector}`);
}
