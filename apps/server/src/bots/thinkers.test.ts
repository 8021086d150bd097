/** Real threads that answer, stumble, hang and die. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Question } from "@tafelrunde/bots";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Thinkers, thinkers } from "./thinkers.ts";

/** A thread that does what the bot's name says. */
const SOURCE = `
  import { parentPort } from "node:worker_threads";
  const deeds = {
    hang: () => { for (;;); },
    die: () => { throw new Error("out of its mind"); },
    leave: () => process.exit(3),
    stumble: () => parentPort.postMessage({ fault: "no idea" }),
  };
  parentPort.on("message", ({ question: { bot, seat } }) => (deeds[bot] ? deeds[bot]() : parentPort.postMessage({ move: bot + " " + seat })));
`;

let folder = "";
let file: URL;
let bots: Thinkers;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tafelrunde-thinkers-"));
  file = pathToFileURL(join(folder, "worker.mjs"));
  writeFileSync(file, SOURCE);
});
afterEach(async () => {
  await bots.close();
  rmSync(folder, { recursive: true });
});

const question = (bot: string, seat = 0): Question => ({ game: "toy", rulesVersion: 1, bot, view: null, told: [], seat });
const ended = (asked: readonly Promise<string>[]): Promise<string[]> =>
  Promise.all(asked.map((one) => one.catch((fault: unknown) => String(fault))));

test("1,200 questions at once: none is rejected", async () => {
  bots = thinkers(file, { size: 2 });
  const asked = Array.from({ length: 1200 }, (_, index) => bots.decide(question("bot", index), `host ${index % 7}`));
  expect(bots.waiting()).toBe(1198);
  expect(await ended(asked)).toEqual(asked.map((_, index) => `bot ${index}`));
  expect(bots.waiting()).toBe(0);
});

test("threads that stumble, die or leave fail one question each, and the rest is answered", async () => {
  bots = thinkers(file, { size: 2 });
  const names = ["bot", "stumble", "bot", "die", "bot", "leave", "bot"];
  expect(await ended(names.map((bot) => bots.decide(question(bot), "host")))).toEqual([
    "bot 0",
    "Error: no idea",
    "bot 0",
    "Error: out of its mind",
    "bot 0",
    "Error: a thread of the bots ended",
    "bot 0",
  ]);
});

test("a thread that hangs is replaced, and whoever waited behind it is answered", async () => {
  bots = thinkers(file, { size: 1, patience: 1000 });
  const asked = ["hang", "bot", "bot"].map((bot, seat) => bots.decide(question(bot, seat), "host"));
  expect(await ended(asked)).toEqual(["Error: a bot took too long", "bot 1", "bot 2"]);
});

test("without a file bots think here", async () => {
  bots = thinkers(pathToFileURL(join(folder, "nowhere.mjs")));
  await expect(bots.decide(question("bot"), "host")).rejects.toThrow("no such game");
});
