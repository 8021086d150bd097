/** What to touch in 12 Thieves: thieves first, then guards now and then, and the cards at the end. */
import type { Locator, Page } from "playwright-core";
import type { Driver } from "../harness/play.ts";

const piece = (page: Page, kind: string): Locator => page.locator(`[data-piece^="${kind}"].playable:not(:disabled)`);
const targets = (page: Page): Locator => page.locator("[data-target]");
const button = (page: Page, act: string): Locator => page.locator(`[data-act="${act}"]`);

/** Picks a piece of this kind and sends it to a palace that lights up; false if there is none. */
async function send(page: Page, kind: string, choose: number): Promise<boolean> {
  const pieces = await piece(page, kind).count();
  if (pieces === 0) return false;
  await piece(page, kind)
    .nth(choose % pieces)
    .click();
  const ways = await targets(page).count();
  if (ways === 0) return false;
  await targets(page)
    .nth(choose % ways)
    .click();
  if (await button(page, "confirm").isVisible()) await button(page, "confirm").click();
  return true;
}

export const driver: Driver = {
  id: "twelve-thieves",
  title: "12 Thieves",
  turn: "[data-piece].playable, [data-act=draw]",
  keys: ["[data-act=confirm]", "[data-target]", "[data-piece=home].playable", "[data-act=draw]"],
  picture: { last: "[data-piece^='guard:'].playable", before: ["[data-target]"] },
  async act(page, choose) {
    if (await targets(page).first().isVisible()) {
      // While guards are placed, the guard is picked already.
      await targets(page)
        .nth(choose % (await targets(page).count()))
        .click();
      if (await button(page, "confirm").isVisible()) await button(page, "confirm").click();
      return true;
    }
    if (await send(page, "home", choose)) return true;
    if (choose % 3 === 0 && (await send(page, "guard:", choose))) return true;
    if (!(await button(page, "draw").isVisible())) return false;
    await button(page, "draw").click();
    if (await button(page, "confirm").isVisible()) await button(page, "confirm").click();
    return true;
  },
};
