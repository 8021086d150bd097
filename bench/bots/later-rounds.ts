/** Later rounds of King of 12 between two, with the first-game set: how much those who know the strongest bot by heart can gain. */
import { steps } from "@tafelrunde/bots";
import { fastChance } from "@tafelrunde/core";
import { CARDS, kingOf12, type KingEvent } from "@tafelrunde/king-of-12";
import { chancellor } from "../../packages/bots/src/king-of-12/chancellor.ts";
import { FIRST_SET } from "../../packages/bots/src/king-of-12/first-turns.ts";
import { gladness } from "../../packages/bots/src/king-of-12/solved-rounds.ts";
import { most, type Worths } from "./best-leader.ts";
import { bracketOf, mostIn } from "./secret-reply.ts";
import { ENOUGH, gameAt, LEADER, least, secretsIn, toldTo, type World, worldsOf } from "./secret-worlds.ts";

/** From this turn on the bot's game reaches to the end of the round. */
const WHOLE = 3;

/** A second round before its turn of this number; the bot plays both seats, and the first has a card under its die. */
function reached(turn: number, seed: number): World {
  const chance = fastChance(seed);
  const events: KingEvent[] = [];
  const emit = (event: KingEvent): void => void events.push(event);
  const state = kingOf12.setup({ set: "first", cards: [] }, 2, { chance, emit });
  const leader = state.seats[LEADER]!;
  state.round = 2;
  leader.kept = 1 << drawn(gladness(FIRST_SET), chance.roll(ENOUGH) / ENOUGH);
  leader.hand &= ~leader.kept;
  const world = { state, events, likely: 1 };
  while (state.turn < turn) {
    const seat = kingOf12.actors(state)[0]!;
    const { move } = chancellor.decide(kingOf12.view(state, seat), seat, chance, steps(ENOUGH), toldTo(seat, world));
    kingOf12.apply(state, seat, move, { chance, emit });
  }
  return world;
}

function drawn(weights: readonly number[], luck: number): number {
  let left = luck * weights.reduce((sum, weight) => sum + weight, 0);
  return CARDS.findIndex((_, card) => (left -= weights[card]!) <= 0 && weights[card]! > 0);
}

const isWhole = ({ state }: World): boolean => state.turn === WHOLE && state.phase === "lay";

/** What the best leader gets against the bot from its third turn on. */
function mostAt(world: World): Worths | undefined {
  if (!isWhole(world)) return undefined;
  const worths = mostIn(gameAt(world, "opposite"));
  return new Map(secretsIn(world).map((card, index) => [card, worths[index]!]));
}

const leastAt = (world: World): number | undefined => (isWhole(world) ? bracketOf(gameAt(world, "leader")).least : undefined);

/** Shares of the round, on average. */
interface Gains {
  /** From the third turn on: what the best reply to the leader gains at most. */
  readonly toLeader: number;
  /** The same, and what the best leader gains from the seat opposite, together. */
  readonly toBoth: number;
  /** By how much the hidden card that gets furthest gets beyond what the seat opposite means to keep it to. */
  readonly beyond: number;
}

export function gainsInThirdTurn(count: number): Gains {
  const all = Array.from({ length: count }, (_, seed) => {
    const world = reached(WHOLE, seed);
    const game = gameAt(world, "leader");
    const { least: low, most: high } = bracketOf(game);
    const worths = mostAt(world)!;
    const { limits } = gameAt(world, "opposite");
    return {
      toLeader: high - low,
      toBoth: expected(world, game.belief, worths) - low,
      beyond: Math.max(0, ...[...worths.values()].map((worth, index) => worth - limits![index]!)),
    };
  });
  return {
    toLeader: mean(all.map((one) => one.toLeader)),
    toBoth: mean(all.map((one) => one.toBoth)),
    beyond: mean(all.map((one) => one.beyond)),
  };
}

/** From the second turn on, both together; every reply to it is tried, and the rest of the round is exact. */
export function gainInSecondTurn(count: number): number {
  const gains = Array.from({ length: count }, (_, seed) => {
    const world = reached(2, seed);
    const { belief } = gameAt(world, "leader");
    return expected(world, belief, most(world, chancellor, mostAt)) - least(worldsOf(world, belief), chancellor, leastAt);
  });
  return mean(gains);
}

const expected = (world: World, belief: readonly number[], worths: Worths): number =>
  secretsIn(world).reduce((sum, card, index) => sum + belief[index]! * worths.get(card)!, 0);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
