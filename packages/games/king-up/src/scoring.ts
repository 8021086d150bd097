/** Points of a round, the surprise of the last one, and who wins. */
import type { Outcome, Seat, Context } from "@tafelrunde/core";
import { FAVOURITE_INDICES, FAVOURITES } from "./candidates.ts";
import { isInCastle, onThrone, worthOf } from "./castle.ts";
import { CANDIDATES, type KingUpEvent, type KingUpState, type KingUpView, type PastRound } from "./types.ts";

export const ROUNDS = 3;
/** 4.5: for nothing at all in the last round; also the most that a round can give. */
export const NOTHING_AT_THE_END = 33;

/** What each favourite of this card is worth now. */
export const worths = (places: readonly number[], card: number): number[] =>
  FAVOURITE_INDICES[card]!.map((candidate) => worthOf(places[candidate]!));

/** 4.2, 4.5: the points that this card gives if the round ends as it stands. */
export function pointsFor(places: readonly number[], card: number, round: number): number {
  let points = 0;
  for (const candidate of FAVOURITE_INDICES[card]!) points += worthOf(places[candidate]!);
  return points === 0 && round === ROUNDS ? NOTHING_AT_THE_END : points;
}

/** 4.1 to 4.3: all favourites are shown and counted. */
export function scoreRound(state: KingUpState, context: Context<KingUpEvent>): void {
  const cards = state.seats.map(({ card }) => card);
  const points = cards.map((card) => pointsFor(state.places, card, state.round));
  state.rounds.push({ king: CANDIDATES[onThrone(state)]!, cards, points });
  if (!context.emit) return;
  const totals = totalsOf(state);
  for (const [seat, card] of cards.entries())
    context.emit({
      type: "scored",
      seat,
      favourites: FAVOURITES[card]!,
      worth: worths(state.places, card),
      points: points[seat]!,
      total: totals[seat]!,
    });
}

interface Scored {
  readonly seats: readonly unknown[];
  readonly rounds: readonly PastRound[];
}

export const totalsOf = ({ seats, rounds }: Scored): number[] =>
  Array.from(seats, (_, seat) => rounds.reduce((sum, { points }) => sum + points[seat]!, 0));

interface Finished extends Scored {
  readonly seats: readonly { readonly card: number }[];
  readonly places: readonly number[];
}

/** U6: favourites who are in the castle at the end, the king and the cellar included. */
const inCastle = ({ seats, places }: Pick<Finished, "seats" | "places">): number[] =>
  seats.map(({ card }) => FAVOURITE_INDICES[card]!.filter((candidate) => isInCastle(places[candidate]!)).length);

/** The seats that won, and everything that decided it: totals, and favourites in the castle. */
export interface Decision {
  readonly seats: readonly Seat[];
  readonly totals: readonly number[];
  readonly castle: readonly number[];
}

/** 5.1, 5.2 */
export function winners(state: Finished): Decision {
  const totals = totalsOf(state);
  const castle = inCastle(state);
  const best = Math.max(...totals);
  const most = Math.max(...castle.filter((_, seat) => totals[seat] === best));
  const seats = [...totals.keys()].filter((seat) => totals[seat] === best && castle[seat] === most);
  return { seats, totals, castle };
}

/** 5.3: below the winners, places follow the totals; whoever lost the tie comes right after them. */
export function outcome(state: KingUpState): Outcome | undefined {
  if (state.phase !== "over") return undefined;
  const { seats, totals } = winners(state);
  const before = (other: Seat, seat: Seat): boolean =>
    totals[other]! > totals[seat]! || (totals[other] === totals[seat] && seats.includes(other) && !seats.includes(seat));
  const all = [...totals.keys()];
  return { type: "ranked", places: all.map((seat) => 1 + all.filter((other) => before(other, seat)).length), scores: totals };
}

/** What decided the game, for somebody who sees it from outside; null while it goes on. */
export function decisionOf({ phase, places, rounds }: KingUpView): Decision | null {
  const last = rounds.at(-1);
  return phase === "over" && last ? winners({ places, rounds, seats: last.cards.map((card) => ({ card })) }) : null;
}
