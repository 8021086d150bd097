/** A household around an online table: names, the time before the game, and somebody whose phone goes dark in the middle. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Person } from "../apps/server/test/harness/person.ts";
import { violations } from "./harness/axe.ts";
import { openBrowser, PHONE, visitor } from "./harness/browser.ts";
import { TestServer } from "./harness/test-server.ts";
import { driver as kingOf12 } from "./drivers/king-of-12.ts";
import { playUntil } from "./harness/play.ts";
import { openTable, sitDown } from "./harness/start-online.ts";

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  // A minute is two seconds long here.
  [browser, server] = await Promise.all([openBrowser(), TestServer.open({ absence: 2 })]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const GREETING = "Welcome back! You’re playing for yourself again.";

/** Runs in the page: notes that these words were there, because what is said for a moment is easily missed from outside. */
function note(words: string): void {
  const look = (): void => {
    if (document.body?.textContent.includes(words)) document.documentElement.dataset["noted"] = "yes";
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

const log = (page: Page) => page.getByRole("region", { name: "Log" }).locator("li").count();

test("host on a laptop, two phones by link; one goes dark, the others let a bot play, and it comes back", async () => {
  const host = await visitor(browser);
  const [mia, jan] = [await visitor(browser, { viewport: PHONE }), await visitor(browser, { viewport: PHONE })];
  const link = await openTable(kingOf12, host.page, server, 3, "Lea");
  for (const [{ page }, name] of [
    [mia, "Mia"],
    [jan, "Jan"],
  ] as const) {
    await page.goto(link);
    await sitDown(page, name);
    await page.getByRole("listitem").filter({ hasText: name }).getByText("(you)").waitFor();
  }
  await host.page.getByText("Everyone is here.").waitFor();
  await host.page.getByRole("button", { name: "Start the game" }).click();
  for (const { page } of [host, mia, jan]) await page.locator("[data-board]").waitFor();
  await playUntil(kingOf12, [host.page, mia.page, jan.page], async () => (await log(host.page)) > 6);

  const phone = mia.page.context();
  await mia.page.close();
  const offer = (page: Page) => page.getByRole("button", { name: "Let a bot play until Mia is back" });
  await host.page.getByText("Mia has been gone for 1 minute.").waitFor();
  await host.page.getByText("0 of 2").waitFor();
  expect(await violations(host.page), "the offer").toEqual([]);
  await offer(host.page).click();
  await jan.page.getByText("1 of 2").waitFor();
  expect(await offer(host.page).isDisabled()).toBe(true);
  await offer(jan.page).click();
  for (const { page } of [host, jan]) await offer(page).waitFor({ state: "detached" });

  const before = await log(host.page);
  await playUntil(kingOf12, [host.page, jan.page], async () => (await log(host.page)) > before + 6);
  await phone.addInitScript(note, GREETING);
  const back = await phone.newPage();
  await back.goto(link);
  await back.locator("html[data-noted]").waitFor();
  const after = await log(host.page);
  await playUntil(kingOf12, [host.page, jan.page, back], async () => (await log(host.page)) > after + 6);
  expect([...host.errors, ...jan.errors]).toEqual([]);
});

test("whoever sits down is asked for a name once; the one suggested is no number, and can be changed", async () => {
  const guest = await visitor(browser);
  const host = await visitor(browser);
  const link = await openTable(kingOf12, host.page, server, 3, "Lea");
  await guest.page.goto(link);
  await guest.page.getByRole("button", { name: "Sit here" }).first().click();
  const question = guest.page.getByRole("dialog", { name: "What should we call you?" });
  const field = question.getByLabel("Your name");
  await field.waitFor();
  expect(await field.inputValue()).toMatch(/^[A-Z][a-z]+$/);
  expect(await violations(guest.page), "the question").toEqual([]);
  // The suggestion is selected, so typing replaces it.
  await guest.page.waitForFunction(() => document.activeElement instanceof HTMLInputElement && getSelection()?.toString() !== "");
  await guest.page.keyboard.type("Theo");
  await guest.page.keyboard.press("Enter");
  await host.page.getByRole("listitem").filter({ hasText: "Theo" }).waitFor();
  await guest.page.getByRole("button", { name: "Change name" }).click();
  await field.fill("Theo II");
  await question.getByRole("button", { name: "Save" }).click();
  await host.page.getByRole("listitem").filter({ hasText: "Theo II" }).waitFor();
  await guest.page.getByRole("button", { name: "Leave", exact: true }).click();
  await host.page.getByRole("listitem").filter({ hasText: "Theo II" }).waitFor({ state: "detached" });
  await guest.page.goto(link);
  await sitDown(guest.page);
  await host.page.getByRole("listitem").filter({ hasText: "Theo II" }).waitFor();
  expect([...host.errors, ...guest.errors]).toEqual([]);
});

test("while they wait: a lesson, the rules, a look at the board, and talk; the game calls everybody back", async () => {
  const [host, guest] = [await visitor(browser), await visitor(browser, { viewport: PHONE })];
  const link = await openTable(kingOf12, host.page, server, 3, "Lea");
  const { page } = guest;
  await page.goto(link);
  await sitDown(page, "Mia");
  const pass = async (name: string, sign: string): Promise<void> => {
    await page.getByRole("button", { name, exact: true }).click();
    await page.locator(sign).first().waitFor();
    expect(await violations(page), name).toEqual([]);
    await page.getByRole("button", { name: "Back to the seats" }).click();
    await page.getByRole("heading", { name: "While you wait" }).waitFor();
  };
  await pass("Read the rules", "[role=region] p");
  await pass("See the table", "[data-board]");
  await page.getByLabel("Message").fill("Hello from the sofa");
  await page.getByRole("button", { name: "Send" }).click();
  await host.page.getByText("Hello from the sofa").waitFor();
  await page.getByRole("button", { name: "Learn the game" }).click();
  await page.getByText("Step 1 of").waitFor();
  expect(await host.page.getByText("Not connected").count(), "whoever learns is still at the table").toBe(0);
  await host.page.getByRole("button", { name: "Fill up with bots and start" }).click();
  await page.locator("[data-hand].playable").first().waitFor();
  expect(await page.getByText("Step 1 of").count()).toBe(0);
  expect([...host.errors, ...guest.errors]).toEqual([]);
});

test("the host keeps a seat for a program, which comes with its key and is marked as what it is", async () => {
  const host = await visitor(browser);
  const link = await openTable(kingOf12, host.page, server, 2, "Lea");
  const { page } = host;
  const menu = page.getByRole("dialog", { name: "Seat 2" });
  const open = () => page.getByRole("button", { name: "Change seat 2" }).click();
  await open();
  await menu.getByRole("button", { name: "A program plays here" }).click();
  const token = await menu.getByLabel("Key").inputValue();
  expect(await violations(page), "the key").toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByText("Still waiting for a program.").waitFor();
  await open();
  await menu.getByRole("button", { name: "Show the key" }).click();
  expect(await menu.getByLabel("Key").inputValue()).toBe(token);
  await page.keyboard.press("Escape");
  const program = Person.program(server, token);
  await program.put("/api/me", { name: "HAL" });
  await program.sit(new URL(link).pathname.slice(3));
  await page.getByRole("listitem").filter({ hasText: "HAL" }).getByText("Program", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator("[data-board]").waitFor();
  expect(host.errors).toEqual([]);
});

test("the host takes seats away, adds bots of any strength, and asks somebody to leave, who is told", async () => {
  const [host, guest] = [await visitor(browser), await visitor(browser, { viewport: PHONE })];
  const link = await openTable(kingOf12, host.page, server, 4, "Lea");
  await guest.page.goto(link);
  await sitDown(guest.page, "Mia");
  const seats = host.page.getByRole("region", { name: "Seats" }).getByRole("listitem");
  const change = async (seat: number, deed: string): Promise<void> => {
    await host.page.getByRole("button", { name: `Change seat ${seat}` }).click();
    await host.page.getByRole("dialog").getByRole("button", { name: deed }).click();
  };
  await seats.filter({ hasText: "Mia" }).waitFor();
  await change(4, "Take the seat away");
  await host.page.waitForFunction(() => document.querySelectorAll("ol li").length === 3);
  await host.page.getByRole("button", { name: "Add a seat" }).click();
  await host.page.waitForFunction(() => document.querySelectorAll("ol li").length === 4);
  await change(4, "Bot: Easy");
  await seats.filter({ hasText: "Bot: Easy" }).waitFor();
  await change(4, "Bot: Medium");
  await seats.filter({ hasText: "Bot: Medium" }).waitFor();
  await change(2, "Ask Mia to leave");
  await guest.page.getByText("The host asked you to leave the table.", { exact: false }).waitFor();
  expect(await guest.page.getByRole("button", { name: "Sit here" }).count()).toBe(0);
  await change(2, "Take the seat away");
  await host.page.waitForFunction(() => document.querySelectorAll("ol li").length === 3);
  await host.page.getByRole("button", { name: "Fill up with bots and start" }).click();
  await host.page.locator("[data-hand].playable").first().waitFor();
  expect([...host.errors, ...guest.errors]).toEqual([]);
});
