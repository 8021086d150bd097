/** The course of a game begins at nothing and ends at what the outcome says. */
import { fastChance } from "@tafelrunde/core";
import { kingUp, type KingUpEvent, ROUNDS } from "@tafelrunde/king-up";
import { expect, test } from "vitest";
import { course } from "./course.ts";

test.each([3, 4, 5, 6])("with %i seats", (seats) => {
  const chance = fastChance(seats);
  const events: KingUpEvent[] = [];
  const context = { chance, emit: (event: KingUpEvent) => void events.push(event) };
  const state = kingUp.setup({ history: true }, seats, context);
  expect(course(events, seats)).toEqual(Array.from({ length: seats }, () => [0]));
  while (kingUp.actors(state).length > 0) {
    const seat = chance.pick(kingUp.actors(state));
    kingUp.apply(state, seat, chance.pick(kingUp.moves(state, seat)), context);
  }
  const outcome = kingUp.outcome(state);
  const rows = course(events, seats);
  expect(rows.map((row) => row.length)).toEqual(Array.from({ length: seats }, () => 1 + ROUNDS));
  expect(rows.map((row) => row.at(-1))).toEqual(outcome?.type === "ranked" ? outcome.scores : null);
});
