/** What is not offered has a reason, and what the gate says is what the game asks for. */
import { type Card, CARDS, type Palace, PALACES, type ThievesView, twelveThieves } from "@tafelrunde/twelve-thieves";
import { fastChance } from "@tafelrunde/core";
import { describe, expect, test } from "vitest";
import { gateOf, whyPiece, whyThere } from "./reasons.ts";

const fresh = twelveThieves.view(twelveThieves.setup({ guards: "posted" }, 2, { chance: fastChance(1) }), 0);
const acting: ThievesView = { ...fresh, phase: "act" };
const guarded = (palace: Palace, guards: readonly number[]): ThievesView => ({
  ...acting,
  palaces: acting.palaces.map((each, index) => (PALACES[index] === palace ? { ...each, guards } : each)),
});

const holding = (cards: { readonly [card in Card]?: number }, view: ThievesView): ThievesView => {
  return { ...view, own: { hand: CARDS.map((card) => cards[card] ?? 0) } };
};

describe("the gate", () => {
  test("costs a card for every guard who is not one's own", () => {
    expect(gateOf({ guards: [1, 2, 1] }, 0)).toEqual({ price: 3 });
    expect(gateOf({ guards: [1, 2, 1] }, 1)).toEqual({ price: 2 });
  });

  test("is closed without an own guard, and without a foreign one", () => {
    expect(gateOf({ guards: [0, 2, 1] }, 0)).toEqual({ closed: "no-own-guard" });
    expect(gateOf({ guards: [3, 0, 0] }, 0)).toEqual({ closed: "only-own-guards" });
  });

  test("every smuggling that the game offers costs what the gate says", () => {
    const chance = fastChance(7);
    const state = twelveThieves.setup({ guards: "posted" }, 3, { chance });
    let asked = 0;
    for (let turn = 0; turn < 300; turn++) {
      const [seat] = twelveThieves.actors(state);
      if (seat === undefined) break;
      const legal = twelveThieves.moves(state, seat);
      const { palaces } = twelveThieves.view(state, seat);
      for (const move of legal) {
        if (move.type !== "smuggle") continue;
        expect(gateOf(palaces[PALACES.indexOf(move.palace)]!, seat)).toEqual({ price: move.pay.length });
        asked++;
      }
      twelveThieves.apply(state, seat, chance.pick(legal), { chance });
    }
    expect(asked).toBeGreaterThan(20);
  });
});

test("a piece that can do nothing says why", () => {
  expect(whyPiece({ ...fresh, phase: "over" }, 0, "home")).toBe("over");
  expect(whyPiece(fresh, 1, "home")).toBe("wait");
  expect(whyPiece(fresh, 0, "home")).toBe("placing");
  expect(whyPiece(acting, 0, "place:black")).toBe("placed");
  expect(whyPiece({ ...acting, seats: acting.seats.map((seat) => ({ ...seat, home: 0 })) }, 0, "home")).toBe("no-thief-home");
  expect(whyPiece({ ...acting, thiefActions: 3 }, 0, "thief:red")).toBe("thief-limit");
  expect(whyPiece(acting, 0, "home")).toBe("no-gate");
  expect(whyPiece(guarded("red", [1, 0, 1]), 0, "home")).toEqual({ needs: ["red"], has: [], palace: "red" });
  expect(whyPiece(acting, 0, "thief:red")).toBe("nobody-takes-along");
  expect(whyPiece(acting, 0, "guard:red")).toEqual({ needs: ["red"], either: true, orTarget: true, has: [] });
  expect(whyPiece(holding({ red: 1 }, acting), 0, "black:red")).toEqual({
    needs: ["red"],
    either: false,
    orTarget: true,
    has: ["red"],
  });
});

test("a palace where nothing can be done says why", () => {
  expect(whyThere(fresh, 1, null, "red")).toBe("wait");
  expect(whyThere({ ...guarded("red", [2, 1, 1]), phase: "place" }, 0, "place:own", "red")).toBe("full");
  expect(whyThere(acting, 0, null, "red")).toBe("no-own-guard");
  expect(whyThere(guarded("red", [2, 0, 0]), 0, "home", "red")).toBe("only-own-guards");
  expect(whyThere(holding({ red: 1 }, guarded("red", [1, 1, 1])), 0, "home", "red")).toEqual({
    needs: ["red", "red"],
    has: ["red"],
  });
  expect(whyThere(guarded("red", [2, 1, 1]), 0, "guard:blue", "red")).toBe("full");
  expect(whyThere(acting, 0, "black:red", "red")).toBe("here-already");
  expect(whyThere(holding({ blue: 1 }, acting), 0, "black:red", "blue")).toEqual({
    needs: ["red", "blue"],
    either: false,
    has: ["blue"],
  });
  expect(whyThere(acting, 0, "guard:red", "blue")).toEqual({ needs: ["red", "blue"], either: true, has: [] });
});
