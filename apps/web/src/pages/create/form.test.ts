/** The form of a game's options: shows what matters, sends what is chosen, refuses what the game would. */
import { expect, test } from "vitest";
import {
  chroniclesOf,
  decidedBy,
  distinctNames,
  optionsToSend,
  shownOptions,
  type Specs,
  toggled,
  valueOf,
  wrongOption,
} from "./form.ts";

const specs: Specs = {
  set: { type: "choice", label: "set", choices: ["first", "chosen"], default: "first" },
  cards: {
    type: "subset",
    label: "cards",
    of: ["a", "b", "c"],
    size: 2,
    default: ["a", "b"],
    onlyIf: { option: "set", is: "chosen" },
  },
  rounds: { type: "number", label: "rounds", min: 1, max: 5, default: 3 },
  quick: { type: "flag", label: "quick", default: false },
};

test("an option that does not matter is neither shown nor sent", () => {
  expect(shownOptions(specs, {})).toEqual(["set", "rounds", "quick"]);
  expect(shownOptions(specs, { set: "chosen" })).toEqual(["set", "cards", "rounds", "quick"]);
  expect(optionsToSend(specs, { set: "first", cards: ["a"] })).toEqual({ set: "first" });
});

test("an option that a chronicle decides is neither shown nor sent nor wrong", () => {
  expect(shownOptions(specs, {}, ["rounds"])).toEqual(["set", "quick"]);
  expect(optionsToSend(specs, { rounds: 5, quick: true }, ["rounds"])).toEqual({ quick: true });
  expect(wrongOption(specs, { rounds: 9 }, ["rounds"])).toBeUndefined();
});

const deeds = { score: 3, won: true, kind: "first", heir: "b", vow: null };
const book = { id: "one", game: "g", chapters: [{ table: "t", at: 1, names: ["Lea"], deeds, note: null }] };

test("the last game of a chronicle decides options of the next; an empty one decides nothing", () => {
  const game = { chronicle: { deeds: () => deeds, next: () => ({ rounds: 4 }) } };
  expect(decidedBy(game, book.chapters)).toEqual(["rounds"]);
  expect(decidedBy(game, [])).toEqual([]);
  expect(decidedBy(game)).toEqual([]);
  expect(decidedBy({}, book.chapters)).toEqual([]);
});

test("only chronicles of the same game can be gone on with, empty ones only if asked for", () => {
  const list = [book, { ...book, id: "other", game: "h" }, { ...book, id: "empty", chapters: [] }];
  expect(chroniclesOf(list, { id: "g" }, "").map(({ id }) => id)).toEqual(["one"]);
  expect(chroniclesOf(list, { id: "g" }, "empty").map(({ id }) => id)).toEqual(["one", "empty"]);
});

test("what was not chosen has its default", () => {
  expect(valueOf(specs, {}, "rounds")).toBe(3);
  expect(valueOf(specs, { rounds: 5 }, "rounds")).toBe(5);
});

test("a wrong choice is named, and only if it matters", () => {
  expect(wrongOption(specs, {})).toBeUndefined();
  expect(wrongOption(specs, { set: "chosen", cards: ["a"] })).toBe("cards");
  expect(wrongOption(specs, { set: "first", cards: ["a"] })).toBeUndefined();
  expect(wrongOption(specs, { rounds: 9 })).toBe("rounds");
  expect(wrongOption(specs, { rounds: Number.NaN })).toBe("rounds");
});

test("items are put in and taken out", () => {
  expect(toggled(["a"], "b")).toEqual(["a", "b"]);
  expect(toggled(["a", "b"], "a")).toEqual(["b"]);
});

test("everybody around one screen has a name of their own", () => {
  expect(distinctNames([" Ada ", "", "ada", "Ada"], (number) => `Player ${number}`)).toEqual([
    "Ada",
    "Player 2",
    "ada 2",
    "Ada 3",
  ]);
});
