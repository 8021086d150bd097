/** What to touch in Council of 12: whatever the council waits for, and a card from the hand. */
import type { Page } from "playwright-core";
import type { Driver } from "../harness/play.ts";

/** In this order; each of them does something at once, or leads to the button that confirms. */
const OFFERED = [
  "[data-act=agree]",
  "[data-act=confirm]",
  "[data-act=pay]",
  "[data-act=stay]",
  "button[data-over]",
  "button[data-face]:not(:disabled)",
  "button[data-target]",
  "button[data-card]:not(:disabled)",
  "[data-act=reveal]",
  "[data-propose]",
];

export const driver: Driver = {
  id: "council-of-12",
  title: "Council of 12",
  turn: "[data-hand].playable, [data-act=agree], [data-act=reveal]",
  keys: [
    "[data-act=agree]",
    "[data-act=confirm]",
    "[data-act=pay]",
    "[data-act=stay]",
    "[data-over]",
    "[data-face]",
    "[data-target]",
    "[data-card]",
    "[data-act=reveal]",
    "[data-hand].playable:not(.picked)",
    "[data-propose]",
  ],
  picture: { last: "[data-hand].playable", before: [] },
  async act(page: Page, choose: number) {
    for (const selector of OFFERED) {
      const offered = page.locator(selector);
      const count = await offered.count();
      if (count === 0 || !(await offered.first().isVisible())) continue;
      await offered.nth(choose % count).click();
      return true;
    }
    const hand = page.locator("[data-hand].playable:not(.laid)");
    const cards = await hand.count();
    if (cards === 0) return false;
    await hand.nth(choose % cards).click();
    return true;
  },
};
