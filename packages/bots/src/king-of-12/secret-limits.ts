/** What a seat opposite a hidden card keeps each card to that may be hidden, from turn to turn. */
import { FIRST } from "./duel-turn.ts";
import type { SecretGame } from "./secret-game.ts";
import { earnedAt, mostFrom, waysAfter } from "./secret-most.ts";
import type { Played } from "./secret-past.ts";
import type { Edge, Node } from "./secret-tree.ts";

/** Nobody wins more of a round. */
export const NO_LIMIT = 1;

/** What each card earns in the first turn, for games that learn no more: later turns of the same round ask for it again. */
const known = new WeakMap<SecretGame, ReturnType<typeof earnedAt>>();

function earnedFirst(game: SecretGame): ReturnType<typeof earnedAt> {
  const earned = known.get(game) ?? earnedAt(game, game.tree.nodes[0]!);
  known.set(game, earned);
  return earned;
}

/**
 * After the first turn of a game with limits, by whoever goes on as the game has it: what each secret gets then, and so much more as
 * laying and choosing that gave up. Even so nobody gets more on the whole than could be had before.
 */
export function limitsAfter(
  game: SecretGame,
  edge: Edge,
  { cards, choice }: Pick<Played, "cards" | "choice">,
  next: Node,
): readonly number[] {
  const here = game.tree.nodes[0]!;
  const laid = here.cards[0].indexOf(cards[0]);
  const left = here.cards[0].flatMap((_, secret) => (secret === laid ? [] : [secret]));
  const earned = earnedFirst(game);
  const ways = waysAfter(game, edge, left.length);
  const worths = mostFrom(game, next);
  return left.map((secret, index) => {
    const byCard = Math.max(...earned[secret]!, game.limits![secret]!) - earned[secret]![laid]!;
    const byChoice = edge.chooser === FIRST ? Math.max(...ways.map((way) => way[index]!)) - ways[choice]![index]! : 0;
    return Math.min(NO_LIMIT, worths[index]! + byCard + byChoice);
  });
}
