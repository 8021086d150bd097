/** Brings two people to one online table, by link. */
import type { Page } from "playwright-core";
import type { House } from "./house.ts";
import type { Driver } from "./play.ts";

export async function openTable(game: Driver, host: Page, house: House, seats?: number): Promise<string> {
  await host.goto(`${house.origin}/new/${game.id}?mode=friends`);
  await host.getByRole("radio", { name: /With friends/ }).check();
  if (seats !== undefined) await host.getByRole("radio", { name: String(seats), exact: true }).check();
  await host.getByRole("button", { name: "Open the table" }).click();
  await host.waitForURL(/\/t\/[a-z0-9]{20}$/);
  return host.url();
}

export async function playTogether(game: Driver, host: Page, guest: Page, house: House, seats?: number): Promise<string> {
  const link = await openTable(game, host, house, seats);
  await guest.goto(link);
  await guest.getByRole("button", { name: "Sit here" }).first().click();
  await host
    .getByRole("button", { name: /Start the game|Fill up with bots and start/ })
    .first()
    .click();
  await host.locator("[data-board]").waitFor();
  await guest.locator("[data-board]").waitFor();
  return link;
}
