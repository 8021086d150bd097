/** What the legal moves offer to the hand, and what to touch next. */
import { type Character, type Move, type Sentence } from "@tafelrunde/council-of-12";
import { expect, test } from "vitest";
import { moveOf, nextTouch, NOTHING, offersOf, proposalKey } from "./choices.ts";

const lay = (card: Character, say: Sentence | "mute" = "mute"): Move => ({ type: "lay", card, say });
const laying: readonly Move[] = [
  lay("knight"),
  lay("knight", "help"),
  lay("golem"),
  { type: "propose", what: "bells", which: 0 },
  { type: "propose", what: "open", which: 0 },
  { type: "name", card: "knight" },
];

test("cards are offered with what may be said, proposals beside them", () => {
  const offers = offersOf(laying);
  expect([...offers.lay]).toEqual([
    ["knight", ["mute", "help"]],
    ["golem", ["mute"]],
  ]);
  expect(offers.proposals.map(proposalKey)).toEqual(["bells", "open:0"]);
  expect(offers.names).toEqual(["knight"]);
  expect(offers.cards).toBeNull();
});

test("a card that may be swapped is a choice of cards, not a laying", () => {
  const offers = offersOf([{ type: "stay" }, lay("golem")]);
  expect(offers.lay.size).toBe(0);
  expect(offers.cards).toEqual({ use: "swap", cards: ["golem"] });
  expect(offers.acts).toEqual(["stay"]);
});

test("the Worker's ways are sorted by their first step", () => {
  const offers = offersOf([
    { type: "path", middle: 4, face: 8 },
    { type: "path", middle: 4, face: 3 },
    { type: "path", middle: 2, face: 7 },
  ]);
  expect([...offers.paths]).toEqual([
    [4, [8, 3]],
    [2, [7]],
  ]);
});

test("without a sentence, a picked card is laid mutely; naming it is another move", () => {
  expect(moveOf(laying, { ...NOTHING, card: "knight" })).toEqual(lay("knight"));
  expect(moveOf(laying, { ...NOTHING, card: "knight", say: "help" })).toEqual(lay("knight", "help"));
  expect(moveOf(laying, { ...NOTHING, card: "golem", say: "help" })).toBeUndefined();
  expect(moveOf(laying, { ...NOTHING, card: "knight", naming: true })).toEqual({ type: "name", card: "knight" });
  expect(moveOf(laying, NOTHING)).toBeUndefined();
});

test("a hinted laying leads from the card over the sentence to the button", () => {
  const next = (picked: Partial<typeof NOTHING>) => nextTouch("lay knight help", laying, { ...NOTHING, ...picked }, false);
  expect(next({})).toEqual(["hand", "knight"]);
  expect(next({ card: "golem" })).toEqual(["hand", "knight"]);
  expect(next({ card: "knight" })).toEqual(["say", "help"]);
  expect(next({ card: "knight", say: "help" })).toEqual(["act", "confirm"]);
});

test("a hinted proposal first opens the list", () => {
  expect(nextTouch("propose open 0", laying, NOTHING, false)).toEqual(["act", "decide"]);
  expect(nextTouch("propose open 0", laying, NOTHING, true)).toEqual(["propose", "open:0"]);
});

test("a hinted way leads over its first step", () => {
  const moves: readonly Move[] = [{ type: "path", middle: 4, face: 8 }];
  expect(nextTouch("path 4 8", moves, NOTHING, false)).toEqual(["over", "4"]);
  expect(nextTouch("path 4 8", moves, { ...NOTHING, over: 4 }, false)).toEqual(["face", "8"]);
  expect(nextTouch("path 4 8", moves, { ...NOTHING, over: 4, face: 8 }, false)).toEqual(["act", "confirm"]);
});

test("plain moves are buttons, and what is not legal is not pointed at", () => {
  expect(nextTouch("reveal", [{ type: "reveal" }], NOTHING, false)).toEqual(["act", "reveal"]);
  expect(nextTouch("reveal", [], NOTHING, false)).toBeNull();
  expect(nextTouch("take golem", [{ type: "take", card: "golem" }], NOTHING, false)).toEqual(["card", "golem"]);
});
