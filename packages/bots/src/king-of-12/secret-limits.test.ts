/** What whoever sits opposite a hidden card keeps each card to: on the whole to what it could get before, and to no less. */
import { CARDS } from "@tafelrunde/king-of-12";
import { expect, test } from "vitest";
import { steps } from "../budget.ts";
import { facesOf } from "./duel-turn.ts";
import { FIRST_SET } from "./first-turns.ts";
import { Induction, numbersIn } from "./induction.ts";
import { SecretGame } from "./secret-game.ts";
import { limitsAfter, NO_LIMIT } from "./secret-limits.ts";
import { earnedAt, mostFrom } from "./secret-most.ts";
import { SecretTree } from "./secret-tree.ts";
import { SHARE } from "./solved-rounds.ts";

const ENOUGH = 1_000_000;
const bit = (name: (typeof CARDS)[number]): number => 1 << CARDS.indexOf(name);
/** Without rolls and choices. */
const PLAIN = FIRST_SET & ~bit("oracle") & ~bit("sorcerer");
const TURNS = 3;
/** What a round is worth before the dice are rolled. */
const EVEN = 0.5;

const learned = (limit: number): SecretGame => {
  const round = new Induction({ hands: [PLAIN, PLAIN], tokens: 0, turns: TURNS, payoff: SHARE }, TURNS);
  round.run(steps(ENOUGH));
  const tree = new SecretTree(round, TURNS, facesOf(3, 10));
  const cards = numbersIn(PLAIN);
  const game = new SecretGame(
    tree,
    cards.map((_, index) => (index === 0 ? 0.9 : 0.1 / (cards.length - 1))),
    cards.map(() => limit),
  );
  game.learn(steps(ENOUGH));
  return game;
};

/** For each secret, with each card that is laid first, what the limits after it come to on average, and what was earned by that card. */
function allowed(game: SecretGame): readonly { readonly secret: number; readonly limit: number; readonly earned: number }[] {
  const { tree } = game;
  const here = tree.nodes[0]!;
  const [own, others] = here.cards;
  const mix = game.otherMix(here);
  const earned = earnedAt(game, here);
  return own.flatMap((card, laid) => {
    const after = others.map((other, column) => {
      const edge = tree.edges[here.first + laid * others.length + column]!;
      return limitsAfter(game, edge, { cards: [card, other], choice: 0 }, tree.nodes[tree.ways[edge.first]!]!);
    });
    return own.flatMap((_, secret) => {
      if (secret === laid) return [];
      const limit = mix.reduce((sum, share, column) => sum + share * after[column]![secret > laid ? secret - 1 : secret]!, 0);
      return [{ secret, limit, earned: earned[secret]![laid]! }];
    });
  });
}

test("what a card gave up may be had back later, and nobody gets more on the whole than before", () => {
  const game = learned(EVEN);
  const most = mostFrom(game, game.tree.nodes[0]!);
  const all = allowed(game);
  for (const { secret, limit } of all) expect(limit).toBeCloseTo(Math.max(EVEN, most[secret]!), 4);
  expect(Math.max(...all.map(({ limit, earned }) => limit - earned))).toBeGreaterThan(0.05);
});

test("what was not earned of a limit is left for later, up to the whole round", () => {
  const game = learned(NO_LIMIT);
  const most = mostFrom(game, game.tree.nodes[0]!);
  for (const { secret, limit } of allowed(game)) {
    expect(limit).toBeLessThanOrEqual(NO_LIMIT);
    expect(limit).toBeGreaterThan(most[secret]!);
  }
});
