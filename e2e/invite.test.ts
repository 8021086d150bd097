/** The invitation of somebody who opened the house as localhost leads others here, or says plainly that it cannot. */
import { networkInterfaces } from "node:os";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { reachableAt } from "../apps/server/src/addresses.ts";
import { openBrowser, PHONE, type Visitor, visitor } from "./harness/browser.ts";
import { TestServer } from "./harness/test-server.ts";
import { driver as kingOf12 } from "./drivers/king-of-12.ts";
import { openTable, sitDown } from "./harness/start-online.ts";

let browser: Browser;
let server: TestServer;
const guests: Visitor[] = [];

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  // A server that ends refuses what a page still fetches for later, and a browser complains about that.
  const errors = guests.splice(0).flatMap((guest) => guest.errors);
  await server.close();
  expect(errors).toEqual([]);
});

async function host(flags: readonly string[]): Promise<Page> {
  server = await TestServer.open({}, flags);
  const guest = await visitor(browser, { viewport: PHONE });
  guests.push(guest);
  await openTable(kingOf12, guest.page, server, 2);
  return guest.page;
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const link = (page: Page): Promise<string> => page.getByLabel("Send this link to your friends").inputValue();
const code = (page: Page) => page.getByRole("img", { name: "QR code of the link" });

test("a server for all has a link and a code under the likeliest address and others to choose from, and a friend comes in by it", async () => {
  const page = await host(["--host", "::"]);
  expect(new URL(page.url()).hostname).toBe("127.0.0.1");
  const origins = reachableAt({ host: "::", port: server.port, publicUrl: undefined }, networkInterfaces());
  // A machine without any network can only say so.
  if (origins.length === 0) return page.getByText(/Nobody else can open it/).waitFor();
  expect(await link(page)).toBe(origins[0] + pathOf(page));
  await code(page).waitFor();
  const before = await code(page).innerHTML();
  for (const origin of origins.slice(1)) {
    await page.getByRole("radio", { name: new URL(origin).host, exact: true }).check();
    expect(await link(page)).toBe(origin + pathOf(page));
    expect(await code(page).innerHTML()).not.toBe(before);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  // The page scrolls below its header; the document itself has no second, empty length.
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  const friend = await visitor(browser);
  guests.push(friend);
  await friend.page.goto(await link(page));
  await sitDown(friend.page);
  await page.getByRole("button", { name: "Start the game" }).waitFor();
});

test("a public address is the only one", async () => {
  const page = await host(["--public-url", "https://tafel.example/"]);
  expect(await link(page)).toBe(`https://tafel.example${pathOf(page)}`);
  expect(await page.getByRole("radio").count()).toBe(0);
});

test("a server for this machine alone says so, and what to do", async () => {
  const page = await host([]);
  await page.getByText(/Nobody else can open it/).waitFor();
  await page.getByText(/--host 0\.0\.0\.0/).waitFor();
  expect(await code(page).count()).toBe(0);
});
