/** Every page before axe, in both themes, on a phone and a desktop; the boards have a file of their own. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violations } from "./harness/axe.ts";
import { DESKTOP, openBrowser, PHONE, visitor } from "./harness/browser.ts";
import { TestServer } from "./harness/test-server.ts";
import { driver as kingOf12 } from "./drivers/king-of-12.ts";
import { tile } from "./harness/play.ts";
import { openTable, playTogether } from "./harness/start-online.ts";

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), TestServer.open()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const looks = [
  { viewport: PHONE, colorScheme: "dark" },
  { viewport: DESKTOP, colorScheme: "light" },
] as const;

test.each(looks)("no screen has a violation ($colorScheme, $viewport.width px)", async (look) => {
  const found: { readonly [screen: string]: readonly string[] }[] = [];
  const { page, errors } = await visitor(browser, look);
  const judge = async (screen: string): Promise<void> => {
    await page.locator("h1").first().waitFor({ state: "attached" });
    const list = await violations(page);
    if (list.length > 0) found.push({ [screen]: list });
  };
  for (const path of ["/", "/new/king-of-12", "/rules/king-of-12", "/about", "/replay", "/learn/king-of-12", "/nowhere"]) {
    await page.goto(`${server.origin}${path}`);
    await page.locator("h1").first().waitFor();
    await judge(path);
  }
  await page.goto(server.origin);
  await tile(page, kingOf12).getByRole("button", { name: "Play now with bots" }).click();
  await page.locator("[data-hand].playable").first().waitFor();
  await judge("choosing");
  await page.locator("[data-hand].playable").first().click();
  await judge("picked");
  await openTable(kingOf12, page, server);
  await judge("waiting room");
  const guest = await visitor(browser, look);
  await playTogether(kingOf12, page, guest.page, server);
  await page.locator(kingOf12.turn).first().click();
  await page.locator("[data-act=confirm]").click();
  await judge("online");
  expect(found).toEqual([]);
  expect([...errors, ...guest.errors]).toEqual([]);
});
