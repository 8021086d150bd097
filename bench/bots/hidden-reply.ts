/** Later rounds of King of 12 between two, near their end: what a leader who knows the strongest bot by heart wins against it. */
import { steps } from "@tafelrunde/bots";
import { fastChance } from "@tafelrunde/core";
import { CARDS, kingOf12, type KingState } from "@tafelrunde/king-of-12";
import { afterChoice, afterLaying, position } from "../../packages/bots/test/king-rounds.ts";
import { chancellor } from "../../packages/bots/src/king-of-12/chancellor.ts";
import { numbersIn } from "../../packages/bots/src/king-of-12/induction.ts";
import { MatrixGame, MOST } from "../../packages/bots/src/king-of-12/matrix-game.ts";
import { payoffOf } from "../../packages/bots/src/king-of-12/solved-rounds.ts";

const ENOUGH = 1_000_000;
/** Cards that the bot holds, and cards of which one lies under the leader's die. */
const CARDS_LEFT = 4;

interface HiddenReply {
  readonly positions: number;
  /** What the leader wins more than if all cards lay open, on average and at most, in chances to win the match. No exact play gives less. */
  readonly usual: number;
  readonly most: number;
}

export function hiddenReply(positions: number): HiddenReply {
  const chance = fastChance(21);
  const gains = Array.from({ length: positions }, () => {
    const state = position(CARDS_LEFT, chance);
    const leader = state.seats[0]!;
    const all = leader.hand;
    const each = numbersIn(all).map((card) => {
      leader.kept = 1 << card;
      leader.hand = all & ~leader.kept;
      return best(state) - open(state);
    });
    // A leader is as likely to have put away any of them, but for the Parasite: that one more often.
    const weights = numbersIn(all).map((card) => (CARDS[card] === "parasite" ? 3 : 1));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return each.reduce((sum, gain, index) => sum + (gain * weights[index]!) / total, 0);
  });
  return { positions, usual: mean(gains), most: Math.max(...gains) };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function ended(state: KingState): number | undefined {
  const { won, tied, lost } = payoffOf.one;
  if (state.phase === "keep") return state.chooser === 0 ? won : lost;
  return state.round === 1 ? undefined : tied;
}

const distinct = (states: readonly KingState[]): readonly KingState[] =>
  JSON.stringify(states[0]) === JSON.stringify(states[1]) ? states.slice(0, 1) : states;

/** The leader, in the first seat, does what is best against the bot in the second. */
function best(state: KingState): number {
  const over = ended(state);
  if (over !== undefined) return over;
  const policy = () => chancellor.decide(kingOf12.view(state, 1), 1, fastChance(1), steps(ENOUGH), []).policy;
  if (state.phase === "lay") {
    const mix = policy();
    const worths = kingOf12
      .moves(state, 0)
      .map((own) =>
        mix.reduce(
          (sum, { move, probability }) => sum + probability * mean(distinct(afterLaying(state, own, move)).map(best)),
          0,
        ),
      );
    return Math.max(...worths);
  }
  if (state.chooser === 1)
    return policy().reduce(
      (sum, { move, probability }) => sum + probability * mean(distinct(afterChoice(state, move)).map(best)),
      0,
    );
  return Math.max(...kingOf12.moves(state, 0).map((move) => mean(distinct(afterChoice(state, move)).map(best))));
}

/** Both play exactly, and the card under the die is known. */
function open(state: KingState): number {
  const over = ended(state);
  if (over !== undefined) return over;
  if (state.phase !== "lay") {
    const worths = kingOf12.moves(state, state.chooser!).map((move) => mean(distinct(afterChoice(state, move)).map(open)));
    return state.chooser === 0 ? Math.max(...worths) : Math.min(...worths);
  }
  const game = new MatrixGame();
  const [rows, columns] = [kingOf12.moves(state, 0), kingOf12.moves(state, 1)];
  for (const [row, one] of rows.entries())
    for (const [column, other] of columns.entries())
      game.payoffs[row * MOST + column] = mean(distinct(afterLaying(state, one, other)).map(open));
  return game.value(rows.length, columns.length);
}
