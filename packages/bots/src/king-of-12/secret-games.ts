/** The games that rounds with a secret card are played by, for each place where they are asked for. */
import type { Budget } from "../budget.ts";
import type { DuelPlace } from "./duel-place.ts";
import { worthOf } from "./duel.ts";
import { Induction, numbersIn } from "./induction.ts";
import { Recent } from "./recent.ts";
import { SecretGame } from "./secret-game.ts";
import { Plans } from "./secret-plans.ts";
import { SecretTree } from "./secret-tree.ts";
import { LOOKED_UP, SHARE, solvedRound } from "./solved-rounds.ts";

/** Early in a round so many turns are thought through, and of the next whether to play it as if the secret were known. */
const AHEAD = 2;
/** Pairs of hands that are solved in about a millisecond. */
const PAIRS = 4;
/** For the next turns of the same rounds; each takes some megabytes. */
const [MOST_TREES, MOST_GAMES] = [4, 6];

/** Where a turn begins, before any card of it is laid; the seat with the secret comes first, and its secret is among its cards. */
export type Spot = Pick<DuelPlace, "set" | "hands" | "faces" | "tokens" | "turn" | "turns">;

const trees = new Recent<SecretTree>(MOST_TREES);
const games = new Recent<SecretGame>(MOST_GAMES);
const worths = new Recent<number>(MOST_GAMES);

/** All that may follow, as far as it is thought through; undefined if the budget does not allow to find out. */
export function treeAt(spot: Spot, budget: Budget): SecretTree | undefined {
  return trees.get(keyOf(spot), budget, (allowed) => [grown(spot, allowed), true]);
}

/** Learned with secrets as likely as that; with limits it is the other's game. */
export function learned(
  spot: Spot,
  tree: SecretTree,
  belief: readonly number[],
  limits: readonly number[] | undefined,
  budget: Budget,
): SecretGame {
  const total = belief.reduce((sum, one) => sum + one, 0);
  const shares = belief.map((one) => one / total);
  return games.get(JSON.stringify([keyOf(spot), shares, limits]), budget, (allowed) => {
    const game = new SecretGame(tree, shares, limits);
    return [game, game.learn(allowed)];
  });
}

/** What any leader can be kept to, whichever card is hidden, because it is worth that much if every card could be laid. */
export function limitsAt(spot: Spot, budget: Budget): readonly number[] | undefined {
  const worth = worths.get(keyOf(spot), budget, (allowed) => [worthOf({ ...spot, secret: 0 }, allowed), true]);
  return worth === undefined ? undefined : numbersIn(spot.hands[0]).map(() => worth);
}

const keyOf = ({ set, hands, faces, tokens }: Spot): string => JSON.stringify([set, hands, faces, tokens]);

function grown({ set, hands, faces, tokens, turn, turns }: Spot, budget: Budget): SecretTree | undefined {
  if (turn === 0) {
    const round = solvedRound(set, turns);
    return round && new SecretTree(round, AHEAD, faces, new Plans(round, AHEAD));
  }
  const rest = new Induction({ hands, tokens, turns: turns - turn, payoff: SHARE }, AHEAD + 1);
  if (turn >= LOOKED_UP) return new SecretTree(rest, turns - turn, faces);
  let pairs = 0;
  const isSolved = rest.run({ left: () => ++pairs % PAIRS > 0 || budget.left() });
  return isSolved ? new SecretTree(rest, AHEAD, faces, new Plans(rest, AHEAD)) : undefined;
}
