/** Laws about secrets: nobody learns what they may not know, and a view is enough to play from. */
import { fastChance, type GameEvent, type Seat, type Viewer } from "@tafelrunde/core";
import type { AnyMove, Spec } from "../conformance.ts";
import { allMoves, same, type Spot, viewersOf, wander } from "../wander.ts";

/** Everything that a seat can ask about its own moves, as text. */
function answers({ game }: Spec, state: unknown, viewer: Viewer, asked: readonly unknown[]): unknown {
  if (viewer === "public") return [];
  return [game.moves(state, viewer), asked.map((move) => game.refusal(state, viewer, move) ?? "legal")];
}

/**
 * Change what a viewer cannot know, and all they see, may do and are told stays the same, to the byte. Gives back how many
 * of the changes were real, so that a caller can tell a proof from a law that looked at nothing.
 */
export function leakLaw(spec: Spec, spot: Spot): number {
  const { game } = spec;
  const asked: AnyMove[] = [];
  const { state, chance } = wander(spec, spot, (_, __, move) => void asked.push(move));
  asked.push(...allMoves(spec, state).map(({ move }) => move));
  let changes = 0;
  for (const viewer of viewersOf(spot.seats)) {
    const other = game.clone(state);
    spec.scramble(other, viewer, chance);
    if (JSON.stringify(other) !== JSON.stringify(state)) changes++;
    same(`${viewer} sees the same`, game.view(other, viewer), game.view(state, viewer));
    same(`${viewer} gets the same answers`, answers(spec, other, viewer, asked), answers(spec, state, viewer, asked));
  }
  return changes + disguisesLookAlike(spec, state, spot) + luckStaysHidden(spec, state, spot);
}

/** Other luck behind a secret draw, and those who may not see it are shown and told the same. */
function luckStaysHidden(spec: Spec, state: unknown, spot: Spot): number {
  let compared = 0;
  for (const { seat, move } of allMoves(spec, state))
    for (const viewer of spec.hiddenLuck?.(state, seat, move) ?? []) {
      const one = witnessed(spec, state, { seat, move }, spot);
      const other = witnessed(spec, state, { seat, move }, { ...spot, seed: spot.seed + 1 });
      same(`${viewer} cannot tell the luck of ${spec.game.format(move)}`, other.get(viewer), one.get(viewer));
      compared++;
    }
  return compared;
}

/** A move and its disguises look the same to every other viewer: the view after it, and every event it causes. */
function disguisesLookAlike(spec: Spec, state: unknown, spot: Spot): number {
  let compared = 0;
  for (const { seat, move } of allMoves(spec, state))
    for (const disguise of spec.disguises(state, seat, move)) {
      const one = witnessed(spec, state, { seat, move }, spot);
      const other = witnessed(spec, state, { seat, move: disguise }, spot);
      for (const viewer of one.keys())
        if (viewer !== seat) same(`${viewer} cannot tell ${spec.game.format(move)}`, one.get(viewer), other.get(viewer));
      compared++;
    }
  return compared;
}

/** What each viewer sees of one move. */
function witnessed(
  { game }: Spec,
  before: unknown,
  { seat, move }: { seat: Seat; move: AnyMove },
  spot: Spot,
): Map<Viewer, unknown> {
  const state = game.clone(before);
  const events: GameEvent[] = [];
  game.apply(state, seat, move, { chance: fastChance(spot.seed), emit: (event) => void events.push(event) });
  return new Map(
    viewersOf(spot.seats).map((viewer) => [
      viewer,
      [game.view(state, viewer), events.map((event) => game.witness(event, viewer))],
    ]),
  );
}

/** Imagine a world from a view: its owner sees exactly that view again, and may do exactly the same. */
export function sufficiencyLaw(spec: Spec, spot: Spot): void {
  const { game } = spec;
  const { state, chance } = wander(spec, spot);
  for (const viewer of viewersOf(spot.seats)) {
    const view = game.view(state, viewer);
    const world = game.imagine(JSON.parse(JSON.stringify(view)), chance);
    same(`${viewer} sees the view they imagined from`, game.view(world, viewer), view);
    const awaited = (where: unknown): readonly Seat[] => game.awaited?.(where) ?? game.actors(where);
    same("an imagined world waits for the same seats", awaited(world), awaited(state));
    if (viewer !== "public") same(`${viewer} may do the same`, game.moves(world, viewer), game.moves(state, viewer));
    playOn(spec, world, spot);
  }
}

/** An imagined world is a whole one: it can be played to the end. */
function playOn({ game, bound }: Spec, world: unknown, spot: Spot): void {
  const chance = fastChance(spot.seed);
  for (let step = 0; step < bound; step++) {
    const [seat] = game.awaited?.(world) ?? game.actors(world);
    if (seat === undefined) return;
    game.apply(world, seat, chance.pick(game.moves(world, seat)), { chance });
  }
  throw new Error(`an imagined world has no end after ${bound} moves`);
}
