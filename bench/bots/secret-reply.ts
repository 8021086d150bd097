/** What can be won from the strongest King of 12 bot in the rest of a round with a secret card, by whoever knows it by heart. */
import { FIRST, SECOND } from "../../packages/bots/src/king-of-12/duel-turn.ts";
import type { SecretGame } from "../../packages/bots/src/king-of-12/secret-game.ts";
import { mostFrom } from "../../packages/bots/src/king-of-12/secret-most.ts";
import { type Edge, ENDS, type SecretTree } from "../../packages/bots/src/king-of-12/secret-tree.ts";

/** Shares of the round for the seat with the secret: the value lies between what each side cannot be kept from. */
interface Bracket {
  /** The bot has the secret, and the other the best reply. */
  readonly least: number;
  /** The bot is the other, and whoever has the secret the best reply. */
  readonly most: number;
}

export function bracketOf(game: SecretGame): Bracket {
  const worth = mostIn(game);
  return {
    least: new Replies(game).least(0, game.belief),
    most: game.belief.reduce((sum, likely, secret) => sum + likely * worth[secret]!, 0),
  };
}

/** What the best reply to the seat opposite gets with each secret, if that seat plays as it learned in this game. */
export const mostIn = (game: SecretGame): readonly number[] => mostFrom(game, game.tree.nodes[0]!);

class Replies {
  readonly #game: SecretGame;
  readonly #tree: SecretTree;

  constructor(game: SecretGame) {
    this.#game = game;
    this.#tree = game.tree;
  }

  /** What the first seat gets if it gets here as likely as that with each secret, and the other replies best. */
  least(node: number, reach: readonly number[]): number {
    const here = this.#tree.nodes[node]!;
    const [own, others] = here.cards;
    const mixes = own.map((_, secret) => this.#game.mix(here, secret));
    const isLast = here.depth === this.#tree.depth - 1;
    const lost = others.map((_, other) =>
      own.reduce((sum, __, card) => {
        const going = own.flatMap((___, secret) => (secret === card ? [] : [reach[secret]! * mixes[secret]![card]!]));
        const total = going.reduce((all, one) => all + one, 0);
        if (total === 0) return sum;
        const at = here.first + card * others.length + other;
        return sum + (isLast ? total * this.#tree.payoffs[at]! : this.#leastAfter(this.#tree.edges[at]!, going));
      }, 0),
    );
    return Math.min(...lost);
  }

  #leastAfter(edge: Edge, going: readonly number[]): number {
    const mixes = going.map((_, secret) => (edge.chooser === FIRST ? this.#game.choiceMix(edge, secret) : []));
    const given = Array.from({ length: edge.choices }, (_, way) => {
      const reach = going.map((likely, secret) => (edge.chooser === FIRST ? likely * mixes[secret]![way]! : likely) / edge.rolls);
      const total = reach.reduce((all, one) => all + one, 0);
      if (total === 0) return 0;
      let sum = 0;
      for (let roll = 0; roll < edge.rolls; roll++) {
        const to = this.#tree.ways[edge.first + way * edge.rolls + roll]!;
        sum += to < 0 ? total * ENDS[-1 - to]! : this.least(to, reach);
      }
      return sum;
    });
    return edge.chooser === SECOND ? Math.min(...given) : given.reduce((sum, one) => sum + one, 0);
  }
}
