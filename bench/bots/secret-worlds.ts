/** King of 12 by its rules, as it looks to somebody who knows a bot by heart, but not the card under its die: all the worlds that may be. */
import { type Bot, steps } from "@tafelrunde/bots";
import { type Chance, chanceOf, fastChance, type GameEvent } from "@tafelrunde/core";
import { kingOf12, type KingEvent, type KingState, type KingView, type Move } from "@tafelrunde/king-of-12";
import { numbersIn } from "../../packages/bots/src/king-of-12/induction.ts";
import { secretGame } from "../../packages/bots/src/king-of-12/secret-round.ts";

export const ENOUGH = 1_000_000;

/** The bot sits first, with a card under its die; one world for each card that it may be. */
export interface World {
  readonly state: KingState;
  readonly told: readonly GameEvent[];
  readonly likely: number;
}

function applied({ state, told, likely }: World, moves: readonly (readonly [number, Move])[], chance: Chance): World {
  const next = kingOf12.clone(state);
  const heard: GameEvent[] = [...told];
  const emit = (event: KingEvent): void => void heard.push(kingOf12.witness(event, 0)!);
  for (const [seat, move] of moves) kingOf12.apply(next, seat, move, { chance, emit });
  return { state: next, told: heard, likely };
}

/** The same, as likely with each card as somebody would believe who knows the bot by heart. */
export function worldsOf({ state, told }: World, belief: readonly number[]): readonly World[] {
  const { hand, kept } = state.seats[0]!;
  const all = hand | kept;
  return numbersIn(all).map((card, index) => {
    const world = kingOf12.clone(state);
    world.seats[0]!.kept = 1 << card;
    world.seats[0]!.hand = all & ~(1 << card);
    return { state: world, told, likely: belief[index]! };
  });
}

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
  const policies = worlds.map(
    ({ state: one, told }) => bot.decide(kingOf12.view(one, 0), 0, fastChance(1), steps(ENOUGH), told).policy,
  );
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
  const rolled = Array.from({ length: 12 }, (_, roll) => {
    let isFirst = true;
    const luck = chanceOf((sides) => {
      const face = isFirst && sides === 12 ? roll + 1 : 1;
      isFirst = false;
      return face;
    });
    return played.map(({ world, moves }) => applied(world, moves, luck));
  });
  const isRolled = rolled[0]![0]!.told.slice(played[0]!.world.told.length).some(({ type }) => type === "rerolled");
  const all = isRolled ? rolled : rolled.slice(0, 1);
  return all.reduce((sum, worlds) => sum + least(worlds, bot, known), 0) / all.length;
}

/** The game that the bot plays by there. */
export const gameAt = ({ state, told }: World) => secretGame(kingOf12.view(state, 0), 0, told, steps(ENOUGH))!.game;
