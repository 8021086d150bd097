/** The strongest King of 12 bot: exact between two where a round is solved, a search elsewhere, and a look ahead among many. */
import type { Chance, Seat } from "@tafelrunde/core";
import { CARDS, kingOf12, type KingView, type Move } from "@tafelrunde/king-of-12";
import { type Bot, type Decision, decideBy, policyOf, THINKS } from "../bot.ts";
import { type Budget, steps } from "../budget.ts";
import { type Valued, valuedMoves } from "./duel.ts";
import { bitsOf } from "./duel-place.ts";
import { bestChoice } from "./evaluate.ts";
import { FIRST_SET, firstTurn } from "./first-turns.ts";
import { gladness, USUAL } from "./giving-up.ts";
import { lookAhead } from "./look-ahead.ts";
import { roundGame } from "./round-game.ts";
import { RoundSearch } from "./round-search.ts";
import { randomOf } from "./round-table.ts";

/** Cards chosen less often than this were only tried while learning. */
const NOISE = 0.03;
/** Among so many the search learns too little in its time, and whoever looks to the end of the turn plays better. */
const MANY = 4;
/** For a short search, if the time went by with something else. */
const AT_LEAST = 20;

export const chancellor: Bot<KingView, Move> = {
  id: "chancellor",
  thinks: THINKS.strong,
  decide(view, seat, chance, budget, told) {
    if (view.phase === "keep") return keepCard(view, seat, chance);
    if (view.seats.length >= MANY) return lookAhead.decide(view, seat, chance, budget, told);
    const valued = view.seats.length === 2 ? (wellKnown(view, seat) ?? valuedMoves(view, seat, budget)) : undefined;
    if (!valued) return decideBySearch(view, seat, chance, budget);
    return decideBy(
      policyOf(
        valued.map(({ move }) => move),
        valued.map(({ mix }) => mix),
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

function decideBySearch(view: KingView, seat: Seat, chance: Chance, budget: Budget): Decision<Move> {
  const state = kingOf12.imagine(view, chance);
  if (view.phase !== "lay") return decideBy([{ move: bestChoice(state, seat, state, chance), probability: 1 }], chance);
  const moves = kingOf12.moves(state, seat);
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
