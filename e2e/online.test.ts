/** People play online; one reloads in the middle, the server is killed in the middle, and all go on. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violations } from "./harness/axe.ts";
import { openBrowser, PHONE, visitor } from "./harness/browser.ts";
import { drivers } from "./harness/drivers.ts";
import { TestServer } from "./harness/test-server.ts";
import { driver as kingOf12 } from "./drivers/king-of-12.ts";
import { driver as kingUp } from "./drivers/king-up.ts";
import { isOver, playUntil, result } from "./harness/play.ts";
import { openTable, playTogether, sitDown } from "./harness/start-online.ts";

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), TestServer.open()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

test("a whole game by link, with a reload and a power cut in the middle, then the replay proves it", async () => {
  const [host, guest] = [await visitor(browser), await visitor(browser, { viewport: PHONE })];
  await playTogether(kingOf12, host.page, guest.page, server);
  const pages = [host.page, guest.page];
  const log = () => host.page.getByRole("region", { name: "Log" }).locator("li").count();

  const before = await log();
  await playUntil(kingOf12, pages, async () => (await log()) > before + 6);
  await guest.page.reload();
  await guest.page.locator("[data-hand]").first().waitFor();

  const halfway = await log();
  await playUntil(kingOf12, pages, async () => (await log()) > halfway + 6);
  const { port } = server;
  await server.kill();
  await host.page
    .getByText(/connection is lost|Connecting/)
    .first()
    .waitFor();
  await server.start(port);
  await host.page
    .getByText(/connection is lost|Connecting/)
    .first()
    .waitFor({ state: "hidden" });

  await playUntil(kingOf12, pages, async () => (await isOver(host.page)) && (await isOver(guest.page)));
  expect(await result(host.page).locator("li").count()).toBe(3);

  expect(await violations(host.page), "the result").toEqual([]);
  // Whatever happened to the line: an honest server is never accused.
  const remembered = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(localStorage));
  for (const page of pages) await expect.poll(() => remembered(page)).toContain('\\"checked\\":{');

  await result(host.page).getByRole("link", { name: "Check the dice" }).click();
  await host.page.getByText("Yes, everything is right.").waitFor();
  expect(await violations(host.page), "the proof").toEqual([]);
  expect(await host.page.getByText(/all \d+\smoves were legal/).count()).toBe(1);
  await host.page.keyboard.press("Escape");
  await host.page.getByLabel("Seen by").selectOption({ label: "All open" });
  await host.page.getByRole("button", { name: "To the end" }).click();
  expect(await host.page.getByRole("region", { name: "All open" }).locator("dt").count()).toBe(3);
  expect(await violations(host.page), "the replay").toEqual([]);
  expect([...host.errors, ...guest.errors]).toEqual([]);
});

test("people talk, a third one watches and sees nobody's hand", async () => {
  const [host, guest, other] = [await visitor(browser), await visitor(browser), await visitor(browser)];
  const link = await playTogether(kingOf12, host.page, guest.page, server);
  await other.page.goto(link);
  await other.page.getByText("You are watching.").first().waitFor();
  expect(await other.page.locator("[data-hand].playable").count()).toBe(0);
  await host.page.getByRole("tab", { name: /Chat/ }).click();
  await host.page.getByLabel("Message").fill("Good luck!");
  await host.page.getByRole("button", { name: "Send" }).click();
  await guest.page.getByRole("tab", { name: /Chat/ }).click();
  await guest.page.getByText("Good luck!").waitFor();
  expect([...host.errors, ...guest.errors, ...other.errors]).toEqual([]);
});

test.each(drivers)("$title: two people and bots, on a desktop and a phone, with a reload and a power cut", async (game) => {
  const [host, guest] = [await visitor(browser), await visitor(browser, { viewport: PHONE })];
  await playTogether(game, host.page, guest.page, server);
  const pages = [host.page, guest.page];
  const log = () => host.page.getByRole("region", { name: "Log" }).locator("li").count();
  const before = await log();
  await playUntil(game, pages, async () => (await log()) > before + 8);
  await guest.page.reload();
  await guest.page.locator("[data-board]").waitFor();
  const { port } = server;
  await server.kill();
  await server.start(port);
  const halfway = await log();
  await playUntil(game, pages, async () => (await isOver(host.page)) || (await log()) > halfway + 8);
  expect([...host.errors, ...guest.errors]).toEqual([]);
});

test("King Up!: six seats by link, two of them people, to the end", async () => {
  const [host, guest] = [await visitor(browser), await visitor(browser, { viewport: PHONE })];
  const link = await openTable(kingUp, host.page, server, 6);
  await guest.page.goto(link);
  await sitDown(guest.page);
  // The easiest ones: four of the strongest would think for minutes.
  await host.page.evaluate(async (table) => {
    const asked = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ bot: "page" }) };
    await fetch(`/api/tables/${table}/bots`, asked);
  }, link.split("/").at(-1)!);
  await host.page.getByRole("button", { name: "Start the game" }).first().click();
  for (const { page } of [host, guest]) await page.locator("[data-board]").waitFor();
  await playUntil(kingUp, [host.page, guest.page], async () => (await isOver(host.page)) && (await isOver(guest.page)));
  for (const { page } of [host, guest]) expect(await result(page).locator("li").count()).toBe(6);
  expect([...host.errors, ...guest.errors]).toEqual([]);
});
