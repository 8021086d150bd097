/** Laws for every bot: two worlds that its seat cannot tell apart lead to the same policy, whatever it was asked before. */
import { fastChance, type GameEvent, Runner, type Seat } from "@tafelrunde/core";
import { games } from "@tafelrunde/registry";
import { expect, test } from "vitest";
import { steps } from "./budget.ts";
import { botsFor } from "./list.ts";

const DECISIONS = 6;
/** So many decisions pass between two that are looked at. */
const APART = 5;

interface Moment {
  readonly view: unknown;
  readonly seat: Seat;
  readonly told: readonly GameEvent[];
}

const cases = await Promise.all(
  games.map(async (entry) => {
    const game = await entry.rules();
    return (await botsFor(game)).map((bot) => ({ game, bot }));
  }),
);

test.each(cases.flat())("$game.id: $bot.id knows its view and what it was told, and nothing else", ({ game, bot }) => {
  const chance = fastChance(2);
  const options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]));
  const runner = new Runner(game, { options, seatCount: game.seats.max, chance });
  const policyAt = ({ view, seat, told }: Moment) => {
    const thinking = () => [view, seat, fastChance(7), steps(20), told] as const;
    return { policy: bot.decide(...thinking()).policy, early: bot.early?.(...thinking()) };
  };
  const moments: Moment[] = [];
  for (let count = 0; moments.length < DECISIONS && runner.awaited().length > 0; count++) {
    const seat = chance.pick(runner.awaited());
    const { view, events: told } = runner.update(seat, -1);
    if (count % APART === 0) moments.push({ view, seat, told });
    runner.play(seat, chance.pick(runner.moves(seat)));
  }
  expect(moments).toHaveLength(DECISIONS);
  const policies = moments.map(policyAt);
  const elsewhere = moments.map((moment) => ({ ...moment, view: game.view(game.imagine(moment.view, chance), moment.seat) }));
  expect(elsewhere.toReversed().map(policyAt).toReversed()).toEqual(policies);
});
