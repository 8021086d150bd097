/** The rules on paper: black on white, and nothing but rules. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, visitor } from "./harness/browser.ts";
import { drivers } from "./harness/drivers.ts";
import { TestServer } from "./harness/test-server.ts";

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), TestServer.open()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

test.each(drivers)("$title prints without header and buttons, also from the hall at night", async ({ id }) => {
  const { page, errors } = await visitor(browser, { colorScheme: "dark" });
  await page.addInitScript(() => {
    globalThis.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto(`${server.origin}/rules/${id}`);
  await page.getByRole("button", { name: "Print" }).click();
  await page.locator("html[data-printed]").waitFor();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const part of ["header", "footer", "nav", "input", "button"])
    expect(await page.locator(part).filter({ visible: true }).count(), part).toBe(0);
  const colours = await page.evaluate(() => {
    const of = (selector: string): string => getComputedStyle(document.querySelector(selector)!).color;
    return [getComputedStyle(document.documentElement).backgroundColor, of("h1"), of("h2"), of("section p"), of("section a, h1")];
  });
  const [ground, ...inks] = colours;
  expect(ground).toBe("rgb(255, 255, 255)");
  for (const ink of inks) expect(ink).toBe("rgb(0, 0, 0)");
  expect(errors).toEqual([]);
});
