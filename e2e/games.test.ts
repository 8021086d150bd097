/** Whole games of every game on one device: against bots on a phone in German, and six people around one screen. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, PHONE, visitor } from "./harness/browser.ts";
import { others } from "./harness/drivers.ts";
import { House } from "./harness/house.ts";
import { kingUp } from "./harness/king-up.ts";
import { type Driver, isOver, playUntil, result } from "./harness/play.ts";

let browser: Browser;
let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([openBrowser(), House.open()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** Sits down at a table of this game with bots on all other seats. */
async function sitWithBots(page: Page, game: Driver, seats: number): Promise<void> {
  await page.goto(`${house.origin}/new/${game.id}?mode=bots`);
  await page.getByRole("radio", { name: String(seats), exact: true }).check();
  await page.locator("main form button.primary").click();
  await page.locator("[data-board]").waitFor();
}

test.each(others)("$title: against three bots on a phone, in German, to the end", async (game) => {
  const { page, errors } = await visitor(browser, { locale: "de-DE", viewport: PHONE });
  await sitWithBots(page, game, 4);
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  await page.locator(game.turn).first().waitFor();
  expect(await fits(page), "nothing sticks out at the side").toBe(true);
  await playUntil(game, [page], () => isOver(page), 170);
  expect(await result(page).count()).toBe(1);
  expect(await fits(page)).toBe(true);
  expect(errors).toEqual([]);
});

test("King Up!: six people around one screen, every secret handed over, to the end", async () => {
  const { page, errors } = await visitor(browser, { viewport: PHONE });
  await page.goto(`${house.origin}/new/${kingUp.id}?mode=screen`);
  await page.getByRole("radio", { name: "6", exact: true }).check();
  await page.locator("main form button.primary").click();
  const handOver = page.locator(".gilded[role=group] button.primary");
  await handOver.waitFor();
  expect(await page.locator(".favourite").count(), "nobody's favourites before the device is handed over").toBe(0);
  await playUntil(kingUp, [page], () => isOver(page), 170);
  expect(await result(page).locator("li").count()).toBe(6);
  expect(errors).toEqual([]);
});
