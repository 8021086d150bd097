/** What a seat remembers: from what it was told alone, the castle as it stands and everybody's No cards, in every game. */
import { fastChance, Runner } from "@tafelrunde/core";
import { kingUp, type KingUpState } from "@tafelrunde/king-up";
import { expect, test } from "vitest";
import { courtOf } from "./court.ts";
import { emptyCourt, redo, remember } from "./memory.ts";

test.each([
  { seats: 3, history: true },
  { seats: 4, history: false },
  { seats: 5, history: true },
  { seats: 6, history: false },
])("$seats seats, past votes shown: $history", ({ seats, history }) => {
  const chance = fastChance(seats);
  const runner = new Runner(kingUp, { options: { history }, seatCount: seats, chance });
  let seen = 0;
  for (let [seat] = runner.awaited(); seat !== undefined; [seat] = runner.awaited()) {
    const rounds = remember(runner.update(seat, -1).events);
    const state: KingUpState = runner.moment().state;
    expect(rounds).toHaveLength(state.round);
    const { start, acts } = rounds.at(-1)!;
    const court = emptyCourt(seats, start, state.round);
    for (const act of acts) redo(court, act);
    const truth = courtOf(state, []);
    expect({ ...court, likes: truth.likes }).toEqual(truth);
    seen += acts.length;
    runner.play(seat, chance.pick(runner.moves(seat)));
  }
  expect(seen).toBeGreaterThan(100);
});

test("votes are remembered with who said No", () => {
  const told = [
    { type: "round-began", round: 1, start: 2 },
    { type: "proposed", seat: 1, candidate: "dario" },
    { type: "voted", seat: 0 },
    { type: "votes-revealed", candidate: "dario", votes: ["no", "yes", "no"] },
  ];
  expect(remember(told)).toEqual([
    {
      start: 2,
      acts: [
        { type: "rise", seat: 1, candidate: 3 },
        { type: "votes", nays: 0b101 },
      ],
    },
  ]);
  expect(remember([])).toEqual([]);
});
