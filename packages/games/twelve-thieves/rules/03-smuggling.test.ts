/** Paragraphs 3.1 to 3.3: smuggling thieves in. */
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { discards, guardsAt, handOf, homeOf, movesOf, refused, table, thievesAt } from "./positions.ts";

// The book's green player sits first, its blue one third.
rule("3.1", "the book's example: two red cards past a black and a blue guard, while the own guard costs nothing", () => {
  const { state, play } = table(3, { hands: ["red red red"], guards: { red: "0 2 black" } });
  expect(movesOf(state, 0, "smuggle red")).toEqual(["smuggle red for red red"]);
  expect(play("0 smuggle red for red red")).toEqual([{ type: "smuggled", seat: 0, palace: "red", paid: ["red", "red"] }]);
  expect([thievesAt(state, "red"), homeOf(state)]).toEqual([
    [1, 0, 0],
    [11, 12, 12],
  ]);
  expect([handOf(state, 0), discards(state), guardsAt(state, "red")]).toEqual(["red", "red red", "0 2 black"]);
});

for (const [guards, price] of [
  ["0 black", 1],
  ["0 1", 1],
  ["0 0 0 black", 1],
  ["0 black black", 2],
  ["0 1 1", 2],
  ["0 0 1 black", 2],
  ["0 black black black", 3],
  ["0 1 1 1", 3],
  ["0 1 1 black", 3],
] as const)
  rule("3.1", `past ${guards} the price is ${price}: black guards and those of others cost the same, own ones nothing`, () => {
    const { state } = table(2, { hands: ["white white white white"], guards: { white: guards } });
    expect(movesOf(state, 0, "smuggle white")).toEqual([`smuggle white for ${Array(price).fill("white").join(" ")}`]);
  });

rule("3.1", "guards of three other players cost a card each", () => {
  const { state, play } = table(4, { hands: ["", "blue blue blue"], guards: { blue: "0 1 2 3" }, turn: 1 });
  play("1 smuggle blue for blue blue blue");
  expect([thievesAt(state, "blue"), handOf(state, 1)]).toEqual([[0, 1, 0, 0], ""]);
});

rule("3.1", "the price follows the guards as they move within the turn", () => {
  const { state, play } = table(2, { hands: ["red red red green green"], guards: { red: "0 black black", green: "black" } });
  expect(movesOf(state, 0, "smuggle red")).toEqual(["smuggle red for red red"]);
  play("0 bribe red green for red green");
  expect(movesOf(state, 0, "smuggle red")).toEqual(["smuggle red for red"]);
});

rule("3.1", "a thief comes from the own board: with all twelve abroad there is none to smuggle in", () => {
  const thieves = { red: [3, 0], green: [3, 0], white: [3, 0], purple: [2, 0] };
  const { state, play } = table(2, {
    hands: ["red red"],
    guards: { red: "0 black" },
    thieves: { ...thieves, red: [2, 0], blue: [1, 0] },
  });
  expect(homeOf(state)).toEqual([1, 12]);
  play("0 smuggle red for red");
  expect(homeOf(state)).toEqual([0, 12]);
  expect(refused(state, 0, "smuggle red for red")).toEqual({ code: "no-thief-home", rule: "3.1" });
  expect(movesOf(state, 0, "smuggle")).toEqual([]);
});

rule("3.2", "without an own guard before the palace nobody gets in, whatever the hand holds", () => {
  const { state } = table(2, { hands: ["red red red red dancer"], guards: { red: "1 black" }, thieves: { red: [2, 0] } });
  for (const pay of ["red", "red red", "dancer"])
    expect(refused(state, 0, `smuggle red for ${pay}`)).toEqual({ code: "no-own-guard", rule: "3.2" });
  expect(movesOf(state, 0, "smuggle red")).toEqual([]);
});

for (const guards of ["0", "0 0", "0 0 0", "0 0 0 0"])
  rule("3.2", `with nobody but ${guards} before the palace there is no way in either: a foreign guard is needed`, () => {
    const { state } = table(2, { hands: ["red red dancer"], guards: { red: guards } });
    for (const move of ["smuggle red for red", "smuggle red for dancer", { type: "smuggle", palace: "red", pay: [] }])
      expect(refused(state, 0, move)).toEqual({ code: "no-foreign-guard", rule: "3.2" });
    expect(movesOf(state, 0, "smuggle red")).toEqual([]);
  });

rule("3.2", "an empty front and a front of four foreign guards are closed too", () => {
  for (const guards of ["", "1 1 1 black", "black black black black"])
    expect(refused(table(2, { hands: ["red dancer"], guards: { red: guards } }).state, 0, "smuggle red for red")).toEqual({
      code: "no-own-guard",
      rule: "3.2",
    });
});

rule("3.3", "a courtyard holds any number of thieves: all but the very last that the top chest needs, of every player", () => {
  const { state, play } = table(4, {
    hands: ["yellow yellow yellow"],
    guards: { yellow: "0 black" },
    chests: { yellow: 1 },
    thieves: { yellow: [3, 6, 6, 6] },
  });
  play("0 smuggle yellow for yellow", "0 smuggle yellow for yellow", "0 smuggle yellow for yellow");
  expect(thievesAt(state, "yellow")).toEqual([6, 6, 6, 6]);
});

rule(["3.3", "4.5"], "in an emptied palace all twelve thieves of a player find room", () => {
  const { state, play } = table(2, {
    hands: ["red red red"],
    guards: { red: "0 black" },
    chests: { red: 0 },
    thieves: { red: [9, 12] },
  });
  play("0 smuggle red for red", "0 smuggle red for red", "0 smuggle red for red");
  expect([thievesAt(state, "red"), homeOf(state)]).toEqual([
    [12, 12],
    [0, 0],
  ]);
});
