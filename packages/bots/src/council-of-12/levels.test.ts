/** Partners of three kinds: the better all of them are, the more councils win. */
import { fastChance, Runner } from "@tafelrunde/core";
import { councilOf12 as game } from "@tafelrunde/council-of-12";
import { expect, test } from "vitest";
import type { Bot } from "../bot.ts";
import { steps } from "../budget.ts";
import { councillor } from "./councillor.ts";
import { aide, novice } from "./levels.ts";

const GAMES = 12;

/** How many of so many councils of two win; the seeds are fixed. */
function won(bot: Bot<never, never>): number {
  let count = 0;
  for (let seed = 0; seed < GAMES; seed++) {
    const chance = fastChance(seed);
    const options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]));
    const runner = new Runner(game, { options, seatCount: 2, chance });
    for (let [seat] = runner.awaited(); seat !== undefined; [seat] = runner.awaited()) {
      const { view, events } = runner.update(seat, -1);
      runner.play(seat, bot.decide(view as never, seat, chance, steps(50), events).move);
    }
    const outcome = runner.outcome();
    if (outcome?.type === "together" && outcome.won) count++;
  }
  return count;
}

test("experienced ones win nearly always, those who forget the plan now and then less often, beginners least", () => {
  const [best = 0, middling = 0, beginners = 0] = [councillor, aide, novice].map((bot) => won(bot as Bot<never, never>));
  expect(best).toBeGreaterThan(middling);
  expect(middling).toBeGreaterThan(beginners + 2);
});
