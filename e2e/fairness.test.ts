/** Luck in a real browser: sealed and opened without anybody noticing, waited for where a device is gone, and checked after the game. */
import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violations } from "./harness/axe.ts";
import { openBrowser, PHONE, visitor } from "./harness/browser.ts";
import { TestServer } from "./harness/test-server.ts";
import { driver as kingOf12 } from "./drivers/king-of-12.ts";
import { isOver, playUntil, result } from "./harness/play.ts";
import { openTable, sitDown } from "./harness/start-online.ts";

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), TestServer.open()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const start = (page: Page): Promise<void> =>
  page
    .getByRole("button", { name: /Start the game|Fill up with bots and start/ })
    .first()
    .click();
const board = (page: Page): Promise<void> => page.locator("[data-board]").waitFor();

async function opened(): Promise<{ host: Page; guest: Page }> {
  const [host, guest] = [await visitor(browser), await visitor(browser, { viewport: PHONE })];
  const link = await openTable(kingOf12, host.page, server, 2, "Ada");
  await guest.page.goto(link);
  await sitDown(guest.page, "Tom");
  await host.page.getByText("Tom").first().waitFor();
  return { host: host.page, guest: guest.page };
}

test("a device that is cut off is waited for by name, and the game begins when it is back", async () => {
  const { host, guest } = await opened();
  await guest.route("**/reveal", (route) => route.abort());
  await start(host);
  await host.getByText("Still waiting for Tom’s device.").waitFor();
  expect(await host.getByRole("button", { name: "Start the game" }).isDisabled()).toBe(true);
  expect(await violations(host)).toEqual([]);
  await guest.unroute("**/reveal");
  await Promise.all([board(host), board(guest)]);
});

test("a device that stays away is asked to leave, and the host begins without it", async () => {
  const { host, guest } = await opened();
  await guest.close();
  // On a busy machine a page that was closed lives a moment longer, and would still open its seal.
  await host.getByText("Not connected").waitFor();
  await start(host);
  await host.getByText("Still waiting for Tom’s device.").waitFor();
  await host.getByRole("button", { name: "Change seat 2" }).click();
  await host.getByRole("button", { name: "Ask Tom to leave" }).click();
  await start(host);
  await board(host);
  expect(await host.getByText("Tom").count()).toBe(0);
});

test("a start that is called off after a device showed its digits: it asks before it shows others", async () => {
  const { host, guest } = await opened();
  await host.route("**/reveal", (route) => route.abort());
  await start(host);
  await host.getByText(/Starting/).waitFor();
  await expect.poll(async () => guest.evaluate(() => JSON.stringify(localStorage))).toContain('\\"opened\\":1');
  // The host's device has forgotten everything, so it seals anew, and the start is off.
  await host.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith("tafelrunde.table.")) localStorage.removeItem(key);
  });
  await host.reload();
  await host.getByText("Everyone is here.").waitFor();
  await host.unroute("**/reveal");
  await start(host);
  await guest.getByText(/The start was called off after your device had shown its random digits/).waitFor();
  expect(await violations(guest)).toEqual([]);
  await guest.getByRole("button", { name: "Play anyway" }).click();
  await Promise.all([board(host), board(guest)]);
});

const showFairness = (page: Page): Promise<void> => page.getByRole("tab", { name: /Fair/ }).click();

async function savedEvidence(page: Page): Promise<unknown> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the evidence" }).click();
  return JSON.parse(readFileSync(await (await saving).path(), "utf8"));
}

test("after the game a broken promise is named, with evidence; an honest record is checked in silence; without a memory, that is said", async () => {
  const { page, errors } = await visitor(browser);
  await openTable(kingOf12, page, server, 2);
  await start(page);
  await board(page);
  await page.route("**/record", async (route) => {
    const answer = await route.fetch();
    const record = (await answer.json()) as { start: object };
    await route.fulfill({ json: { ...record, start: { ...record.start, commitment: "f".repeat(64) } } });
  });
  await playUntil(kingOf12, [page], () => isOver(page));
  await result(page).getByRole("button", { name: "Look at the board" }).click();
  await page.getByRole("alert").getByText("A promise was broken.").waitFor();
  await page.getByRole("button", { name: "See which" }).click();
  await page.getByText("The server swapped its secret").waitFor();
  expect(await violations(page), "broken").toEqual([]);
  expect(await savedEvidence(page)).toMatchObject({ breaches: [{ code: "commitment" }, { code: "record", where: "start" }] });

  await page.unroute("**/record");
  const sign = page.getByText("Checked: every promise made to your device was kept.");
  for (const time of ["checked", "remembered"]) {
    await page.reload();
    await showFairness(page);
    await sign.waitFor();
    expect(await page.getByRole("alert").count(), time).toBe(0);
  }
  expect(await violations(page), "kept").toEqual([]);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await showFairness(page);
  await page.getByText(/Only the record itself was checked/).waitFor();
  expect(errors).toEqual([]);
});
