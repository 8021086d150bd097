/** Paragraphs 6.1 and 6.2: how the game ends, and who comes where. */
import { rule, stage } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { cardsIn, count, kingOf12 } from "../src/index.ts";
import { BOOK_GAME, facesOf, type KingTable, quickRound, randomGame, totals } from "./positions.ts";

rule(["6.1", "6.2"], "the book's third round: Lea and Tom have a card each, Lea wins again and is king", () => {
  const { state, play } = stage(kingOf12, {
    ...BOOK_GAME,
    moves: [...BOOK_GAME.firstRound, BOOK_GAME.tomKeeps, ...BOOK_GAME.secondRound, BOOK_GAME.leaKeeps],
  });
  expect(state.seats.map((seat) => cardsIn(seat.kept))).toEqual([["knight"], [], ["machine"]]);
  play(...BOOK_GAME.thirdRound);
  expect([state.phase, state.chooser, totals(state)]).toEqual(["keep", 0, [8, 2, 1]]);
  expect(kingOf12.outcome(state)).toBeUndefined();
  expect(play(BOOK_GAME.leaKeepsAgain)).toEqual([
    { type: "kept", seat: 0, card: "troublemakers" },
    { type: "won", seat: 0 },
  ]);
  expect(kingOf12.outcome(state)).toEqual({ type: "ranked", places: [1, 3, 2], scores: [2, 0, 1] });
});

/** A game in which these seats win the rounds, one after the other, the first time with the Knight and then the Alchemist. */
function roundsWonBy(seats: number, ...winners: readonly number[]): KingTable {
  const dice = (winner: number): number[] => Array.from({ length: seats }, (_, seat) => (seat === winner ? 9 : seat + 1));
  const keep = (winner: number, round: number): string =>
    `${winner} keep ${winners.indexOf(winner) === round ? "knight" : "alchemist"}`;
  return stage(kingOf12, {
    seats,
    rolls: winners.flatMap(dice),
    moves: winners.flatMap((winner, round) => [...quickRound(seats), keep(winner, round)]).slice(0, -1),
  });
}

rule(["6.1", "K14"], "the second won round is no victory yet: its card is placed first, and that ends the game", () => {
  const { state, play } = roundsWonBy(2, 0, 1, 0);
  expect(state).toMatchObject({ phase: "keep", chooser: 0, round: 3 });
  expect(kingOf12.outcome(state)).toBeUndefined();
  expect(kingOf12.actors(state)).toEqual([0]);
  expect(play("0 keep alchemist").at(-1)).toEqual({ type: "won", seat: 0 });
  expect(state.seats.map((seat) => cardsIn(seat.kept))).toEqual([["alchemist", "knight"], ["knight"]]);
  expect(kingOf12.outcome(state)).toEqual({ type: "ranked", places: [1, 2], scores: [2, 1] });
});

rule("6.1", "at once: no dice are rolled, no round begins, and nobody can act", () => {
  const { state, play } = roundsWonBy(3, 2, 2); // every roll is used up, so a roll would throw
  const before = [facesOf(state), state.round];
  play("2 keep oracle");
  expect([facesOf(state), state.round]).toEqual(before);
  expect(state).toMatchObject({ phase: "over", chooser: null, victim: null });
  expect(kingOf12.actors(state)).toEqual([]);
});

rule("6.1", "one card under the die, of everybody, does not end the game", () => {
  const { state, play } = roundsWonBy(4, 0, 1, 2, 3, 0);
  expect(state.seats.map((seat) => count(seat.kept))).toEqual([1, 1, 1, 1]);
  expect(kingOf12.outcome(state)).toBeUndefined();
  play("0 keep golem");
  expect(kingOf12.outcome(state)).toEqual({ type: "ranked", places: [1, 2, 2, 2], scores: [2, 1, 1, 1] });
});

for (const [seats, winners, places, scores] of [
  [2, [0, 0], [1, 2], [2, 0]],
  [2, [0, 1, 1], [2, 1], [1, 2]],
  [3, [0, 1, 0], [1, 2, 3], [2, 1, 0]],
  [3, [2, 2], [2, 2, 1], [0, 0, 2]],
  [3, [0, 1, 2, 1], [2, 1, 2], [1, 2, 1]],
  [4, [1, 1], [2, 1, 2, 2], [0, 2, 0, 0]],
  [4, [0, 1, 0], [1, 2, 3, 3], [2, 1, 0, 0]],
  [4, [3, 1, 0, 3], [2, 2, 4, 1], [1, 1, 0, 2]],
  [4, [3, 1, 0, 2, 2], [2, 2, 1, 2], [1, 1, 2, 1]],
] as const)
  rule("6.2", `${seats} players, rounds won by seats ${winners.join(" ")}: places ${places.join(" ")}`, () => {
    const { state, play } = roundsWonBy(seats, ...winners);
    play(`${winners.at(-1)} keep alchemist`);
    expect(kingOf12.outcome(state)).toEqual({ type: "ranked", places, scores });
  });

rule(["6.1", "6.2"], "every game ends with exactly one king, and only the end has an outcome", () => {
  for (let seed = 0; seed < 200; seed++) {
    const seats = 2 + (seed % 3);
    const end = randomGame(seed, seats, (state) => {
      expect(kingOf12.outcome(state) !== undefined).toBe(state.seats.some((seat) => count(seat.kept) === 2));
    });
    const outcome = kingOf12.outcome(end);
    if (outcome?.type !== "ranked") throw new Error("no ranking");
    expect(outcome.places.filter((place) => place === 1)).toHaveLength(1);
    expect(outcome.scores[outcome.places.indexOf(1)]).toBe(2);
    expect(Math.max(...outcome.scores)).toBe(2);
  }
});
