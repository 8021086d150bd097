/** Laws about secrets: nobody learns what they may not know, and a view is enough to play from. */
import { canonical, fastChance, type Seat, type Viewer } from "@tafelrunde/core";
import type { AnyMove, Spec } from "../conformance.ts";
import { allMoves, holds, same, type Spot, viewersOf, wander } from "../wander.ts";
import { experienced, makeMove } from "./step.ts";

/** Everything that a seat can ask about its own moves, as text. */
function answers({ game }: Spec, state: unknown, viewer: Viewer, asked: readonly unknown[]): unknown {
  if (viewer === "public") return [];
  return [game.moves(state, viewer), asked.map((move) => game.refusal(state, viewer, move) ?? "legal")];
}

/**
 * Change what a viewer cannot know, and all they see and may do stays the same, to the byte. Gives back how many of the
 * changes were real, so that a caller can tell a proof from a law that looked at nothing.
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
  return changes;
}

/**
 * A move and its disguises look the same to every other viewer: the view after it, and all that they are told of it. Gives
 * back how many disguises there were.
 */
export function disguiseLaw(spec: Spec, spot: Spot): number {
  if (!spec.disguises) return 0;
  let compared = 0;
  wander(spec, spot, (state, seat, move) => {
    const text = spec.game.format(move);
    const disguises = spec.disguises!(state, seat, move).filter((other) => spec.game.format(other) !== text);
    if (disguises.length === 0) return;
    const seenOf = (made: AnyMove) => experienced(spec, makeMove(spec, state, seat, made), spot.seats, fastChance(spot.seed)).by;
    const open = seenOf(move);
    for (const seen of disguises.map(seenOf))
      for (const viewer of seen.keys())
        if (viewer !== seat) same(`${viewer} cannot tell ${text}`, open.get(viewer), seen.get(viewer));
    compared += disguises.length;
  });
  return compared;
}

/** Only the events that are declared secret keep something back; all others are told whole to everybody. */
export function openEventsLaw(spec: Spec, spot: Spot): void {
  wander(spec, spot, undefined, (event) => {
    if (event.type in spec.secretEvents) return;
    for (const viewer of viewersOf(spot.seats)) {
      const told = spec.game.witness(event, viewer);
      holds(`${viewer} is told all of «${event.type}»`, told === event || canonical(told) === canonical(event));
    }
  });
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
