/** Brings two people to one online table, by link. */
import type { Page } from "playwright-core";
import type { House } from "./house.ts";

export async function openTable(host: Page, house: House): Promise<string> {
  await host.goto(`${house.origin}/new/king-of-12?mode=friends`);
  await host.getByRole("radio", { name: /With friends/ }).check();
  await host.getByRole("button", { name: "Open the table" }).click();
  await host.waitForURL(/\/t\/[a-z0-9]{20}$/);
  return host.url();
}

export async function playTogether(host: Page, guest: Page, house: House): Promise<string> {
  const link = await openTable(host, house);
  await guest.goto(link);
  await guest.getByRole("button", { name: "Sit here" }).first().click();
  await host
    .getByRole("button", { name: /Start the game|Fill up with bots and start/ })
    .first()
    .click();
  await host.locator("[data-hand]").first().waitFor();
  await guest.locator("[data-hand]").first().waitFor();
  return link;
}
