/** What a seat with a secret card gets at most, with each card that it may be, if the other plays as it learned in a game. */
import { SECOND } from "./duel-turn.ts";
import type { SecretGame } from "./secret-game.ts";
import { type Edge, ENDS, type Node } from "./secret-tree.ts";

/** For each secret what each of its cards earns here at most; what is under the die cannot be laid. */
export function earnedAt(game: SecretGame, here: Node): readonly (readonly number[])[] {
  const { tree } = game;
  const [own, others] = here.cards;
  const mix = game.otherMix(here);
  const isLast = here.depth === tree.depth - 1;
  const earned = own.map((_, secret) => own.map((__, card) => (card === secret ? -Infinity : 0)));
  for (const card of own.keys())
    for (const other of others.keys()) {
      if (mix[other] === 0) continue;
      const pair = card * others.length + other;
      const after = !isLast
        ? mostAfter(game, tree.edges[here.first + pair]!, own.length - 1)
        : tree.isWhole
          ? undefined
          : planned(game, here, pair);
      for (const secret of own.keys())
        if (secret !== card)
          earned[secret]![card]! +=
            mix[other]! * (after ? after[secret > card ? secret - 1 : secret]! : tree.payoffs[here.first + pair]!);
    }
  return earned;
}

/** By the plans that the other follows. */
function planned(game: SecretGame, here: Node, pair: number): readonly number[] {
  const { length } = here.cards[0];
  const mix = game.planMix(here, pair);
  const first = here.first + pair * length * (length - 1);
  return Array.from({ length: length - 1 }, (_, secret) =>
    mix.reduce((sum, share, plan) => sum + share * game.tree.plans[first + plan * (length - 1) + secret]!, 0),
  );
}

/** For each secret, from here to the end of the game. */
export const mostFrom = (game: SecretGame, here: Node): readonly number[] =>
  earnedAt(game, here).map((each) => Math.max(...each));

function mostAfter(game: SecretGame, edge: Edge, size: number): readonly number[] {
  const ways = waysAfter(game, edge, size);
  const mix = edge.chooser === SECOND ? game.otherChoiceMix(edge) : [];
  return Array.from({ length: size }, (_, secret) => {
    if (edge.chooser === SECOND) return ways.reduce((sum, one, way) => sum + mix[way]! * one[secret]!, 0);
    return Math.max(...ways.map((one) => one[secret]!));
  });
}

/** What each secret gets at most after each choice. */
export function waysAfter(game: SecretGame, edge: Edge, size: number): readonly (readonly number[])[] {
  const { tree } = game;
  return Array.from({ length: edge.choices }, (_, way) => {
    const sums = Array.from({ length: size }, () => 0);
    for (let roll = 0; roll < edge.rolls; roll++) {
      const to = tree.ways[edge.first + way * edge.rolls + roll]!;
      const after = to < 0 ? undefined : mostFrom(game, tree.nodes[to]!);
      for (let secret = 0; secret < size; secret++) sums[secret]! += (after ? after[secret]! : ENDS[-1 - to]!) / edge.rolls;
    }
    return sums;
  });
}
