/** Paragraphs 3.1 to 3.11: what each character does to dice and values. */
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { type Card, cardsIn, kingOf12 } from "../src/index.ts";
import { allLay, facesOf, firstTurn, lay, movesOf, refused, the, totals, typesOf, values } from "./positions.ts";

for (const [faces, cards, passed] of [
  [
    [3, 9],
    ["merchants", "knight"],
    [9, 3],
  ],
  [
    [3, 9, 12],
    ["knight", "merchants", "golem"],
    [12, 3, 9],
  ],
  [
    [3, 9, 12, 1],
    ["knight", "golem", "machine", "merchants"],
    [1, 3, 9, 12],
  ],
] as const)
  rule(["3.1", "K13"], `Merchants, ${faces.length} players: every die goes one seat to the left and stays there`, () => {
    const { state, events, play } = firstTurn({ faces, cards });
    expect(the(events, "dice-passed").faces).toEqual(passed);
    play(...allLay(faces.length, "alchemist"));
    expect(facesOf(state)).toEqual(passed);
  });

rule("3.1", "two Merchants cancel each other, and no die moves", () => {
  const { state, events } = firstTurn({ faces: [3, 9, 12], cards: ["merchants", "merchants", "parasite"] });
  expect(facesOf(state)).toEqual([3, 9, 12]);
  expect(values(events)).toEqual([3, 9, 5]);
});

rule(["3.1", "2.4"], "a Lady stops the Merchants", () => {
  const { state, events } = firstTurn({ faces: [3, 9], cards: ["merchants", "lady"] });
  expect(facesOf(state)).toEqual([3, 9]);
  expect(typesOf(events)).not.toContain("dice-passed");
});

rule("3.1", "Merchants go before the Reverser, the Oracle and every value: all work on the die that has arrived", () => {
  const reverser = firstTurn({ faces: [2, 9, 12], cards: ["reverser", "merchants", "golem"] });
  expect(facesOf(reverser.state)).toEqual([1, 2, 9]);
  const oracle = firstTurn({ faces: [2, 9, 12], cards: ["knight", "oracle", "merchants"], rolls: [5] });
  expect(the(oracle.events, "rerolled")).toMatchObject({ seat: 1, from: 2, face: 5 });
  expect(facesOf(oracle.state)).toEqual([12, 5, 9]);
  const worth = firstTurn({ faces: [2, 9, 12, 4], cards: ["golem", "alchemist", "merchants", "golem"] });
  expect(values(worth.events)).toEqual([4, 4, 9, 12]);
  const golem = firstTurn({ faces: [2, 12, 6], cards: ["merchants", "machine", "golem"] });
  expect(values(golem.events)).toEqual([6, 9, 1]);
});

rule("3.1", "Merchants, then Troublemakers: the dice are passed on and then turned", () => {
  const { state, events } = firstTurn({ faces: [2, 9, 12], cards: ["troublemakers", "merchants", "golem"] });
  expect(typesOf(events)).toEqual(["laid", "laid", "laid", "revealed", "dice-passed", "all-flipped", "valued", "scored"]);
  expect(facesOf(state)).toEqual([1, 11, 4]);
});

rule(["3.1", "3.4"], "Merchants, then Sorcerer: the die that has arrived is tipped", () => {
  const { state, play } = firstTurn({ faces: [2, 9, 12], cards: ["sorcerer", "merchants", "golem"] });
  expect(facesOf(state)).toEqual([12, 2, 9]);
  expect(movesOf(state, 0)).toEqual(["tip 3", "tip 11", "tip 9", "tip 7", "tip 8"]);
  play("0 tip 11");
  expect(facesOf(state)).toEqual([11, 2, 9]);
});

rule("3.2", "Troublemakers turn every die: 9 to 4, 3 to 10, 12 to 1", () => {
  const { state, events } = firstTurn({ faces: [9, 3, 12], cards: ["troublemakers", "knight", "golem"] });
  expect(the(events, "all-flipped")).toEqual({ type: "all-flipped", by: 0, faces: [4, 10, 1] });
  expect(facesOf(state)).toEqual([4, 10, 1]);
});

rule("3.2", "Troublemakers turn the dice of cancelled players too", () => {
  const { events } = firstTurn({ faces: [9, 3, 12], cards: ["alchemist", "alchemist", "troublemakers"] });
  expect(values(events)).toEqual([4, 10, 1]);
});

rule("3.3", "the Reverser turns only its owner's die: 12 to 1, 5 to 8, 9 to 4, 3 to 10", () => {
  for (const [before, after] of [
    [12, 1],
    [5, 8],
    [9, 4],
    [3, 10],
  ] as const) {
    const { state, events } = firstTurn({ faces: [6, before], cards: ["golem", "reverser"] });
    expect(the(events, "flipped")).toEqual({ type: "flipped", seat: 1, from: before, face: after });
    expect(facesOf(state)).toEqual([6, after]);
  }
});

rule("3.4", "the Sorcerer may tip to each of the five faces around the one on top, and to no other", () => {
  const cards: Card[] = ["sorcerer", "knight"];
  const { state } = firstTurn({ faces: [4, 9], cards });
  expect(movesOf(state, 0)).toEqual(["tip 1", "tip 6", "tip 3", "tip 8", "tip 2"]);
  for (const face of [4, 5, 7, 9, 10, 11, 12])
    expect(refused(state, 0, { type: "tip", face })).toEqual({ code: "not-a-neighbour", rule: "3.4" });
  for (const face of [1, 6, 3, 8, 2]) {
    const tipped = firstTurn({ faces: [4, 9], cards, choices: [`0 tip ${face}`] });
    expect(the(tipped.events, "tipped")).toEqual({ type: "tipped", seat: 0, from: 4, face });
    expect(facesOf(tipped.state)).toEqual([face, 9]);
  }
});

rule(["3.4", "K6"], "the Sorcerer has to tip: leaving the die, passing or laying on is refused", () => {
  const { state } = firstTurn({ faces: [4, 9], cards: ["sorcerer", "knight"] });
  expect(refused(state, 0, { type: "tip", face: 4 })).toEqual({ code: "not-a-neighbour", rule: "3.4" });
  expect(refused(state, 0, { type: "spare" })).toEqual({ code: "not-this-choice", rule: "2.7" });
  expect(refused(state, 0, { type: "lay", card: "knight" })).toEqual({ code: "not-this-choice", rule: "2.7" });
});

rule(
  ["3.4", "3.11", "K4", "K6"],
  "the book's special case: Lea's Sorcerer tips from the face that Mia's Troublemakers turned",
  () => {
    const { state, events, play } = firstTurn({ faces: [11, 2, 1], cards: ["sorcerer", "troublemakers", "alchemist"] });
    expect(the(events, "all-flipped").faces).toEqual([2, 11, 12]);
    expect(movesOf(state, 0)).toEqual(["tip 1", "tip 4", "tip 8", "tip 7", "tip 10"]);
    expect(refused(state, 0, { type: "tip", face: 12 })).toEqual({ code: "not-a-neighbour", rule: "3.4" }); // beside the 11
    expect(the(play("0 tip 10"), "valued").faces).toEqual([10, 11, 12]);
  },
);

rule("3.4", "a Sorcerer who is cancelled, by an equal card or by the Lady, tips nothing and asks nothing", () => {
  const pair = firstTurn({ faces: [4, 9, 7], cards: ["sorcerer", "sorcerer", "golem"] });
  expect(pair.state).toMatchObject({ phase: "lay", turn: 2 });
  expect(facesOf(pair.state)).toEqual([4, 9, 7]);
  const lady = firstTurn({ faces: [4, 9, 7], cards: ["sorcerer", "lady", "golem"] });
  expect(lady.state).toMatchObject({ phase: "lay", turn: 2 });
  expect(facesOf(lady.state)).toEqual([4, 9, 7]);
});

rule(["3.5", "K3"], "the Oracle rolls after all other effects, so the Troublemakers cannot turn the new face", () => {
  const { state, events } = firstTurn({ faces: [4, 9], cards: ["oracle", "troublemakers"], rolls: [6] });
  expect(the(events, "rerolled")).toEqual({ type: "rerolled", seat: 0, from: 9, face: 6 });
  expect(facesOf(state)).toEqual([6, 4]);
});

rule(["3.5", "K6"], "the Oracle waits for the Sorcerer: the tip is chosen before anybody knows the roll", () => {
  const { state, events, play } = firstTurn({ faces: [4, 9], cards: ["oracle", "sorcerer"], rolls: [6] });
  expect(typesOf(events)).not.toContain("rerolled");
  expect(facesOf(state)).toEqual([4, 9]);
  expect(typesOf(play("1 tip 12"))).toEqual(["tipped", "rerolled", "valued", "scored"]);
  expect(facesOf(state)).toEqual([6, 12]);
});

rule("3.5", "the Oracle may roll the face it had, and the new face stays in the next turn", () => {
  const same = firstTurn({ faces: [4, 9], cards: ["oracle", "knight"], rolls: [4] });
  expect(the(same.events, "rerolled")).toMatchObject({ from: 4, face: 4 });
  const { play } = firstTurn({ faces: [4, 9], cards: ["oracle", "knight"], rolls: [12] });
  expect(values(play(...lay("golem", "golem")))).toEqual([12, 9]);
});

rule(["3.5", "2.4"], "an Oracle cancelled by the Lady or by an equal card does not roll: no roll is drawn", () => {
  const lady = firstTurn({ faces: [4, 9], cards: ["oracle", "lady"] });
  expect(facesOf(lady.state)).toEqual([4, 9]);
  const pair = firstTurn({ faces: [4, 9], cards: ["oracle", "oracle"] });
  expect(facesOf(pair.state)).toEqual([4, 9]);
  expect(() => firstTurn({ faces: [4, 9], cards: ["oracle", "knight"] })).toThrow("no roll left for 12 sides");
});

rule(["3.6", "K5"], "a value card leaves the die alone and lasts one turn; a turned die stays turned", () => {
  const { state, events, play } = firstTurn({ faces: [10, 5, 8, 12], cards: ["alchemist", "machine", "parasite", "golem"] });
  expect(the(events, "valued")).toEqual({
    type: "valued",
    faces: [10, 5, 8, 12],
    cards: ["alchemist", "machine", "parasite", "golem"],
    values: [20, 12, 1, 1],
  });
  expect(facesOf(state)).toEqual([10, 5, 8, 12]);
  expect(values(play(...lay("knight", "knight", "knight", "knight")))).toEqual([10, 5, 8, 12]);
});

rule("3.6", "Merchants, Troublemakers, Reverser, Sorcerer and Oracle change faces but never add to a value", () => {
  const cards: Card[] = ["merchants", "troublemakers", "sorcerer", "oracle"];
  const { events } = firstTurn({ faces: [2, 4, 6, 8], cards, rolls: [3], choices: ["2 tip 7"] });
  expect(the(events, "valued")).toMatchObject({ faces: [5, 11, 7, 3], cards: [null, null, null, null], values: [5, 11, 7, 3] });
  const reverser = firstTurn({ faces: [2, 4], cards: ["reverser", "gambler"] });
  expect(the(reverser.events, "valued")).toMatchObject({ faces: [11, 4], cards: [null, null], values: [11, 4] });
});

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const worthWith = (card: Card): number[] =>
  FACES.map((face) => values(firstTurn({ faces: [face, 6], cards: [card, "knight"] }).events)[0]!);

rule("3.7", "the Alchemist doubles every face: Lea's 10 would have been worth 20", () => {
  expect(worthWith("alchemist")).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]);
  const { state, events } = firstTurn({ faces: [10, 7, 3], cards: ["alchemist", "machine", "reverser"] });
  expect(values(events)).toEqual([20, 14, 10]);
  expect(facesOf(state)).toEqual([10, 7, 10]);
  expect(totals(state)).toEqual([2, 1, 0]);
});

rule("3.8", "the Golem is worth 12 on every face but 12, and 1 on a 12", () => {
  expect(worthWith("golem")).toEqual([12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 1]);
});

rule("3.8", "the Golem looks at the die after all effects: Troublemakers turn 1 to 12 and 12 to 1", () => {
  const onto = firstTurn({ faces: [1, 6], cards: ["golem", "troublemakers"] });
  expect(facesOf(onto.state)).toEqual([12, 7]);
  expect(values(onto.events)).toEqual([1, 7]);
  const away = firstTurn({ faces: [12, 6], cards: ["golem", "troublemakers"] });
  expect(facesOf(away.state)).toEqual([1, 7]);
  expect(values(away.events)).toEqual([12, 7]);
});

rule("3.9", "the Machine adds 7 to every face", () => {
  expect(worthWith("machine")).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
});

rule("3.10", "the Parasite takes 7 from every face, down to -6", () => {
  expect(worthWith("parasite")).toEqual([-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]);
});

rule(["3.11", "K4"], "Reverser under Troublemakers: its owner's die is turned twice and ends where it was", () => {
  const { state, events } = firstTurn({ faces: [2, 9, 12], cards: ["reverser", "troublemakers", "golem"] });
  expect(facesOf(state)).toEqual([2, 4, 1]);
  expect(values(events)).toEqual([2, 4, 12]);
});

rule(
  ["3.11", "K4"],
  "value cards read the turned face: an Alchemist's 9 under Troublemakers is worth 8, not 18 and not -5",
  () => {
    const { events } = firstTurn({ faces: [9, 9, 9, 9], cards: ["alchemist", "machine", "parasite", "troublemakers"] });
    expect(values(events)).toEqual([8, 11, -3, 4]);
  },
);

rule(["3.11", "3.1", "3.5"], "the order of effects is not asked for, whatever meets on one die", () => {
  const { state } = firstTurn({ faces: [9, 8, 7, 6], cards: ["reverser", "merchants", "troublemakers", "oracle"], rolls: [2] });
  expect(state).toMatchObject({ phase: "lay", turn: 2 });
  expect(facesOf(state)).toEqual([6, 4, 5, 2]);
  expect(state.seats.map((seat) => cardsIn(seat.discard))).toEqual([["reverser"], ["merchants"], ["troublemakers"], ["oracle"]]);
  expect(kingOf12.actors(state)).toEqual([0, 1, 2, 3]);
});
