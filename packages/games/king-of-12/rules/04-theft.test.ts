/** Paragraph 4.7: what Ladies who cancelled each other do after scoring. */
import { rule, stage } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { kingOf12 } from "../src/index.ts";
import { arrange, firstTurn, type KingTable, lay, movesOf, refused, setWith, the, tokens, totals, typesOf } from "./positions.ts";

const WITH_LADIES = setWith(["lady", "troublemakers", "gambler", "reverser", "machine"]);

/** Three or four players in a later turn: these dice, and these tokens from earlier turns. */
function later(faces: readonly number[], owned: readonly string[]): KingTable {
  const table = stage(kingOf12, { seats: faces.length, options: WITH_LADIES, rolls: faces });
  arrange(table, { tokens: owned });
  return table;
}

rule(["4.7", "K8"], "the book's special case: Mia's Lady is lower than Tom's, and she takes a 2 from him", () => {
  const { state, play } = later([10, 11, 12], ["2", "12", "22"]);
  const events = play(...lay("reverser", "lady", "lady"));
  expect(the(events, "cards-cancelled")).toEqual({ type: "cards-cancelled", card: "lady", seats: [1, 2] });
  expect(state).toMatchObject({ phase: "steal", chooser: 1, victim: 2 });
  expect(totals(state)).toEqual([2, 4, 6]);
  expect(play("1 steal 2")).toEqual([{ type: "stolen", seat: 1, from: 2, token: 2 }]);
  expect(tokens(state)).toEqual(["2", "1122", "22"]);
  expect(state).toMatchObject({ phase: "lay", chooser: null, victim: null, turn: 2 });
});

rule(["4.7", "K8"], "the thief may take a 1 although there are 2s", () => {
  const { state, play } = later([1, 4, 9], ["", "", "122"]);
  play(...lay("machine", "lady", "lady"));
  expect(movesOf(state, 1)).toEqual(["steal 1", "steal 2", "spare"]);
  play("1 steal 1");
  expect(tokens(state)).toEqual(["1", "1", "222"]);
});

rule(["4.7", "K8"], "the theft is optional: the thief may leave everything as it is", () => {
  const { state, play } = later([1, 4, 9], ["", "", "122"]);
  play(...lay("machine", "lady", "lady"));
  const before = tokens(state);
  expect(play("1 spare")).toEqual([{ type: "spared", seat: 1, from: 2 }]);
  expect(tokens(state)).toEqual(before);
  expect(state).toMatchObject({ phase: "lay", turn: 2, chooser: null, victim: null });
});

rule("4.7", "only tokens that lie there can be taken", () => {
  const twos = later([1, 4, 9], ["", "", "22"]);
  twos.play(...lay("machine", "lady", "lady"));
  expect(movesOf(twos.state, 1)).toEqual(["steal 2", "spare"]);
  expect(refused(twos.state, 1, { type: "steal", token: 1 })).toEqual({ code: "no-such-token", rule: "4.7" });
  const ones = later([12, 4, 9], ["", "", "11"]);
  ones.play(...lay("machine", "lady", "lady"));
  expect(movesOf(ones.state, 1)).toEqual(["steal 1", "spare"]);
  expect(refused(ones.state, 1, { type: "steal", token: 2 })).toEqual({ code: "no-such-token", rule: "4.7" });
});

rule(["4.7", "K8"], "a victim without any token: nothing is asked and the turn ends", () => {
  const { state, events } = firstTurn({ faces: [11, 3, 4, 1], cards: ["machine", "lady", "lady", "reverser"] });
  expect(totals(state)).toEqual([2, 0, 0, 1]);
  expect(events.at(-1)).toEqual({ type: "theft-failed", reason: "no-token" });
  expect(state).toMatchObject({ phase: "lay", turn: 2 });
});

rule(["4.7", "K14"], "a token won in this very turn can be taken", () => {
  const { state, play } = firstTurn({ faces: [9, 4], cards: ["lady", "lady"] });
  expect(totals(state)).toEqual([2, 1]);
  play("1 steal 2");
  expect(tokens(state)).toEqual(["", "12"]);
});

rule(["4.7", "K8"], "two Ladies on the same face: a tie, and nothing happens", () => {
  const { state, play } = later([1, 9, 9], ["", "", "122"]);
  const events = play(...lay("machine", "lady", "lady"));
  expect(events.at(-1)).toEqual({ type: "theft-failed", reason: "tie" });
  expect(state).toMatchObject({ phase: "lay", turn: 2 });
});

rule(["4.7", "K8"], "three Ladies: the lowest takes from the highest, the one between has no part in it", () => {
  const { state, play } = later([6, 9, 2], ["2", "2", "2"]);
  play(...lay("lady", "lady", "lady"));
  expect(state).toMatchObject({ phase: "steal", chooser: 2, victim: 1 });
});

rule(["4.7", "K8"], "three Ladies with a tie for lowest: nothing happens, though one alone is highest", () => {
  const { state, play } = later([2, 9, 2], ["2", "2", "2"]);
  expect(play(...lay("lady", "lady", "lady")).at(-1)).toEqual({ type: "theft-failed", reason: "tie" });
  expect(totals(state)).toEqual([2, 4, 2]);
});

rule(["4.7", "K8"], "three Ladies with a tie for highest: nothing happens, though one alone is lowest", () => {
  const { state, play } = later([9, 9, 2], ["2", "2", "2"]);
  expect(play(...lay("lady", "lady", "lady")).at(-1)).toEqual({ type: "theft-failed", reason: "tie" });
  expect(totals(state)).toEqual([2, 2, 4]);
});

rule(["4.7", "K8"], "four Ladies with a tie in the middle: the lowest may still take from the highest", () => {
  const { state, play } = later([5, 9, 2, 5], ["2", "2", "2", "2"]);
  play(...lay("lady", "lady", "lady", "lady"));
  expect(state).toMatchObject({ phase: "steal", chooser: 2, victim: 1 });
});

rule("4.7", "only Ladies matter: lower and higher dice of others have no part in the theft", () => {
  const { state, play } = later([1, 9, 4, 12], ["2", "2", "2", "2"]);
  play(...lay("machine", "lady", "lady", "reverser"));
  expect(state).toMatchObject({ phase: "steal", chooser: 2, victim: 1 });
});

rule(["4.7", "K14"], "Ladies compare faces after all effects: Troublemakers turn the thief into the victim", () => {
  const { state, play } = later([1, 9, 4], ["", "2", "2"]);
  play(...lay("troublemakers", "lady", "lady"));
  expect(state).toMatchObject({ phase: "steal", chooser: 1, victim: 2 });
});

rule(["4.7", "K14"], "the Knight does not turn lowest round: the lowest Lady takes, though low wins the turn", () => {
  const { state, events } = firstTurn({ faces: [7, 9, 4], cards: ["knight", "lady", "lady"] });
  expect(the(events, "scored")).toMatchObject({ lowWins: true, first: 2, second: 0 });
  expect(events.at(-1)).toEqual({ type: "theft-failed", reason: "no-token" });
  expect(totals(state)).toEqual([1, 0, 2]);
  const paid = later([7, 9, 4], ["", "1", ""]);
  paid.play(...lay("knight", "lady", "lady"));
  expect(paid.state).toMatchObject({ phase: "steal", chooser: 2, victim: 1 });
});

rule(["4.7", "K14"], "Ladies compare their faces even if equal values cancelled those", () => {
  const { state, play } = later([4, 9, 4, 9], ["", "2", "", ""]);
  const events = play(...lay("gambler", "lady", "lady", "knight"));
  expect(events.filter((event) => event.type === "values-cancelled")).toHaveLength(2);
  expect(state).toMatchObject({ phase: "steal", chooser: 2, victim: 1 });
});

rule("4.7", "a single Lady steals nothing, and other equal cards steal nothing", () => {
  const single = firstTurn({ faces: [9, 4], cards: ["lady", "golem"] });
  const pair = firstTurn({ faces: [9, 4], cards: ["golem", "golem"] });
  for (const { state, events } of [single, pair]) {
    expect(typesOf(events).at(-1)).toBe("scored");
    expect(state).toMatchObject({ phase: "lay", turn: 2 });
  }
});
