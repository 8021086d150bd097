/** A bot that fails is replaced for one move by the next weaker one, and never at once by one that plays just anything. */
import { fastChance, type Game } from "@tafelrunde/core";
import { kingOf12 } from "@tafelrunde/king-of-12";
import { expect, test } from "vitest";
import { steps } from "./budget.ts";
import { choose } from "./choose.ts";
import { botsFor } from "./list.ts";
import { decide } from "./think.ts";

const game = kingOf12 as Game;
const ids = (await botsFor(game)).map(({ id }) => id);
const [strongest, second] = ids as [string, string];

/** Bots of which the first so many fail. */
function failing(count: number) {
  const asked: string[] = [];
  const faults: unknown[] = [];
  const ask = async (bot: string): Promise<string> => {
    if (asked.push(bot) <= count) throw new Error(`${bot} failed`);
    return `move of ${bot}`;
  };
  return { asked, faults, chosen: (wanted: string) => choose(game, wanted, ask, (fault) => void faults.push(fault)) };
}

test("a bot that does its work is asked alone", async () => {
  const { asked, chosen } = failing(0);
  expect([await chosen(second), asked]).toEqual([`move of ${second}`, [second]]);
});

test("one failure costs one level, for this move", async () => {
  const { asked, faults, chosen } = failing(1);
  expect([await chosen(strongest), asked, faults.length]).toEqual([`move of ${second}`, [strongest, second], 1]);
  expect(await chosen(strongest)).toBe(`move of ${strongest}`);
});

test("all are asked from the strongest down before there is no answer", async () => {
  const { asked, faults, chosen } = failing(99);
  expect([await chosen(strongest), asked, faults.length]).toEqual([undefined, ids, ids.length]);
});

test("a bot that is no longer known is played by the strongest, and replaced by the next", async () => {
  const { asked, chosen } = failing(1);
  expect([await chosen("forgotten"), asked]).toEqual([`move of ${second}`, ["forgotten", second]]);
});

test("what a bot wants against the rules is a failure of the bot", async () => {
  const chance = fastChance(1);
  const state = game.setup({ set: "first", cards: [] }, 2, { chance });
  const place = { bot: "page", view: game.view(state, 1), seat: 1, told: [] };
  const budget = () => steps(10);
  expect(game.refusal(state, 1, game.parse(await decide(game, place, chance, budget)))).toBeUndefined();
  const strict: Game = { ...game, refusal: () => ({ code: "not-in-hand", rule: "1.1" }) };
  await expect(decide(strict, place, chance, budget)).rejects.toThrow("page wanted what is not legal: not-in-hand");
});
