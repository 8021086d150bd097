/** The chart beside the result ends where the game ended, also where robberies were taken back. */
import { chanceOf, fastChance, type TakenBack } from "@tafelrunde/core";
import { type ThievesEvent, twelveThieves } from "@tafelrunde/twelve-thieves";
import { describe, expect, test } from "vitest";
import { course } from "./course.ts";

/** Plays to the end; whoever robs takes it back the first time, and does it again. */
function played(seats: number): { readonly events: readonly (ThievesEvent | TakenBack)[]; readonly scores: readonly number[] } {
  const luck = fastChance(seats);
  const events: (ThievesEvent | TakenBack)[] = [];
  const context = { chance: chanceOf((sides) => luck.roll(sides)), emit: (event: ThievesEvent) => void events.push(event) };
  const state = twelveThieves.setup({ guards: "posted" }, seats, context);
  for (;;) {
    const [seat] = twelveThieves.actors(state);
    if (seat === undefined) break;
    const legal = twelveThieves.moves(state, seat);
    const thieves = legal.filter(({ type }) => type === "smuggle");
    const before = events.length;
    twelveThieves.apply(state, seat, luck.pick(thieves.length > 0 ? thieves : legal), context);
    const done = events.slice(before);
    if (done.at(-1)?.type === "robbed") events.push({ type: "taken-back", seat }, ...done);
  }
  const outcome = twelveThieves.outcome(state);
  if (outcome?.type !== "ranked") throw new Error("the game has no winner");
  return { events, scores: outcome.scores };
}

describe.each([2, 3, 4])("with %i seats", (seats) => {
  const { events, scores } = played(seats);
  const rows = course(events, seats);

  test("it begins with nothing and ends with the scores", () => {
    expect(rows.map((row) => row[0])).toEqual(Array(seats).fill(0));
    expect(rows.map((row) => row.at(-1))).toEqual(scores);
  });

  test("there is a value for every round, the last one included, and nobody ever loses a chest", () => {
    const rounds = events.filter((event) => event.type === "drew" && event.seat === seats - 1).length;
    for (const row of rows) {
      expect(row).toHaveLength(rounds + 2);
      expect(row).toEqual(row.toSorted((one, other) => one - other));
    }
  });
});
