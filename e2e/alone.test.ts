/** Playing without anybody else's machine: with bots, on one screen, with the server stopped, in German. */
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openBrowser, PHONE, type Visitor, visitor } from "./harness/browser.ts";
import { TestServer } from "./harness/test-server.ts";
import { drivers } from "./harness/drivers.ts";
import { driver as kingOf12 } from "./drivers/king-of-12.ts";
import { isOver, playUntil, result, tile } from "./harness/play.ts";

let browser: Browser;
let server: TestServer;
const guests: Visitor[] = [];

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), TestServer.open()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});
beforeEach(async () => {
  if (!server.alive) await server.start();
});
afterEach(() => {
  expect(guests.splice(0).flatMap(({ errors }) => errors)).toEqual([]);
});

async function arrive(options: Parameters<typeof visitor>[1] = {}, path = "/"): Promise<Page> {
  const guest = await visitor(browser, options);
  guests.push(guest);
  await guest.page.goto(`${server.origin}${path}`);
  return guest.page;
}

/** The client fetches what it needs without a network little by little, and says when it has everything. */
const allKept = (page: Page): Promise<void> =>
  page.locator("html[data-kept=all]").waitFor({ state: "attached", timeout: 90_000 });

test("one click from the home page to a game with bots, in German, on a phone, to the end", async () => {
  const page = await arrive({ locale: "de-DE", viewport: PHONE });
  await tile(page, kingOf12).getByRole("button", { name: "Sofort mit Bots spielen" }).click();
  await page.locator("[data-hand]").first().waitFor();
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  await page.locator("[data-board]").getByText("Leg verdeckt eine Karte.").waitFor();
  await playUntil(kingOf12, [page], () => isOver(page));
  expect(
    await result(page)
      .getByText(/Noch einmal|Revanche|Nochmal/i)
      .count(),
  ).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("once loaded, a game with bots goes on and a new one begins with the server stopped", async () => {
  const page = await arrive({ keeps: true });
  await allKept(page);
  await server.stop();
  await page.reload();
  await tile(page, kingOf12).getByRole("button", { name: "Play now with bots" }).click();
  await page.locator("[data-hand]").first().waitFor();
  await playUntil(kingOf12, [page], () => isOver(page));
  await result(page).getByRole("link", { name: "Check the dice" }).click();
  await page.getByText("Yes, everything is right.").waitFor();
  expect(await page.getByText(/The chain: all \d+\sentries/).count()).toBe(1);
  for (const game of drivers) {
    await page.goto(server.origin);
    await tile(page, game).getByRole("button", { name: "Play now with bots" }).click();
    await page.locator("[data-board]").waitFor();
    await page.goto(`${server.origin}/rules/${game.id}`);
    await page.getByText("1.1").first().waitFor();
  }
});

test("a home page seen for a moment opens with the server stopped; what was not kept says so, and the page does not load for ever", async () => {
  const guest = await visitor(browser, { keeps: true });
  guests.push(guest);
  const { page } = guest;
  // Never idle, so that nothing but the home page is kept.
  await page.addInitScript(() => (globalThis.requestIdleCallback = () => 0));
  await page.goto(server.origin);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await server.stop();
  let loads = 0;
  page.on("load", () => loads++);
  await page.reload();
  await tile(page, kingOf12).waitFor();
  await page.goto(`${server.origin}/rules/king-up`);
  await page.getByRole("heading", { name: "Something went wrong here" }).waitFor();
  expect(loads).toBe(2);
});

test("a game with bots survives a reload at any time", async () => {
  const page = await arrive();
  await tile(page, kingOf12).getByRole("button", { name: "Play now with bots" }).click();
  await page.locator("[data-hand].playable").first().waitFor();
  const log = page.getByRole("region", { name: "Log" }).locator("li");
  const before = await log.count();
  await playUntil(kingOf12, [page], async () => (await log.count()) > before + 3);
  const url = page.url();
  await page.reload();
  await page.locator("[data-hand]").first().waitFor();
  expect(page.url()).toBe(url);
  await page.goto(server.origin);
  const begun = page.getByRole("region", { name: "Continue" }).getByRole("link");
  expect(await begun.count()).toBe(1);
  expect(await page.locator("main h2").first().innerText()).toBe("Continue");
  await begun.click();
  await page.locator("[data-hand]").first().waitFor();
  expect(page.url()).toBe(url);
  await playUntil(kingOf12, [page], () => isOver(page));
});

test("two people on one screen: the hand is hidden until it is handed over", async () => {
  const page = await arrive({}, "/new/king-of-12?mode=screen");
  await page.getByRole("radio", { name: /One device/ }).check();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const handOver = page.locator(".gilded[role=group] button.primary");
  await handOver.waitFor();
  expect(await page.locator("[data-hand].playable").count()).toBe(0);
  await handOver.click();
  await page.locator("[data-hand].playable").first().waitFor();
  const third = page.getByText("Turn 3", { exact: false });
  await playUntil(kingOf12, [page], async () => (await third.count()) > 0);
  expect(await third.count()).toBeGreaterThan(0);
});
