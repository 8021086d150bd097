/** Paragraphs 4.1 to 4.6: who gets the points of a turn. */
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { firstTurn, the, tokens, totals, typesOf, values } from "./positions.ts";

rule(["4.1", "4.2", "4.3"], "the book's first turn: 10, 7 and 10, so Mia's 7 alone is left and takes a 2", () => {
  const { state, events } = firstTurn({ faces: [10, 7, 3], cards: ["alchemist", "alchemist", "reverser"] });
  expect(values(events)).toEqual([10, 7, 10]);
  expect(the(events, "values-cancelled")).toEqual({ type: "values-cancelled", value: 10, seats: [0, 2] });
  expect(the(events, "scored")).toEqual({ type: "scored", lowWins: false, swapped: false, first: 1, second: null });
  expect(totals(state)).toEqual([0, 2, 0]);
});

rule(["4.1", "K5"], "players whose card was cancelled still compete, with the bare face", () => {
  const pair = firstTurn({ faces: [11, 9, 2], cards: ["machine", "machine", "alchemist"] });
  expect(the(pair.events, "valued")).toMatchObject({ cards: [null, null, "alchemist"], values: [11, 9, 4] });
  expect(totals(pair.state)).toEqual([2, 1, 0]);
  const lady = firstTurn({ faces: [4, 9, 2], cards: ["lady", "parasite", "golem"] });
  expect(the(lady.events, "valued")).toMatchObject({ cards: [null, null, null], values: [4, 9, 2] });
  expect(totals(lady.state)).toEqual([1, 2, 0]);
});

rule("4.1", "a card changes the value of its owner only", () => {
  const { events } = firstTurn({ faces: [4, 5, 6, 7], cards: ["alchemist", "knight", "machine", "gambler"] });
  expect(values(events)).toEqual([8, 5, 13, 7]);
});

rule("4.2", "values count, not faces: equal values from different faces cancel", () => {
  const { state, events } = firstTurn({ faces: [3, 5, 6, 2], cards: ["golem", "machine", "alchemist", "gambler"] });
  expect(the(events, "values-cancelled")).toEqual({ type: "values-cancelled", value: 12, seats: [0, 1, 2] });
  expect(tokens(state)[3]).toEqual("1");
  expect(totals(state)).toEqual([0, 0, 0, 1]);
});

rule("4.2", "equal faces with different values do not cancel", () => {
  const { state, events } = firstTurn({ faces: [6, 6, 6], cards: ["alchemist", "machine", "parasite"] });
  expect(values(events)).toEqual([12, 13, -1]);
  expect(typesOf(events)).not.toContain("values-cancelled");
  expect(totals(state)).toEqual([1, 2, 0]);
});

rule("4.2", "three equal values cancel, and the fourth is first even if it is the lowest", () => {
  const { state, events } = firstTurn({ faces: [9, 9, 2, 9], cards: ["knight", "knight", "golem", "golem"] });
  expect(the(events, "values-cancelled")).toEqual({ type: "values-cancelled", value: 9, seats: [0, 1, 3] });
  expect(totals(state)).toEqual([0, 0, 2, 0]);
});

rule(["4.2", "4.3"], "two pairs of equal values: everybody is cancelled and nobody scores", () => {
  const { state, events } = firstTurn({ faces: [9, 2, 2, 9], cards: ["knight", "knight", "golem", "golem"] });
  expect(events.filter((event) => event.type === "values-cancelled")).toEqual([
    { type: "values-cancelled", value: 9, seats: [0, 3] },
    { type: "values-cancelled", value: 2, seats: [1, 2] },
  ]);
  expect(the(events, "scored")).toMatchObject({ first: null, second: null });
  expect(totals(state)).toEqual([0, 0, 0, 0]);
});

for (const seats of [2, 3, 4])
  rule(["4.2", "4.3"], `all ${seats} values equal: nobody scores, and the game goes on`, () => {
    const faces = [7, 7, 7, 7].slice(0, seats);
    const { state, events } = firstTurn({ faces, cards: faces.map(() => "lady" as const) });
    expect(the(events, "scored")).toMatchObject({ first: null, second: null });
    expect(totals(state)).toEqual(faces.map(() => 0));
    expect(state).toMatchObject({ phase: "lay", turn: 2 });
  });

rule("4.3", "the highest value takes a token of 2, the second highest one of 1, the others nothing", () => {
  const { state, events } = firstTurn({ faces: [3, 8, 12, 5], cards: ["gambler", "gambler", "golem", "golem"] });
  expect(the(events, "scored")).toEqual({ type: "scored", lowWins: false, swapped: false, first: 2, second: 1 });
  expect(tokens(state)).toEqual(["", "1", "2", ""]);
});

rule("4.3", "a cancelled top pair does not count: third and fourth become first and second", () => {
  const { state } = firstTurn({ faces: [12, 3, 12, 5], cards: ["gambler", "gambler", "knight", "knight"] });
  expect(totals(state)).toEqual([0, 1, 0, 2]);
});

rule("4.3", "a value of 0 wins if the others are cancelled", () => {
  const { state, events } = firstTurn({ faces: [9, 7, 9], cards: ["gambler", "parasite", "gambler"] });
  expect(values(events)).toEqual([9, 0, 9]);
  expect(totals(state)).toEqual([0, 2, 0]);
});

rule("4.3", "-6 can win alone, and can be second", () => {
  const alone = firstTurn({ faces: [9, 1, 9], cards: ["gambler", "parasite", "gambler"] });
  expect(values(alone.events)).toEqual([9, -6, 9]);
  expect(totals(alone.state)).toEqual([0, 2, 0]);
  const second = firstTurn({ faces: [9, 1], cards: ["reverser", "parasite"] });
  expect(values(second.events)).toEqual([4, -6]);
  expect(totals(second.state)).toEqual([2, 1]);
});

rule("4.3", "24 beats everything", () => {
  const { state, events } = firstTurn({ faces: [12, 12, 11], cards: ["alchemist", "machine", "reverser"] });
  expect(values(events)).toEqual([24, 19, 2]);
  expect(totals(state)).toEqual([2, 1, 0]);
});

rule("4.4", "with the Knight the lowest value takes the 2 and the second lowest the 1", () => {
  const { state, events } = firstTurn({ faces: [3, 8, 12, 5], cards: ["knight", "reverser", "golem", "machine"] });
  expect(values(events)).toEqual([3, 5, 1, 12]);
  expect(the(events, "scored")).toEqual({ type: "scored", lowWins: true, swapped: false, first: 2, second: 0 });
  expect(totals(state)).toEqual([1, 0, 2, 0]);
});

rule("4.4", "with the Knight negative values are the best, and equal ones still cancel", () => {
  const low = firstTurn({ faces: [3, 1, 2], cards: ["knight", "parasite", "golem"] });
  expect(values(low.events)).toEqual([3, -6, 12]);
  expect(totals(low.state)).toEqual([1, 2, 0]);
  const tied = firstTurn({ faces: [3, 10, 9, 11], cards: ["knight", "reverser", "golem", "machine"] });
  expect(values(tied.events)).toEqual([3, 3, 12, 18]);
  expect(totals(tied.state)).toEqual([0, 0, 2, 1]);
});

rule("4.4", "a Knight with a single value left: its owner takes the 2", () => {
  const { state } = firstTurn({ faces: [6, 6, 9], cards: ["knight", "gambler", "gambler"] });
  expect(totals(state)).toEqual([0, 0, 2]);
});

rule(["4.4", "2.3", "2.4"], "two Knights cancel each other and the Lady cancels one: high wins as ever", () => {
  const pair = firstTurn({ faces: [3, 8, 12], cards: ["knight", "knight", "reverser"] });
  expect(the(pair.events, "scored").lowWins).toBe(false);
  expect(totals(pair.state)).toEqual([1, 2, 0]);
  const lady = firstTurn({ faces: [3, 8, 12], cards: ["knight", "lady", "reverser"] });
  expect(totals(lady.state)).toEqual([0, 1, 2]);
});

rule("4.5", "with the Gambler the second highest takes the 2 and the highest the 1", () => {
  const { state, events } = firstTurn({ faces: [3, 8, 12, 6], cards: ["gambler", "machine", "machine", "reverser"] });
  expect(values(events)).toEqual([3, 8, 12, 7]);
  expect(the(events, "scored")).toEqual({ type: "scored", lowWins: false, swapped: true, first: 2, second: 1 });
  expect(tokens(state)).toEqual(["", "2", "1", ""]);
});

rule(["4.5", "K7"], "Gambler with a single value left: its owner takes the 1, and nobody gets the 2", () => {
  const others = firstTurn({ faces: [6, 9, 9], cards: ["gambler", "machine", "machine"] });
  expect(the(others.events, "scored")).toEqual({ type: "scored", lowWins: false, swapped: true, first: 0, second: null });
  expect(tokens(others.state)).toEqual(["1", "", ""]);
  const owner = firstTurn({ faces: [9, 9, 6], cards: ["gambler", "machine", "machine"] });
  expect(tokens(owner.state)[2]).toEqual("1");
});

rule("4.5", "Gambler with no value left: nobody scores", () => {
  const { state } = firstTurn({ faces: [6, 6], cards: ["gambler", "lady"] });
  expect(totals(state)).toEqual([0, 0]);
  const free = firstTurn({ faces: [6, 7], cards: ["gambler", "reverser"] });
  expect(totals(free.state)).toEqual([0, 0]);
});

rule(["4.5", "2.3", "2.4"], "two Gamblers cancel each other, and the Lady cancels one", () => {
  const pair = firstTurn({ faces: [6, 9], cards: ["gambler", "gambler"] });
  expect(totals(pair.state)).toEqual([1, 2]);
  const lady = firstTurn({ faces: [6, 9], cards: ["gambler", "lady"] });
  expect(totals(lady.state)).toEqual([1, 2]);
});

for (const [faces, cards, expected] of [
  [
    [4, 9],
    ["knight", "gambler"],
    [1, 2],
  ],
  [
    [9, 4, 6],
    ["gambler", "knight", "reverser"],
    [0, 1, 2],
  ],
  [
    [3, 4, 6, 2],
    ["gambler", "knight", "reverser", "machine"],
    [1, 2, 0, 0],
  ],
  [
    [9, 4, 6, 2],
    ["gambler", "knight", "reverser", "machine"],
    [0, 1, 2, 0],
  ],
  [
    [9, 4, 6, 11],
    ["gambler", "knight", "reverser", "machine"],
    [0, 1, 2, 0],
  ],
] as const)
  rule("4.6", `Knight and Gambler, dice ${faces.join(" ")}: the second lowest takes the 2 and the lowest the 1`, () => {
    const { state, events } = firstTurn({ faces, cards });
    expect(the(events, "scored")).toMatchObject({ lowWins: true, swapped: true });
    expect(totals(state)).toEqual(expected);
  });

rule(["4.6", "K7"], "Knight and Gambler with a single value left: that one takes the 1", () => {
  const { state } = firstTurn({ faces: [6, 6, 9], cards: ["knight", "gambler", "golem"] });
  expect(tokens(state)).toEqual(["", "", "1"]);
});
