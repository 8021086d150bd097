/** Choices between two, from exact values of every position that may follow. */
import type { Seat } from "@tafelrunde/core";
import { NEIGHBOURS } from "@tafelrunde/d12";
import { CARDS, type KingView, type Move } from "@tafelrunde/king-of-12";
import type { Budget } from "../budget.ts";
import { type DuelPlace, duelPlace } from "./duel-place.ts";
import { tokensOf } from "./duel-scores.ts";
import { duelTurn, facesBefore, FIRST, SECOND } from "./duel-turn.ts";
import { solveHidden, type Weighed } from "./hidden-game.ts";
import { Induction, type TurnEnds } from "./induction.ts";
import { LOOKED_UP, payoffOf, solvedRound } from "./solved-rounds.ts";

/** A move, how often exact play makes it, and what it is worth to the seat: its chance to win the match. */
export interface Valued {
  readonly move: Move;
  readonly mix: number;
  readonly worth: number;
}

/** All that a seat may do, or undefined if the budget does not allow to find out. The choice of a card to keep is none of these. */
export function valuedMoves(view: KingView, seat: Seat, budget: Budget): readonly Valued[] | undefined {
  return valuedIn(view, seat, (place) => turnEnds(place, budget));
}

/** The same, from whatever is known to follow the turns that may be played here. */
export function valuedIn(
  view: KingView,
  seat: Seat,
  endsAt: (place: DuelPlace) => TurnEnds | undefined,
): readonly Valued[] | undefined {
  const now = duelPlace(view, seat);
  const place = view.phase === "steal" ? { ...now, tokens: beforeScoring(now, now.amFirst) } : now;
  const ends = endsAt(place);
  if (!ends) return undefined;
  if (view.phase === "lay") return layings(place, ends);
  return view.phase === "steal" ? thefts(view, place, ends) : tips(view, seat, place, ends);
}

function turnEnds({ set, kept, hands, tokens, turn }: DuelPlace, budget: Budget): TurnEnds | undefined {
  // So early in a round nobody can wait for it.
  if (turn < LOOKED_UP) return solvedRound(set, kept)?.from({ turn, tokens });
  const rest = new Induction({ hands, tokens, payoff: payoffOf[kept] });
  return rest.run(budget) ? rest.from({ turn: 0, tokens }) : undefined;
}

function layings({ likely, faces, amFirst, own }: DuelPlace, ends: TurnEnds): readonly Valued[] {
  const mixes = solveHidden(likely, ends, faces);
  const side = amFirst ? mixes.first : mixes.second;
  return side[own]!.map(({ card, mix, worth }: Weighed) => ({ move: { type: "lay", card: CARDS[card]! }, mix, worth }));
}

/** What the cards on the table lead to, on average over what the other may still hold; `read` gives one worth for each choice. */
function averaged(
  view: KingView,
  place: DuelPlace,
  ends: TurnEnds,
  read: (next: ReturnType<TurnEnds>, first: number, second: number) => readonly number[],
): readonly number[] {
  const { likely, amFirst, own } = place;
  const cards = view.seats.map(({ open }) => CARDS.indexOf(open!));
  const [first, second] = amFirst === (view.viewer === 0) ? [cards[0]!, cards[1]!] : [cards[1]!, cards[0]!];
  let sums: readonly number[] = [];
  for (const { hand, probability } of likely[amFirst ? 1 : 0]) {
    const mine = likely[amFirst ? 0 : 1][own]!.hand;
    const next = amFirst ? ends(mine, hand, first, second) : ends(hand, mine, first, second);
    sums = read(next, first, second).map((worth, choice) => (sums[choice] ?? 0) + probability * (amFirst ? worth : 1 - worth));
  }
  return sums;
}

function tips(view: KingView, seat: Seat, place: DuelPlace, ends: TurnEnds): readonly Valued[] {
  const worth = averaged(view, place, ends, (next, first, second) =>
    next.worthOfTips(duelTurn(first, second), facesBefore(place.faces, first, second)),
  );
  const moves = NEIGHBOURS[view.seats[seat]!.face]!.map((face): Move => ({ type: "tip", face }));
  return chosen(moves, worth);
}

function thefts(view: KingView, place: DuelPlace, ends: TurnEnds): readonly Valued[] {
  const scorer = place.amFirst ? SECOND : FIRST;
  const worth = averaged(view, place, ends, (next) => next.worthOfThefts(scorer, place.faces));
  const { ones, twos } = view.seats[view.victim!]!;
  const all: readonly Move[] = [{ type: "spare" }, { type: "steal", token: 1 }, { type: "steal", token: 2 }];
  const isPossible = [true, ones > 0, twos > 0];
  return chosen(
    all.filter((_, choice) => isPossible[choice]),
    worth.filter((_, choice) => isPossible[choice]),
  );
}

/** The best of what nobody can answer at once. */
function chosen(moves: readonly Move[], worth: readonly number[]): readonly Valued[] {
  const best = worth.indexOf(Math.max(...worth));
  return moves.map((move, index) => ({ move, mix: index === best ? 1 : 0, worth: worth[index]! }));
}

/** Whoever is robbed has just scored a two, and the thief a one. */
const beforeScoring = ({ tokens }: DuelPlace, thiefIsFirst: boolean): number =>
  tokens - (thiefIsFirst ? tokensOf(1, 0, 0, 1) : tokensOf(0, 1, 1, 0));
