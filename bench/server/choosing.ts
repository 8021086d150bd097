/** Chooses moves from views, the same way for every server. */
import { fastChance, type Game } from "@tafelrunde/core";

/** No move of any game is written so. */
export const OVER = "";

export interface Chooser {
  /** A legal move as text; null if this seat has none now; `OVER` if nobody ever will. */
  choose(view: unknown, seat: number): string | null;
  /** Somebody else's move may make a chosen one illegal before it arrives. */
  readonly isFreeOrder: boolean;
}

/** Any legal move, or the preferred one where it is legal. */
export function chooserFor(game: Game, preferred?: string): Chooser {
  const chance = fastChance(Date.now());
  return {
    isFreeOrder: game.freeOrder ?? false,
    choose(view, seat) {
      const state = game.imagine(view, chance);
      const moves = game.moves(state, seat);
      if (moves.length === 0) return game.actors(state).length === 0 ? OVER : null;
      const texts = preferred === undefined ? [] : moves.map((move) => game.format(move));
      return preferred !== undefined && texts.includes(preferred) ? preferred : game.format(chance.pick(moves));
    },
  };
}
