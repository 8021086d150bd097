/** The boards by keyboard alone: moves are made with Tab, arrows, Enter and Escape, and the focus is never lost. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, visitor } from "./harness/browser.ts";
import { House } from "./harness/house.ts";
import { isOver, story } from "./harness/play.ts";

let browser: Browser;
let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([openBrowser(), House.open()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** Of these, the first that is there is walked to with Tab, and pressed. */
const WAYS = [
  { id: "twelve-thieves", order: ["[data-act=confirm]", "[data-target]", "[data-piece=home].playable", "[data-act=draw]"] },
  {
    id: "king-up",
    order: ["[data-act=confirm]", "[data-vote].playable:not(.picked)", "[data-floor]", "[data-candidate].playable"],
  },
  {
    id: "council-of-12",
    order: [
      "[data-act=agree]",
      "[data-act=confirm]",
      "[data-over]",
      "[data-face]",
      "[data-target]",
      "[data-card]",
      "[data-act=reveal]",
      "[data-hand].playable:not(.picked)",
    ],
  },
];

const MOST_TABS = 80;

/** Whether something on the page has the focus. */
const isLost = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement === document.body);

async function press(page: Page, selector: string): Promise<void> {
  const isThere = (): Promise<boolean> => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let tabs = 0; tabs < MOST_TABS && !(await isThere()); tabs++) await page.keyboard.press("Tab");
  if (await isThere()) await page.keyboard.press("Enter");
}

test.each(WAYS)("$id is played by keyboard, and the focus is never lost", async ({ id, order }) => {
  const { page, errors } = await visitor(browser);
  await page.goto(`${house.origin}/new/${id}?mode=bots`);
  await page.locator("main form button.primary").focus();
  await page.keyboard.press("Enter");
  await page.locator("[data-board]").waitFor();
  const log = page.getByRole("region", { name: "Log" }).locator("li");
  const before = await log.count();
  const end = Date.now() + 90_000;
  while ((await log.count()) < before + 30 && !(await isOver(page))) {
    if (Date.now() > end) throw new Error("the game does not go on");
    expect(await isLost(page), "something has the focus").toBe(false);
    if (await story(page).isVisible()) await page.keyboard.press("Escape");
    else
      for (const selector of order)
        if (await page.locator(selector).first().isVisible()) {
          await press(page, selector);
          break;
        }
    await page.waitForTimeout(30);
  }
  expect(await log.count()).toBeGreaterThan(before);
  expect(errors).toEqual([]);
});
