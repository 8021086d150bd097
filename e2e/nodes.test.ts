/** Two browsers at different servers of one house play one game; one server is killed, and its player goes on at the other. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noPostgres, TestPostgres } from "../apps/server/test/harness/postgres.ts";
import { driver as kingOf12 } from "./drivers/king-of-12.ts";
import { openBrowser, PHONE, visitor } from "./harness/browser.ts";
import { isOver, playUntil, result } from "./harness/play.ts";
import { openTable, sitDown } from "./harness/start-online.ts";
import { TestServer } from "./harness/test-server.ts";

describe.skipIf(noPostgres !== undefined)("two servers on one database", () => {
  let browser: Browser;
  let postgres: TestPostgres;
  let nodes: TestServer[] = [];

  beforeAll(async () => {
    [browser, postgres] = await Promise.all([openBrowser(), TestPostgres.open()]);
    const database = await postgres.database();
    nodes = await Promise.all([1, 2].map(() => TestServer.open({}, ["--database", database])));
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all(nodes.map((node) => node.close()));
    await postgres?.close();
  });

  test("a game goes on when the server of one player is killed", async () => {
    const [doomed, other] = nodes as [TestServer, TestServer];
    const [host, guest] = [await visitor(browser), await visitor(browser, { viewport: PHONE })];
    const { pathname } = new URL(await openTable(kingOf12, host.page, doomed, 2));
    await guest.page.goto(other.origin + pathname);
    await sitDown(guest.page);
    await host.page.getByRole("button", { name: "Start the game" }).first().click();
    const pages = [host.page, guest.page];
    const log = () => host.page.getByRole("region", { name: "Log" }).locator("li").count();
    for (const page of pages) await page.locator("[data-board]").waitFor();
    const before = await log();
    await playUntil(kingOf12, pages, async () => (await log()) > before + 6);

    await doomed.kill();
    await host.page.goto(other.origin + pathname);
    await host.page.locator("[data-hand]").first().waitFor();
    await playUntil(kingOf12, pages, async () => (await isOver(host.page)) && (await isOver(guest.page)));
    await result(guest.page).getByRole("link", { name: "Check the dice" }).click();
    await guest.page.getByText("Yes, everything is right.").waitFor();
    expect(guest.errors).toEqual([]);
  });
});
