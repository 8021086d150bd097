/** Later rounds of King of 12 between two, with the first-game set: how much those who know the strongest bot by heart can gain. */
import { steps } from "@tafelrunde/bots";
import { fastChance, type GameEvent } from "@tafelrunde/core";
import { CARDS, kingOf12, type KingEvent } from "@tafelrunde/king-of-12";
import { chancellor } from "../../packages/bots/src/king-of-12/chancellor.ts";
import { valuedMoves } from "../../packages/bots/src/king-of-12/duel.ts";
import { FIRST_SET } from "../../packages/bots/src/king-of-12/first-turns.ts";
import { gladness } from "../../packages/bots/src/king-of-12/solved-rounds.ts";
import { bracketOf } from "./secret-reply.ts";
import { ENOUGH, gameAt, least, type World, worldsOf } from "./secret-worlds.ts";

const LEADER = 0;
/** From this turn on the bot's game reaches to the end of the round. */
const WHOLE = 3;

/** A second round before its turn of this number; the bot plays both seats, and the first has a card under its die. */
function reached(turn: number, seed: number): World {
  const chance = fastChance(seed);
  const told: GameEvent[] = [];
  const emit = (event: KingEvent): void => void told.push(kingOf12.witness(event, LEADER)!);
  const state = kingOf12.setup({ set: "first", cards: [] }, 2, { chance, emit });
  const leader = state.seats[LEADER]!;
  state.round = 2;
  leader.kept = 1 << drawn(gladness(FIRST_SET), chance.roll(ENOUGH) / ENOUGH);
  leader.hand &= ~leader.kept;
  while (state.turn < turn) {
    const seat = kingOf12.actors(state)[0]!;
    const { move } = chancellor.decide(kingOf12.view(state, seat), seat, chance, steps(ENOUGH), seat === LEADER ? told : []);
    kingOf12.apply(state, seat, move, { chance, emit });
  }
  return { state, told, likely: 1 };
}

function drawn(weights: readonly number[], luck: number): number {
  let left = luck * weights.reduce((sum, weight) => sum + weight, 0);
  return CARDS.findIndex((_, card) => (left -= weights[card]!) <= 0 && weights[card]! > 0);
}

/** What the bot that sits opposite holds the leader to, whichever card is hidden. */
function held({ state }: World): number {
  const valued = valuedMoves(kingOf12.view(state, 1), 1, steps(ENOUGH))!;
  return 1 - valued.reduce((sum, { mix, worth }) => sum + mix * worth, 0);
}

/** Shares of the round, on average. */
interface Gains {
  /** From the third turn on: what the best reply to the leader gains at most. */
  readonly toLeader: number;
  /** The same, and what the best leader gains from the seat opposite, together. */
  readonly toBoth: number;
}

export function gainsInThirdTurn(count: number): Gains {
  const all = Array.from({ length: count }, (_, seed) => {
    const world = reached(WHOLE, seed);
    const { least: low, most } = bracketOf(gameAt(world));
    return { toLeader: most - low, toBoth: held(world) - low };
  });
  return { toLeader: mean(all.map((one) => one.toLeader)), toBoth: mean(all.map((one) => one.toBoth)) };
}

/** From the second turn on, both together; every reply to it is tried, and the rest of the round is exact. */
export function gainInSecondTurn(count: number): number {
  const known = (world: World): number | undefined =>
    world.state.turn === WHOLE && world.state.phase === "lay" ? bracketOf(gameAt(world)).least : undefined;
  const gains = Array.from({ length: count }, (_, seed) => {
    const world = reached(2, seed);
    return held(world) - least(worldsOf(world, gameAt(world).belief), chancellor, known);
  });
  return mean(gains);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
