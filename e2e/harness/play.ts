/** Plays any game on the screen the way a person does; a driver for each game knows what to touch. */
import { setTimeout as pause } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { PATIENCE } from "./browser.ts";
import { touch } from "./touch.ts";

export interface Driver {
  readonly id: string;
  readonly title: string;
  /** What is there while the seat that looks has something to do. */
  readonly turn: string;
  /**
   * What leads on: of these, the first that is there is touched, or walked to with Tab and pressed. Touched one after the other they
   * lead to a move in every decision of the gallery. `choose` is any number, for a game that is not to go the same way always.
   */
  offers(choose: number): readonly string[];
  /** For its picture in docs/shots: the last touch before it is taken, and what leads there. */
  readonly picture?: { readonly last: string; readonly before: readonly string[] };
}

/** The dialog with the result, in any language. */
export const result = (page: Page): Locator => page.locator("dialog[open]").filter({ has: page.locator('a[href*="/replay/"]') });

export const isOver = (page: Page): Promise<boolean> => result(page).isVisible();

/** Told while something moves; a tap goes on to the end. */
const SKIP = "[data-act=skip]";
export const story = (page: Page): Locator => page.locator(SKIP);

/** Around one screen, whoever is handed the device says so. */
const IT_IS_ME = ".gilded[role=group] button.primary";

/** The tile of a game on the home page. */
export const tile = (page: Page, { title }: Driver): Locator => page.getByRole("article", { name: title });

/** Does the next thing that is offered; false if nothing is. */
const step = (page: Page, driver: Driver, choose: number): Promise<boolean> =>
  touch(page, [SKIP, IT_IS_ME, ...driver.offers(choose)], choose);

/** What the boards say, for whoever has to find out why nothing moves. */
async function read(pages: readonly Page[]): Promise<string> {
  const texts = await Promise.all(pages.map((page) => page.locator("main").innerText()));
  return texts.join(" | ").replaceAll(/\s+/g, " ");
}

const LOOK_EVERY = 1000;

/** Notices that a game does not go on, however slow the machine: for long, nothing is there that was not there before. */
export class Progress {
  readonly #pages: readonly Page[];
  readonly #seen = new Set<string>();
  #looked = 0;
  #changed = Date.now();

  constructor(...pages: readonly Page[]) {
    this.#pages = pages;
  }

  async check(): Promise<void> {
    const now = Date.now();
    if (now < this.#looked + LOOK_EVERY) return;
    this.#looked = now;
    const text = await read(this.#pages);
    if (!this.#seen.has(text)) this.#changed = now;
    else if (now > this.#changed + PATIENCE) throw new Error(`the game does not go on: ${text}`);
    this.#seen.add(text);
  }
}

/** Milliseconds between two looks while nothing is offered. */
const MOMENT = 30;
/** Several times as many as the longest game takes: whoever does more goes round in circles. */
const MOST_STEPS = 3000;

/** Everybody in turn does what is offered, until `done`. */
export async function playUntil(driver: Driver, pages: readonly Page[], done: () => Promise<boolean>): Promise<void> {
  const progress = new Progress(...pages);
  let steps = 0;
  for (let turn = 0; !(await done());) {
    await progress.check();
    let moved = false;
    for (const page of pages) moved = (await step(page, driver, turn++)) || moved;
    if (!moved) await pause(MOMENT);
    else if (++steps > MOST_STEPS) throw new Error(`the game does not end: ${await read(pages)}`);
  }
}
