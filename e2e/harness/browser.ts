/** A real Chromium, and people who sit in front of it: each with a context, and so with an identity, of their own. */
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { PING_EVERY, SILENCE } from "../../apps/web/src/session/wire.ts";
import { BROWSER_FLAGS, findBrowser } from "../../scripts/browser.mjs";

export const PHONE = { width: 390, height: 844 };
/** How long a page may take for anything, in milliseconds: a deadline, so that a busy machine is no fault. */
export const PATIENCE = 60_000;
export const DESKTOP = { width: 1280, height: 800 };

export async function openBrowser(): Promise<Browser> {
  const { path, env } = await findBrowser();
  return chromium.launch({
    executablePath: path,
    args: BROWSER_FLAGS,
    env: { ...(process.env as Record<string, string>), ...env },
  });
}

export interface Visitor {
  readonly page: Page;
  /** Errors of the page: a good client has none. */
  readonly errors: readonly string[];
}

/** The line to the server has its full time to answer: on a busy machine a twentieth of it is soon over, and the page would hang up. */
const DEADLINES: readonly number[] = [PING_EVERY, SILENCE];

/** Runs in the page: bots think and the board rests a twentieth of the time, which nobody but a test would want. */
function hurry(deadlines: readonly number[]): void {
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = ((task: () => void, delay = 0) =>
    wait(task, deadlines.includes(delay) ? delay : delay / 20)) as typeof setTimeout;
}

/** Runs in the page: it keeps nothing for a time without a network, which would take a good part of each visit. */
function keepNothing(): void {
  // Browsers have none for addresses without a safe connection.
  if ("serviceWorker" in navigator) navigator.serviceWorker.register = () => new Promise(() => {});
}

interface VisitorOptions extends BrowserContextOptions {
  /** Whether the page has its service worker, as in real life. */
  readonly keeps?: boolean;
}

/** Somebody new for one test. */
export async function visitor(browser: Browser, options: VisitorOptions = {}): Promise<Visitor> {
  const guest = await lastingVisitor(browser, options);
  // A page that nobody looks at any more would play on, and take its time from the tests that follow.
  onTestFinished(() => guest.page.context().close());
  return guest;
}

/** Somebody new for all tests of a file. Motion is reduced unless asked for, so that a test need not wait for dice to settle. */
export async function lastingVisitor(browser: Browser, { keeps, ...options }: VisitorOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ locale: "en-GB", viewport: DESKTOP, reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(hurry, DEADLINES);
  if (!keeps) await context.addInitScript(keepNothing);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    // What the network says while a server is stopped is no fault of the page.
    if (message.type() === "error" && !/ERR_|Failed to load resource|WebSocket connection/.test(message.text()))
      errors.push(message.text());
  });
  return { page, errors };
}
