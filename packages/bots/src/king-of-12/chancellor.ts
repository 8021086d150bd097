/** The strongest King of 12 bot: exact between two where a round is solved, a search until it is, and rehearsals among more. */
import { type Chance, fastChance, type GameEvent, type Seat } from "@tafelrunde/core";
import { CARDS, kingOf12, type KingView, type Move } from "@tafelrunde/king-of-12";
import { type Bot, type Decision, decideBy, policyOf, THINKS } from "../bot.ts";
import { type Budget, steps } from "../budget.ts";
import { tempered } from "../tempered.ts";
import { type Valued, valuedMoves } from "./duel.ts";
import { bitsOf } from "./duel-place.ts";
import { bestChoice } from "./evaluate.ts";
import { FIRST_SET, firstTurn } from "./first-turns.ts";
import { numbersIn } from "./induction.ts";
import { Rehearsal } from "./rehearsal.ts";
import { roundGame } from "./round-game.ts";
import { RoundSearch } from "./round-search.ts";
import { randomOf } from "./round-table.ts";
import { oppositeMoves, secretMoves } from "./secret-round.ts";
import { senseOf } from "./sense.ts";
import { gladness, USUAL } from "./solved-rounds.ts";

/** Cards chosen less often than this were only tried while learning. */
const NOISE = 0.03;
/** Among three or more, cards that are worse by this much are laid e times less often. In chances to win the match. */
const TEMPER = 0.01;
/** For a short search, if the time went by with something else. */
const AT_LEAST = 20;
const FINE = 2 ** 30;

export const chancellor: Bot<KingView, Move> = {
  id: "chancellor",
  thinks: THINKS.strong,
  decide(view, seat, chance, budget, told) {
    if (view.phase === "keep") return keepCard(view, seat, chance);
    if (view.seats.length > 2) return rehearsed(view, seat, chance, budget, sensesAt(view, told, budget, chance));
    const mixed = wellKnown(view, seat) ?? hiddenFrom(view, seat, told, budget) ?? valuedMoves(view, seat, budget);
    if (!mixed) return decideBySearch(view, seat, chance, budget);
    return decideBy(
      policyOf(
        mixed.map(({ move }) => move),
        mixed.map(({ mix }) => mix),
      ),
      chance,
    );
  },
};

/** What needs no thought. */
function wellKnown(view: KingView, seat: Seat): readonly Mixed[] | undefined {
  const isFirst = view.phase === "lay" && view.turn === 1 && view.seats.every(({ kept }) => kept === 0);
  if (!isFirst || bitsOf(view.set) !== FIRST_SET) return undefined;
  const mixes = firstTurn(view.seats[seat]!.face, view.seats[1 - seat]!.face);
  return view.set.map((card, index) => ({ move: { type: "lay", card }, mix: mixes[index]! }));
}

type Mixed = Pick<Valued, "move" | "mix">;

/** Where a card lies under a die. Under both, each plays as if the other's could still be laid. */
function hiddenFrom(view: KingView, seat: Seat, told: readonly GameEvent[], budget: Budget): readonly Mixed[] | undefined {
  if (view.seats[seat]!.kept > 0) return secretMoves(view, seat, told, budget);
  return view.seats[1 - seat]!.kept > 0 ? oppositeMoves(view, seat, told, budget) : undefined;
}

export function keepCard(view: KingView, seat: Seat, chance: Chance): Decision<Move> {
  const moves = kingOf12.moves(kingOf12.imagine(view, chance), seat);
  const weights = view.seats.length === 2 ? gladness(bitsOf(view.set)) : USUAL;
  return decideBy(
    policyOf(
      moves,
      moves.map((move) => (move.type === "keep" ? weights[CARDS.indexOf(move.card)]! : 0)),
    ),
    chance,
  );
}

/** Where four lay at once a card says too little of who laid it: then everybody is taken for sensible. */
const sensesAt = ({ seats }: KingView, told: readonly GameEvent[], budget: Budget, chance: Chance): readonly number[] =>
  seats.length > 3 ? seats.map(() => 1) : senseOf(told, seats.length, budget, randomOf(chance));

/** Among three or more; `sense` says how likely each seat is to lay a card with sense. */
export function rehearsed(view: KingView, seat: Seat, chance: Chance, budget: Budget, sense: readonly number[]): Decision<Move> {
  if (view.phase !== "lay") return decideAtOnce(view, seat, chance);
  const rehearsal = new Rehearsal(roundGame(view), seat, randomOf(fastChance(chance.roll(FINE))), sense);
  const { left, worths } = rehearsal.compare(numbersIn(bitsOf(view.own!.hand)), budget);
  const moves = left.map((card): Move => ({ type: "lay", card: CARDS[card]! }));
  return decideBy(tempered(moves, worths, TEMPER), chance);
}

function decideBySearch(view: KingView, seat: Seat, chance: Chance, budget: Budget): Decision<Move> {
  if (view.phase !== "lay") return decideAtOnce(view, seat, chance);
  const moves = kingOf12.moves(kingOf12.imagine(view, chance), seat);
  const search = new RoundSearch(roundGame(view), randomOf(chance));
  search.run(steps(AT_LEAST));
  search.run(budget);
  const weights = search.weights(
    seat,
    moves.map((move) => (move.type === "lay" ? CARDS.indexOf(move.card) : 0)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return decideBy(
    policyOf(
      moves,
      weights.map((weight) => (weight < NOISE * total ? 0 : weight)),
    ),
    chance,
  );
}

/** By what is best at the end of this turn. */
function decideAtOnce(view: KingView, seat: Seat, chance: Chance): Decision<Move> {
  const state = kingOf12.imagine(view, chance);
  return decideBy([{ move: bestChoice(state, seat, state, chance), probability: 1 }], chance);
}
