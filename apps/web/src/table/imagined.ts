/** A world that fits a view. Any will do here: what a seat may do depends only on what it knows. */
import { fastChance, type Game, type Seat } from "@tafelrunde/core";

/** Several parts of the page ask about the same view; it is imagined once. */
const worlds = new WeakMap<object, unknown>();
/** A list may be long, and is made once for a view, which has one owner. */
const lists = new WeakMap<object, readonly unknown[]>();

/** Whoever asks must not change it. */
export function imagined(game: Game, view: unknown): unknown {
  const known = worlds.get(view as object);
  if (known !== undefined) return known;
  const world = game.imagine(view, fastChance(1));
  worlds.set(view as object, world);
  return world;
}

/** The legal moves of the seat whose view this is. */
export function legalMoves(game: Game, view: unknown, seat: Seat): readonly unknown[] {
  const known = lists.get(view as object);
  if (known) return known;
  const moves = game.moves(imagined(game, view), seat);
  lists.set(view as object, moves);
  return moves;
}
