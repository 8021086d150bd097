/** A King of 12 bot that plays as beginners do: it has eyes for its own die and cards alone, and saves good cards for later. */
import type { Chance, Seat } from "@tafelrunde/core";
import { kingOf12, type KingState, type KingView, type Move } from "@tafelrunde/king-of-12";
import { type Bot, decideBy, policyOf, THINKS } from "../bot.ts";
import { keepCard } from "./chancellor.ts";
import { bestChoice, finishTurn, worthTo } from "./evaluate.ts";

/** How gladly it lays the card that looks best, the next and the third: often enough the best is saved for a later turn. */
const GLADNESS = [0.6, 0, 0.4];

export const beginner: Bot<KingView, Move> = {
  id: "beginner",
  thinks: THINKS.easy,
  decide(view, seat, chance) {
    if (view.phase === "keep") return keepCard(view, seat, chance);
    const state = kingOf12.imagine(view, chance);
    if (view.phase !== "lay") return decideBy([{ move: bestChoice(state, seat, state, chance), probability: 1 }], chance);
    overlookOthers(state, seat, chance);
    const laid = state.seats.map((_, other) => chance.pick(kingOf12.moves(state, other)));
    const looks = new Map(kingOf12.moves(state, seat).map((move) => [move, earned(state, laid, seat, move, chance)]));
    const moves = [...looks.keys()].toSorted((a, b) => looks.get(b)! - looks.get(a)!);
    return decideBy(
      policyOf(
        moves,
        moves.map((_, rank) => GLADNESS[rank] ?? 0),
      ),
      chance,
    );
  },
};

/** As if the others had any dice, and nobody had points. */
function overlookOthers({ seats }: KingState, own: Seat, chance: Chance): void {
  for (const [seat, state] of seats.entries()) {
    state.hand |= state.laid;
    state.laid = 0;
    state.ones = 0;
    state.twos = 0;
    if (seat !== own) state.face = chance.roll(12);
  }
}

/** What a card gains in this turn if the others lay these. */
function earned(before: KingState, laid: readonly Move[], seat: Seat, own: Move, chance: Chance): number {
  const after = kingOf12.clone(before);
  for (const [other, move] of laid.entries()) kingOf12.apply(after, other, other === seat ? own : move, { chance });
  finishTurn(after, before, chance);
  return worthTo(after, seat, before);
}
