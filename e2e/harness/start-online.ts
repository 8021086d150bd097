/** Brings two people to one online table, by link. */
import type { Locator, Page } from "playwright-core";
import type { TestServer } from "./test-server.ts";
import type { Driver } from "./play.ts";

/** Taps a button that sits somebody down; whoever is new is asked for a name, and takes this one or the one suggested. */
async function tapAndName(page: Page, button: Locator, take: string, name?: string): Promise<void> {
  const kept = await page.evaluate(() => localStorage.getItem("tafelrunde.preferences") ?? "{}");
  await button.click();
  if ("name" in (JSON.parse(kept) as object)) return;
  const question = page.getByRole("dialog", { name: "What should we call you?" });
  if (name !== undefined) await question.getByLabel("Your name").fill(name);
  await question.getByRole("button", { name: take }).click();
}

export const sitDown = (page: Page, name?: string): Promise<void> =>
  tapAndName(page, page.getByRole("button", { name: "Sit here" }).first(), "Take a seat", name);

export async function openTable(game: Driver, host: Page, server: TestServer, seats?: number, name?: string): Promise<string> {
  await host.goto(`${server.origin}/new/${game.id}?mode=friends`);
  await host.getByRole("radio", { name: /With friends/ }).check();
  if (seats !== undefined) await host.getByRole("radio", { name: String(seats), exact: true }).check();
  await tapAndName(host, host.getByRole("button", { name: "Open the table" }), "Open the table", name);
  await host.waitForURL(/\/t\/[a-z0-9]{20}$/);
  return host.url();
}

export async function playTogether(game: Driver, host: Page, guest: Page, server: TestServer, seats?: number): Promise<string> {
  const link = await openTable(game, host, server, seats);
  await guest.goto(link);
  await sitDown(guest);
  // Whoever begins before they know of a guest plays with a bot.
  await host.locator("[aria-labelledby=seats] li:not(.open)").nth(1).waitFor();
  await host
    .getByRole("button", { name: /Start the game|Fill up with bots and start/ })
    .first()
    .click();
  await host.locator("[data-board]").waitFor();
  await guest.locator("[data-board]").waitFor();
  return link;
}
