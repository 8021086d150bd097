/** Whoever looks elsewhere is called back: by the title of the tab, and by a message if they asked for it. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, visitor } from "./harness/browser.ts";
import { TestServer } from "./harness/test-server.ts";
import { driver as kingOf12 } from "./drivers/king-of-12.ts";
import { playUntil } from "./harness/play.ts";
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

/** Another tab in front of this one, or this one again. */
const cover = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

/** Messages of the browser, written down instead of shown. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
      told.push(`${title}: ${options?.body} ${options?.tag}`);
      return Promise.resolve();
    };
  });
const told = (page: Page): Promise<readonly string[]> => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);

test("the tab says whose turn it is while nobody looks, and is itself again when somebody does", async () => {
  const [host, guest] = [await visitor(browser), await visitor(browser)];
  await playTogether(kingOf12, host.page, guest.page, server, 2);
  await host.page.locator("[data-hand].playable").first().waitFor();
  const usual = await host.page.title();
  await cover(host.page, true);
  expect(await host.page.title()).toBe("Your turn – King of 12");
  await cover(host.page, false);
  expect(await host.page.title()).toBe(usual);

  await playUntil(kingOf12, [host.page], async () => (await host.page.locator("[data-hand].playable").count()) === 0);
  await cover(host.page, true);
  // A move that is on its way is not done yet.
  await expect.poll(() => host.page.title()).toBe(usual);
  // Whatever the cards make of it: the guest acts until it is the host's turn.
  await playUntil(kingOf12, [guest.page], async () => (await host.page.title()).startsWith("Your turn"));
  expect([...host.errors, ...guest.errors]).toEqual([]);
});

test("who asked for it gets a message that the game begins and that it is their turn; nobody else does", async () => {
  const [host, guest] = [await visitor(browser, { keeps: true }), await visitor(browser, { keeps: true })];
  for (const { page } of [host, guest]) {
    await page.context().grantPermissions(["notifications"], { origin: server.origin });
    await listen(page);
  }
  const link = await openTable(kingOf12, host.page, server, 2);
  await guest.page.goto(link);
  await sitDown(guest.page);
  await guest.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await guest.page.getByRole("button", { name: "Notify me" }).click();
  await guest.page.getByText("You get a message when it’s your turn.").waitFor();
  await cover(guest.page, true);
  await cover(host.page, true);
  await host.page.getByRole("button", { name: "Start the game" }).click();
  const address = new URL(link).pathname;
  await guest.page.waitForFunction(() => (globalThis as unknown as { told: string[] }).told.length >= 2);
  expect(await told(guest.page)).toEqual([`King of 12: The game begins ${address}`, `King of 12: Your turn ${address}`]);
  await host.page.waitForFunction(() => document.title.startsWith("Your turn"));
  expect(await told(host.page)).toEqual([]);
  await guest.page.getByRole("tab", { name: "Players" }).click();
  await guest.page.getByRole("button", { name: "Stop" }).click();
  await guest.page.getByRole("button", { name: "Notify me" }).waitFor();
});
