/** Things go wrong around the page: what people see then, and that they can go on. */
import type { Browser, Page, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { ChangingHouse } from "./harness/changing-house.ts";
import { openBrowser, PHONE, visitor } from "./harness/browser.ts";
import { House } from "./harness/house.ts";
import { kingOf12 } from "./harness/king-of-12.ts";
import { openTable } from "./harness/start-online.ts";

let browser: Browser;
let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([openBrowser(), House.open()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

/** Refuses the first looks at a table with these codes, and lets everything else through. */
const refuseLooks = (page: Page, codes: string[]): Promise<void> =>
  page.routeWebSocket("**/api/socket", (client: WebSocketRoute) => {
    const server = client.connectToServer();
    client.onMessage((text) => {
      const { type, id } = JSON.parse(String(text)) as { type: string; id?: string };
      const code = type === "watch" ? codes.shift() : undefined;
      if (code === undefined) server.send(text);
      else client.send(JSON.stringify({ type: "refused", id, code }));
    });
  });

test("a look that the server has no time for is repeated; one that it does not allow says why", async () => {
  const host = await visitor(browser);
  const link = await openTable(kingOf12, host.page, house, 2, "Lea");
  const { page, errors } = await visitor(browser, { viewport: PHONE });
  await refuseLooks(page, ["too-fast", "too-busy", "unknown-rules"]);
  await page.goto(link);
  await page.getByRole("heading", { name: "Other rules apply here" }).waitFor();
  await page.getByText("Nothing is lost.").waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("listitem").filter({ hasText: "Lea" }).waitFor();
  await host.page.getByLabel("Message").fill("Sit down!");
  await host.page.keyboard.press("Enter");
  await page.getByText("Sit down!").waitFor();
  expect([...errors, ...host.errors]).toEqual([]);
});

/** Somebody whose clocks go as everywhere, with everything that a visit keeps for later. */
async function guestOf(changing: ChangingHouse): Promise<Page> {
  const context = await browser.newContext({ locale: "de-DE", viewport: { width: 390, height: 664 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(changing.origin);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return page;
}

test("a server that speaks another protocol: the newer page comes by itself, once, and works", async () => {
  const changing = await ChangingHouse.open(house);
  onTestFinished(() => changing.close());
  const page = await guestOf(changing);
  await page.getByText("Gerade ist kein Tisch offen.").or(page.getByText("Platz frei").first()).waitFor();
  const before = changing.pages.length;
  changing.change({ newerPage: true });
  const spoken = page.waitForEvent("websocket", { predicate: () => changing.pages.length > before, timeout: 60_000 });
  await (await spoken).waitForEvent("framereceived");
  expect(changing.pages.length - before).toBe(1);
  const scripts = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(scripts.filter((name) => name.endsWith(".newer.js")).length).toBeGreaterThan(0);
  const kept = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]!);
    return { shelves: (await caches.keys()).length, page: await (await cache.match("/"))!.text() };
  });
  expect([kept.shelves, kept.page.includes(".newer.js")]).toEqual([1, true]);
});

test("a server that speaks another protocol and has no newer page: the page loads once, says so, and is quiet", async () => {
  const changing = await ChangingHouse.open(house);
  onTestFinished(() => changing.close());
  const page = await guestOf(changing);
  const before = changing.pages.length;
  changing.change({ newerPage: false });
  const notice = page.getByRole("alert").filter({ hasText: "Diese Seite passt nicht mehr zum Server." });
  await page.waitForEvent("load", { timeout: 60_000 });
  await notice.waitFor({ timeout: 60_000 });
  const { refused } = changing;
  await page.waitForTimeout(3000);
  expect([changing.pages.length - before, changing.refused]).toEqual([1, refused]);
  await notice.getByRole("button", { name: "Neu laden" }).click();
  await page.waitForEvent("load");
  await notice.waitFor();
  expect(changing.pages.length - before).toBe(2);
});
