/** Plays any game on the screen the way a person does; a driver for each game knows what to touch. */
import type { Locator, Page } from "playwright-core";
import { PATIENCE } from "./browser.ts";

export interface Driver {
  readonly id: string;
  readonly title: string;
  /** What is there while the seat that looks has something to do. */
  readonly turn: string;
  /** By keyboard: of these, the first that is there is walked to with Tab, and pressed. */
  readonly keys: readonly string[];
  /** For its picture in docs/shots: the last touch before it is taken, and what leads there. */
  readonly picture?: { readonly last: string; readonly before: readonly string[] };
  /** Does the next thing that is offered; false if nothing is. `choose` says which, where there are several. */
  act(page: Page, choose: number): Promise<boolean>;
}

/** The dialog with the result, in any language. */
export const result = (page: Page): Locator => page.locator("dialog[open]").filter({ has: page.locator('a[href*="/replay/"]') });

export const isOver = (page: Page): Promise<boolean> => result(page).isVisible();

/** How long a click waits in a game that goes on by itself, in milliseconds. */
const GLANCE = 3000;
const SKIP = "[data-act=skip]";

/** Told while something moves; a tap goes on to the end. */
export const story = (page: Page): Locator => page.locator(SKIP);

const itIsMe = (page: Page): Locator => page.locator(".gilded[role=group] button.primary");

/** The tile of a game on the home page. */
export const tile = (page: Page, { title }: Driver): Locator => page.getByRole("article", { name: title });

/**
 * Taps the story away in the moment it is seen, where a finger would reach it. Here it lasts a twentieth of its time,
 * so that a click from outside often came when it was over, and waited in vain for the next one.
 */
const skipStory = (page: Page): Promise<boolean> =>
  page.evaluate((skip) => {
    const button = document.querySelector<HTMLElement>(skip);
    if (!button?.checkVisibility({ visibilityProperty: true })) return false;
    button.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = button.getBoundingClientRect();
    if (!button.contains(document.elementFromPoint(x + width / 2, y + height / 2))) return false;
    button.click();
    return true;
  }, SKIP);

async function step(page: Page, driver: Driver, choose: number): Promise<boolean> {
  if (await skipStory(page)) return true;
  if (!(await itIsMe(page).isVisible())) return driver.act(page, choose);
  await itIsMe(page).click();
  return true;
}

/** What the boards say, for whoever has to find out why nothing moves. */
export async function read(pages: readonly Page[]): Promise<string> {
  const texts = await Promise.all(pages.map((page) => page.locator("main").innerText()));
  return texts.join(" | ").replaceAll(/\s+/g, " ");
}

/** Everybody in turn does what is offered, until `done`; a table at which nothing moves for long is an error. */
export async function playUntil(
  driver: Driver,
  pages: readonly Page[],
  done: () => Promise<boolean>,
  seconds = 120,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  // Whoever looks again at once need not wait for what is gone.
  for (const page of pages) page.setDefaultTimeout(GLANCE);
  let turn = 0;
  while (!(await done())) {
    if (Date.now() > end) throw new Error(`the game does not go on: ${await read(pages)}`);
    let moved = false;
    for (const page of pages) {
      try {
        moved = (await step(page, driver, turn++)) || moved;
      } catch (fault) {
        // What was offered a moment ago may be gone: the next look shows what is there now.
        if (!(fault instanceof Error) || !/Timeout|detached|not visible|intercepts/.test(fault.message)) throw fault;
      }
    }
    if (!moved) await pages[0]!.waitForTimeout(100);
  }
  for (const page of pages) page.setDefaultTimeout(PATIENCE);
}
