/** Every screen before axe, in both themes, on a phone and a desktop; and the lesson, from the first word to the last. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violations } from "./harness/axe.ts";
import { DESKTOP, openBrowser, PHONE, visitor } from "./harness/browser.ts";
import { House } from "./harness/house.ts";
import { act } from "./harness/king-of-12.ts";
import { openTable, playTogether } from "./harness/start-online.ts";

let browser: Browser;
let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([openBrowser(), House.open()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const looks = [
  { viewport: PHONE, colorScheme: "dark" },
  { viewport: DESKTOP, colorScheme: "light" },
] as const;

test.each(looks)("no screen has a violation ($colorScheme, $viewport.width px)", async (look) => {
  const found: { readonly [screen: string]: readonly string[] }[] = [];
  const { page, errors } = await visitor(browser, look);
  const judge = async (screen: string): Promise<void> => {
    await page.waitForTimeout(250);
    const list = await violations(page);
    if (list.length > 0) found.push({ [screen]: list });
  };
  for (const path of ["/", "/new/king-of-12", "/rules/king-of-12", "/about", "/replay", "/learn/king-of-12", "/nowhere"]) {
    await page.goto(`${house.origin}${path}`);
    await page.locator("h1").first().waitFor();
    await judge(path);
  }
  await page.goto(house.origin);
  await page.getByRole("button", { name: "Play now against bots" }).click();
  await page.locator("[data-hand].playable").first().waitFor();
  await judge("choosing");
  await page.locator("[data-hand].playable").first().click();
  await judge("picked");
  await openTable(page, house);
  await judge("waiting room");
  const guest = await visitor(browser, look);
  await playTogether(page, guest.page, house);
  await act(page);
  await judge("online");
  expect(found).toEqual([]);
  expect([...errors, ...guest.errors]).toEqual([]);
});

test("the lesson is done by doing what it points at", async () => {
  const { page, errors } = await visitor(browser);
  await page.goto(`${house.origin}/learn/king-of-12`);
  const done = page.getByText("Done!");
  const end = Date.now() + 90_000;
  while (!(await done.isVisible())) {
    if (Date.now() > end) throw new Error("the lesson does not go on");
    const next = page.getByRole("button", { name: "Continue" });
    const pointedAt = page.locator("[data-hand].hinted, .tip .hinted, .theft .hinted");
    const confirm = page.locator(".choice .act button:not(.quiet), .tip .act button").first();
    if (await page.locator(".stage .skip").isVisible()) await page.keyboard.press("Escape");
    else if (await confirm.isVisible()) await confirm.click({ timeout: 2000 }).catch(() => {});
    else if (await pointedAt.first().isVisible())
      await pointedAt
        .first()
        .click({ timeout: 2000 })
        .catch(() => {});
    else if (await next.isVisible()) await next.click({ timeout: 2000 }).catch(() => {});
    await page.waitForTimeout(50);
  }
  expect(
    await page
      .getByRole("link", { name: "Play against bots" })
      .or(page.getByRole("button", { name: "Play against bots" }))
      .count(),
  ).toBe(1);
  expect(errors).toEqual([]);
});
