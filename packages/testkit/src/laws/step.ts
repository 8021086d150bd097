/** One step of a game, the set-up or a move, and what every viewer has of it. */
import { canonical, type Chance, type GameEvent, type Seat, type Context, type Viewer } from "@tafelrunde/core";
import type { AnyMove, Spec } from "../conformance.ts";
import { optionsOf, type Spot, viewersOf } from "../wander.ts";

/** Goes from the same place each time it is called, and gives back the state it leads to. */
export type Step = (context: Context<GameEvent>) => unknown;

export const setUp =
  (spec: Spec, { seats, variant }: Spot): Step =>
  (context) =>
    spec.game.setup(optionsOf(spec, variant), seats, context);

export const makeMove =
  ({ game }: Spec, before: unknown, seat: Seat, move: AnyMove): Step =>
  (context) => {
    const state = game.clone(before);
    game.apply(state, seat, move, context);
    return state;
  };

/** What a viewer sees after a step, and what they were told of it, as text. */
interface Experience {
  readonly view: string;
  readonly told: string;
}

/** Makes the step with this luck. */
export function experienced({ game }: Spec, step: Step, seats: number, chance: Chance) {
  const events: GameEvent[] = [];
  const state = step({ chance, emit: (event) => void events.push(event) });
  const of = (viewer: Viewer): Experience => ({
    view: JSON.stringify(game.view(state, viewer)),
    told: canonical(events.flatMap((event) => game.witness(event, viewer) ?? [])),
  });
  return { state: JSON.stringify(state), by: new Map(viewersOf(seats).map((viewer) => [viewer, of(viewer)])) };
}
