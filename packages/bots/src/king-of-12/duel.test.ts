/** Rounds between two: turns and values agree with the rules, and nobody wins more against the bot than the position is worth. */
import { fastChance } from "@tafelrunde/core";
import { CARDS, kingOf12, type KingState, type Move } from "@tafelrunde/king-of-12";
import { expect, test } from "vitest";
import { afterChoice, afterLaying, ended, position } from "../../test/king-rounds.ts";
import { steps } from "../budget.ts";
import { ponderer } from "../ponder.ts";
import { chancellor } from "./chancellor.ts";
import { valuedIn, valuedMoves } from "./duel.ts";
import { duelPlace } from "./duel-place.ts";
import { tokensOf } from "./duel-scores.ts";
import { duelTurn, facesOf, STRIDE } from "./duel-turn.ts";
import { firstTurn } from "./first-turns.ts";
import { Induction, numbersIn } from "./induction.ts";
import { MatrixGame, MOST } from "./matrix-game.ts";
import { SHARE } from "./solved-rounds.ts";

const ENOUGH = 1_000_000;
/** For a few seconds of work on a machine that has much else to do. */
const SECONDS = 600_000;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Faces and who scored, as `duelTurn` tells it, after both laid and whoever had to choose took this choice. */
function endsByTheRules(state: KingState, one: number, other: number): readonly string[] {
  const lay = (card: number): Move => ({ type: "lay", card: CARDS[card]! });
  const ends = afterLaying(state, lay(one), lay(other));
  const chosen =
    ends[0]!.phase === "tip" ? kingOf12.moves(ends[0]!, ends[0]!.chooser!).flatMap((move) => afterChoice(ends[0]!, move)) : ends;
  const before = state.seats[0]!.twos;
  const told = chosen.map(({ seats: [a, b] }) => {
    const scorer = a!.ones + a!.twos === state.seats[0]!.ones + before ? 0 : a!.twos > before ? 1 : 2;
    return `${scorer} ${a!.face} ${b!.face}`;
  });
  return told;
}

test("every turn is played as by the rules", () => {
  const chance = fastChance(11);
  const differences: string[] = [];
  let compared = 0;
  while (compared < 3000) {
    const state = position(5, chance);
    if (state.seats.some(({ ones, twos }) => ones + 2 * twos > 5)) continue;
    const [one, other] = state.seats.map(({ hand }) => chance.pick(numbersIn(hand))) as [number, number];
    const { ends, width, isRolled } = duelTurn(one, other);
    const faces = facesOf(state.seats[0]!.face, state.seats[1]!.face);
    const mine = Array.from(
      ends.subarray(faces * width, (faces + 1) * width),
      (end) => `${Math.floor(end / STRIDE)} ${Math.floor((end % STRIDE) / 12) + 1} ${((end % STRIDE) % 12) + 1}`,
    );
    const theirs = endsByTheRules(state, one, other);
    const each = isRolled ? theirs : theirs.filter((_, index) => index % 12 === 0);
    if (mine.join() !== each.join()) differences.push(`${CARDS[one]} ${CARDS[other]}: ${mine.join()} | ${each.join()}`);
    compared++;
  }
  expect(differences).toEqual([]);
});

/** The value by the rules alone: no table, no layers. */
function valueByTheRules(state: KingState): number {
  const over = ended(state, 1);
  if (over !== undefined) return over;
  if (state.phase !== "lay") {
    const worth = kingOf12.moves(state, state.chooser!).map((move) => mean(afterChoice(state, move).map(valueByTheRules)));
    return state.chooser === 0 ? Math.max(...worth) : Math.min(...worth);
  }
  const game = new MatrixGame();
  const [rows, columns] = [kingOf12.moves(state, 0), kingOf12.moves(state, 1)];
  for (const [row, one] of rows.entries())
    for (const [column, other] of columns.entries())
      game.payoffs[row * MOST + column] = mean(distinct(afterLaying(state, one, other)).map(valueByTheRules));
  return game.value(rows.length, columns.length);
}

/** Without an Oracle all rolls lead to the same. */
const distinct = (states: readonly KingState[]): readonly KingState[] =>
  JSON.stringify(states[0]) === JSON.stringify(states[1]) ? states.slice(0, 1) : states;

test("values of whole positions are those of the rules, thefts included", () => {
  const chance = fastChance(5);
  const positions = [
    ...Array.from({ length: 40 }, () => position(2, chance)),
    ...Array.from({ length: 12 }, () => position(3, chance)),
  ];
  for (const state of positions) {
    const moves = valuedMoves(kingOf12.view(state, 0), 0, steps(ENOUGH))!;
    const worth = moves.reduce((sum, move) => sum + move.mix * move.worth, 0);
    expect(worth).toBeCloseTo(valueByTheRules(state), 6);
  }
});

/** What the first seat gets if it is played by the bot, and the second by somebody who knows the bot by heart. */
function againstTheBest(state: KingState): number {
  const over = ended(state, 1);
  if (over !== undefined) return over;
  const policy = (): readonly { readonly move: Move; readonly probability: number }[] =>
    chancellor.decide(kingOf12.view(state, 0), 0, fastChance(1), steps(ENOUGH), []).policy;
  if (state.phase !== "lay") {
    if (state.chooser === 0)
      return policy().reduce(
        (sum, { move, probability }) => sum + probability * mean(distinct(afterChoice(state, move)).map(againstTheBest)),
        0,
      );
    return Math.min(...kingOf12.moves(state, 1).map((move) => mean(distinct(afterChoice(state, move)).map(againstTheBest))));
  }
  const mix = policy();
  return Math.min(
    ...kingOf12
      .moves(state, 1)
      .map((other) =>
        mix.reduce(
          (sum, { move, probability }) => sum + probability * mean(distinct(afterLaying(state, move, other)).map(againstTheBest)),
          0,
        ),
      ),
  );
}

test("whoever knows the bot by heart gets no more than the position is worth", () => {
  const chance = fastChance(8);
  for (let count = 0; count < 12; count++) {
    const state = position(3, chance);
    expect(againstTheBest(state)).toBeGreaterThan(valueByTheRules(state) - 1e-6);
  }
});

test("the first turn that is known by heart is that of exact play", () => {
  const chance = fastChance(1);
  const state = kingOf12.setup({ set: "first", cards: [] }, 2, { chance });
  state.seats[0]!.face = 6;
  state.seats[1]!.face = 7;
  const { policy } = chancellor.decide(kingOf12.view(state, 0), 0, chance, steps(1), []);
  const mixes = new Map(policy.map(({ move, probability }) => [kingOf12.format(move), probability]));
  expect([...mixes.keys()]).toEqual(["lay knight", "lay machine", "lay oracle", "lay sorcerer"]);
  expect(mixes.get("lay oracle")).toBeCloseTo(0.418, 2);
});

test(
  "a round that was solved between questions says what is known by heart, and what is worked out when asked",
  () => {
    const state = kingOf12.setup({ set: "first", cards: [] }, 2, { chance: fastChance(3) });
    const inSecondTurn = kingOf12.clone(state);
    inSecondTurn.turn = 2;
    for (const [seat, index] of [0, 2].entries()) {
      const own = inSecondTurn.seats[seat]!;
      own.discard = 1 << numbersIn(own.hand)[index]!;
      own.hand &= ~own.discard;
      own.ones = seat;
      own.twos = 1 - seat;
    }
    const asked = () => [state, inSecondTurn].map((position) => valuedMoves(kingOf12.view(position, 0), 0, steps(ENOUGH)));
    expect(asked()).toEqual([undefined, undefined]);
    ponderer.work(steps(ENOUGH));
    const [first, second] = asked();
    const known = firstTurn(state.seats[0]!.face, state.seats[1]!.face);
    for (const [index, { mix }] of first!.entries()) expect(mix).toBeCloseTo(known[index]!, 2);
    const { hands, tokens, turn, turns } = duelPlace(kingOf12.view(inSecondTurn, 0), 0);
    const alone = new Induction({ hands, tokens, turns: turns - turn, payoff: SHARE });
    alone.run(steps(ENOUGH));
    const worked = valuedIn(kingOf12.view(inSecondTurn, 0), 0, (place) => alone.from({ turn: 0, tokens: place.tokens }))!;
    for (const [index, { worth }] of second!.entries()) expect(worth).toBeCloseTo(worked[index]!.worth, 3);
  },
  SECONDS,
);

test("tokens of both seats fit into one number", () => {
  expect(tokensOf(1, 2, 3, 4).toString(16)).toBe("4321");
});
