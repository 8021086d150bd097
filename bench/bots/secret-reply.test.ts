/** Later rounds of King of 12 between two, by the rules themselves: whoever knows the bot by heart, but not its card, gains next to nothing. */
import { fastChance } from "@tafelrunde/core";
import { type Card, kingOf12, type KingEvent } from "@tafelrunde/king-of-12";
import { expect, test } from "vitest";
import { chancellor } from "../../packages/bots/src/king-of-12/chancellor.ts";
import { lookAhead } from "../../packages/bots/src/king-of-12/look-ahead.ts";
import { most } from "./best-leader.ts";
import { bracketOf, mostIn } from "./secret-reply.ts";
import { gameAt, least, secretsIn, type World, worldsOf } from "./secret-worlds.ts";

/** Without an Oracle, so that all that may happen can be gone through by the rules. */
const CARDS_BUT_KNIGHT: readonly Card[] = ["alchemist", "gambler", "golem", "lady", "parasite", "sorcerer"];
/** Shares of a round. */
const LITTLE = 0.01;
const nothing = (): undefined => undefined;

/** A round between two in which the first seat has a card under its die, before its turn of this number. */
function position(turn: number, seed: number): World {
  const chance = fastChance(seed);
  const events: KingEvent[] = [];
  const emit = (event: KingEvent): void => void events.push(event);
  const state = kingOf12.setup({ set: "chosen", cards: CARDS_BUT_KNIGHT }, 2, { chance, emit });
  while (state.round < 2 || state.turn < turn || state.phase !== "lay") {
    const [seat] = kingOf12.actors(state);
    kingOf12.apply(state, seat!, chance.pick(kingOf12.moves(state, seat!)), { chance, emit });
    if (state.phase === "over" || state.seats[1]!.kept !== 0 || state.round > 2) return position(turn, seed + 1000);
  }
  return state.seats[0]!.kept === 0 ? position(turn, seed + 1000) : { state, events, likely: 1 };
}

test("from the third turn on whoever knows the bot by heart, but not its card, wins no more than the round is worth", () => {
  const lost = Array.from({ length: 3 }, (_, seed) => {
    const start = position(3, seed);
    const game = gameAt(start, "leader");
    const { least: low, most: high } = bracketOf(game);
    const worlds = worldsOf(start, game.belief);
    const won = least(worlds, chancellor, nothing);
    expect(won).toBeCloseTo(low, 6);
    return { bot: high - won, lookAhead: high - least(worlds, lookAhead, nothing) };
  });
  for (const { bot } of lost) expect(bot).toBeLessThan(LITTLE);
  // The same measure finds a bot that looks to the end of the turn.
  expect(Math.max(...lost.map((one) => one.lookAhead))).toBeGreaterThan(5 * LITTLE);
});

test("from the third turn on no hidden card earns more than it could before, and those that are believed earn less", () => {
  const gains = Array.from({ length: 2 }, (_, seed) => {
    const start = position(3, seed);
    const game = gameAt(start, "opposite");
    const earned = mostIn(game);
    const played = most(start, chancellor, nothing);
    for (const [index, card] of secretsIn(start).entries()) {
      expect(played.get(card)).toBeCloseTo(earned[index]!, 6);
      expect(earned[index]!).toBeLessThan(game.limits![index]! + LITTLE);
    }
    return game.belief.reduce((sum, likely, index) => sum + likely * (game.limits![index]! - earned[index]!), 0);
  });
  expect(Math.max(...gains)).toBeGreaterThan(LITTLE);
});
