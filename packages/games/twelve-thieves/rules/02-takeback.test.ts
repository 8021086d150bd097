/** Paragraph 2.6: taking back within the own turn, in a real match. */
import { Match, sha256Hex } from "@tafelrunde/core";
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { twelveThieves } from "../src/index.ts";
import { matchAt, placing, type Position, table, type ThievesMatch } from "./positions.ts";

const NO = { ok: false, refusal: { code: "no-takeback" } };

const POSITION: Position = {
  hands: ["red red red green white dancer dancer", "blue"],
  guards: { red: "0 1 black", green: "0 black", white: "black" },
  thieves: { red: [3, 1], green: [1, 0] },
};

const viewsOf = (match: ThievesMatch): string => JSON.stringify([0, 1, "public"].map((viewer) => match.update(viewer as 0).view));

function play(match: ThievesMatch, seat: number, ...texts: readonly string[]): void {
  for (const text of texts) expect(match.playText(seat, text), text).toMatchObject({ ok: true });
}

rule(["2.6", "T8"], "all actions of a turn can be taken back one by one, and every view is as it was before each", () => {
  const match = matchAt(2, POSITION);
  const turn = [
    "escort green white for white",
    "smuggle red for red dancer", // robs the 4
    "bribe red green for red dancer",
    "send red purple for red",
  ];
  const before = turn.map((text) => {
    const views = viewsOf(match);
    play(match, 0, text);
    return views;
  });
  expect(match.update("public").view).toMatchObject({ actions: 4, thiefActions: 2, dancers: 8, discard: [3, 0, 1, 0, 0, 0] });
  expect(match.update("public").view.seats[0]).toMatchObject({ handSize: 1, dancers: 0, home: 11, chests: 1 });
  for (const views of before.toReversed()) {
    expect(match.takeback(0)).toMatchObject({ ok: true });
    expect(match.update(1).events).toEqual([{ type: "taken-back", seat: 0 }]);
    expect(viewsOf(match)).toBe(views);
  }
  expect(match.takeback(0)).toEqual(NO);
});

rule("2.6", "a robbery is undone as a whole: chest, thieves, cards and dancers are back in their places", () => {
  const match = matchAt(2, POSITION);
  const views = viewsOf(match);
  play(match, 0, "smuggle red for dancer dancer");
  expect(match.update("public").events).toContainEqual({ type: "robbed", seat: 0, palace: "red", chest: 4 });
  play(match, 0, "takeback");
  expect(viewsOf(match)).toBe(views);
});

rule(["2.6", "T8"], "whoever takes back has learned nothing, but the others have seen the cards that paid", () => {
  const match = matchAt(2, POSITION);
  play(match, 0, "smuggle red for red dancer");
  for (const viewer of [0, 1, "public"] as const)
    expect(match.update(viewer).events[0]).toEqual({ type: "smuggled", seat: 0, palace: "red", paid: ["red", "dancer"] });
  play(match, 0, "takeback");
  expect(match.update(0).events).toEqual([{ type: "taken-back", seat: 0 }]);
});

rule(["2.6", "5.3"], "with everything taken back the turn can still be passed: four cards, one of them a dancer", () => {
  const match = matchAt(2, POSITION);
  play(match, 0, "send red green for red", "send green red for red");
  expect(match.playText(0, "draw dancer")).toEqual({ ok: false, refusal: { code: "dancer-after-action", rule: "5.3" } });
  play(match, 0, "takeback");
  expect(match.playText(0, "draw dancer")).toMatchObject({ ok: false });
  play(match, 0, "takeback", "draw dancer");
  expect(match.update("public").events).toEqual([{ type: "drew", seat: 0, count: 4, dancer: true, passed: true }]);
});

rule("2.6", "another action can follow what was taken back, and the limit of thieves counts only what stands", () => {
  const match = matchAt(2, { ...POSITION, thieves: {} });
  play(match, 0, "smuggle red for red red", "takeback", "smuggle green for green", "takeback", "smuggle red for dancer dancer");
  expect(match.update("public").view.thiefActions).toBe(1);
  play(match, 0, "smuggle red for red red", "smuggle green for green");
  expect(match.playText(0, "smuggle red for red dancer")).toEqual({ ok: false, refusal: { code: "thief-limit", rule: "2.4" } });
  play(match, 0, "takeback", "smuggle green for green");
});

rule(["2.6", "T8"], "once the cards are drawn nothing can be taken back, neither the draw nor what came before it", () => {
  const match = matchAt(2, POSITION);
  expect(match.takeback(0)).toEqual(NO);
  play(match, 0, "send red green for red", "draw");
  for (const seat of [0, 1]) expect(match.takeback(seat)).toEqual(NO);
  play(match, 1, "draw");
  for (const seat of [0, 1]) expect(match.takeback(seat)).toEqual(NO);
});

rule("2.6", "taking back is offered to the mover alone, and only once there is something to take back", () => {
  const { state, play } = table(2, POSITION, [1, 1, 1]);
  const offered = (): (boolean | undefined)[] => [0, 1].map((seat) => twelveThieves.takeback?.(state, seat));
  expect(offered()).toEqual([false, false]);
  play("0 send red green for red");
  expect(offered()).toEqual([true, false]);
  play("0 draw");
  expect(offered()).toEqual([false, false]);
});

rule("2.6", "only the player whose turn it is takes back, and nobody else's actions", () => {
  const match = matchAt(2, { ...POSITION, hands: ["red", "blue blue"], guards: { ...POSITION.guards, blue: "1" } });
  play(match, 0, "send red green for red");
  expect(match.takeback(1)).toEqual(NO);
  play(match, 0, "draw");
  play(match, 1, "send blue red for blue");
  expect(match.takeback(0)).toEqual(NO);
  play(match, 1, "takeback");
  expect(match.takeback(1)).toEqual(NO);
  expect(match.update("public").view.turn).toBe(1);
});

rule(["2.6", "6.1", "T8"], "the action that wins the game stays, and so do those before it", () => {
  const match = matchAt(2, { ...POSITION, robbed: [5, 0], chests: { red: 4 } });
  play(match, 0, "send green white for green", "smuggle red for red red");
  expect(match.outcome()).toMatchObject({ places: [1, 2] });
  for (const seat of [0, 1]) expect(match.takeback(seat)).toEqual(NO);
});

rule(
  ["2.6", "1.7", "T8"],
  "no guard that was placed before the first turn can be taken back, not even the one that dealt the hands",
  () => {
    for (const guards of ["posted", "chosen"]) {
      const seats = [{ name: "One" }, { name: "Two" }];
      const entropy = seats.map(({ name }) => sha256Hex(name).slice(0, 32));
      const begun = Match.begin(twelveThieves, { options: { guards }, seats, secret: sha256Hex("secret"), entropy });
      if (!begun.ok) throw new Error(begun.refusal.code);
      const blacks =
        guards === "chosen" ? ["0 place black red", "1 place black red", "0 place black blue", "1 place black blue"] : [];
      for (const line of [...blacks, ...placing(2)]) {
        play(begun.match, Number(line[0]), line.slice(2));
        for (const seat of [0, 1]) expect(begun.match.takeback(seat)).toEqual(NO);
      }
      expect(begun.match.update(0).view).toMatchObject({ phase: "act", turn: 0 });
    }
  },
);
