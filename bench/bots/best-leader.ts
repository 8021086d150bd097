/** What a leader of King of 12 who knows the bot opposite by heart gets of a round, with each card that may lie under the leader's die. */
import type { Bot } from "@tafelrunde/bots";
import { kingOf12, type KingView, CARDS, type Move } from "@tafelrunde/king-of-12";
import { hiding, LEADER, policyAt, rolledOn, secretsIn, type World } from "./secret-worlds.ts";

/** By the number of the hidden card. */
export type Worths = ReadonlyMap<number, number>;

/** `known` says what needs no search. The hidden card of `world` itself does not matter. */
export function most(world: World, bot: Bot<KingView, Move>, known: (world: World) => Worths | undefined): Worths {
  const { state } = world;
  const secrets = secretsIn(world);
  if (state.phase === "keep") return each(secrets, () => (state.chooser === LEADER ? 1 : 0));
  if (state.round > 2) return each(secrets, () => 0.5);
  const sure = known(world);
  if (sure) return sure;
  const after = (moves: readonly (readonly [number, Move])[], from = world): Worths =>
    mean(rolledOn([{ world: from, moves }]).map(([next]) => ({ worths: most(next!, bot, known), share: 1 })));
  if (state.phase !== "lay" && state.chooser === LEADER) {
    const ways = kingOf12.moves(state, LEADER).map((move) => after([[LEADER, move]]));
    return each(secrets, (secret) => Math.max(...ways.map((worths) => worths.get(secret)!)));
  }
  const policy = policyAt(bot, 1 - LEADER, world);
  const met = (moves: readonly (readonly [number, Move])[], from = world): Worths =>
    mean(policy.map(({ move, probability: share }) => ({ worths: after([...moves, [1 - LEADER, move]], from), share })));
  if (state.phase !== "lay") return met([]);
  const ways = secrets.map((card) => {
    const other = secrets.find((secret) => secret !== card)!;
    return met([[LEADER, { type: "lay", card: CARDS[card]! }]], hiding(other, world));
  });
  return each(secrets, (secret) =>
    Math.max(...ways.filter((_, way) => secrets[way] !== secret).map((worths) => worths.get(secret)!)),
  );
}

const each = (secrets: readonly number[], worth: (secret: number) => number): Worths =>
  new Map(secrets.map((secret) => [secret, worth(secret)]));

function mean(ways: readonly { readonly worths: Worths; readonly share: number }[]): Worths {
  const total = ways.reduce((sum, { share }) => sum + share, 0);
  return each([...ways[0]!.worths.keys()], (secret) =>
    ways.reduce((sum, { worths, share }) => sum + (share / total) * worths.get(secret)!, 0),
  );
}
