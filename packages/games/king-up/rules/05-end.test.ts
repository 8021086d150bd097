/** Paragraphs 5.1 to 5.3: who wins, what breaks a tie, and who comes where. */
import { bySeat } from "@tafelrunde/core";
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { kingUp, pointsFor, THRONE } from "../src/index.ts";
import { crown, type EventOf, movesOf, placeOf, quickRound, randomGame, refused, rising, table, the } from "./positions.ts";

interface LastRound {
  readonly cards: readonly string[];
  readonly floors: { readonly [floor: number]: string };
  readonly out?: string;
  /** Points of the first round; the second brings nobody anything. */
  readonly before: readonly number[];
}

/** A third round that ends with Dario as king. */
function end({ cards, floors, out = "", before }: LastRound): { won: EventOf<"won">; outcome: unknown } {
  const past = [before, before.map(() => 0)];
  const staged = rising(cards.length, { floors, out, past }, { cards: [cards] });
  const won = the(crown(staged, "dario"), "won");
  return { won, outcome: kingUp.outcome(staged.state) };
}

rule("5.1", "after the third round the game is over, and the most points win", () => {
  const staged = table(3);
  for (const round of [1, 2, 3]) {
    expect([staged.state.round, kingUp.outcome(staged.state)]).toEqual([round, undefined]);
    quickRound(staged);
  }
  const outcome = kingUp.outcome(staged.state);
  if (outcome?.type !== "ranked") throw new Error("no ranking");
  expect(outcome.scores).toEqual(
    [0, 1, 2].map((seat) => staged.state.rounds.reduce((sum, { points }) => sum + points[seat]!, 0)),
  );
  const best = outcome.scores.indexOf(Math.max(...outcome.scores));
  expect(staged.events.at(-1)).toMatchObject({ type: "won", seats: [best], totals: outcome.scores });
});

rule("5.1", "when the game is over nobody acts, every move is refused, and the castle stays as it is", () => {
  const staged = table(4);
  for (let round = 1; round <= 3; round++) quickRound(staged);
  expect(kingUp.actors(staged.state)).toEqual([]);
  expect(placeOf(staged.state, "alighiero")).toBe(THRONE);
  for (const seat of [0, 1, 2, 3]) {
    expect(movesOf(staged.state, seat)).toEqual([]);
    for (const move of ["place piero 2", "rise beatrice", "vote yes", "vote no"])
      expect(refused(staged.state, seat, move)).toEqual({ code: "game-over", rule: "5.1" });
  }
});

rule("5.1", "all three rounds count: whoever is behind in the last one can still win by the others", () => {
  const low = { 0: "clemente", 1: "alighiero beatrice gasino iris", 2: "nacale odessa piero lavinia" };
  const floors = { ...low, 3: "erisco fiorello merlino", 5: "dario" };
  // The third round brings 15, 20 and 17 points.
  const { won, outcome } = end({ cards: ["ABCDGN", "DEGLNO", "BCDEIO"], floors, before: [30, 20, 10] });
  expect(won).toMatchObject({ seats: [0], totals: [45, 40, 27] });
  expect(outcome).toEqual({ type: "ranked", places: [1, 2, 3], scores: [45, 40, 27] });
});

/** Seats 0 and 1 share Beatrice, Clemente and Dario; seat 2 is behind. */
const TIED = ["ABCDGN", "BCDEIO", "CDEFLP"];

rule("5.2", "a tie of the best is won by the player with more favourites in the castle", () => {
  const floors = { 0: "clemente", 1: "iris fiorello lavinia piero", 2: "beatrice odessa merlino", 3: "alighiero", 5: "dario" };
  const { won, outcome } = end({ cards: TIED, floors, out: "erisco gasino nacale", before: [0, 0, 0] });
  expect(won).toEqual({ type: "won", seats: [1], totals: [15, 15, 13], castle: [4, 5, 5] });
  expect(outcome).toEqual({ type: "ranked", places: [2, 1, 3], scores: [15, 15, 13] });
});

rule(["5.2", "5.3", "U6"], "the cellar is part of the castle: a favourite there breaks the tie, one who is out does not", () => {
  const floors = { 1: "fiorello lavinia piero clemente", 2: "beatrice", 3: "alighiero iris", 5: "dario" };
  const inCellar = { ...floors, 0: "erisco", 2: "beatrice merlino" };
  const cellar = end({ cards: TIED, floors: inCellar, out: "gasino nacale odessa", before: [0, 0, 0] });
  expect(cellar.won).toEqual({ type: "won", seats: [1], totals: [16, 16, 14], castle: [4, 5, 6] });
  expect(cellar.outcome).toMatchObject({ places: [2, 1, 3] });
  const out = end({ cards: TIED, floors: { ...floors, 0: "merlino" }, out: "gasino nacale odessa erisco", before: [0, 0, 0] });
  expect(out.won).toEqual({ type: "won", seats: [0, 1], totals: [16, 16, 14], castle: [4, 4, 5] });
  expect(out.outcome).toMatchObject({ places: [1, 1, 3] });
});

rule(["5.2", "U6"], "the king is in the castle too: the one on the throne breaks a tie like any other", () => {
  const floors = { 0: "merlino", 1: "fiorello lavinia piero clemente", 2: "beatrice", 5: "dario" };
  const cards = ["ADEFGM", "BEFGIN", "CFGILO"];
  const out = "alighiero erisco gasino iris nacale odessa";
  // Seat 0 has Dario, Fiorello and Merlino in the castle, seat 1 Beatrice and Fiorello, seat 2 Clemente, Fiorello and Lavinia.
  const { won, outcome } = end({ cards, floors, out, before: [0, 8, 8] });
  expect(won).toEqual({ type: "won", seats: [0, 2], totals: [11, 11, 11], castle: [3, 2, 3] });
  expect(outcome).toEqual({ type: "ranked", places: [1, 3, 1], scores: [11, 11, 11] });
});

rule("5.2", "favourites in the castle mean nothing without a tie, nor does a tie that is not for the victory", () => {
  const floors = { 0: "clemente", 1: "iris fiorello lavinia piero", 2: "beatrice odessa merlino", 3: "alighiero", 5: "dario" };
  const game = { cards: TIED, floors, out: "erisco gasino nacale" };
  expect(end({ ...game, before: [1, 0, 0] }).won).toMatchObject({ seats: [0], totals: [16, 15, 13], castle: [4, 5, 5] });
  const behind = end({ ...game, before: [0, 0, 3] });
  expect(behind.won).toMatchObject({ seats: [2], totals: [15, 15, 16] });
  expect(behind.outcome).toEqual({ type: "ranked", places: [2, 2, 1], scores: [15, 15, 16] });
});

/** Six cards of which 4, 4, 5, 5, 6 and 6 favourites are in the castle once Alighiero and Beatrice are out. */
const SIX = ["ABCDGN", "ABELOP", "ADEFGM", "BCDEIO", "CDEFLP", "CFGILO"];

for (const [totals, winners, places] of [
  [[60, 50, 55, 40, 45, 41], [0], [1, 3, 2, 6, 4, 5]],
  [[41, 42, 43, 44, 45, 46], [5], [6, 5, 4, 3, 2, 1]],
  [[60, 50, 50, 50, 50, 50], [0], [1, 2, 2, 2, 2, 2]],
  [
    [60, 60, 50, 50, 40, 40],
    [0, 1],
    [1, 1, 3, 3, 5, 5],
  ],
  [[60, 60, 60, 50, 50, 40], [2], [2, 2, 1, 4, 4, 6]],
  [
    [60, 60, 60, 60, 50, 50],
    [2, 3],
    [3, 3, 1, 1, 5, 5],
  ],
  [[60, 50, 50, 50, 60, 40], [4], [2, 3, 3, 3, 1, 6]],
  [
    [50, 50, 50, 50, 50, 50],
    [4, 5],
    [3, 3, 3, 3, 1, 1],
  ],
  [[40, 60, 40, 60, 40, 60], [5], [4, 2, 4, 2, 4, 1]],
] as const)
  rule("5.3", `totals ${totals.join(" ")} with 4 4 5 5 6 6 favourites in the castle: places ${places.join(" ")}`, () => {
    const game = { floors: { 5: "dario" }, out: "alighiero beatrice" };
    const { state } = rising(6, { floors: { 6: "dario" }, out: game.out }, { cards: [SIX] });
    const before = totals.map((total, seat) => total - pointsFor(state.places, bySeat(state.seats, seat).card, 3));
    const { won, outcome } = end({ ...game, cards: SIX, before });
    expect(won).toEqual({ type: "won", seats: winners, totals, castle: [4, 4, 5, 5, 6, 6] });
    expect(outcome).toEqual({ type: "ranked", places, scores: totals });
  });

rule(["5.1", "5.2", "5.3"], "in every game the winners told to all are exactly those in the first place", () => {
  let ties = 0;
  for (let seed = 0; seed < 150; seed++) {
    let winners: readonly number[] = [];
    let early = 0;
    const last = randomGame(seed, 3 + (seed % 4), (state, _, events) => {
      if (state.phase !== "over" && kingUp.outcome(state)) early++;
      for (const event of events) if (event.type === "won") winners = event.seats;
    });
    const outcome = kingUp.outcome(last);
    if (outcome?.type !== "ranked") throw new Error("no ranking");
    expect([early, winners]).toEqual([0, [...last.seats.keys()].filter((seat) => outcome.places[seat] === 1)]);
    if (outcome.scores.filter((score) => score === Math.max(...outcome.scores)).length > 1) ties++;
  }
  expect(ties).toBeGreaterThan(0);
});
