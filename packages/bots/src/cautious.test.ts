/** A game of older rules is played to its end by the bots of today, whatever they make of it. */
import { fastChance, type Game } from "@tafelrunde/core";
import { type KingEvent, kingOf12, type KingState, type KingView, type Move } from "@tafelrunde/king-of-12";
import { expect, test } from "vitest";
import { steps } from "./budget.ts";
import { botsFor } from "./index.ts";
import { chancellor } from "./king-of-12/chancellor.ts";

/** Rules under which only the first card of a hand may be laid, and views have a field that nobody knows today. */
const strict: Game<KingState, Move, KingEvent, KingView> = {
  ...kingOf12,
  rulesVersion: 0,
  moves: (state, seat) => kingOf12.moves(state, seat).slice(0, 1),
  refusal: (state, seat, move) =>
    JSON.stringify(move) === JSON.stringify(strict.moves(state, seat)[0]) ? undefined : { code: "not-first", rule: "1" },
};
const blind: Game<KingState, Move, KingEvent, { readonly inner: KingView }> = {
  ...kingOf12,
  rulesVersion: 0,
  view: (state, viewer) => ({ inner: kingOf12.view(state, viewer) }),
  imagine: (view, chance) => kingOf12.imagine(view.inner, chance),
};

test.each([
  ["refuse what it wants to do", strict as Game],
  ["show the game in another way", blind as Game],
])("a bot at rules that %s moves legally to the end", async (_, game) => {
  const [bot] = await botsFor(game);
  expect(bot!.id).toBe(chancellor.id);
  const chance = fastChance(3);
  const state = game.setup({ set: "first", cards: [] }, 2, { chance });
  let moves = 0;
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const { move } = bot!.decide(game.view(state, seat), seat, chance, steps(50), []);
    expect(game.refusal(state, seat, move)).toBeUndefined();
    game.apply(state, seat, move, { chance });
    moves++;
  }
  expect(moves).toBeGreaterThan(10);
});

test("bots of the present rules are left as they are", async () => {
  expect((await botsFor(kingOf12))[0]).toBe(chancellor);
});
