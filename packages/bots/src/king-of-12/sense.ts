/** How likely each seat is to lay its cards with sense, by those that it has laid so far; beginners lay almost anything. */
import type { GameEvent } from "@tafelrunde/core";
import type { KingEvent } from "@tafelrunde/king-of-12";
import type { Budget } from "../budget.ts";
import { bitsOf } from "./duel-place.ts";
import { ALL, lowest } from "./hands.ts";
import { type Random, RoundTable } from "./round-table.ts";
import { Sensible } from "./sensible.ts";

/** Before anything was seen. */
const PRIOR = Math.log(0.9 / 0.1);
/** Even those with sense follow a whim so often. */
const WHIM = 0.15;
/** So many turns are thought through again, the last first. */
const TURNS = 8;

/** A turn as it stood before its cards were turned up, and those cards. */
interface PastTurn {
  readonly before: RoundTable;
  readonly cards: readonly number[];
}

export function senseOf(told: readonly GameEvent[], seats: number, budget: Budget, random: Random): readonly number[] {
  const odds = Array.from({ length: seats }, () => PRIOR);
  for (const { before, cards } of pastTurns(told, seats).slice(-TURNS).toReversed()) {
    if (!budget.left()) break;
    const sensible = new Sensible(seats);
    sensible.think((table) => table.copy(before), random);
    for (const [seat, card] of cards.entries()) odds[seat]! += evidence(sensible.weights, before, seat, card);
  }
  return odds.map((one) => 1 / (1 + Math.exp(-one)));
}

/** How much likelier this card is for somebody with sense than for somebody without, as a logarithm. */
function evidence(weights: Float64Array, { hands }: RoundTable, seat: number, card: number): number {
  let total = 0;
  let count = 0;
  for (let left = hands[seat]!; left !== 0; left &= left - 1) {
    total += weights[seat * ALL + lowest(left)]!;
    count++;
  }
  return Math.log(WHIM + (1 - WHIM) * (weights[seat * ALL + lowest(card)]! / total) * count);
}

/** All turns of the game so far. A card under a die is taken to be in the hand still: who does not know it cannot tell. */
function pastTurns(told: readonly GameEvent[], seats: number): readonly PastTurn[] {
  const turns: PastTurn[] = [];
  const now = new RoundTable(seats);
  let set = 0;
  for (const event of told as readonly KingEvent[]) {
    if (event.type === "set-chosen") set = bitsOf(event.cards);
    else if (event.type === "dice-rolled") {
      now.faces.set(event.faces);
      now.hands.fill(set);
      now.ones.fill(0);
      now.twos.fill(0);
    } else if (event.type === "revealed" && set !== 0) {
      const before = new RoundTable(seats);
      before.copy(now);
      const cards = event.cards.map((card) => bitsOf([card]));
      turns.push({ before, cards });
      for (const [seat, card] of cards.entries()) now.hands[seat]! &= ~card;
    } else settle(now, event);
  }
  return turns;
}

/** What a turn left behind: dice and tokens. */
function settle({ faces, ones, twos }: RoundTable, event: KingEvent): void {
  if (event.type === "valued") faces.set(event.faces);
  if (event.type === "scored") {
    const { first, second, swapped } = event;
    if (first !== null) (swapped ? ones : twos)[first]!++;
    if (second !== null) (swapped ? twos : ones)[second]!++;
  }
  if (event.type === "stolen") {
    const tokens = event.token === 1 ? ones : twos;
    tokens[event.from]!--;
    tokens[event.seat]!++;
  }
}
