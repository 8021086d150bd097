/** King of 12 by its rules, as it looks to somebody who knows a bot by heart, but not the card under its die: all the worlds that may be. */
import { type Bot, steps } from "@tafelrunde/bots";
import { type Chance, chanceOf, fastChance, type GameEvent, type Seat } from "@tafelrunde/core";
import { kingOf12, type KingEvent, type KingState, type KingView, type Move } from "@tafelrunde/king-of-12";
import { numbersIn } from "../../packages/bots/src/king-of-12/induction.ts";
import type { SecretGame } from "../../packages/bots/src/king-of-12/secret-game.ts";
import { secretGame, type Side } from "../../packages/bots/src/king-of-12/secret-line.ts";

export const ENOUGH = 1_000_000;

export const LEADER = 0;

/** The leader has a card under its die; one world for each card that it may be. */
export interface World {
  readonly state: KingState;
  /** All that happened since the round began. */
  readonly events: readonly KingEvent[];
  readonly likely: number;
}

export const toldTo = (seat: Seat, { events }: World): readonly GameEvent[] =>
  events.flatMap((event) => kingOf12.witness(event, seat) ?? []);

export const policyAt = (bot: Bot<KingView, Move>, seat: Seat, world: World) =>
  bot.decide(kingOf12.view(world.state, seat), seat, fastChance(1), steps(ENOUGH), toldTo(seat, world)).policy;

function applied({ state, events, likely }: World, moves: readonly (readonly [number, Move])[], chance: Chance): World {
  const next = kingOf12.clone(state);
  const after = [...events];
  const emit = (event: KingEvent): void => void after.push(event);
  for (const [seat, move] of moves) kingOf12.apply(next, seat, move, { chance, emit });
  return { state: next, events: after, likely };
}

/** Those of which each may lie under the leader's die, by their numbers. */
export const secretsIn = ({ state }: World): readonly number[] =>
  numbersIn(state.seats[LEADER]!.hand | state.seats[LEADER]!.kept);

export function hiding(card: number, world: World, likely = world.likely): World {
  const state = kingOf12.clone(world.state);
  const leader = state.seats[LEADER]!;
  leader.hand = (leader.hand | leader.kept) & ~(1 << card);
  leader.kept = 1 << card;
  return { ...world, state, likely };
}

/** The same, as likely with each card as somebody would believe who knows the bot by heart. */
export const worldsOf = (world: World, belief: readonly number[]): readonly World[] =>
  secretsIn(world).map((card, index) => hiding(card, world, belief[index]));

interface Step {
  readonly world: World;
  readonly moves: readonly (readonly [number, Move])[];
}

/** What the bot gets on the whole if the other replies best to what it does in all of these, which look alike; `known` says what needs no search. */
export function least(worlds: readonly World[], bot: Bot<KingView, Move>, known: (world: World) => number | undefined): number {
  const [{ state }] = worlds as readonly [World];
  const total = worlds.reduce((sum, { likely }) => sum + likely, 0);
  if (state.phase === "keep") return state.chooser === 0 ? total : 0;
  if (state.round > 2) return total / 2;
  const sure = known(worlds[0]!);
  if (sure !== undefined) return total * sure;
  const others = kingOf12.moves(state, 1);
  if (state.phase !== "lay" && state.chooser === 1)
    return Math.min(
      ...others.map((move) =>
        onward(
          worlds.map((world) => ({ world, moves: [[1, move]] })),
          bot,
          known,
        ),
      ),
    );
  const policies = worlds.map((world) => policyAt(bot, LEADER, world));
  const ways = new Map<string, { readonly move: Move; readonly worlds: World[] }>();
  for (const [index, policy] of policies.entries())
    for (const { move, probability } of policy) {
      const way = ways.get(kingOf12.format(move)) ?? { move, worlds: [] };
      way.worlds.push({ ...worlds[index]!, likely: worlds[index]!.likely * probability });
      ways.set(kingOf12.format(move), way);
    }
  const sum = (replies: readonly (readonly [number, Move])[]): number =>
    [...ways.values()].reduce(
      (all, way) =>
        all +
        onward(
          way.worlds.map((world) => ({ world, moves: [[0, way.move], ...replies] })),
          bot,
          known,
        ),
      0,
    );
  return state.phase === "lay" ? Math.min(...others.map((move) => sum([[1, move]]))) : sum([]);
}

/** After the same moves in all worlds, on average over the rolls of an Oracle. */
function onward(played: readonly Step[], bot: Bot<KingView, Move>, known: (world: World) => number | undefined): number {
  const all = rolledOn(played);
  return all.reduce((sum, worlds) => sum + least(worlds, bot, known), 0) / all.length;
}

/** What comes of these, for each roll of an Oracle. */
export function rolledOn(played: readonly Step[]): readonly (readonly World[])[] {
  const rolled = Array.from({ length: 12 }, (_, roll) =>
    played.map(({ world, moves }) => {
      let isFirst = true;
      const luck = chanceOf((sides) => {
        const face = isFirst && sides === 12 ? roll + 1 : 1;
        isFirst = false;
        return face;
      });
      return applied(world, moves, luck);
    }),
  );
  const isRolled = rolled[0]![0]!.events.slice(played[0]!.world.events.length).some(({ type }) => type === "rerolled");
  return isRolled ? rolled : rolled.slice(0, 1);
}

/** The game that the bot plays by there, on this side. */
export const gameAt = (world: World, side: Side): SecretGame => {
  const asked = side === "leader" ? LEADER : 1 - LEADER;
  return secretGame(kingOf12.view(world.state, asked), LEADER, side, toldTo(asked, world), steps(ENOUGH))!.game;
};
