/** What to touch in King of 12. */
import type { Locator, Page } from "playwright-core";
import type { Driver } from "./play.ts";

const playable = (page: Page): Locator => page.locator("[data-hand].playable");
const faces = (page: Page): Locator => page.locator(".tip [role=button]");
const theft = (page: Page): Locator => page.locator(".theft button");
/** The button that does what was picked. */
const confirm = (page: Page): Locator => page.locator(".choice .act button:not(.quiet), .tip .act button");

export const kingOf12: Driver = {
  id: "king-of-12",
  title: "King of 12",
  turn: "[data-hand].playable",
  async act(page, choose) {
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
  },
};
