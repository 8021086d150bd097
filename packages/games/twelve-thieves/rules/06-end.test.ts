/** Paragraphs 6.1 and 6.2: the chest that wins, and the places behind the winner. */
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { chestsToWin, twelveThieves } from "../src/index.ts";
import { chestsOf, handOf, movesOf, type Position, randomGame, refused, table, typesOf } from "./positions.ts";

/** Seat 0 is one thief away from a chest in red, by either way. */
const near = (robbed: readonly number[]): Position => ({
  hands: ["red red red blue"],
  guards: { red: "0 black", blue: "0" },
  thieves: { red: [3], blue: [1] },
  chests: { red: 4 },
  robbed,
});

for (const [seats, needed] of [
  [2, 6],
  [3, 5],
  [4, 4],
] as const)
  for (const arrival of ["smuggle red for red", "escort blue red for blue"])
    rule("6.1", `with ${seats} players the chest number ${needed} wins at once: ${arrival.split(" ")[0]}`, () => {
      expect(chestsToWin(seats)).toBe(needed);
      const early = table(seats, near([needed - 2]));
      expect(typesOf(early.play(`0 ${arrival}`)).at(-1)).toBe("robbed");
      expect([early.state.phase, twelveThieves.outcome(early.state)]).toEqual(["act", undefined]);

      const { state, play } = table(seats, near([needed - 1]));
      const events = play("0 send blue red for red", "0 send red blue for red", `0 ${arrival}`);
      expect(events.slice(-2)).toEqual([
        { type: "robbed", seat: 0, palace: "red", chest: 4 },
        { type: "won", seat: 0, chests: needed },
      ]);
      expect([state.phase, twelveThieves.actors(state)]).toEqual(["over", []]);
    });

rule("6.1", "the turn is not played on: no card is drawn, no move is left, for nobody", () => {
  for (const seats of [2, 3, 4]) {
    const { state, play } = table(seats, near([chestsToWin(seats) - 1]));
    const { pile } = twelveThieves.view(state, "public");
    play("0 smuggle red for red");
    expect([handOf(state, 0), twelveThieves.view(state, "public").pile, state.turn]).toEqual(["red red blue", pile, 0]);
    for (let seat = 0; seat < seats; seat++) {
      expect(movesOf(state, seat)).toEqual([]);
      for (const text of ["draw", "draw dancer", "smuggle red for red", "send red blue for red", "place red"])
        expect(refused(state, seat, text)).toEqual({ code: "game-over", rule: "6.1" });
    }
  }
});

rule("6.1", "any seat can win, in its own turn, with the first or with the last of its thief actions", () => {
  for (const seat of [0, 1, 2]) {
    const thieves = { red: [0, 0, 0].with(seat, 3), green: [0, 0, 0].with(seat, 1) };
    const hands = ["", "", ""].with(seat, "red green green");
    const guards = { red: `${seat} black`, green: `${seat} black` };
    const position = { hands, guards, thieves, chests: { red: 4, green: 4 }, robbed: [0, 0, 0].with(seat, 4), turn: seat };
    const first = table(3, position);
    expect(first.play(`${seat} smuggle red for red`).at(-1)).toEqual({ type: "won", seat, chests: 5 });
    const last = table(3, position);
    last.play(`${seat} smuggle green for green`, `${seat} smuggle green for green`);
    expect(last.play(`${seat} smuggle red for red`).at(-1)).toEqual({ type: "won", seat, chests: 5 });
  }
});

rule(["6.1", "4.3"], "chests are counted, not their numbers", () => {
  const few = table(4, { ...near([3, 3, 3, 3]), chests: { red: 4, blue: 4 } });
  few.play("0 smuggle red for red");
  expect(twelveThieves.outcome(few.state)).toMatchObject({ places: [1, 2, 2, 2], scores: [4, 3, 3, 3] });
});

/** Chests of the seats before the winning one, and the places after it. */
const ENDS = ["5 5: 1 2", "5 0: 1 2", "4 4 4: 1 2 2", "4 1 3: 1 3 2", "4 0 0: 1 2 2"];
const ENDS_OF_FOUR = ["3 3 2 1: 1 2 3 4", "3 1 2 1: 1 3 2 3", "3 2 2 1: 1 2 2 4", "3 0 0 0: 1 2 2 2"];

for (const end of [...ENDS, ...ENDS_OF_FOUR])
  rule("6.2", `chests before the winning one, and the places after it: ${end}`, () => {
    const [robbed = [], places] = end.split(": ").map((numbers) => numbers.split(" ").map(Number));
    const { state, play } = table(robbed.length, near(robbed));
    expect(twelveThieves.outcome(state)).toBeUndefined();
    play("0 smuggle red for red");
    expect(chestsOf(state)).toEqual(robbed.with(0, chestsToWin(robbed.length)));
    expect(twelveThieves.outcome(state)).toEqual({ type: "ranked", places, scores: chestsOf(state) });
  });

rule(["6.1", "6.2"], "random games of every kind end with exactly one winner, who has just robbed the last chest needed", () => {
  for (const seats of [2, 3, 4])
    for (const guarding of ["posted", "chosen"] as const) {
      let last: string[] = [];
      const state = randomGame(7 * seats, { seats, guarding }, (_, __, events) => void (last = typesOf(events)));
      expect(last.slice(-2)).toEqual(["robbed", "won"]);
      const outcome = twelveThieves.outcome(state);
      if (outcome?.type !== "ranked") throw new Error("no ranking");
      expect(outcome.places.filter((place) => place === 1)).toHaveLength(1);
      expect(Math.max(...outcome.scores)).toBe(8 - seats);
      expect(outcome.scores[state.turn]).toBe(8 - seats);
    }
});
