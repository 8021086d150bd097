/** What to touch in King of 12. */
import type { Locator, Page } from "playwright-core";
import type { Driver } from "../harness/play.ts";

const playable = (page: Page): Locator => page.locator("[data-hand].playable");
const faces = (page: Page): Locator => page.locator(".tip [role=button]");
const theft = (page: Page): Locator => page.locator(".theft [data-choice]");
/** The button that does what was picked. */
const confirm = (page: Page): Locator => page.locator("[data-act=confirm]");

/** A face or a token is taken at once where nobody wants to be asked again. */
async function choose(page: Page, choice: Locator): Promise<true> {
  await choice.click();
  if (await confirm(page).isVisible()) await confirm(page).click();
  return true;
}

export const driver: Driver = {
  id: "king-of-12",
  title: "King of 12",
  turn: "[data-hand].playable",
  keys: [".theft button", "[data-choice]", "[data-hand].playable"],
  async act(page, which) {
    if (await theft(page).first().isVisible()) return choose(page, theft(page).first());
    if (await faces(page).first().isVisible()) return choose(page, faces(page).nth(which % 5));
    const cards = await playable(page).count();
    if (cards === 0) return false;
    await playable(page)
      .nth(which % cards)
      .click();
    await confirm(page).click();
    return true;
  },
};
