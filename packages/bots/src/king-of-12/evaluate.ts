/** What the end of a turn is worth to each seat, as far as one turn can tell. */
import type { Chance, Seat } from "@tafelrunde/core";
import { kingOf12, type KingState, type Move, points } from "@tafelrunde/king-of-12";

/** A round won counts like this many points more than the best other total. */
export const ROUND = 6;

/** The die stays, so a high face is worth a little on the next turn. */
export const FACE = 0.04;

/** Plays all laid cards to the end of the turn; whoever must choose on the way takes what is best for them at once. */
export function finishTurn(state: KingState, before: KingState, chance: Chance): void {
  while (state.phase === "tip" || state.phase === "steal") {
    const seat = state.chooser!;
    kingOf12.apply(state, seat, bestChoice(state, seat, before, chance), { chance });
  }
}

export function bestChoice(state: KingState, seat: Seat, before: KingState, chance: Chance): Move {
  const moves = kingOf12.moves(state, seat);
  let best = moves[0]!;
  let most = -Infinity;
  for (const move of moves) {
    const next = kingOf12.clone(state);
    kingOf12.apply(next, seat, move, { chance });
    finishTurn(next, before, chance);
    const worth = worthTo(next, seat, before);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** What a seat gained on the others between the start of the turn and its end. */
export function worthTo(state: KingState, seat: Seat, before: KingState): number {
  if (state.phase === "keep") return state.chooser === seat ? ROUND : -ROUND / (state.seats.length - 1);
  if (state.round !== before.round) return 0;
  let worth = 0;
  for (const [other, now] of state.seats.entries()) {
    const gained = points(now) - points(before.seats[other]!) + FACE * now.face;
    worth += other === seat ? gained : -gained / (state.seats.length - 1);
  }
  return worth;
}
