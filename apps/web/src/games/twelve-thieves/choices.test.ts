/** Every legal move can be reached by touching a piece and a palace, and nothing else can. */
import { type Card, CARDS, type Move, twelveThieves } from "@tafelrunde/twelve-thieves";
import { fastChance } from "@tafelrunde/core";
import { describe, expect, test } from "vitest";
import {
  actionsOf,
  companion,
  grouped,
  isPayable,
  payments,
  piecesOf,
  priceOf,
  repaid,
  targetOf,
  targetsOf,
  usable,
  usual,
} from "./choices.ts";

const moves = (...texts: readonly string[]) => actionsOf(texts.map((text) => twelveThieves.parse(text)!));
const text = (move: Move | undefined): string | undefined => move && twelveThieves.format(move);
const holding = (hand: Partial<Record<Card, number>>) => (card: Card) => hand[card] ?? 0;

describe("pieces", () => {
  test("each kind of move belongs to its piece, an escort to the thief and to the guard", () => {
    const kinds = moves(
      "place red",
      "place black red",
      "smuggle red for red",
      "send green white for white",
      "escort white blue for blue",
    );
    expect(kinds.map(piecesOf)).toEqual([
      ["place:own"],
      ["place:black"],
      ["home"],
      ["guard:green"],
      ["thief:white", "guard:white"],
    ]);
    expect(moves("bribe red blue for red blue").flatMap(piecesOf)).toEqual(["black:red"]);
  });

  test("ending the turn needs no piece", () => {
    expect(moves("draw", "draw dancer")).toEqual([]);
  });

  test("a palace that is touched first leaves only the pieces that can do something there", () => {
    const actions = moves("smuggle red for red", "send green white for white", "send green red for red");
    expect([...usable(actions)]).toEqual(["home", "guard:green"]);
    expect([...usable(actions, "white")]).toEqual(["guard:green"]);
    expect([...usable(actions, "blue")]).toEqual([]);
  });
});

describe("targets", () => {
  test("are grouped by palace, with all ways to pay", () => {
    const actions = moves(
      "send green white for green",
      "send green white for white",
      "send green blue for green",
      "smuggle red for red",
    );
    const targets = targetsOf(actions, "guard:green");
    expect([...targets.keys()]).toEqual(["white", "blue"]);
    expect(targets.get("white")!.map(text)).toEqual(["send green white for green", "send green white for white"]);
  });

  test("whole games: every action of every hand is reachable, and only such", () => {
    const luck = fastChance(5);
    let reached = 0;
    for (let game = 0; game < 4; game++) {
      const state = twelveThieves.setup({ guards: game % 2 === 0 ? "posted" : "chosen" }, 2 + (game % 3), { chance: luck });
      for (let turn = 0; turn < 150; turn++) {
        const [seat] = twelveThieves.actors(state);
        if (seat === undefined) break;
        const legal = twelveThieves.moves(state, seat);
        const actions = actionsOf(legal);
        const found = [...usable(actions)].flatMap((piece) => [...targetsOf(actions, piece).values()].flat());
        expect(new Set(found)).toEqual(new Set(actions));
        reached += actions.length;
        twelveThieves.apply(state, seat, luck.pick(legal), { chance: luck });
      }
    }
    expect(reached).toBeGreaterThan(1000);
  });
});

describe("payment", () => {
  const smuggle = moves("smuggle red for red red", "smuggle red for red dancer", "smuggle red for dancer dancer");

  test("no dancer is spent as long as cards are there", () => {
    expect(text(usual(smuggle.toReversed(), holding({ red: 2, dancer: 2 })))).toBe("smuggle red for red red");
  });

  test("of two palaces, the card that one has more of pays", () => {
    const send = moves("send green white for green", "send green white for white", "send green white for dancer");
    expect(text(usual(send, holding({ green: 1, white: 3, dancer: 9 })))).toBe("send green white for white");
    expect(text(usual(send, holding({ green: 2, white: 1 })))).toBe("send green white for green");
  });

  test("a guard goes alone unless told otherwise", () => {
    const both = moves("escort green white for green", "send green white for dancer");
    expect(text(usual(both, holding({})))).toBe("send green white for dancer");
    expect(usual([], holding({}))).toBeUndefined();
  });

  test("with or without a thief costs the same cards", () => {
    const both = moves(
      "send green white for green",
      "send green white for white",
      "escort green white for green",
      "escort green white for white",
    );
    expect(text(companion(both, both[1]!))).toBe("escort green white for white");
    expect(text(companion(both, both[2]!))).toBe("send green white for green");
    expect(payments(both, both[0]!).map(text)).toEqual(["send green white for green", "send green white for white"]);
  });

  test("touching a card pays with one more of it, and at last with fewer", () => {
    const once = repaid(smuggle, smuggle[0]!, "dancer");
    const twice = repaid(smuggle, once!, "dancer");
    const back = repaid(smuggle, twice!, "dancer");
    expect([once, twice, back].map(text)).toEqual([
      "smuggle red for red dancer",
      "smuggle red for dancer dancer",
      "smuggle red for red red",
    ]);
    expect(isPayable(smuggle, smuggle[0]!, "blue")).toBe(false);
  });

  test("bribing: the card that is touched takes part", () => {
    const bribe = moves("bribe red blue for red blue", "bribe red blue for red dancer", "bribe red blue for blue dancer");
    expect(text(repaid(bribe, bribe[1]!, "blue"))).toBe("bribe red blue for red blue");
    expect(text(repaid(bribe, bribe[0]!, "dancer"))).toBe("bribe red blue for red dancer");
  });

  test("cards of one kind are counted together", () => {
    expect(grouped(priceOf(smuggle[0]!))).toEqual([["red", 2]]);
    expect(grouped([...CARDS, "red"])[0]).toEqual(["red", 2]);
    expect(moves("place red").map((move) => [targetOf(move), priceOf(move)])).toEqual([["red", []]]);
  });
});
