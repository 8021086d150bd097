/** Paragraph 2.5: which cards pay for what, every combination with dancers, and every payment that is none. */
import { bySeat, fastChance } from "@tafelrunde/core";
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { type Card, type Move, PALACES, twelveThieves } from "../src/index.ts";
import { discards, handOf, movesOf, type Position, randomGame, refused, table } from "./positions.ts";

const RICH = "red red red green green white white dancer dancer dancer";

/** Seat 0 has a guard before red beside so many foreign ones, and a rich hand. */
const beside = (guards: string): Position => ({ hands: [RICH], guards: { red: guards, green: "black", white: "black" } });

for (const [guards, prices] of [
  ["0 black", ["red", "dancer"]],
  ["0 1 black", ["red red", "red dancer", "dancer dancer"]],
  ["0 0 1 1", ["red red", "red dancer", "dancer dancer"]],
  ["0 1 1 black", ["red red red", "red red dancer", "red dancer dancer", "dancer dancer dancer"]],
] as const)
  rule(
    ["2.5", "3.1", "T4"],
    `smuggling past ${guards} can be paid in ${prices.length} ways, from no dancer to dancers alone`,
    () => {
      expect(movesOf(table(2, beside(guards)).state, 0, "smuggle red")).toEqual(
        prices.map((price) => `smuggle red for ${price}`),
      );
      for (const price of prices) {
        const { state, play } = table(2, beside(guards));
        play(`0 smuggle red for ${price}`);
        const dancers = price.split(" ").filter((card) => card === "dancer").length;
        const reds = price.split(" ").length - dancers;
        expect([bySeat(state.seats, 0).hand[0], bySeat(state.seats, 0).hand[6], state.dancers]).toEqual([
          3 - reds,
          3 - dancers,
          5 + dancers,
        ]);
        expect(discards(state)).toBe(Array<Card>(reds).fill("red").join(" "));
      }
    },
  );

for (const kind of ["send", "escort"])
  rule(["2.5", "3.4", "3.6"], `${kind} can be paid in three ways: the palace left, the palace reached, a dancer`, () => {
    const position = { ...beside("0 black"), thieves: { red: [1, 0] } } as const;
    const prices = ["red", "green", "dancer"].map((price) => `${kind} red green for ${price}`);
    expect(movesOf(table(2, position).state, 0, `${kind} red green`)).toEqual(prices);
    const after = prices.map((text) => {
      const { state, play } = table(2, position);
      play(`0 ${text}`);
      return [discards(state), state.dancers];
    });
    expect(after).toEqual([
      ["red", 5],
      ["green", 5],
      ["", 6],
    ]);
  });

rule(["2.5", "3.8"], "bribing can be paid in four ways: a dancer stands in for either card or for both", () => {
  const position = beside("0 black");
  const prices = ["red green", "red dancer", "green dancer", "dancer dancer"];
  expect(movesOf(table(2, position).state, 0, "bribe red green")).toEqual(prices.map((price) => `bribe red green for ${price}`));
  const after = prices.map((price) => {
    const { state, play } = table(2, position);
    play(`0 bribe red green for ${price}`);
    return [discards(state), state.dancers];
  });
  expect(after).toEqual([
    ["red green", 5],
    ["red", 6],
    ["green", 6],
    ["", 7],
  ]);
});

rule("2.5", "the way back costs the same cards in the same order: it is the palaces that count", () => {
  const { state } = table(2, { hands: ["red green"], guards: { red: "0 black", green: "0 black" } });
  expect(movesOf(state, 0, "send green red")).toEqual(["send green red for green", "send green red for red"]);
  expect(movesOf(state, 0, "bribe green red")).toEqual(["bribe green red for red green"]);
  expect(movesOf(state, 0, "bribe red green")).toEqual(["bribe red green for red green"]);
});

rule("2.5", "too few cards, too many, cards of another palace and none at all are no payment", () => {
  const { state } = table(2, { ...beside("0 1 black"), thieves: { red: [1, 0] } });
  for (const pay of ["red", "dancer", "red red red", "red white", "green green", "green dancer", "red red dancer"])
    expect(refused(state, 0, `smuggle red for ${pay}`), pay).toEqual({ code: "wrong-payment", rule: "3.1" });
  for (const pay of ["white", "red green", "red red", "red dancer", "dancer dancer"]) {
    expect(refused(state, 0, `send red green for ${pay}`), pay).toEqual({ code: "wrong-payment", rule: "3.4" });
    expect(refused(state, 0, `escort red green for ${pay}`), pay).toEqual({ code: "wrong-payment", rule: "3.6" });
  }
  for (const pay of ["red", "green", "dancer", "red red", "green green", "red white", "white dancer", "red green dancer"])
    expect(refused(state, 0, `bribe red green for ${pay}`), pay).toEqual({ code: "wrong-payment", rule: "3.8" });
  for (const [move, rule] of [
    [{ type: "smuggle", palace: "red", pay: [] }, "3.1"],
    [{ type: "send", from: "red", to: "green", pay: [] }, "3.4"],
    [{ type: "escort", from: "red", to: "green", pay: [] }, "3.6"],
    [{ type: "bribe", from: "red", to: "green", pay: [] }, "3.8"],
  ] as const)
    expect(refused(state, 0, move)).toEqual({ code: "wrong-payment", rule });
});

rule("2.5", "the same cards in another order are not another move: only the one order is taken", () => {
  const { state } = table(2, beside("0 1 black"));
  expect(refused(state, 0, "smuggle red for red dancer")).toBeUndefined();
  expect(refused(state, 0, "smuggle red for dancer red")).toEqual({ code: "wrong-payment", rule: "3.1" });
  expect(refused(state, 0, "bribe green red for red green")).toBeUndefined();
  for (const pay of ["green red", "dancer red", "dancer green"])
    expect(refused(state, 0, `bribe green red for ${pay}`)).toEqual({ code: "wrong-payment", rule: "3.8" });
});

rule("2.5", "cards that would pay but are not in the hand are refused as such", () => {
  const { state } = table(2, { hands: ["red dancer"], guards: { red: "0 1 black", green: "black" }, thieves: { red: [1, 0] } });
  for (const text of [
    "smuggle red for red red",
    "smuggle red for dancer dancer",
    "send red green for green",
    "escort red green for green",
    "bribe red green for red green",
    "bribe red green for green dancer",
    "bribe red green for dancer dancer",
  ])
    expect(refused(state, 0, text), text).toEqual({ code: "not-in-hand", rule: "2.5" });
  expect(movesOf(state, 0, "smuggle red")).toEqual(["smuggle red for red dancer"]);
  expect(movesOf(state, 0, "bribe red green")).toEqual(["bribe red green for red dancer"]);
});

rule(["2.5", "5.4"], "a hand of dancers alone can do everything, at every palace", () => {
  const { state } = table(2, {
    hands: ["dancer dancer dancer"],
    guards: { yellow: "0 1 black", blue: "0" },
    thieves: { blue: [1, 0] },
  });
  expect(refused(state, 0, "smuggle yellow for dancer dancer")).toBeUndefined();
  for (const to of PALACES.filter((palace) => palace !== "yellow")) {
    expect(refused(state, 0, `send yellow ${to} for dancer`)).toBeUndefined();
    expect(refused(state, 0, `bribe yellow ${to} for dancer dancer`)).toBeUndefined();
    if (to !== "blue") expect(refused(state, 0, `escort blue ${to} for dancer`)).toBeUndefined();
  }
});

rule("2.5", "the payment leaves the hand, and nothing else does", () => {
  const { state, play } = table(2, beside("0 1 1 black"));
  play("0 smuggle red for red dancer dancer", "0 send red green for green", "0 bribe white red for red white");
  expect(handOf(state, 0)).toBe("red green white dancer");
  expect([discards(state), state.dancers]).toEqual(["red red green white", 7]);
});

rule("2.5", "no two moves on offer lead to the same table", () => {
  for (const seats of [2, 3, 4]) {
    let step = 0;
    randomGame(seats, { seats }, (_, __, ___, before) => {
      if (step++ % 60 !== 0) return;
      const ends = twelveThieves.moves(before, before.turn).map((move: Move) => {
        const copy = twelveThieves.clone(before);
        twelveThieves.apply(copy, before.turn, move, { chance: fastChance(1) });
        return JSON.stringify(copy);
      });
      expect(new Set(ends).size).toBe(ends.length);
    });
  }
});
