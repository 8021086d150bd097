/** Every game the way people play it: whole games on a phone and a desktop, its states before axe, its lesson to the end. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { violations } from "./harness/axe.ts";
import { DESKTOP, openBrowser, PHONE, visitor } from "./harness/browser.ts";
import { drivers } from "./harness/drivers.ts";
import { House } from "./harness/house.ts";
import { kingUp } from "./harness/king-up.ts";
import { type Driver, isOver, playUntil, result, story, tile } from "./harness/play.ts";
import { playTogether } from "./harness/start-online.ts";

let browser: Browser;
let house: House;

beforeAll(async () => {
  [browser, house] = await Promise.all([openBrowser(), House.open()]);
});
afterAll(async () => {
  await browser.close();
  await house.close();
});

const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** Sits down at a table of this game with bots on all other seats. */
async function sitWithBots(page: Page, game: Driver, seats: number): Promise<void> {
  await page.goto(`${house.origin}/new/${game.id}?mode=bots`);
  await page.getByRole("radio", { name: String(seats), exact: true }).check();
  await page.locator("main form button.primary").click();
  await page.locator("[data-board]").waitFor();
}

/** King of 12 has longer tests of its own for whole games. */
const others = drivers.filter(({ id }) => id !== "king-of-12");

describe.each(drivers)("$title", (game) => {
  test.each([
    { viewport: PHONE, colorScheme: "dark" },
    { viewport: DESKTOP, colorScheme: "light" },
  ] as const)("no state of the board has a violation ($colorScheme, $viewport.width px)", async (look) => {
    const { page, errors } = await visitor(browser, look);
    await page.goto(house.origin);
    await tile(page, game).getByRole("button", { name: "Play now against bots" }).click();
    const found: { readonly [state: string]: readonly string[] }[] = [];
    const seen = new Set<string>();
    const judge = async (): Promise<void> => {
      const state = await page.evaluate(
        (telling) =>
          telling
            .split(",")
            .filter((selector) => document.querySelector(selector) !== null)
            .join(" "),
        TELLING,
      );
      if (seen.has(state) || seen.size >= MOST_STATES) return;
      seen.add(state);
      const list = await violations(page);
      if (list.length > 0) found.push({ [state]: list });
    };
    await page.locator(game.turn).first().waitFor();
    await playUntil(
      game,
      [page],
      async () => {
        await judge();
        return seen.size >= MOST_STATES || (await isOver(page));
      },
      240,
    );
    expect(seen.size).toBeGreaterThan(2);
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
  });

  test("the lesson is done by doing what it points at", async () => {
    const { page, errors } = await visitor(browser, { viewport: PHONE });
    await page.goto(`${house.origin}/learn/${game.id}`);
    const done = page.getByText("Done!");
    const end = Date.now() + 120_000;
    while (!(await done.isVisible())) {
      if (Date.now() > end) throw new Error("the lesson does not go on");
      const next = page.getByRole("button", { name: "Continue" });
      const pointedAt = page.locator("[data-board] .hinted");
      if (await story(page).isVisible()) await page.keyboard.press("Escape");
      else if (await pointedAt.first().isVisible()) await touch(pointedAt.first());
      else if (await next.isVisible()) await touch(next);
      await page.waitForTimeout(50);
    }
    expect(await page.getByRole("button", { name: "Play against bots" }).count()).toBe(1);
    expect(errors).toEqual([]);
  });
});

test.each(others)("$title: against three bots on a phone, in German, to the end", async (game) => {
  const { page, errors } = await visitor(browser, { locale: "de-DE", viewport: PHONE });
  await sitWithBots(page, game, 4);
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  await page.locator(game.turn).first().waitFor();
  expect(await fits(page), "nothing sticks out at the side").toBe(true);
  await playUntil(game, [page], () => isOver(page), 240);
  expect(await result(page).count()).toBe(1);
  expect(await fits(page)).toBe(true);
  expect(errors).toEqual([]);
});

test("King Up!: six people around one screen, every secret handed over, to the end", async () => {
  const { page, errors } = await visitor(browser, { viewport: PHONE });
  await page.goto(`${house.origin}/new/${kingUp.id}?mode=screen`);
  await page.getByRole("radio", { name: "6", exact: true }).check();
  await page.locator("main form button.primary").click();
  const handOver = page.locator(".gilded[role=group] button.primary");
  await handOver.waitFor();
  expect(await page.locator(".favourite").count(), "nobody's favourites before the device is handed over").toBe(0);
  await playUntil(kingUp, [page], () => isOver(page), 170);
  expect(await result(page).locator("li").count()).toBe(6);
  expect(errors).toEqual([]);
});

test.each(others)(
  "$title: two people and a bot online, on a desktop and a phone, with a reload and a power cut",
  async (game) => {
    const [host, guest] = [await visitor(browser), await visitor(browser, { viewport: PHONE })];
    await playTogether(game, host.page, guest.page, house);
    const pages = [host.page, guest.page];
    const log = () => host.page.getByRole("region", { name: "Log" }).locator("li").count();
    const before = await log();
    await playUntil(game, pages, async () => (await log()) > before + 8);
    await guest.page.reload();
    await guest.page.locator("[data-board]").waitFor();
    const { port } = house;
    await house.kill();
    await house.start(port);
    const halfway = await log();
    await playUntil(game, pages, async () => (await isOver(host.page)) || (await log()) > halfway + 8);
    expect([...host.errors, ...guest.errors]).toEqual([]);
  },
);

/** So many different states of a board are judged; they come within the first minutes of a game. */
const MOST_STATES = 5;

/** What tells one state of a board from another. */
const TELLING =
  "[data-act=skip],[data-act=confirm],[data-act=draw],[data-act=takeback],[data-act=reveal],[data-act=agree],[data-act=decide]," +
  "[data-hand].playable,[data-candidate].playable,[data-piece].playable,.picked,.lifted,.choice,.tip,.theft,[data-target],[data-floor],[data-vote],[data-face]";

/** What was there a moment ago may be gone: then the next look shows what is there now. */
const touch = (button: ReturnType<Page["locator"]>): Promise<void> => button.click({ timeout: 2000 }).catch(() => {});
