/** Paragraphs 5.1 to 5.6: when a round ends, who wins it, and what happens then. */
import { rule, stage } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { cardsIn, count, kingOf12 } from "../src/index.ts";
import {
  allLay,
  arrange,
  beforeLastTurn,
  BOOK_GAME,
  facesOf,
  FIRST_GAME_SET,
  type KingTable,
  lay,
  movesOf,
  quickRound,
} from "./positions.ts";
import { randomGame, refused, setWith, the, tokens, totals, typesOf } from "./positions.ts";

const handSizes = ({ state }: KingTable): number[] => state.seats.map((seat) => count(seat.hand));

rule(["5.1", "5.2", "5.3", "5.4", "5.6"], "the book's second round: Tom has one card left, and Lea's 3 beats 6 and 6", () => {
  const game = stage(kingOf12, { ...BOOK_GAME, moves: [...BOOK_GAME.firstRound, BOOK_GAME.tomKeeps] });
  const { state, play } = game;
  expect(handSizes(game)).toEqual([7, 7, 6]);
  play(...BOOK_GAME.secondRound.slice(0, -3));
  expect([state.turn, totals(state), handSizes(game)]).toEqual([5, [2, 6, 4], [3, 3, 2]]);
  const events = play(...BOOK_GAME.secondRound.slice(-3)); // which leaves Lea and Mia two cards, and Tom one
  expect(the(events, "round-ended")).toEqual({
    type: "round-ended",
    reason: "last-card",
    totals: [3, 6, 6],
    cancelled: [1, 2],
    winner: 0,
  });
  expect(handSizes(game)).toEqual([7, 7, 6]);
  expect(state).toMatchObject({ phase: "keep", chooser: 0 });
  expect(play(BOOK_GAME.leaKeeps)).toEqual([
    { type: "kept", seat: 0, card: "knight" },
    { type: "dice-rolled", round: 3, faces: [12, 6, 10] },
  ]);
  expect(handSizes(game)).toEqual([6, 7, 6]);
  expect(totals(state)).toEqual([0, 0, 0]);
});

rule("5.1", "8 points end the round at once, though there are cards left", () => {
  const { state, play } = stage(kingOf12, { seats: 2, rolls: [9, 4], moves: allLay(2, "golem", "machine", "oracle") });
  expect(state).toMatchObject({ phase: "lay", turn: 4 });
  expect(totals(state)).toEqual([6, 3]);
  const events = play(...allLay(2, "parasite"));
  expect(events.at(-1)).toEqual({ type: "round-ended", reason: "eight-points", totals: [8, 4], cancelled: [], winner: 0 });
});

rule("5.1", "7 points are not enough, and 9 are as good as 8", () => {
  const seven = stage(kingOf12, { seats: 2, rolls: [9, 4] });
  arrange(seven, { tokens: ["122", ""] });
  seven.play(...allLay(2, "golem"));
  expect([seven.state.phase, totals(seven.state)]).toEqual(["lay", [7, 1]]);
  seven.play(...allLay(2, "machine"));
  expect([seven.state.phase, totals(seven.state)]).toEqual(["keep", [9, 2]]);
});

rule("5.1", "without 8 points the first round ends after six turns, with one card left in every hand", () => {
  const { state, play } = stage(kingOf12, { seats: 3, rolls: [5, 5, 5, 1, 2, 3] });
  play(...allLay(3, "alchemist", "golem", "knight", "machine", "oracle"));
  expect(state).toMatchObject({ phase: "lay", round: 1, turn: 6 });
  const events = play(...allLay(3, "parasite"));
  expect(the(events, "round-ended").reason).toBe("last-card");
});

rule("5.1", "once somebody has a card under the die a round has five turns, and hands of 6 and 7 end it together", () => {
  const game = stage(kingOf12, { seats: 3, rolls: [9, 4, 2, 5, 5, 5, 1, 2, 3], moves: [...quickRound(3), "0 keep sorcerer"] });
  expect(handSizes(game)).toEqual([6, 7, 7]);
  game.play(...allLay(3, "golem", "machine", "oracle", "parasite"));
  expect(handSizes(game)).toEqual([2, 3, 3]);
  expect(game.state).toMatchObject({ phase: "lay", round: 2, turn: 5 });
  const events = game.play(...allLay(3, "alchemist"));
  expect(the(events, "round-ended")).toMatchObject({ reason: "last-card", winner: null });
  expect(handSizes(game)).toEqual([6, 7, 7]);
});

rule("5.1", "after a first round that nobody won, the second again has six turns", () => {
  const six = ["alchemist", "golem", "knight", "machine", "oracle", "parasite"] as const;
  const { state, play } = stage(kingOf12, { seats: 2, rolls: [5, 5, 6, 6], moves: allLay(2, ...six) });
  expect(state).toMatchObject({ phase: "lay", round: 2, turn: 1 });
  play(...allLay(2, "alchemist", "golem", "knight", "machine", "oracle"));
  expect(state).toMatchObject({ phase: "lay", round: 2, turn: 6 });
});

rule("5.1", "no round of any game is longer than six turns, or than five once a card lies under a die", () => {
  for (let seed = 0; seed < 200; seed++)
    randomGame(seed, 2 + (seed % 3), (state, events) => {
      if (!events.some((event) => event.type === "scored")) return;
      const shortHands = state.seats.some((seat) => seat.kept !== 0);
      expect(state.turn).toBeLessThanOrEqual(shortHands ? 5 : 6);
    });
});

rule(["5.1", "K9"], "a stolen token that brings the thief to 8 ends the round", () => {
  const table = stage(kingOf12, { seats: 3, options: setWith(["lady"]), rolls: [1, 4, 9] });
  arrange(table, { tokens: ["", "122", "2"] });
  table.play(...lay("knight", "lady", "lady"));
  expect([table.state.phase, totals(table.state)]).toEqual(["steal", [2, 6, 2]]);
  const events = table.play("1 steal 2");
  expect(typesOf(events)).toEqual(["stolen", "round-ended"]);
  expect(the(events, "round-ended")).toMatchObject({ reason: "eight-points", totals: [2, 8, 0], winner: 1 });
});

rule(["5.1", "K9"], "a stolen token that takes the victim below 8 keeps the round going; sparing them ends it", () => {
  const position = (): KingTable => {
    const table = stage(kingOf12, { seats: 3, options: setWith(["golem", "lady"]), rolls: [12, 4, 9] });
    arrange(table, { tokens: ["", "", "222"] });
    table.play(...lay("golem", "lady", "lady"));
    expect([table.state.phase, totals(table.state)]).toEqual(["steal", [0, 1, 8]]);
    return table;
  };
  const below = position();
  expect(below.play("1 steal 2")).toEqual([{ type: "stolen", seat: 1, from: 2, token: 2 }]);
  expect([below.state.phase, below.state.turn, totals(below.state)]).toEqual(["lay", 2, [0, 3, 6]]);
  const spared = position();
  expect(typesOf(spared.play("1 spare"))).toEqual(["spared", "round-ended"]);
});

rule(["5.1", "5.3", "K9"], "a theft in the last turn decides the round", () => {
  const position = { faces: [9, 4, 1], tokens: ["22", "12", ""] } as const;
  const stolen = beforeLastTurn(position);
  stolen.play(...lay("lady", "lady", "knight"));
  expect([stolen.state.phase, totals(stolen.state)]).toEqual(["steal", [4, 4, 2]]);
  expect(the(stolen.play("1 steal 2"), "round-ended")).toMatchObject({ totals: [2, 6, 2], cancelled: [0, 2], winner: 1 });
  const spared = beforeLastTurn(position);
  spared.play(...lay("lady", "lady", "knight"));
  expect(the(spared.play("1 spare"), "round-ended")).toMatchObject({ totals: [4, 4, 2], cancelled: [0, 1], winner: 2 });
});

rule("5.2", "at the end of a round all discards return to the hands, before the winner picks a card", () => {
  const { state } = stage(kingOf12, { seats: 3, rolls: [9, 4, 2], moves: quickRound(3) });
  expect(state.phase).toBe("keep");
  for (const seat of state.seats) {
    expect(cardsIn(seat.discard)).toEqual([]);
    expect(cardsIn(seat.hand)).toEqual(FIRST_GAME_SET);
  }
});

/** What a round with these final points says, if nobody scores in its last turn. */
function roundWith(...points: readonly string[]): unknown {
  const seats = points.length;
  const table = beforeLastTurn({ faces: points.map(() => 7), tokens: points, nextRolls: points.map(() => 1) });
  const { totals: sums, cancelled, winner } = the(table.play(...allLay(seats, "knight")), "round-ended");
  return { sums, cancelled, winner };
}

rule(["5.3", "K10"], "the highest total wins, equal totals cancel, and a lone 0 can win", () => {
  expect(roundWith("1222", "22", "12")).toEqual({ sums: [7, 4, 3], cancelled: [], winner: 0 });
  expect(roundWith("12", "222", "1122")).toEqual({ sums: [3, 6, 6], cancelled: [1, 2], winner: 0 });
  expect(roundWith("222", "222", "")).toEqual({ sums: [6, 6, 0], cancelled: [0, 1], winner: 2 });
  expect(roundWith("", "", "1")).toEqual({ sums: [0, 0, 1], cancelled: [0, 1], winner: 2 });
  expect(roundWith("222", "12", "222", "22")).toEqual({ sums: [6, 3, 6, 4], cancelled: [0, 2], winner: 3 });
  expect(roundWith("1", "222", "222", "111111")).toEqual({ sums: [1, 6, 6, 6], cancelled: [1, 2, 3], winner: 0 });
  expect(roundWith("1", "")).toEqual({ sums: [1, 0], cancelled: [], winner: 0 });
});

rule(["5.3", "5.5", "K10"], "if every total is cancelled nobody wins: all equal, or two pairs", () => {
  expect(roundWith("2", "11")).toEqual({ sums: [2, 2], cancelled: [0, 1], winner: null });
  expect(roundWith("22", "1111", "112")).toEqual({ sums: [4, 4, 4], cancelled: [0, 1, 2], winner: null });
  expect(roundWith("222", "12", "111", "222")).toEqual({ sums: [6, 3, 3, 6], cancelled: [0, 1, 2, 3], winner: null });
  expect(roundWith("", "", "", "")).toEqual({ sums: [0, 0, 0, 0], cancelled: [0, 1, 2, 3], winner: null });
});

rule("5.3", "two players with 8 points each cancel each other, and the third wins", () => {
  const table = stage(kingOf12, { seats: 3, options: setWith(["lady"]), rolls: [4, 9, 1] });
  arrange(table, { tokens: ["1222", "222", "1"] });
  const events = table.play(...allLay(3, "golem"));
  expect(the(events, "round-ended")).toMatchObject({ reason: "eight-points", totals: [8, 8, 1], cancelled: [0, 1], winner: 2 });
});

rule("5.4", "the winner puts any card of the hand under the die, also one played in this round", () => {
  const { state, play } = stage(kingOf12, { seats: 2, rolls: [9, 4, 3, 3], moves: quickRound(2) });
  expect(movesOf(state, 0)).toEqual(FIRST_GAME_SET.map((card) => `keep ${card}`));
  expect(refused(state, 0, { type: "keep", card: "lady" })).toEqual({ code: "not-in-hand", rule: "5.4" });
  expect(refused(state, 1, { type: "keep", card: "golem" })).toEqual({ code: "not-your-choice", rule: "2.7" });
  play("0 keep golem");
  expect(state.seats.map((seat) => cardsIn(seat.kept))).toEqual([["golem"], []]);
});

rule("5.4", "a card under the die never comes back to the hand, not even when the round is over", () => {
  const game = stage(kingOf12, { seats: 2, rolls: [9, 4, 9, 4], moves: [...quickRound(2), "0 keep knight"] });
  expect(refused(game.state, 0, { type: "lay", card: "knight" })).toEqual({ code: "not-in-hand", rule: "5.4" });
  expect(refused(game.state, 1, { type: "lay", card: "knight" })).toBeUndefined();
  game.play(...quickRound(2));
  expect(handSizes(game)).toEqual([6, 7]);
  expect(refused(game.state, 0, { type: "keep", card: "knight" })).toEqual({ code: "not-in-hand", rule: "5.4" });
});

rule(["5.5", "5.6", "K11"], "a round without a winner: no card is placed, tokens go back, everybody rolls again", () => {
  const table = beforeLastTurn({ faces: [7, 7, 7, 7], tokens: ["22", "1111", "1", "1"], nextRolls: [12, 1, 6, 2] });
  const events = table.play(...allLay(4, "knight"));
  expect(typesOf(events).slice(-2)).toEqual(["round-ended", "dice-rolled"]);
  expect(events.at(-1)).toEqual({ type: "dice-rolled", round: 2, faces: [12, 1, 6, 2] });
  expect(table.state).toMatchObject({ phase: "lay", round: 2, turn: 1, chooser: null });
  expect(table.state.seats.map((seat) => seat.kept)).toEqual([0, 0, 0, 0]);
  expect(tokens(table.state)).toEqual(["", "", "", ""]);
  expect(handSizes(table)).toEqual([7, 7, 7, 7]);
  expect(kingOf12.actors(table.state)).toEqual([0, 1, 2, 3]);
});

rule("5.6", "after a won round tokens go back and everybody rolls, once the winner's card is placed and not before", () => {
  const { state, play } = stage(kingOf12, { seats: 3, rolls: [9, 4, 2, 3, 12, 8], moves: quickRound(3) });
  expect([facesOf(state), totals(state)]).toEqual([
    [9, 4, 2],
    [8, 4, 0],
  ]);
  expect(typesOf(play("0 keep knight"))).toEqual(["kept", "dice-rolled"]);
  expect([facesOf(state), totals(state)]).toEqual([
    [3, 12, 8],
    [0, 0, 0],
  ]);
  expect(state).toMatchObject({ phase: "lay", round: 2, turn: 1, chooser: null });
});
