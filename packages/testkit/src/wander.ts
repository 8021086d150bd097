/** Random play: the way the laws reach states. */
import { type Chance, checkOptions, fastChance, type GameEvent, type Options, type Seat, type Viewer } from "@tafelrunde/core";
import type { AnyMove, Spec } from "./conformance.ts";

/** Where a law looks: this game, so many random moves in. */
export interface Spot {
  readonly seed: number;
  readonly seats: number;
  readonly variant: number;
  readonly steps: number;
}

interface Place {
  readonly state: unknown;
  readonly chance: Chance;
}

export function optionsOf(spec: Spec, variant: number): Options {
  const checked = checkOptions(spec.game.options, spec.variants[variant]);
  if (!checked.ok) throw new Error(`variant ${variant}: ${checked.code} ${checked.option}`);
  return checked.options;
}

/** Plays at random until the game is over or the steps are done; `watch` sees the state before each move, `emit` all events. */
export function wander(
  spec: Spec,
  spot: Spot,
  watch: (state: unknown, seat: Seat, move: AnyMove) => void = () => {},
  emit: (event: GameEvent) => void = () => {},
): Place {
  const { game } = spec;
  const chance = fastChance(spot.seed);
  const state = game.setup(optionsOf(spec, spot.variant), spot.seats, { chance, emit });
  for (let step = 0; step < spot.steps; step++) {
    const actors = game.actors(state);
    if (actors.length === 0) break;
    const seat = chance.pick(actors);
    const move = chance.pick(game.moves(state, seat));
    watch(state, seat, move);
    game.apply(state, seat, move, { chance, emit });
  }
  return { state, chance };
}

export const seatsOf = (count: number): Seat[] => Array.from({ length: count }, (_, seat) => seat);
export const viewersOf = (count: number): Viewer[] => [...seatsOf(count), "public"];

/** Every legal move of every actor. */
export function allMoves({ game }: Spec, state: unknown): { seat: Seat; move: AnyMove }[] {
  return game.actors(state).flatMap((seat) => game.moves(state, seat).map((move) => ({ seat, move })));
}

/** Fails a law with a message that shows both sides. */
export function same(law: string, found: unknown, wanted: unknown): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (one !== other) throw new Error(`${law}\n  found  ${one}\n  wanted ${other}`);
}

export function holds(law: string, condition: boolean): void {
  if (!condition) throw new Error(law);
}
