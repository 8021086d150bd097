/** Many fresh browsers behind one address, within a minute, by the limits as they are: everybody comes in. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DEFAULT_LIMITS } from "../apps/server/src/limits/limits.ts";
import { openBrowser, type Visitor, visitor } from "./harness/browser.ts";
import { TestServer } from "./harness/test-server.ts";
import { driver as kingOf12 } from "./drivers/king-of-12.ts";
import { tile } from "./harness/play.ts";
import { openTable } from "./harness/start-online.ts";

/** All thirty with `npm run prove:browsers`; apps/server/test/guests.test.ts lets thirty in without a browser. */
const GUESTS = process.env["TAFELRUNDE_PROVE"] === undefined ? 10 : 30;
/** As many as two cores can open at a time; the others come right after. */
const AT_ONCE = 3;
let browser: Browser;
let server: TestServer;

beforeEach(async () => {
  [browser, server] = await Promise.all([openBrowser(), TestServer.open(DEFAULT_LIMITS)]);
});
afterEach(async () => {
  await browser.close();
  await server.close();
});

interface Arrival {
  readonly refused: readonly string[];
  readonly errors: readonly string[];
}

/** Everything this browser was not given, by its page and by its service worker. */
function refusalsOf(context: BrowserContext): readonly string[] {
  const refused: string[] = [];
  context.on("response", (answer) => void (answer.status() >= 400 && refused.push(`${answer.url()}: ${answer.status()}`)));
  context.on("requestfailed", (request) => {
    const fault = request.failure()?.errorText ?? "";
    // Whoever goes on to another page does not wait for the rest of this one.
    if (fault !== "net::ERR_ABORTED") refused.push(`${request.url()}: ${fault}`);
  });
  return refused;
}

const installed = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);

async function arrive(link: string): Promise<Arrival> {
  const { page, errors }: Visitor = await visitor(browser, { keeps: true });
  const refused = refusalsOf(page.context());
  page.setDefaultTimeout(120_000);
  await page.goto(server.origin);
  await tile(page, kingOf12).waitFor();
  expect(await installed(page)).toBe(`${server.origin}/sw.js`);
  await page.goto(link);
  await page.getByRole("heading", { name: /Waiting for players/ }).waitFor();
  await page.context().close();
  return { refused, errors };
}

test("many guests see the house, keep it for later and find the table they were invited to", async () => {
  const { page } = await visitor(browser);
  const link = await openTable(kingOf12, page, server, 4);
  const arrivals: Arrival[] = [];
  let outside = GUESTS;
  const lane = async (): Promise<void> => {
    while (outside-- > 0) arrivals.push(await arrive(link));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  expect(arrivals.length).toBe(GUESTS);
  expect(arrivals.flatMap(({ refused, errors }) => [...refused, ...errors])).toEqual([]);
  expect(server.output).not.toContain('"status":429');
});
