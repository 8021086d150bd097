/** Paragraphs 3.4 to 3.9: sending own guards, alone or with a thief, and bribing black ones. */
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { PALACES } from "../src/index.ts";
import { discards, guardsAt, handOf, homeOf, movesOf, refused, table, thievesAt } from "./positions.ts";

rule("3.4", "a guard goes to any other palace, for a card of the one he leaves or the one he goes to", () => {
  const { state } = table(2, { hands: ["red blue"], guards: { red: "0 black", white: "0 0 0" } });
  expect(movesOf(state, 0, "send red")).toEqual([
    "send red green for red",
    "send red white for red",
    "send red purple for red",
    "send red blue for red",
    "send red blue for blue",
    "send red yellow for red",
  ]);
  expect(movesOf(state, 0, "send white")).toEqual(["send white red for red", "send white blue for blue"]);
});

for (const [paid, left] of [
  ["red", "blue white"],
  ["blue", "red white"],
] as const)
  rule("3.4", `from red to blue for ${paid}: the guard moves, the card is played, nothing else changes`, () => {
    const { state, play } = table(3, {
      hands: ["red blue white"],
      guards: { red: "0 1", blue: "2 black" },
      thieves: { red: [1, 1, 0] },
    });
    expect(play(`0 send red blue for ${paid}`)).toEqual([{ type: "sent", seat: 0, from: "red", to: "blue", paid: [paid] }]);
    expect([guardsAt(state, "red"), guardsAt(state, "blue")]).toEqual(["1", "0 2 black"]);
    expect(handOf(state, 0).split(" ").toSorted().join(" ")).toBe(left);
    expect([discards(state), thievesAt(state, "red"), homeOf(state)]).toEqual([paid, [1, 1, 0], [11, 11, 12]]);
    expect([state.actions, state.thiefActions]).toEqual([1, 0]);
  });

rule("3.4", "a guard who stays where he is has not been sent", () => {
  const { state } = table(2, { hands: ["red red"], guards: { red: "0 black" }, thieves: { red: [1, 0] } });
  for (const kind of ["send", "escort"])
    expect(refused(state, 0, `${kind} red red for red`)).toEqual({ code: "same-palace", rule: "3.4" });
  expect(refused(state, 0, "bribe red red for red red")).toEqual({ code: "same-palace", rule: "3.8" });
});

rule("3.5", "four guards fill a palace, whoever they are: no guard of any kind can join them", () => {
  for (const full of ["0 0 1 black", "1 1 1 1", "0 0 0 black", "black black black black"]) {
    const { state } = table(2, {
      hands: ["red red green dancer dancer"],
      guards: { red: full, green: "0 black" },
      thieves: { green: [1, 0] },
    });
    for (const text of ["send green red for green", "escort green red for red", "bribe green red for red green"])
      expect(refused(state, 0, text)).toEqual({ code: "no-free-place", rule: "3.5" });
    for (const kind of ["send", "escort", "bribe"]) expect(movesOf(state, 0, `${kind} green red`)).toEqual([]);
  }
});

rule("3.5", "one free place is enough, and the place a guard leaves is free at once", () => {
  const { state, play } = table(2, { hands: ["red red red"], guards: { red: "0 1 black black", green: "0 0 1" } });
  expect(refused(state, 0, "send green red for red")).toEqual({ code: "no-free-place", rule: "3.5" });
  play("0 send red green for red", "0 send green red for red");
  expect([guardsAt(state, "red"), guardsAt(state, "green")]).toEqual(["0 1 black black", "0 0 1"]);
  expect(refused(state, 0, "send green red for red")).toEqual({ code: "no-free-place", rule: "3.5" });
});

rule("3.6", "one card takes the guard and a thief along; the thief comes from the palace that the guard left", () => {
  const { state, play } = table(2, {
    hands: ["red blue"],
    guards: { red: "0 black", blue: "" },
    thieves: { red: [2, 0], white: [1, 0] },
  });
  expect(movesOf(state, 0, "escort red blue")).toEqual(["escort red blue for red", "escort red blue for blue"]);
  expect(play("0 escort red blue for blue")).toEqual([{ type: "escorted", seat: 0, from: "red", to: "blue", paid: ["blue"] }]);
  expect([thievesAt(state, "red"), thievesAt(state, "blue"), thievesAt(state, "white")]).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
  ]);
  expect([guardsAt(state, "red"), guardsAt(state, "blue"), handOf(state, 0), homeOf(state)]).toEqual([
    "black",
    "0",
    "red",
    [9, 12],
  ]);
});

rule(["3.6", "3.2"], "an escort needs no other guard where he arrives, nor any card for those who stand there", () => {
  for (const there of ["", "0", "1 black", "1 1 black"]) {
    const { state, play } = table(2, { hands: ["red"], guards: { red: "0", blue: there }, thieves: { red: [1, 0] } });
    play("0 escort red blue for red");
    expect([thievesAt(state, "blue"), handOf(state, 0)]).toEqual([[1, 0], ""]);
  }
});

rule("3.6", "a thief at home or in a third palace cannot come along", () => {
  const { state } = table(2, { hands: ["red red"], guards: { red: "0 black", blue: "1" }, thieves: { blue: [3, 0] } });
  expect(refused(state, 0, "escort red blue for red")).toEqual({ code: "no-thief-there", rule: "3.6" });
  expect(movesOf(state, 0, "escort")).toEqual([]);
});

rule("3.6", "with a thief at hand the guard may still go alone: these are two moves", () => {
  const { state, play } = table(2, { hands: ["red"], guards: { red: "0 black" }, thieves: { red: [1, 0] } });
  expect(movesOf(state, 0, "send red green")).toEqual(["send red green for red"]);
  expect(movesOf(state, 0, "escort red green")).toEqual(["escort red green for red"]);
  play("0 send red green for red");
  expect([thievesAt(state, "red"), thievesAt(state, "green")]).toEqual([
    [1, 0],
    [0, 0],
  ]);
});

rule("3.6", "a thief can be carried on in the same turn, through three palaces", () => {
  const { state, play } = table(2, { hands: ["red white white"], guards: { red: "0", blue: "1" }, thieves: { red: [1, 0] } });
  play("0 escort red green for red", "0 escort green white for white", "0 escort white blue for white");
  expect([guardsAt(state, "blue"), thievesAt(state, "blue"), state.thiefActions]).toEqual(["0 1", [1, 0], 3]);
});

rule("3.7", "another player's thief is never taken along, even if no own one is there", () => {
  const { state, play } = table(3, { hands: ["red red"], guards: { red: "0 1" }, thieves: { red: [0, 2, 1] } });
  expect(refused(state, 0, "escort red green for red")).toEqual({ code: "no-thief-there", rule: "3.7" });
  expect(movesOf(state, 0, "escort")).toEqual([]);
  play("0 send red green for red");
  expect(thievesAt(state, "red")).toEqual([0, 2, 1]);
});

rule("3.7", "an escort leaves the thieves of the others behind", () => {
  const { state, play } = table(3, { hands: ["red"], guards: { red: "0 1" }, thieves: { red: [1, 2, 1], green: [0, 1, 0] } });
  play("0 escort red green for red");
  expect([thievesAt(state, "red"), thievesAt(state, "green")]).toEqual([
    [0, 2, 1],
    [1, 1, 0],
  ]);
});

rule("3.8", "a black guard moves for one card of each palace, and nobody goes with him", () => {
  const { state, play } = table(2, {
    hands: ["red blue blue"],
    guards: { red: "0 black", blue: "1 black" },
    thieves: { red: [1, 0], blue: [0, 1] },
  });
  expect(movesOf(state, 0, "bribe")).toEqual(["bribe red blue for red blue", "bribe blue red for red blue"]);
  expect(play("0 bribe red blue for red blue")).toEqual([
    { type: "bribed", seat: 0, from: "red", to: "blue", paid: ["red", "blue"] },
  ]);
  expect([guardsAt(state, "red"), guardsAt(state, "blue"), handOf(state, 0)]).toEqual(["0", "1 black black", "blue"]);
  expect([thievesAt(state, "red"), thievesAt(state, "blue"), state.thiefActions]).toEqual([[1, 0], [0, 1], 0]);
});

rule("3.8", "no own guard is needed at either end, and the same black guard can be bribed on", () => {
  const { state, play } = table(2, { hands: ["red red blue blue"], guards: { red: "black", blue: "1 1", white: "0 0 0 0" } });
  play("0 bribe red blue for red blue", "0 bribe blue red for red blue");
  expect([guardsAt(state, "red"), guardsAt(state, "blue"), state.actions]).toEqual(["black", "1 1", 2]);
});

rule("3.8", "where no black guard stands there is none to bribe", () => {
  const { state } = table(2, { hands: ["red red blue"], guards: { red: "0 1", blue: "black" } });
  expect(refused(state, 0, "bribe red blue for red blue")).toEqual({ code: "no-black-guard", rule: "3.8" });
});

rule("3.9", "a guard of another player cannot be moved, neither for one card nor for two", () => {
  for (const mover of [0, 1, 2, 3]) {
    const others = [0, 1, 2, 3].filter((seat) => seat !== mover);
    const hands = [0, 1, 2, 3].map((seat) => (seat === mover ? "red red blue blue" : ""));
    const { state } = table(4, {
      hands,
      guards: { red: others.join(" "), blue: "" },
      thieves: { red: [1, 1, 1, 1] },
      turn: mover,
    });
    for (const text of ["send red blue for red", "escort red blue for blue"])
      expect(refused(state, mover, text)).toEqual({ code: "no-own-guard", rule: "3.9" });
    expect(refused(state, mover, "bribe red blue for red blue")).toEqual({ code: "no-black-guard", rule: "3.8" });
    for (const to of PALACES)
      for (const kind of ["send", "escort", "bribe"]) expect(movesOf(state, mover, `${kind} red ${to}`)).toEqual([]);
  }
});
