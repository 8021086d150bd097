/** What a touch answers: a reason where it was touched, and what can be done there all the same. */
import { bySeat, fastChance } from "@tafelrunde/core";
import { type Card, CARDS, type Palace, PALACES, twelveThieves } from "@tafelrunde/twelve-thieves";
import { text } from "@tafelrunde/twelve-thieves/words/en";
import { expect, test } from "vitest";
import { Touch } from "./touch.svelte.ts";

/** The first seat of two holds these cards; guards stand where they are named, its own and the black ones. */
function at(cards: readonly Card[], guards: { readonly [palace in Palace]?: readonly [own: number, black: number] }): Touch {
  const state = twelveThieves.setup({ guards: "posted" }, 2, { chance: fastChance(1) });
  state.phase = "act";
  bySeat(state.seats, 0).hand = CARDS.map((card) => cards.filter((each) => each === card).length);
  for (const [index, palace] of PALACES.entries()) {
    const [own, black] = guards[palace] ?? [0, 0];
    state.palaces[index]!.guards = [own, 0, black];
  }
  const held = (card: Card): number => cards.filter((each) => each === card).length;
  return new Touch(() => ({
    view: twelveThieves.view(state, 0),
    moves: twelveThieves.moves(state, 0),
    seat: 0,
    text,
    held,
    hinted: null,
  }));
}

test("a palace without an own guard says so, and still asks who should come", () => {
  const touch = at(["red"], { red: [1, 1] });
  expect(touch.onPalace("blue")).toBe(false);
  expect(touch.tip).toEqual({ reason: "no-own-guard", at: "palace:blue" });
  expect([...touch.picker.pieces]).toEqual(["guard:red"]);
});

test("a palace that costs too much says what is missing", () => {
  const touch = at(["red"], { red: [1, 2] });
  touch.onPalace("red");
  expect(touch.tip).toEqual({ reason: { needs: ["red", "red"], has: ["red"] }, at: "palace:red" });
});

test("a card speaks where it lies", () => {
  const touch = at(["red", "dancer"], { red: [1, 2], blue: [0, 1] });
  touch.onCard("dancer");
  expect(touch.tip).toEqual({ reason: "dancer", at: "card:dancer" });
});

test("a palace offers the thief who comes and the guards who leave, as large buttons", () => {
  const touch = at(["red", "blue"], { red: [1, 1] });
  touch.onPalace("red");
  expect(touch.tip).toBeNull();
  expect(touch.picker.offered).toEqual(["home", "guard:red", "black:red"]);
  expect(touch.onPiece("guard:red")).toBe(true);
  expect([touch.picker.palace, [...touch.picker.targets.keys()]]).toEqual([null, ["green", "white", "purple", "blue", "yellow"]]);
});

test("the second touch on a palace means yes, and there is only one way to pay", () => {
  const touch = at(["red"], { red: [1, 1] });
  touch.onPiece("home");
  expect(touch.onPalace("red")).toBe(false);
  expect(touch.picker.isPlain).toBe(true);
  expect(touch.onPalace("red")).toBe(true);
});

test("the end of the turn waits to be confirmed, and any touch elsewhere forgets it", () => {
  const touch = at(["red"], { red: [1, 1] });
  touch.draw({ type: "draw", dancer: false });
  expect([touch.isBusy, touch.sentence]).toEqual([true, text.lastAsk]);
  touch.onPiece("home");
  expect(touch.drawing).toBeNull();
});
