/** Whole games of every game on one device: against bots on a phone in German, and six people around one screen. */
import { findGame } from "@tafelrunde/registry";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBrowser, PHONE, visitor } from "./harness/browser.ts";
import { drivers } from "./harness/drivers.ts";
import { TestServer } from "./harness/test-server.ts";
import { driver as kingUp } from "./drivers/king-up.ts";
import { type Driver, isOver, playUntil, result } from "./harness/play.ts";
import { driver as twelveThieves } from "./drivers/twelve-thieves.ts";

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), TestServer.open()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** So many different things are read on the screen in a good stretch of a game. */
const STRETCH = 12;

const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** Sits down at a table of this game with bots on all other seats: so many, if it has them. */
async function sitWithBots(page: Page, game: Driver, wanted: number): Promise<void> {
  const seats = Math.min(wanted, (await findGame(game.id)!.rules()).seats.max);
  await page.goto(`${server.origin}/new/${game.id}?mode=bots`);
  await page.getByRole("radio", { name: String(seats), exact: true }).check();
  await page.locator("main form button.primary").click();
  await page.locator("[data-board]").waitFor();
}

test.each(drivers)("$title: against bots on a phone, in German, to the end", async (game) => {
  const { page, errors } = await visitor(browser, { locale: "de-DE", viewport: PHONE });
  await sitWithBots(page, game, 4);
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  await page.locator(game.turn).first().waitFor();
  expect(await fits(page), "nothing sticks out at the side").toBe(true);
  await playUntil(game, [page], () => isOver(page));
  expect(await result(page).count()).toBe(1);
  expect(await fits(page)).toBe(true);
  expect(errors).toEqual([]);
});

test("on a phone held sideways nothing covers what is to be touched", async () => {
  for (const game of drivers) {
    const { page, errors } = await visitor(browser, { viewport: { width: 844, height: 390 } });
    await sitWithBots(page, game, 4);
    const said = new Set<string>();
    await playUntil(game, [page], async () => {
      said.add(await page.locator("main").innerText());
      return said.size > STRETCH || (await isOver(page));
    });
    expect(said.size, game.title).toBeGreaterThan(STRETCH);
    expect(errors).toEqual([]);
    await page.context().close();
  }
});

test("King Up!: six people around one screen, every secret handed over, to the end", async () => {
  const { page, errors } = await visitor(browser, { viewport: PHONE });
  await page.goto(`${server.origin}/new/${kingUp.id}?mode=screen`);
  await page.getByRole("radio", { name: "6", exact: true }).check();
  await page.locator("main form button.primary").click();
  const handOver = page.locator(".gilded[role=group] button.primary");
  await handOver.waitFor();
  expect(await page.locator(".favourite").count(), "nobody's favourites before the device is handed over").toBe(0);
  // Straight to the throne, and all say Yes: six people hand the device over often enough.
  const straight = { ...kingUp, offers: () => kingUp.offers(1) };
  await playUntil(straight, [page], () => isOver(page));
  expect(await result(page).locator("li").count()).toBe(6);
  expect(errors).toEqual([]);
});

test.each([
  { name: "mouse", hasTouch: false },
  { name: "finger", hasTouch: true },
])("King Up!: a candidate is dragged to a floor, by $name", async ({ hasTouch }) => {
  const { page, errors } = await visitor(browser, { viewport: PHONE, hasTouch });
  await sitWithBots(page, kingUp, 3);
  const candidate = page.locator("[data-candidate].playable").first();
  await playUntil({ ...kingUp, offers: () => [] }, [page], () => candidate.isVisible());
  const name = (await candidate.getAttribute("data-candidate"))!;
  const floor = page.locator('[data-row="2"]');
  const [from, to] = [await middleOf(candidate), await middleOf(floor)];
  await drag(page, from, to, hasTouch);
  // A finger slips more easily than a mouse: it is asked before what cannot be taken back.
  if (hasTouch) await page.locator("[data-act=confirm]").click();
  const there = floor.locator(`[data-candidate="${name}"]`);
  await there.waitFor();
  expect(await there.count()).toBe(1);
  expect(errors).toEqual([]);
});

test("12 Thieves: an action is taken back by a touch, and the turn is as it was", async () => {
  const { page, errors } = await visitor(browser, { viewport: PHONE });
  await sitWithBots(page, twelveThieves, 2);
  const takeBack = page.locator("[data-act=takeback]");
  const draw = page.locator("[data-act=draw]").first();
  await playUntil(twelveThieves, [page], () => takeBack.isVisible());
  expect(await draw.innerText()).toContain("End turn");
  const undoing = { ...twelveThieves, offers: () => ["[data-act=takeback]"] };
  await playUntil(undoing, [page], () => draw.getByText("Pass").isVisible());
  expect(await takeBack.isVisible()).toBe(false);
  expect(errors).toEqual([]);
});

interface Point {
  readonly x: number;
  readonly y: number;
}

async function middleOf(place: Locator): Promise<Point> {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** From here to there in a few steps, with the button or the finger down. */
async function drag(page: Page, from: Point, to: Point, hasTouch: boolean): Promise<void> {
  const steps = Array.from({ length: 8 }, (_, step) => (step + 1) / 8).map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  }));
  if (!hasTouch) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const { x, y } of steps) await page.mouse.move(x, y);
    return page.mouse.up();
  }
  const line = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]): Promise<unknown> =>
    line.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [from]);
  for (const point of steps) await touch("touchMove", [point]);
  await touch("touchEnd", []);
}
