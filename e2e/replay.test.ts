/** A finished game once more: its result, and the replay by keyboard, by its log and at another speed. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lastingVisitor, openBrowser, type Visitor } from "./harness/browser.ts";
import { TestServer } from "./harness/test-server.ts";
import { driver as kingOf12 } from "./drivers/king-of-12.ts";
import { isOver, playUntil, result, tile } from "./harness/play.ts";

let browser: Browser;
let server: TestServer;
let guest: Visitor;

const SHORT_PHONE = { width: 360, height: 640 };

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), TestServer.open()]);
  guest = await lastingVisitor(browser, { viewport: SHORT_PHONE });
  await guest.page.goto(server.origin);
  await tile(guest.page, kingOf12).getByRole("button", { name: "Play now with bots" }).click();
  await guest.page.locator("[data-hand]").first().waitFor();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const at = async (page: Page): Promise<number> => Number(await page.getByRole("slider").inputValue());

test("the result fits a short phone: what decided it, how it went, and the main button in sight", async () => {
  const { page, errors } = guest;
  let looks = 0;
  await playUntil(kingOf12, [page], async () => looks++ > 12);
  await page.reload();
  await playUntil(kingOf12, [page], () => isOver(page));
  const rematch = result(page).getByRole("button", { name: "Rematch" });
  const box = (await rematch.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(SHORT_PHONE.height);
  expect(box.height).toBeGreaterThanOrEqual(48);
  for (const line of await result(page).locator("ol li").allInnerTexts()) expect(line).toMatch(/\d\s(rounds?|points?)/);
  expect(await result(page).locator("table tr").count()).toBe(await result(page).locator("ol li").count());
  expect(errors).toEqual([]);
});

test("a reload loses nothing of how it went", async () => {
  const { page, errors } = guest;
  const rows = await result(page).locator("table").innerText();
  await page.reload();
  await page.getByRole("button", { name: "Result" }).click();
  expect(await result(page).locator("table").innerText()).toBe(rows);
  expect(errors).toEqual([]);
});

test("the replay listens to the keyboard wherever the focus is, also after a dialog", async () => {
  const { page, errors } = guest;
  await result(page).getByRole("link", { name: "Look back" }).click();
  await page.getByRole("slider").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  expect(await at(page)).toBe(2);
  await page.keyboard.press("ArrowLeft");
  expect(await at(page)).toBe(1);

  await page.getByRole("button", { name: "Check everything" }).click();
  await page.getByText("Yes, everything is right.").waitFor();
  await page.keyboard.press("ArrowRight");
  expect(await at(page), "keys mean nothing behind a dialog").toBe(1);
  await page.keyboard.press("Escape");
  await page.keyboard.press("End");
  const last = await at(page);
  expect(last).toBeGreaterThan(10);
  await page.keyboard.press("Home");
  expect(await at(page)).toBe(0);

  await page.getByRole("button", { name: "One step on" }).click();
  await page.keyboard.press("ArrowRight");
  expect(await at(page), "the focus is on a button").toBe(2);
  await page.getByLabel("Seen by").focus();
  await page.keyboard.press("ArrowDown");
  expect(await at(page), "a list of choices keeps its keys").toBe(2);
  expect(errors).toEqual([]);
});

test("space plays and pauses, at the speed that was chosen", async () => {
  const { page, errors } = guest;
  const pace = page.getByLabel("Pace at the table");
  const [play, pause] = ["Play", "Pause"].map((name) => page.getByRole("button", { name, exact: true }));
  // Slow enough to be paused before the end, though everything here goes on in a twentieth of its time.
  await pace.selectOption({ label: "Slow" });
  await page.locator("[data-board]").focus();
  await page.keyboard.press("Home");
  await page.keyboard.press(" ");
  await pause!.waitFor();
  await expect.poll(() => at(page)).toBeGreaterThan(2);
  await page.keyboard.press(" ");
  await play!.waitFor();
  const paused = await at(page);
  await pace.selectOption({ label: "At once" });
  await page.locator("[data-board]").focus();
  await page.keyboard.press(" ");
  await expect.poll(() => at(page)).toBeGreaterThan(paused);
  await play!.waitFor();
  expect(await at(page)).toBe(Number(await page.getByRole("slider").getAttribute("max")));
  expect(errors).toEqual([]);
});

test("a line of the log leads to its step", async () => {
  const { page, errors } = guest;
  await page.locator("[data-board]").focus();
  await page.keyboard.press("End");
  const last = await at(page);
  const lines = page.getByRole("region", { name: "Log" }).locator("li .jump");
  const count = await lines.count();
  await lines.nth(Math.floor(count / 2)).click();
  expect(await at(page)).toBeGreaterThan(0);
  expect(await at(page)).toBeLessThan(last);
  expect(await lines.count(), "what was seen stays in the log").toBe(count);
  await lines.last().click();
  expect(await at(page)).toBe(last);
  expect(errors).toEqual([]);
});
