/** Paragraphs 2.1 to 2.7: how a turn goes. */
import { rule, stage } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { type Card, cardsIn, kingOf12 } from "../src/index.ts";
import { facesOf, FIRST_GAME_SET, firstTurn, lay, movesOf, refused, setWith, the } from "./positions.ts";
import { tokens, totals, typesOf, values } from "./positions.ts";

rule(["2.1", "2.2", "2.3", "2.5", "2.6"], "the book's first turn: Lea and Mia play the Alchemist, Tom the Reverser", () => {
  const { state, events, play } = firstTurn({ faces: [10, 7, 3], cards: ["alchemist", "alchemist", "reverser"] });
  expect(events).toEqual([
    { type: "laid", seat: 0, card: "alchemist" },
    { type: "laid", seat: 1, card: "alchemist" },
    { type: "laid", seat: 2, card: "reverser" },
    { type: "revealed", cards: ["alchemist", "alchemist", "reverser"] },
    { type: "cards-cancelled", card: "alchemist", seats: [0, 1] },
    { type: "flipped", seat: 2, from: 3, face: 10 },
    { type: "valued", faces: [10, 7, 10], cards: [null, null, null], values: [10, 7, 10] },
    { type: "values-cancelled", value: 10, seats: [0, 2] },
    { type: "scored", lowWins: false, swapped: false, first: 1, second: null },
  ]);
  expect(tokens(state)).toEqual(["", "2", ""]);
  expect(state.seats.map((seat) => cardsIn(seat.discard))).toEqual([["alchemist"], ["alchemist"], ["reverser"]]);
  expect(state).toMatchObject({ phase: "lay", round: 1, turn: 2 });
  const nextTurn = play(...lay("knight", "knight", "knight")); // no roll is left, so none was drawn
  expect(values(nextTurn)).toEqual([10, 7, 10]);
});

rule("2.1", "everybody may lay any card of their hand, and nothing but a card of their hand", () => {
  const { state } = stage(kingOf12, { seats: 3, rolls: [10, 7, 3] });
  for (const seat of [0, 1, 2]) {
    expect(movesOf(state, seat)).toEqual(FIRST_GAME_SET.map((card) => `lay ${card}`));
    expect(refused(state, seat, { type: "lay", card: "lady" })).toEqual({ code: "not-in-hand", rule: "2.1" });
  }
});

rule("2.2", "nothing happens before the last card is down, then all are shown at once", () => {
  const { state, play } = stage(kingOf12, { seats: 3, options: setWith(["merchants"]), rolls: [10, 7, 3] });
  expect(play("2 lay merchants", "0 lay knight")).toEqual([
    { type: "laid", seat: 2, card: "merchants" },
    { type: "laid", seat: 0, card: "knight" },
  ]);
  expect(facesOf(state)).toEqual([10, 7, 3]);
  expect(kingOf12.actors(state)).toEqual([1]);
  const events = play("1 lay golem");
  expect(typesOf(events)).toEqual(["laid", "revealed", "dice-passed", "valued", "scored"]);
  expect(the(events, "revealed").cards).toEqual(["knight", "golem", "merchants"]);
});

rule("2.2", "who lays first and who lays last makes no difference", () => {
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  const cards: Card[] = ["merchants", "oracle", "troublemakers"];
  const ends = orders.map((order) => {
    const moves = order.map((seat) => `${seat} lay ${cards[seat]}`);
    const { state, events } = stage(kingOf12, { seats: 3, options: setWith(cards), rolls: [10, 7, 3, 5], moves });
    return JSON.stringify([state, events.filter((event) => event.type !== "laid")]);
  });
  expect(new Set(ends).size).toBe(1);
});

rule(["2.2", "K14"], "a laid card stays laid: neither another card nor the same one can be laid again", () => {
  const { state, play } = stage(kingOf12, { seats: 2, rolls: [10, 7], moves: ["0 lay golem"] });
  expect(refused(state, 0, { type: "lay", card: "knight" })).toEqual({ code: "already-laid", rule: "2.2" });
  expect(refused(state, 0, { type: "lay", card: "golem" })).toEqual({ code: "already-laid", rule: "2.2" });
  expect(kingOf12.moves(state, 0)).toEqual([]);
  expect(() => play("0 lay knight")).toThrow("already-laid (2.2)");
  expect(kingOf12.takeback).toBeUndefined();
});

rule("2.3", "three equal cards all cancel each other", () => {
  const { events } = firstTurn({ faces: [3, 5, 9], cards: ["alchemist", "alchemist", "alchemist"] });
  expect(the(events, "cards-cancelled")).toEqual({ type: "cards-cancelled", card: "alchemist", seats: [0, 1, 2] });
  expect(values(events)).toEqual([3, 5, 9]);
});

rule("2.3", "three equal cards of four leave the fourth in effect", () => {
  const { events } = firstTurn({ faces: [3, 5, 9, 4], cards: ["machine", "machine", "alchemist", "machine"] });
  expect(the(events, "cards-cancelled")).toMatchObject({ card: "machine", seats: [0, 1, 3] });
  expect(values(events)).toEqual([3, 5, 18, 4]);
});

rule("2.3", "two pairs of equal cards all cancel, and the four bare dice decide", () => {
  const { state, events } = firstTurn({ faces: [3, 5, 9, 4], cards: ["knight", "merchants", "merchants", "knight"] });
  expect(events.filter((event) => event.type === "cards-cancelled")).toEqual([
    { type: "cards-cancelled", card: "knight", seats: [0, 3] },
    { type: "cards-cancelled", card: "merchants", seats: [1, 2] },
  ]);
  expect(values(events)).toEqual([3, 5, 9, 4]);
  expect(totals(state)).toEqual([0, 1, 2, 0]);
});

rule("2.3", "four equal cards cancel each other too", () => {
  const { state, events } = firstTurn({ faces: [3, 5, 9, 4], cards: ["knight", "knight", "knight", "knight"] });
  expect(the(events, "scored")).toMatchObject({ lowWins: false, first: 2, second: 1 });
  expect(totals(state)).toEqual([0, 1, 2, 0]);
});

rule("2.3", "different cards do not cancel each other", () => {
  const { events } = firstTurn({ faces: [3, 5], cards: ["alchemist", "machine"] });
  expect(typesOf(events)).not.toContain("cards-cancelled");
  expect(values(events)).toEqual([6, 12]);
});

rule("2.4", "a single Lady cancels every other card, and all bare dice decide", () => {
  const { state, events } = firstTurn({ faces: [3, 12, 9, 4], cards: ["alchemist", "lady", "knight", "machine"] });
  expect(the(events, "overruled")).toEqual({ type: "overruled", by: 1, seats: [0, 2, 3] });
  expect(values(events)).toEqual([3, 12, 9, 4]);
  expect(totals(state)).toEqual([0, 2, 1, 0]);
});

rule("2.4", "a Lady beside a pair: the pair is cancelled anyway, she cancels the fourth card", () => {
  const { state, events } = firstTurn({ faces: [3, 12, 9, 4], cards: ["golem", "lady", "golem", "merchants"] });
  expect(the(events, "cards-cancelled")).toMatchObject({ card: "golem", seats: [0, 2] });
  expect(the(events, "overruled")).toEqual({ type: "overruled", by: 1, seats: [3] });
  expect(facesOf(state)).toEqual([3, 12, 9, 4]);
  expect(values(events)).toEqual([3, 12, 9, 4]);
});

rule("2.4", "a Lady beside a pair only has nothing left to cancel", () => {
  const { events } = firstTurn({ faces: [3, 12, 9], cards: ["golem", "lady", "golem"] });
  expect(typesOf(events)).not.toContain("overruled");
  expect(values(events)).toEqual([3, 12, 9]);
});

rule("2.4", "Ladies who cancel each other leave the other cards in effect", () => {
  const { events } = firstTurn({ faces: [3, 5, 9], cards: ["alchemist", "lady", "lady"] });
  expect(typesOf(events)).not.toContain("overruled");
  expect(values(events)).toEqual([6, 5, 9]);
});

rule(["2.5", "K3"], "dice move in order: Merchants, Troublemakers, Sorcerer, Oracle, and then the values are read", () => {
  const cards: Card[] = ["oracle", "sorcerer", "troublemakers", "merchants"];
  const { events } = firstTurn({ faces: [1, 2, 3, 4], cards, rolls: [7], choices: ["1 tip 11"] });
  expect(events.slice(4)).toEqual([
    { type: "revealed", cards },
    { type: "dice-passed", by: 3, faces: [4, 1, 2, 3] },
    { type: "all-flipped", by: 2, faces: [9, 12, 11, 10] },
    { type: "tipped", seat: 1, from: 12, face: 11 },
    { type: "rerolled", seat: 0, from: 9, face: 7 },
    { type: "valued", faces: [7, 11, 11, 10], cards: [null, null, null, null], values: [7, 11, 11, 10] },
    { type: "values-cancelled", value: 11, seats: [1, 2] },
    { type: "scored", lowWins: false, swapped: false, first: 3, second: 0 },
  ]);
});

rule(["2.5", "K3"], "cards cancel before they act, values cancel before points, and the theft comes after the points", () => {
  const { events } = firstTurn({
    faces: [8, 2, 5, 11],
    cards: ["lady", "lady", "troublemakers", "lady"],
    choices: ["3 steal 2"],
  });
  expect(typesOf(events).slice(4)).toEqual(["revealed", "cards-cancelled", "all-flipped", "valued", "scored", "stolen"]);
  const tied = firstTurn({ faces: [8, 2, 8, 1], cards: ["golem", "lady", "golem", "knight"] });
  expect(typesOf(tied.events).slice(4)).toEqual([
    "revealed",
    "cards-cancelled",
    "overruled",
    "valued",
    "values-cancelled",
    "scored",
  ]);
});

rule("2.6", "every played card, cancelled or not, is discarded and cannot be played again this round", () => {
  const { state } = firstTurn({ faces: [10, 7, 3], cards: ["alchemist", "alchemist", "reverser"] });
  for (const [seat, card] of (["alchemist", "alchemist", "reverser"] as const).entries()) {
    expect(refused(state, seat, { type: "lay", card })).toEqual({ code: "not-in-hand", rule: "2.6" });
    expect(movesOf(state, seat)).toHaveLength(6);
    expect(movesOf(state, seat)).not.toContain(`lay ${card}`);
  }
});

rule("2.6", "the dice stay as they lie from turn to turn: a moved face stays, and nobody rolls", () => {
  const { state, play } = firstTurn({ faces: [10, 7, 3], cards: ["machine", "troublemakers", "golem"] });
  expect(facesOf(state)).toEqual([3, 6, 10]);
  play(...lay("knight", "knight", "knight"), ...lay("alchemist", "alchemist", "alchemist"));
  expect(facesOf(state)).toEqual([3, 6, 10]);
  expect(state.turn).toBe(4);
});
