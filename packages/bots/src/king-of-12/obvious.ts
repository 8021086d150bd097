/** A King of 12 bot that plays the card that looks best at a glance, as if the others laid just anything. */
import { kingOf12, type KingState, type KingView, type Move } from "@tafelrunde/king-of-12";
import type { Chance, Seat } from "@tafelrunde/core";
import { type Bot, decideBy, THINKS } from "../bot.ts";
import { bestChoice, finishTurn, worthTo } from "./evaluate.ts";
import { keepCard } from "./chancellor.ts";

/** So many turns pass before the inner eye. */
const GLANCES = 1;

export const obvious: Bot<KingView, Move> = {
  id: "obvious",
  thinks: THINKS.easy,
  decide(view, seat, chance) {
    if (view.phase === "keep") return keepCard(view, seat, chance);
    if (view.phase !== "lay") {
      const state = kingOf12.imagine(view, chance);
      return decideBy([{ move: bestChoice(state, seat, state, chance), probability: 1 }], chance);
    }
    const worlds = Array.from({ length: GLANCES }, () => glance(view, chance));
    const own = kingOf12.moves(worlds[0]!.before, seat);
    const worth = own.map((move) => worlds.reduce((sum, world) => sum + earned(world, seat, move, chance), 0));
    return decideBy([{ move: own[worth.indexOf(Math.max(...worth))]!, probability: 1 }], chance);
  },
};

interface Glance {
  readonly before: KingState;
  /** What each of the others lays; the own place is not looked at. */
  readonly laid: readonly Move[];
}

function glance(view: KingView, chance: Chance): Glance {
  const before = kingOf12.imagine(view, chance);
  for (const other of before.seats) {
    other.hand |= other.laid;
    other.laid = 0;
  }
  return { before, laid: before.seats.map((_, other) => chance.pick(kingOf12.moves(before, other))) };
}

function earned({ before, laid }: Glance, seat: Seat, own: Move, chance: Chance): number {
  const after = kingOf12.clone(before);
  for (const [other, move] of laid.entries()) kingOf12.apply(after, other, other === seat ? own : move, { chance });
  finishTurn(after, before, chance);
  return worthTo(after, seat, before);
}
