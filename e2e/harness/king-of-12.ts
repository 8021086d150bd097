/** Plays King of 12 on the screen the way a person does: looks what is offered, picks it, confirms it. */
import type { Locator, Page } from "playwright-core";

/** The dialog with the result, in any language. */
export const result = (page: Page): Locator => page.locator("dialog[open]").filter({ has: page.locator("ol") });

const playable = (page: Page): Locator => page.locator("[data-hand].playable");
const faces = (page: Page): Locator => page.locator(".tip [role=button]");
const theft = (page: Page): Locator => page.locator(".theft button");
/** The button that does what was picked. */
const confirm = (page: Page): Locator => page.locator(".choice .act button:not(.quiet), .tip .act button");
const itIsMe = (page: Page): Locator => page.locator(".gilded[role=group] button.primary");

/** Tells what happened; a tap goes on to the end. */
const story = (page: Page): Locator => page.locator(".stage .skip");

/** Does the next thing that is offered; false if nothing is. `choose` says which of the cards. */
export async function act(page: Page, choose = 0): Promise<boolean> {
  if (await story(page).isVisible()) {
    await story(page).click({ timeout: 1000 });
    return true;
  }
  if (await itIsMe(page).isVisible()) {
    await itIsMe(page).click();
    return true;
  }
  if (await theft(page).first().isVisible()) {
    await theft(page).first().click();
    return true;
  }
  if (await faces(page).first().isVisible()) {
    await faces(page)
      .nth(choose % 5)
      .click();
    await confirm(page).click();
    return true;
  }
  const cards = await playable(page).count();
  if (cards === 0) return false;
  await playable(page)
    .nth(choose % cards)
    .click();
  await confirm(page).click();
  return true;
}

/** Everybody in turn does what is offered, until `done`; a table at which nothing moves for long is an error. */
export async function playUntil(pages: readonly Page[], done: () => Promise<boolean>, seconds = 120): Promise<void> {
  const end = Date.now() + seconds * 1000;
  let turn = 0;
  while (!(await done())) {
    if (Date.now() > end) throw new Error("the game does not go on");
    let moved = false;
    for (const page of pages) {
      try {
        moved = (await act(page, turn++)) || moved;
      } catch (fault) {
        // What was offered a moment ago may be gone: the next look shows what is there now.
        if (!(fault instanceof Error) || !/Timeout|detached|not visible|intercepts/.test(fault.message)) throw fault;
      }
    }
    if (!moved) await pages[0]!.waitForTimeout(100);
  }
}

export const isOver = (page: Page): Promise<boolean> => result(page).isVisible();
