/** Every board: its states before axe in both themes, and its lesson done by touching what is pointed at. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { violations } from "./harness/axe.ts";
import { DESKTOP, openBrowser, PHONE, visitor } from "./harness/browser.ts";
import { drivers } from "./harness/drivers.ts";
import { TestServer } from "./harness/test-server.ts";
import { type Driver, isOver, playUntil, tile } from "./harness/play.ts";

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), TestServer.open()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

describe.each(drivers)("$id", (game) => {
  test.each([
    { viewport: PHONE, colorScheme: "dark" },
    { viewport: DESKTOP, colorScheme: "light" },
  ] as const)("no state of the board has a violation ($colorScheme, $viewport.width px)", async (look) => {
    const { page, errors } = await visitor(browser, look);
    await page.goto(server.origin);
    await tile(page, game).getByRole("button", { name: "Play now with bots" }).click();
    const found: { readonly [state: string]: readonly string[] }[] = [];
    const seen = new Set<string>();
    const judge = async (): Promise<void> => {
      const state = await page.evaluate(
        (telling) =>
          telling
            .split(",")
            .filter((selector) => document.querySelector(selector) !== null)
            .join(" "),
        tellingOf(game),
      );
      if (seen.has(state) || seen.size >= MOST_STATES) return;
      seen.add(state);
      const list = await violations(page);
      if (list.length > 0) found.push({ [state]: list });
    };
    await page.locator(game.turn).first().waitFor();
    await playUntil(game, [page], async () => {
      await judge();
      return seen.size >= MOST_STATES || (await isOver(page));
    });
    expect(seen.size).toBeGreaterThan(2);
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
  });

  test("the lesson is done by doing what it points at", async () => {
    const { page, errors } = await visitor(browser, { viewport: PHONE });
    await page.goto(`${server.origin}/learn/${game.id}`);
    const pupil = { ...game, offers: () => ["[data-board] .hinted", "button.next"] };
    await playUntil(pupil, [page], () => page.getByText("Done!").isVisible());
    expect(await page.getByRole("button", { name: "Play with bots" }).count()).toBe(1);
    expect(errors).toEqual([]);
  });
});

/** So many different states of a board are judged; they come within the first minutes of a game. */
const MOST_STATES = 5;

/** What tells one state of a board from another: what can be touched now, and whether something is picked or told. */
const tellingOf = ({ offers, turn }: Driver): string => ["[data-act=skip]", ".picked", turn, ...offers(0)].join();
