/** Two people and a bot play January online; the chronicle has its entry, and their next game goes on from it. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violations } from "./harness/axe.ts";
import { openBrowser, PHONE, visitor } from "./harness/browser.ts";
import { driver as councilOf12 } from "./drivers/council-of-12.ts";
import { TestServer } from "./harness/test-server.ts";
import { isOver, playUntil, result } from "./harness/play.ts";
import { sitDown } from "./harness/start-online.ts";

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), TestServer.open()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

interface Answer {
  readonly table: { readonly chronicle: string; readonly options: { readonly [name: string]: unknown } };
  readonly chapters: readonly { readonly deeds: { readonly kind: string; readonly heir: string | null } }[];
}

test("January online by three, then the chronicle, then the next game of the group", async () => {
  const [host, guest] = [await visitor(browser), await visitor(browser, { viewport: PHONE })];
  await host.page.goto(server.origin);
  const ask = (path: string, body?: object): Promise<Answer> =>
    host.page.evaluate(
      async ([where, what]) => {
        const init = what ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(what) } : {};
        return (await fetch(`/api/${where}`, init)).json();
      },
      [path, body] as const,
    );
  await ask("me");
  const wish = { id: "january", game: councilOf12.id, seats: 3, options: { game: "january" } };
  const { table } = await ask("tables", wish);
  const { id } = table as unknown as { id: string };
  for (const page of [host.page, guest.page]) {
    await page.goto(`${server.origin}/t/${id}`);
    await sitDown(page);
  }
  // Whoever begins before they know of the guest gives the guest's seat to a bot.
  await host.page.locator("[aria-labelledby=seats] li:not(.open)").nth(1).waitFor();
  await host.page
    .getByRole("button", { name: /Start the game|Fill up with bots and start/ })
    .first()
    .click();
  for (const page of [host.page, guest.page]) await page.locator("[data-board]").waitFor();
  const pages = [host.page, guest.page];
  await playUntil(councilOf12, pages, async () => (await isOver(host.page)) && (await isOver(guest.page)));

  await result(host.page).getByRole("textbox").fill("The dragon");
  await result(host.page).getByRole("button", { name: "Enter" }).click();
  await result(host.page).getByRole("link", { name: "Open the chronicle" }).click();
  await host.page.getByText("The dragon").first().waitFor();
  await host.page.getByText("Year 1", { exact: true }).first().waitFor();
  expect(await host.page.getByText("January").count()).toBeGreaterThan(0);
  expect(await violations(host.page)).toEqual([]);

  const { chapters } = await ask(`chronicles/${table.chronicle}`);
  expect(chapters.map(({ deeds }) => deeds.kind)).toEqual(["january"]);
  const next = await ask("tables", { ...wish, id: "next", options: {}, chronicle: table.chronicle });
  expect(next.table).toMatchObject({ chronicle: table.chronicle, options: { throne: chapters[0]!.deeds.heir ?? "nobody" } });
  expect([...host.errors, ...guest.errors]).toEqual([]);
});
