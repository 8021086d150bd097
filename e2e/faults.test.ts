/** Things go wrong around the page: what people see then, and that they can go on. */
import type { Browser, Page, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
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
