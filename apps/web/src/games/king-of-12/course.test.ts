/** The course of a game ends at its outcome, and has a point for the start and one for each round. */
import { bySeat, chanceOf, type Context, fastChance } from "@tafelrunde/core";
import { kingOf12, type KingEvent } from "@tafelrunde/king-of-12";
import { expect, test } from "vitest";
import { course } from "./course.ts";

test.each([2, 3, 4])("with %i seats it leads from nothing to the scores", (count) => {
  const luck = fastChance(count);
  for (let game = 0; game < 20; game++) {
    const events: KingEvent[] = [];
    const context: Context<KingEvent> = {
      chance: chanceOf((sides) => luck.roll(sides)),
      emit: (event) => void events.push(event),
    };
    const state = kingOf12.setup({ set: "random" }, count, context);
    for (let seats = kingOf12.actors(state); seats.length > 0; seats = kingOf12.actors(state))
      kingOf12.apply(state, bySeat(seats, 0), luck.pick(kingOf12.moves(state, bySeat(seats, 0))), context);
    const outcome = kingOf12.outcome(state)!;
    const rows = course(events, count);
    expect(rows.map((row) => row[0])).toEqual(Array.from({ length: count }, () => 0));
    expect(rows.map((row) => row.length)).toEqual(Array.from({ length: count }, () => state.round + 1));
    expect({ type: "ranked", scores: rows.map((row) => row.at(-1)) }).toEqual({ type: outcome.type, scores: scoresOf(outcome) });
  }
});

const scoresOf = (outcome: { readonly type: string }): unknown => ("scores" in outcome ? outcome.scores : null);
