/** A King of 12 bot that looks to the end of the turn and mixes its cards so that nobody can read it. */
import type { Chance, Seat } from "@tafelrunde/core";
import { CARDS, kingOf12, type KingState, type KingView, type Move } from "@tafelrunde/king-of-12";
import { type Bot, type Decision, decideBy, policyOf, THINKS } from "../bot.ts";
import { Regret } from "../regret.ts";
import { bestChoice, finishTurn, worthTo } from "./evaluate.ts";

const ITERATIONS = 150;

/** Cards chosen less often than this were only tried while learning. */
const NOISE = 0.03;

/** The Parasite is missed least, but a card that is always the same would be no secret. */
const GIVE_UP_PARASITE = 6;

export const lookAhead: Bot<KingView, Move> = {
  id: "look-ahead",
  thinks: THINKS.strong,
  decide(view, seat, chance) {
    if (view.phase === "lay") return layCard(view, seat, chance);
    if (view.phase === "keep") return keepCard(view, seat, chance);
    const state = kingOf12.imagine(view, chance);
    return decideBy([{ move: bestChoice(state, seat, state, chance), probability: 1 }], chance);
  },
};

function keepCard(view: KingView, seat: Seat, chance: Chance): Decision<Move> {
  const moves = kingOf12.moves(kingOf12.imagine(view, chance), seat);
  const weights = moves.map((move) => (move.type === "keep" && move.card === "parasite" ? GIVE_UP_PARASITE : 1));
  return decideBy(policyOf(moves, weights), chance);
}

function layCard(view: KingView, seat: Seat, chance: Chance): Decision<Move> {
  const learners = view.seats.map(() => new Regret(CARDS.length));
  let own: readonly Move[] = [];
  for (let iteration = 1; iteration <= ITERATIONS; iteration++) {
    const world = kingOf12.imagine(view, chance);
    for (const other of world.seats) {
      other.hand |= other.laid;
      other.laid = 0;
    }
    own = kingOf12.moves(world, seat);
    learnFrom(world, learners, iteration, chance);
  }
  const weights = learners[seat]!.average(own.map(cardIndex));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return decideBy(
    policyOf(
      own,
      weights.map((weight) => (weight < NOISE * total ? 0 : weight)),
    ),
    chance,
  );
}

const cardIndex = (move: Move): number => (move.type === "lay" ? CARDS.indexOf(move.card) : 0);

/** One round of learning: everybody plays by their present strategy, then everybody asks what else would have earned. */
function learnFrom(world: KingState, learners: readonly Regret[], weight: number, chance: Chance): void {
  const options = learners.map((_, seat) => kingOf12.moves(world, seat));
  const cards = options.map((moves) => moves.map(cardIndex));
  const taken = learners.map((learner, seat) => drawFrom(learner.strategy(cards[seat]!), cards[seat]!, chance));
  const played = options.map((moves, seat) => moves[taken[seat]!]!);
  for (const [seat, learner] of learners.entries()) {
    const earned = options[seat]!.map((move) => {
      const next = kingOf12.clone(world);
      for (const [other, choice] of played.entries()) kingOf12.apply(next, other, other === seat ? move : choice, { chance });
      finishTurn(next, world, chance);
      return worthTo(next, seat, world);
    });
    learner.learn(cards[seat]!, earned, earned[taken[seat]!]!, weight);
  }
}

/** The position in `available` of an action drawn by its probability. */
function drawFrom(strategy: Float64Array, available: readonly number[], chance: Chance): number {
  const FINE = 2 ** 24;
  let left = (chance.roll(FINE) - 1) / FINE;
  for (const [index, action] of available.entries()) {
    left -= strategy[action]!;
    if (left < 0) return index;
  }
  return available.length - 1;
}
