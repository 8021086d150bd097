/** The page around every board: one line above it, nothing that pushes it, and a sign where it goes on below the edge. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, visitor } from "./harness/browser.ts";
import { drivers } from "./harness/drivers.ts";
import { TestServer } from "./harness/test-server.ts";
import { driver as kingOf12 } from "./drivers/king-of-12.ts";
import { playUntil, tile } from "./harness/play.ts";
import { playTogether } from "./harness/start-online.ts";

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), TestServer.open()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const ONE_LINE = 52;
const BOARDS_SHARE = 0.62;
const SHORT_PHONE = { width: 360, height: 640 };
const SIDEWAYS = { width: 844, height: 390 };
/** A small phone on its side, with the bars of its browser. */
const LOWEST = { width: 667, height: 280 };
const SIZES = [SHORT_PHONE, { width: 390, height: 664 }, SIDEWAYS, { width: 640, height: 400 }, { width: 1280, height: 800 }];

const headerHeight = (page: Page): Promise<number> =>
  page.locator("header").evaluate((header) => (header as HTMLElement).offsetHeight);
const boardBox = (page: Page) => page.locator("[data-board]").boundingBox();

describe.each(drivers)("$title", (game) => {
  test("the header is one line at every size", async () => {
    const { page, errors } = await visitor(browser, { locale: "de-DE" });
    await page.goto(server.origin);
    await tile(page, game).getByRole("button", { name: "Sofort mit Bots spielen" }).click();
    await page.locator("[data-board]").waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await headerHeight(page), JSON.stringify(size)).toBeLessThanOrEqual(ONE_LINE);
    }
    expect(errors).toEqual([]);
  });

  test("on a screen lower than the board a sign says that there is more below, and leads there", async () => {
    const { page, errors } = await visitor(browser, { viewport: LOWEST });
    await page.goto(server.origin);
    await tile(page, game).getByRole("button", { name: "Play now with bots" }).click();
    const more = page.getByRole("button", { name: "More below" });
    await more.waitFor();
    const before = (await boardBox(page))!.y;
    await more.click();
    expect((await boardBox(page))!.y).toBeLessThan(before);
    await page.locator("[data-board]").evaluate((board) => board.parentElement!.scrollTo(0, board.scrollHeight));
    await more.waitFor({ state: "hidden" });
    await page.locator("[data-board]").evaluate((board) => board.parentElement!.scrollTo(0, 0));
    await more.waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    await more.waitFor({ state: "hidden" });
    expect(errors).toEqual([]);
  });

  test("a refused move says why over the board, which stays where it is, and covers nothing that leads on", async () => {
    const [host, guest] = [await visitor(browser, { viewport: SHORT_PHONE }), await visitor(browser)];
    let refusals = 2;
    let moves = 0;
    await host.page.routeWebSocket(/./, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        const said = JSON.parse(String(text)) as { type: string; id: string };
        if (said.type !== "play") server.send(text);
        else if (refusals-- > 0) socket.send(JSON.stringify({ type: "refused", id: said.id, code: "unknown-move" }));
        else {
          moves++;
          server.send(text);
        }
      });
    });
    await playTogether(game, host.page, guest.page, server);
    const pages = [host.page, guest.page];
    const alert = host.page.getByRole("alert");
    const isRefused = () => alert.getByText("That is not a move in this game.").isVisible();
    await host.page.locator("[data-board]").waitFor();
    const before = await boardBox(host.page);
    await playUntil(game, pages, isRefused);
    expect(await boardBox(host.page)).toEqual(before);
    await alert.getByRole("button", { name: "Dismiss" }).click();
    expect(await alert.count()).toBe(0);
    await playUntil(game, pages, isRefused);
    await playUntil(game, pages, async () => moves > 0);
    expect(await alert.count()).toBe(0);
    expect(await headerHeight(host.page)).toBeLessThanOrEqual(ONE_LINE);
    expect([...host.errors, ...guest.errors]).toEqual([]);
  });
});

test.each(["de-DE", "en-GB"])("the teacher leaves the board most of a short phone, and never pushes it (%s)", async (locale) => {
  for (const { id } of drivers) {
    const { page, errors } = await visitor(browser, { locale, viewport: SHORT_PHONE });
    await page.goto(`${server.origin}/learn/${id}`);
    await page.locator("[data-board]").waitFor();
    const { place, screen } = await page.evaluate(() => ({
      place: document.querySelector<HTMLElement>(".place")!.offsetHeight,
      screen: innerHeight,
    }));
    expect(place / screen, id).toBeGreaterThanOrEqual(BOARDS_SHARE);
    expect(await headerHeight(page)).toBeLessThanOrEqual(ONE_LINE);
    expect(errors).toEqual([]);
    await page.context().close();
  }
});

test("whoever looked away reads what happened since their last turn", async () => {
  const { page, errors } = await visitor(browser);
  await page.goto(server.origin);
  await tile(page, kingOf12).getByRole("button", { name: "Play now with bots" }).click();
  const since = page.getByRole("button", { name: "Since your last turn" });
  const part = page.getByRole("region", { name: "Log" }).getByText("Since your last turn");
  await page.locator(kingOf12.turn).first().waitFor();
  expect(await since.count()).toBe(0);
  await playUntil(kingOf12, [page], () => part.isVisible());
  await since.click();
  const told = page.getByRole("dialog", { name: "Since your last turn" }).locator("li");
  expect(await told.first().innerText()).toMatch(/^You /);
  await page.keyboard.press("Escape");
  await page.setViewportSize(SHORT_PHONE);
  await page.getByRole("button", { name: "Log, chat and rules" }).click();
  await since.click();
  await told.first().waitFor();
  expect(errors).toEqual([]);
});

test("whoever watches on a phone still has one line above the board", async () => {
  const [host, guest, other] = [
    await visitor(browser),
    await visitor(browser),
    await visitor(browser, { viewport: SHORT_PHONE }),
  ];
  await other.page.goto(await playTogether(kingOf12, host.page, guest.page, server));
  await other.page.getByText("You are watching.").first().waitFor();
  expect(await headerHeight(other.page)).toBeLessThanOrEqual(ONE_LINE);
  expect(other.errors).toEqual([]);
});
