/** What the device remembers of games with bots: the level, and how often one lost in a row. */
import { expect, test } from "vitest";
import { fakeStorage } from "../../test/fake-storage.ts";
import { LastTime } from "./last-time.ts";
import { botAt, levelBeside, levelsOf } from "./bot-levels.ts";

const RIVALS = {};
const PARTNERS = { cooperative: true } as const;
const BOTS = ["best", "middling", "friendly"];

test("the first game is easy, the next like the last", () => {
  const storage = fakeStorage();
  expect(new LastTime(storage).of("g")).toEqual({ level: "easy" });
  new LastTime(storage).choose("g", { level: "strong", seats: 4, options: { quick: true } });
  expect(new LastTime(storage).of("g")).toMatchObject({ level: "strong", seats: 4, options: { quick: true } });
  expect(new LastTime(storage).of("other")).toEqual({ level: "easy" });
});

test("counts defeats in a row by the same bot, each game once", () => {
  const lastTime = new LastTime(fakeStorage());
  const lost = (id: string, bot = "best"): void => lastTime.count("g", { id, bot, won: false });
  lost("one");
  lost("one");
  expect(lastTime.lostTo("g", "best")).toBe(1);
  lost("two");
  expect(lastTime.lostTo("g", "best")).toBe(2);
  expect(lastTime.lostTo("g", "friendly")).toBe(0);
  lost("three", "friendly");
  expect([lastTime.lostTo("g", "best"), lastTime.lostTo("g", "friendly")]).toEqual([0, 1]);
  lastTime.count("g", { id: "four", bot: "friendly", won: true });
  expect(lastTime.lostTo("g", "friendly")).toBe(0);
});

test("a damaged or full storage is no obstacle", () => {
  const storage = fakeStorage();
  storage.setItem("tafelrunde.last.g", "{");
  storage.setItem("tafelrunde.last.h", '{"level":"godlike"}');
  expect(new LastTime(storage).of("g")).toEqual({ level: "easy" });
  expect(new LastTime(storage).of("h")).toEqual({ level: "easy" });
  const full = new LastTime(fakeStorage(0));
  full.choose("g", { level: "strong" });
  expect(full.of("g").level).toBe("easy");
});

test("levels go from friendly to strong, whatever the bots are called", () => {
  expect(levelsOf(RIVALS, BOTS).map(({ level }) => level)).toEqual(["easy", "medium", "strong"]);
  expect(botAt(RIVALS, BOTS, "medium")).toBe("middling");
  expect(botAt(RIVALS, ["only"], "strong")).toBe("only");
  expect(levelBeside(RIVALS, BOTS, "friendly", 1)).toEqual({ level: "medium", bot: "middling" });
  expect(levelBeside(RIVALS, BOTS, "best", 1)).toBeUndefined();
  expect(levelBeside(RIVALS, BOTS, "friendly", -1)).toBeUndefined();
  expect(levelBeside(RIVALS, BOTS, "forgotten", 1)).toBeUndefined();
});

test("where all win together, good partners make it easy", () => {
  expect(levelsOf(PARTNERS, BOTS).map(({ level, bot }) => `${level}: ${bot}`)).toEqual([
    "easy: best",
    "medium: middling",
    "strong: friendly",
  ]);
  expect([botAt(PARTNERS, BOTS, "easy"), botAt(PARTNERS, BOTS, "strong")]).toEqual(["best", "friendly"]);
});
