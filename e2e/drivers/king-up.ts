/** What to touch in King Up!: votes first, then candidates and floors. */
import type { Locator, Page } from "playwright-core";
import type { Driver } from "../harness/play.ts";

const votes = (page: Page): Locator => page.locator("[data-vote].playable:not(:disabled)");
const candidates = (page: Page): Locator => page.locator("[data-candidate].playable:not(:disabled)");
const floors = (page: Page): Locator => page.locator("button[data-floor]:not(:disabled)");
const confirm = (page: Page): Locator => page.locator("[data-act=confirm]");

export const driver: Driver = {
  id: "king-up",
  title: "King Up!",
  turn: "[data-vote].playable, [data-candidate].playable",
  keys: ["[data-act=confirm]", "[data-vote].playable:not(.picked)", "[data-floor]", "[data-candidate].playable"],
  picture: {
    last: "[data-vote].playable",
    before: ["[data-act=confirm]", "button[data-floor]:not(:disabled)", "[data-candidate].playable"],
  },
  async act(page, choose) {
    const cards = await votes(page).count();
    if (cards > 0) {
      // A No now and then: games are to end, and both results are to be seen.
      await votes(page)
        .nth(choose % 5 === 0 ? cards - 1 : 0)
        .click();
      await confirm(page).click();
      return true;
    }
    const able = await candidates(page).count();
    if (able === 0) return false;
    await candidates(page)
      .nth(choose % able)
      .click();
    const ways = await floors(page).count();
    if (ways > 0)
      await floors(page)
        .nth(choose % ways)
        .click();
    if (await confirm(page).isVisible()) await confirm(page).click();
    return true;
  },
};
