/** Choices between two, from exact values of every position that may follow. */
import type { Seat } from "@tafelrunde/core";
import { NEIGHBOURS } from "@tafelrunde/d12";
import { CARDS, type KingView, type Move } from "@tafelrunde/king-of-12";
import type { Budget } from "../budget.ts";
import { type DuelPlace, duelPlace } from "./duel-place.ts";
import { tokensOf } from "./duel-scores.ts";
import { duelTurn, facesBefore, SECOND } from "./duel-turn.ts";
import { Induction, numbersIn, type TurnEnds } from "./induction.ts";
import { MatrixGame, MOST } from "./matrix-game.ts";
import { LOOKED_UP, SHARE, solvedRound } from "./solved-rounds.ts";

/** A move, how often exact play makes it, and what it is worth to the seat: its share of the round. */
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
  const place = view.phase === "steal" ? { ...now, tokens: beforeScoring(now) } : now;
  const ends = endsAt(place);
  if (!ends) return undefined;
  if (view.phase === "lay") return layings(place, ends);
  const [own, other] = [seat, 1 - seat].map((one) => CARDS.indexOf(view.seats[one]!.open!)) as [number, number];
  const next = ends(...place.hands, own, other);
  if (view.phase === "steal") return thefts(view, next.worthOfThefts(SECOND, place.faces));
  const worth = next.worthOfTips(duelTurn(own, other), facesBefore(place.faces, own, other));
  return chosen(
    NEIGHBOURS[view.seats[seat]!.face]!.map((face): Move => ({ type: "tip", face })),
    worth,
  );
}

function turnEnds({ set, hands, secret, tokens, turn, turns }: DuelPlace, budget: Budget): TurnEnds | undefined {
  if (turn < LOOKED_UP) {
    // So early in a round nobody can wait for it. What is known there is known of hands in which the own secret could still be laid.
    const ends = solvedRound(set, turns)?.from({ turn, tokens });
    return ends && ((first, second, card, other) => ends(first | secret, second, card, other));
  }
  const rest = new Induction({ hands, tokens, turns: turns - turn, payoff: SHARE });
  return rest.run(budget) ? rest.from({ turn: 0, tokens }) : undefined;
}

/** What the first seat's share of the round is worth before both lay, or undefined if the budget does not allow to find out. */
export function worthOf(place: DuelPlace, budget: Budget): number | undefined {
  const ends = turnEnds(place, budget);
  if (!ends) return undefined;
  const [first, second] = place.hands;
  return boardOf(place, ends).value(numbersIn(first).length, numbersIn(second).length);
}

function boardOf({ hands: [first, second], faces }: DuelPlace, ends: TurnEnds): MatrixGame {
  const game = new MatrixGame();
  for (const [row, card] of numbersIn(first).entries())
    for (const [column, other] of numbersIn(second).entries())
      game.payoffs[row * MOST + column] = ends(first, second, card, other).worth(duelTurn(card, other), faces);
  return game;
}

function layings(place: DuelPlace, ends: TurnEnds): readonly Valued[] {
  const game = boardOf(place, ends);
  const [rows, columns] = [numbersIn(place.hands[0]), numbersIn(place.hands[1])];
  game.mix(rows.length, columns.length);
  return rows.map((card, row) => ({
    move: { type: "lay", card: CARDS[card]! },
    mix: game.rowMix[row]!,
    worth: columns.reduce((sum, _, column) => sum + game.columnMix[column]! * game.payoffs[row * MOST + column]!, 0),
  }));
}

function thefts(view: KingView, worth: readonly number[]): readonly Valued[] {
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

/** Whoever is robbed has just scored a two, and the thief, who asks, a one. */
const beforeScoring = ({ tokens }: DuelPlace): number => tokens - tokensOf(1, 0, 0, 1);
