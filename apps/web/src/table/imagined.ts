/** A world that fits a view. Any will do here: what a seat may do depends only on what it knows. */
import { fastChance, type Game } from "@tafelrunde/core";

/** Several parts of the page ask about the same view; it is imagined once. */
const worlds = new WeakMap<object, unknown>();

/** Whoever asks must not change it. */
export function imagined(game: Game, view: unknown): unknown {
  const known = worlds.get(view as object);
  if (known !== undefined) return known;
  const world = game.imagine(view, fastChance(1));
  worlds.set(view as object, world);
  return world;
}
