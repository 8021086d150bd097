/** Levels: each beats the one below it, seats rotated, and slips are plausible. */
import { fastChance, type Game, Runner } from "@tafelrunde/core";
import { findGame } from "@tafelrunde/registry";
import { expect, test } from "vitest";
import { steps } from "./budget.ts";
import { type Bot, botsFor } from "./index.ts";
import { erring } from "./erring.ts";

/** The share of games that one bot wins among others of another kind; a shared victory counts in part. */
function share(game: Game, [one, others]: readonly [Bot, Bot], seats: number, games: number): number {
  const options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]));
  let won = 0;
  for (let seed = 0; seed < games; seed++) {
    const chance = fastChance(seed);
    const place = seed % seats;
    const runner = new Runner(game, { options, seatCount: seats, chance });
    for (let [seat] = runner.awaited(); seat !== undefined; [seat] = runner.awaited()) {
      const bot = seat === place ? one : others;
      const { view, events } = runner.update(seat, -1);
      runner.play(seat, bot.decide(view, seat, chance, steps(0), events).move);
    }
    const outcome = runner.outcome();
    if (outcome?.type !== "ranked") throw new Error("this game is not played against each other");
    if (outcome.places[place] === 1) won += 1 / outcome.places.filter((other) => other === 1).length;
  }
  return won / games;
}

/** The seeds are fixed and the bounds lie below what these games give: they notice a change, and docs/strength.md says how strong each is. */
test.each([
  { id: "king-of-12", seats: 2, pair: ["page", "random"], games: 200, more: 0.6 },
  { id: "king-of-12", seats: 2, pair: ["chancellor", "page"], games: 20, more: 0.5 },
  { id: "king-of-12", seats: 3, pair: ["page", "random"], games: 300, more: 0.36 },
  { id: "king-of-12", seats: 3, pair: ["squire", "page"], games: 15, more: 0.34 },
  { id: "king-of-12", seats: 3, pair: ["chancellor", "page"], games: 15, more: 0.34 },
  { id: "king-of-12", seats: 4, pair: ["squire", "page"], games: 24, more: 0.27 },
  { id: "twelve-thieves", seats: 2, pair: ["burglar", "pickpocket"], games: 60, more: 0.5 },
  { id: "twelve-thieves", seats: 3, pair: ["burglar", "pickpocket"], games: 30, more: 0.36 },
  { id: "twelve-thieves", seats: 4, pair: ["ringleader", "burglar"], games: 16, more: 0.3 },
  { id: "king-up", seats: 3, pair: ["page", "random"], games: 80, more: 0.38 },
  { id: "king-up", seats: 3, pair: ["squire", "page"], games: 30, more: 0.4 },
  { id: "king-up", seats: 3, pair: ["kingmaker", "page"], games: 18, more: 0.5 },
])("$id, $seats seats: $pair.0 beats $pair.1", async ({ id, seats, pair, games, more }) => {
  const game = await findGame(id)!.rules();
  const bots = await botsFor(game);
  const [one, other] = pair.map((name) => bots.find((bot) => bot.id === name)!);
  expect(share(game, [one!, other!], seats, games)).toBeGreaterThan(more);
});

test("whoever errs does so as often as it says, and only into what a hasty one would do", () => {
  const always = (move: string): Bot<null, string> => ({
    id: move,
    thinks: 50,
    decide: () => ({ policy: [{ move, probability: 1 }], move }),
  });
  const bot = erring(always("thought"), always("first thought"), { id: "human", thinks: 50, slips: 0.25 });
  const chance = fastChance(1);
  const decided = Array.from({ length: 4000 }, () => bot.decide(null, 0, chance, steps(0), []));
  expect(decided[0]!.policy).toEqual([
    { move: "thought", probability: 0.75 },
    { move: "first thought", probability: 0.25 },
  ]);
  expect(decided.filter(({ move }) => move === "first thought").length / 4000).toBeCloseTo(0.25, 1);
});
