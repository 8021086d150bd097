/** In the last turn of a round: whoever sits opposite believes what is likely, and yet no card that may be hidden earns more than it may. */
import { fastChance } from "@tafelrunde/core";
import { expect, test } from "vitest";
import { steps } from "../budget.ts";
import { tokensOf } from "./duel-scores.ts";
import { FACES } from "./duel-turn.ts";
import { FIRST_SET } from "./first-turns.ts";
import { Induction, numbersIn } from "./induction.ts";
import { MatrixGame, MOST } from "./matrix-game.ts";
import { SecretGame } from "./secret-game.ts";
import { SecretTree } from "./secret-tree.ts";
import { SHARE } from "./solved-rounds.ts";

const ENOUGH = 1_000_000;
/** Shares of a round. */
const LITTLE = 0.01;
const BELIEF = [0.9, 0.09, 0.01];
const chance = fastChance(3);

const anyHand = (): number => {
  const cards = numbersIn(FIRST_SET);
  chance.shuffle(cards);
  return cards.slice(0, BELIEF.length).reduce((hand, card) => hand | (1 << card), 0);
};

/** Whoever wins the turn wins the round. */
const anyTree = (): SecretTree => {
  const round = new Induction({ hands: [anyHand(), anyHand()], tokens: tokensOf(2, 2, 2, 2), turns: 1, payoff: SHARE });
  return new SecretTree(round, 1, chance.roll(FACES) - 1);
};

/** What it is worth if every card could be laid. */
function worthOf({ payoffs }: SecretTree): number {
  const game = new MatrixGame();
  for (const [at, payoff] of payoffs.entries())
    game.payoffs[Math.floor(at / BELIEF.length) * MOST + (at % BELIEF.length)] = payoff;
  return game.value(BELIEF.length, BELIEF.length);
}

/** What each secret earns at most. */
function earnedIn(game: SecretGame): readonly number[] {
  game.learn(steps(ENOUGH));
  const mix = game.otherMix(game.tree.nodes[0]!);
  const earned = mix.map((_, card) =>
    mix.reduce((sum, share, other) => sum + share * game.tree.payoffs[card * mix.length + other]!, 0),
  );
  return mix.map((_, secret) => Math.max(...earned.filter((__, card) => card !== secret)));
}

test("with limits no secret earns more than its own, and those that are believed earn no more than without belief", () => {
  const all = Array.from({ length: 60 }, () => {
    const tree = anyTree();
    const worth = worthOf(tree);
    const limited = earnedIn(new SecretGame(tree, BELIEF, [worth, worth, worth]));
    const trusting = earnedIn(new SecretGame(tree, BELIEF));
    const believed = limited.reduce((sum, earned, secret) => sum + BELIEF[secret]! * earned, 0);
    return { beyond: Math.max(...limited) - worth, trusted: Math.max(...trusting) - worth, gained: worth - believed };
  });
  expect(Math.max(...all.map(({ beyond }) => beyond))).toBeLessThan(LITTLE);
  expect(Math.min(...all.map(({ gained }) => gained))).toBeGreaterThan(-LITTLE);
  expect(Math.max(...all.map(({ gained }) => gained))).toBeGreaterThan(10 * LITTLE);
  // Without limits, whoever hides what nobody believes earns much more.
  expect(Math.max(...all.map(({ trusted }) => trusted))).toBeGreaterThan(10 * LITTLE);
});

test("a round that is decided before its last turn ends there", () => {
  const hand = anyHand();
  const grown = (tokens: number): SecretTree => {
    const round = new Induction({ hands: [hand, hand], tokens, turns: 2, payoff: SHARE }, 2);
    return new SecretTree(round, 2, 0);
  };
  // Seven points to none: the first seat has won, whoever scores.
  const { nodes, ways, payoffs } = grown(tokensOf(1, 3, 0, 0));
  expect(nodes.length).toBe(1);
  expect(new Set(ways)).toEqual(new Set([-1]));
  expect(payoffs).toEqual([]);
  expect(grown(tokensOf(2, 2, 2, 2)).nodes.length).toBeGreaterThan(1);
});
