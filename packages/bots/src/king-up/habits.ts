/** How courtiers usually place, rise and vote: quick habits for playouts, fitted to what the bot itself did in games of its own. */
import type { Seat } from "@tafelrunde/core";
import { BESIDE, CANDIDATES, MOST_ON_A_FLOOR, OUT, THRONE, worthOf } from "@tafelrunde/king-up";
import { canRise, type Court, decideVote, likedBy, NOBODY, place, rise } from "./court.ts";

/** A number from 0 to 1. */
export type Random = () => number;

/** Own names, because the loops below read them millions of times, and a name from elsewhere can be slow to read. */
const EVERYBODY = CANDIDATES.length;
const FULL = MOST_ON_A_FLOOR;
const ABSENT = BESIDE;
/** The highest floor of the castle proper; whoever rises from there is voted on. */
const TOP = THRONE - 1;
/** A card has six of thirteen: what an average card gets of all that the castle is worth. */
const SHARE = 6 / 13;

/** For others, and for favourites: how readily one is placed on floor 0 to 4 (0 is not allowed). */
const PLACING: readonly (readonly number[])[] = [
  [0, 1, 0.55, 0.5, 1],
  [0, 1.1, 1.6, 1.7, 1.2],
];
/**
 * The same for rising from floor 0 to 5. Whoever comes to the throne while others still have a No is lost: own favourites are
 * brought up from below, those of others to the vote.
 */
const RISING: readonly (readonly number[])[] = [
  [0.3, 0.3, 0.5, 0.8, 1.9, 3.3],
  [3.1, 2.4, 1.6, 1.1, 0.8, 0.35],
];
/** How much more readily somebody is proposed for each point that the own card would be ahead of an average one. */
const PROPOSING = 0.09;

/** Log-odds of a No: by how many are in the hand, for a favourite, and for each point ahead of an average card. */
const NAY = { hand: [0, 0.5, 0.5, 1.5, 1.9], favourite: -2.7, ahead: -0.03 };

const WORTH = Int8Array.from({ length: OUT + 1 }, (_, place) => worthOf(place));
const CROWN = worthOf(THRONE);

/** How many points a seat would be ahead of an average card if this candidate were king now. */
function aheadWith({ likes, places }: Court, seat: Seat, king: number): number {
  let all = 0;
  let own = 0;
  for (let candidate = 0, bits = likes[seat]!; candidate < EVERYBODY; candidate++, bits >>= 1) {
    const worth = candidate === king ? CROWN : WORTH[places[candidate]!]!;
    all += worth;
    if (bits & 1) own += worth;
  }
  return own - all * SHARE;
}

function chanceOfNay(court: Court, seat: Seat): number {
  const hand = court.noes[seat]!;
  if (hand === 0) return 0;
  const liked = likedBy(court, seat, court.proposed);
  const odds = NAY.hand[hand]! + (liked ? NAY.favourite : 0) + NAY.ahead * aheadWith(court, seat, court.proposed);
  return 1 / (1 + Math.exp(-odds));
}

/** Plays the round to its end; a seat that goes for nothing (4.5) wants its own favourites out, `NOBODY` if none does. */
export function playOut(court: Court, random: Random, forNothing: Seat): void {
  for (;;) {
    if (court.proposed !== NOBODY) {
      if (decideVote(court, naysOf(court, random, forNothing, NOBODY))) return;
    } else if (court.toPlace > 0) placeByHabit(court, random);
    else if (court.turn === forNothing) rise(court, ladderForNothing(court));
    else riseByHabit(court, random);
  }
}

/** One bit for every seat that says No; `without` is not asked. */
export function naysOf(court: Court, random: Random, forNothing: Seat, without: Seat): number {
  let nays = 0;
  for (let seat = 0; seat < court.noes.length; seat++) {
    const luck = random();
    if (seat === without) continue;
    const nay =
      seat === forNothing ? court.noes[seat]! > 0 && likedBy(court, seat, court.proposed) : luck < chanceOfNay(court, seat);
    if (nay) nays |= 1 << seat;
  }
  return nays;
}

const weights = new Float64Array(EVERYBODY);

/** The place of one of the first weights, drawn by their size. */
function drawn(count: number, random: Random): number {
  let left = 0;
  for (let index = 0; index < count; index++) left += weights[index]!;
  left *= random();
  let last = 0;
  for (let index = 0; index < count; index++) {
    if (weights[index] === 0) continue;
    last = index;
    if ((left -= weights[index]!) < 0) break;
  }
  return last;
}

function placeByHabit(court: Court, random: Random): void {
  const { on, places } = court;
  const liked = court.likes[court.turn]!;
  const readiness = PLACING.map((ways) => ways.reduce((sum, way, floor) => (on[floor]! < FULL ? sum + way : sum), 0));
  for (let candidate = 0; candidate < EVERYBODY; candidate++)
    weights[candidate] = places[candidate] === ABSENT ? readiness[(liked >> candidate) & 1]! : 0;
  const candidate = drawn(EVERYBODY, random);
  const ways = PLACING[(liked >> candidate) & 1]!;
  for (let floor = 0; floor < TOP; floor++) weights[floor] = on[floor]! < FULL ? ways[floor]! : 0;
  place(court, candidate, drawn(TOP, random));
}

function riseByHabit(court: Court, random: Random): void {
  const { on, places, turn } = court;
  const liked = court.likes[turn]!;
  for (let candidate = 0; candidate < EVERYBODY; candidate++) {
    const from = places[candidate]!;
    if (from > TOP || (from < TOP && on[from + 1] === FULL)) weights[candidate] = 0;
    else {
      const ready = RISING[(liked >> candidate) & 1]![from]!;
      weights[candidate] = from < TOP ? ready : ready * Math.exp(PROPOSING * aheadWith(court, turn, candidate));
    }
  }
  rise(court, drawn(EVERYBODY, random));
}

/** Own favourites who left the cellar first, the highest of them; then whoever is nearest to the throne. */
export function ladderForNothing(court: Court): number {
  let best = NOBODY;
  let most = -1;
  for (let candidate = 0; candidate < EVERYBODY; candidate++) {
    if (!canRise(court, candidate)) continue;
    const from = court.places[candidate]!;
    const liked = likedBy(court, court.turn, candidate);
    const rank = liked ? (from > 0 ? THRONE + from : 0) : 1 + from;
    if (rank > most) [best, most] = [candidate, rank];
  }
  return best;
}
