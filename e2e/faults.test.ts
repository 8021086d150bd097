/** Things go wrong around the page: what people see then, and that they can go on. */
import type { Browser, Page, WebSocketRoute } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { violations } from "./harness/axe.ts";
import { ChangingServer } from "./harness/changing-server.ts";
import { openBrowser, PHONE, visitor } from "./harness/browser.ts";
import { TestServer } from "./harness/test-server.ts";
import { driver as kingOf12 } from "./drivers/king-of-12.ts";
import { isOver, playUntil, tile } from "./harness/play.ts";
import { openTable } from "./harness/start-online.ts";

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), TestServer.open()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
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
  const link = await openTable(kingOf12, host.page, server, 2, "Lea");
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

/** Runs in the page: takes all the room that the browser gives to it. */
function fillUp(): void {
  for (let size = 2 ** 22; size >= 1; size /= 2)
    try {
      for (let count = 0; ; count++) localStorage.setItem(`junk ${size} ${count}`, "x".repeat(size));
    } catch {
      // No room for one more of this size.
    }
}

test("a browser that is full: the game goes on, says so, and comes out as a file with which it goes on later", async () => {
  const { page, errors } = await visitor(browser, { viewport: { width: 390, height: 664 }, acceptDownloads: true });
  await page.goto(server.origin);
  await tile(page, kingOf12).getByRole("button", { name: "Play now with bots" }).click();
  await page.locator("[data-hand].playable").first().waitFor();
  await page.evaluate(fillUp);
  const notice = page.getByRole("alert").filter({ hasText: "Your browser can’t save this game." });
  await playUntil(kingOf12, [page], () => notice.isVisible());
  expect(await violations(page), "the notice").toEqual([]);
  const log = page.locator("[data-board]");
  const before = await log.innerText();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    notice.getByRole("button", { name: "Download the game" }).click(),
  ]);
  await notice.getByRole("button", { name: "Dismiss" }).click();
  await playUntil(kingOf12, [page], async () => (await log.innerText()) !== before);
  expect(await notice.count(), "said once").toBe(0);

  const other = await visitor(browser);
  await other.page.goto(`${server.origin}/replay`);
  await other.page.locator("input[type=file]").setInputFiles(await file.path());
  await other.page.waitForURL(/\/local\/[a-z0-9]{20}$/);
  await playUntil(kingOf12, [other.page], () => isOver(other.page));
  expect([...errors, ...other.errors]).toEqual([]);
});

test("a browser that may keep nothing plays, too; and old games that are damaged spoil nothing", async () => {
  const closed = await visitor(browser, { viewport: PHONE, locale: "de-DE" });
  await closed.page.addInitScript(() =>
    Object.defineProperty(globalThis, "localStorage", {
      get: () => {
        throw new DOMException("not allowed", "SecurityError");
      },
    }),
  );
  await closed.page.goto(server.origin);
  await tile(closed.page, kingOf12).getByRole("button", { name: "Sofort mit Bots spielen" }).click();
  await closed.page.getByRole("alert").filter({ hasText: "Dein Browser kann diese Partie nicht speichern." }).waitFor();
  await closed.page.locator("[data-hand].playable").first().waitFor();

  const damaged = await visitor(browser);
  await damaged.page.addInitScript(() => {
    localStorage.setItem("tafelrunde.preferences", '{"language":"elvish","theme":7,"name":{}}');
    localStorage.setItem("tafelrunde.game.aaaaaaaaaaaaaaaaaaaa", '{"id":"aaaaaaaaaaaaaaaaaaaa","secret":"","over":false}');
    localStorage.setItem("tafelrunde.chronicle.a", '{"id":"a","game":"king-of-12","chapters":[{"at":1}]}');
    localStorage.setItem("tafelrunde.last.king-of-12", '{"level":"hardest","seats":"all"}');
  });
  await damaged.page.goto(server.origin);
  await tile(damaged.page, kingOf12).getByRole("button", { name: "Play now with bots" }).click();
  await damaged.page.locator("[data-hand].playable").first().waitFor();
  await damaged.page.goto(`${server.origin}/local/aaaaaaaaaaaaaaaaaaaa`);
  await damaged.page.getByText("This game is not on this device.").waitFor();
  expect([...closed.errors, ...damaged.errors]).toEqual([]);
});

/** Somebody whose clocks go as everywhere, with everything that a visit keeps for later. */
async function guestOf(changing: ChangingServer): Promise<Page> {
  const context = await browser.newContext({ locale: "de-DE", viewport: { width: 390, height: 664 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(changing.origin);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return page;
}

test("a server that speaks another protocol: the newer page comes by itself, once, and works", async () => {
  const changing = await ChangingServer.open(server);
  onTestFinished(() => changing.close());
  const page = await guestOf(changing);
  await page.getByText("Gerade ist kein Tisch offen.").or(page.getByText("Platz frei").first()).waitFor();
  const before = changing.pages.length;
  changing.change({ newerPage: true });
  const spoken = page.waitForEvent("websocket", { predicate: () => changing.pages.length > before, timeout: 60_000 });
  await (await spoken).waitForEvent("framereceived");
  expect(changing.pages.length - before).toBe(1);
  const scripts = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(scripts.filter((name) => name.endsWith(".newer.js")).length).toBeGreaterThan(0);
  const kept = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]!);
    return { shelves: (await caches.keys()).length, page: await (await cache.match("/"))!.text() };
  });
  expect([kept.shelves, kept.page.includes(".newer.js")]).toEqual([1, true]);
});

test("a server that speaks another protocol and has no newer page: the page loads once, says so, and is quiet", async () => {
  const changing = await ChangingServer.open(server);
  onTestFinished(() => changing.close());
  const page = await guestOf(changing);
  const before = changing.pages.length;
  changing.change({ newerPage: false });
  const notice = page.getByRole("alert").filter({ hasText: "Diese Seite passt nicht mehr zum Server." });
  await page.waitForEvent("load", { timeout: 60_000 });
  await notice.waitFor({ timeout: 60_000 });
  const { refused } = changing;
  await page.waitForTimeout(3000);
  expect([changing.pages.length - before, changing.refused]).toEqual([1, refused]);
  await Promise.all([page.waitForEvent("load"), notice.getByRole("button", { name: "Neu laden" }).click()]);
  await notice.waitFor();
  expect(changing.pages.length - before).toBe(2);
});
