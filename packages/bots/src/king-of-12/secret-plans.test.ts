/** Where a game with a secret card ends before the round: what the other gains by guessing the card, and what that makes both do before. */
import { fastChance } from "@tafelrunde/core";
import { expect, test } from "vitest";
import { steps } from "../budget.ts";
import { tokensOf } from "./duel-scores.ts";
import { FACES } from "./duel-turn.ts";
import { FIRST_SET } from "./first-turns.ts";
import { Induction, numbersIn } from "./induction.ts";
import { SecretGame } from "./secret-game.ts";
import { mostFrom } from "./secret-most.ts";
import { Plans } from "./secret-plans.ts";
import { SecretTree } from "./secret-tree.ts";
import { SHARE } from "./solved-rounds.ts";

const ENOUGH = 1_000_000;
const CARDS_HELD = 4;
const LEFT = CARDS_HELD - 1;
const TURNS = 3;
const BELIEF = [0.7, 0.2, 0.05, 0.05];
/** Shares of a round. */
const LITTLE = 0.01;

/** The first of these turns is played with a game, the second with plans. */
function anyRound(seed: number): { readonly round: Induction; readonly faces: number } {
  const chance = fastChance(seed);
  const anyHand = (): number => {
    const cards = numbersIn(FIRST_SET);
    chance.shuffle(cards);
    return cards.slice(0, CARDS_HELD).reduce((hand, card) => hand | (1 << card), 0);
  };
  const round = new Induction(
    { hands: [anyHand(), anyHand()], tokens: tokensOf(1, 1, 1, 1), turns: TURNS, payoff: SHARE },
    TURNS,
  );
  round.run(steps(ENOUGH));
  return { round, faces: chance.roll(FACES) - 1 };
}

const seeds = Array.from({ length: 20 }, (_, seed) => seed);

test("whoever guesses right gains, and loses against every other card; what would not be laid is not missed", () => {
  const all = seeds.flatMap((seed) => {
    const { round, faces } = anyRound(seed);
    const plans = new Plans(round, 1);
    const { hands } = round.layer(1);
    return hands[0].flatMap((first) =>
      hands[1].map((second) => ({ worth: plans.worth([first, second], 0, faces), found: plans.of([first, second], 0, faces) })),
    );
  });
  for (const { worth, found } of all)
    expect(Array.from(found.subarray(0, LEFT))).toEqual(Array.from({ length: LEFT }, () => worth));
  const guesses = all.flatMap(({ worth, found }) =>
    Array.from({ length: LEFT }, (_, guess) => {
      const more = Array.from(found.subarray((guess + 1) * LEFT, (guess + 2) * LEFT), (one) => one - worth);
      return { right: more[guess]!, wrong: Math.min(...more.filter((__, secret) => secret !== guess)) };
    }),
  );
  expect(Math.max(...guesses.map(({ right }) => right))).toBeLessThan(1e-6);
  expect(Math.min(...guesses.map(({ right }) => right))).toBeLessThan(-0.2);
  expect(Math.min(...guesses.map(({ wrong }) => wrong))).toBeGreaterThan(-1e-6);
  expect(guesses.filter(({ right }) => right === 0).length).toBeGreaterThan(guesses.length / 4);
});

test("an end of the round is worth the same whatever is under the die", () => {
  const plans = new Plans(anyRound(0).round, 1);
  for (const [end, worth] of [1, 0.5, 0].entries())
    expect(Array.from(plans.of([0b111, 0b111], -1 - end, 0))).toEqual(Array.from({ length: CARDS_HELD * LEFT }, () => worth));
});

/** The same with plans, and with none but to guess nothing. */
function trees(seed: number): { readonly guessing: SecretTree; readonly trusting: SecretTree } {
  const { round, faces } = anyRound(seed);
  const [guessing, trusting] = [0, 1].map(() => new SecretTree(round, 1, faces, new Plans(round, 1)));
  for (let at = 0; at < trusting!.plans.length; at++) trusting!.plans[at] = trusting!.plans[at - (at % (CARDS_HELD * LEFT))]!;
  return { guessing: guessing!, trusting: trusting! };
}

function learned(tree: SecretTree, limits?: readonly number[]): SecretGame {
  const game = new SecretGame(tree, BELIEF, limits);
  game.learn(steps(ENOUGH));
  return game;
}

/** What the leader of this game gets if the other replies best, with guesses. */
function least(game: SecretGame, { plans, nodes }: SecretTree): number {
  const here = nodes[0]!;
  const mixes = BELIEF.map((_, secret) => game.mix(here, secret));
  const lost = BELIEF.map((_, other) =>
    BELIEF.reduce((sum, __, card) => {
      const going = BELIEF.flatMap((likely, secret) => (secret === card ? [] : [likely * mixes[secret]![card]!]));
      const first = (card * CARDS_HELD + other) * CARDS_HELD * LEFT;
      const worths = BELIEF.map((_, plan) =>
        going.reduce((all, one, index) => all + one * plans[first + plan * LEFT + index]!, 0),
      );
      return sum + Math.min(...worths);
    }, 0),
  );
  return Math.min(...lost);
}

test("whoever hides a card expects that it is guessed, and gets more", () => {
  const gains = seeds.map((seed) => {
    const { guessing, trusting } = trees(seed);
    return least(learned(guessing), guessing) - least(learned(trusting), guessing);
  });
  expect(Math.min(...gains)).toBeGreaterThan(-LITTLE);
  expect(Math.max(...gains)).toBeGreaterThan(LITTLE);
});

test("whoever sits opposite expects to guess, and gets more without letting any card earn more than it may", () => {
  const all = seeds.map((seed) => {
    const { guessing, trusting } = trees(seed);
    const worth = Math.max(...mostFrom(learned(trusting), trusting.nodes[0]!));
    const limits = BELIEF.map(() => worth);
    const [one, other] = [guessing, trusting].map((tree) => mostFrom(learned(tree, limits), tree.nodes[0]!));
    const paid = (worths: readonly number[]): number => BELIEF.reduce((sum, likely, secret) => sum + likely * worths[secret]!, 0);
    return { beyond: Math.max(...one!) - worth, gained: paid(other!) - paid(one!) };
  });
  expect(Math.max(...all.map(({ beyond }) => beyond))).toBeLessThan(LITTLE);
  expect(Math.min(...all.map(({ gained }) => gained))).toBeGreaterThan(-LITTLE);
  expect(Math.max(...all.map(({ gained }) => gained))).toBeGreaterThan(LITTLE);
});
