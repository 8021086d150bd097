/** The boards by keyboard alone: moves are made with Tab, arrows, Enter and Escape, and the focus is never lost. */
import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, visitor } from "./harness/browser.ts";
import { driver as kingOf12 } from "./drivers/king-of-12.ts";
import { drivers } from "./harness/drivers.ts";
import { TestServer } from "./harness/test-server.ts";
import { isFocusSomewhere, walkTo } from "./harness/keyboard.ts";
import { type Driver, Progress, story } from "./harness/play.ts";

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), TestServer.open()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** So many lines of the log are a good stretch of a game. */
const STRETCH = 30;
/** Milliseconds between two looks while nothing is offered. */
const MOMENT = 30;

test.each(drivers)("$id is played by keyboard, and the focus is never lost", (game) => playByKeyboard(game, STRETCH));

test("King of 12, the shortest game, is played by keyboard to its end", () => playByKeyboard(kingOf12, Infinity));

async function playByKeyboard({ id, offers }: Driver, lines: number): Promise<void> {
  const { page, errors } = await visitor(browser);
  await page.goto(`${server.origin}/new/${id}?mode=bots`);
  await page.locator("main form button.primary").focus();
  await page.keyboard.press("Enter");
  await page.locator("[data-board]").waitFor();
  const log = page.getByRole("region", { name: "Log" }).locator("li");
  const before = await log.count();
  // The Escape that was meant for the last story may close the result; the button that opens it again stays.
  const isOver = (): Promise<boolean> => page.locator("button.result").isVisible();
  const progress = new Progress(page);
  let turn = 0;
  while ((await log.count()) < before + lines && !(await isOver())) {
    await progress.check();
    // What is painted as gone loses the focus a moment before the board has it.
    await expect.poll(() => isFocusSomewhere(page), { message: "something has the focus" }).toBe(true);
    if (await story(page).isVisible()) await page.keyboard.press("Escape");
    else if (await walkTo(page, offers(turn++))) await page.keyboard.press("Enter");
    else await pause(MOMENT);
  }
  expect(await log.count()).toBeGreaterThan(before);
  expect(errors).toEqual([]);
}
