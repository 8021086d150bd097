/** The rules change while pages are open: games on the device and online end by the old ones, and what is new is played by the new. */
import type { Browser, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Workshop } from "../apps/server/test/harness/workshop.ts";
import { openBrowser, visitor } from "./harness/browser.ts";
import { TestServer } from "./harness/test-server.ts";
import { driver as kingOf12 } from "./drivers/king-of-12.ts";
import { isOver, playUntil, result, tile } from "./harness/play.ts";
import { openTable } from "./harness/start-online.ts";

let browser: Browser;
let server: TestServer;
let workshop: Workshop;

beforeEach(async () => {
  [browser, server] = await Promise.all([openBrowser(), TestServer.open()]);
  workshop = new Workshop("whole");
});
afterEach(async () => {
  await browser.close();
  await server.close();
  workshop.close();
});

const log = (page: Page) => page.getByRole("region", { name: "Log" }).locator("li");

async function playSome(page: Page): Promise<void> {
  await log(page).first().waitFor();
  const before = await log(page).count();
  await playUntil(kingOf12, [page], async () => (await log(page).count()) > before + 3);
}

/** The version that a page's game on this device is played by. */
const versionOn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const saved = localStorage.getItem(`tafelrunde.game.${location.pathname.split("/").at(-1)}`)!;
    return (JSON.parse(saved) as { record: { start: { rulesVersion: number } } }).record.start.rulesVersion;
  });

test("every page finds the rules of its game, also one that was open all the time", async () => {
  const { page, errors } = await visitor(browser);
  const [online, waiting] = [await page.context().newPage(), await page.context().newPage()];
  await page.goto(server.origin);
  await tile(page, kingOf12).getByRole("button", { name: "Play now with bots" }).click();
  await playSome(page);
  const old = await versionOn(page);
  await openTable(kingOf12, online, server, 2, "Ada");
  await online.getByRole("button", { name: "Fill up with bots and start" }).click();
  await playSome(online);
  await openTable(kingOf12, waiting, server, 2);

  await workshop.shortenKingOf12(old + 1);
  await workshop.build();
  await server.stop();
  server.program = workshop.program;
  await server.start(server.port);

  await waiting.getByRole("heading", { name: "Other rules apply here" }).waitFor();
  await waiting.getByRole("button", { name: "Try again" }).click();
  await waiting.getByRole("button", { name: "Fill up with bots and start" }).click();
  await waiting.locator("[data-board]").waitFor();
  await waiting.close();
  await online.reload();
  await playSome(online);
  await online.close();

  await page.reload();
  await playUntil(kingOf12, [page], () => isOver(page));
  expect(await versionOn(page)).toBe(old);
  expect(await result(page).locator("ol li").first().innerText()).toMatch(/2\s+rounds/);
  const local = page.url();
  await result(page).getByRole("link", { name: "Check the dice" }).click();
  await page.getByText("Yes, everything is right.").waitFor();
  await page.goto(local);
  await page.getByRole("button", { name: "Result" }).click();
  await result(page).getByRole("button", { name: "Rematch" }).click();
  await log(page).first().waitFor();
  expect(await versionOn(page)).toBe(old + 1);
  expect(errors).toEqual([]);
}, 300_000);
