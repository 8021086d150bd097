/** What the end of a round is worth to a seat: its chance to win the match. */
import type { Seat } from "@tafelrunde/core";
import { CANDIDATES, OUT, ROUNDS } from "@tafelrunde/king-up";
import { type Court, likedBy, pointsOf } from "./court.ts";

/** A lead of this many points makes one seat e times as likely to win as another, by the rounds that are still to come. */
const LEAD: readonly number[] = [1.5, 4.5, 6];
/** After the last round all is decided; a narrow defeat still counts a little, so that few playouts tell more. */
const DECIDED = 0.85;

export function worthTo(court: Court, me: Seat): number {
  const totals = court.totals.map((total, seat) => total + pointsOf(court, seat));
  const close = chanceByLead(totals, me, LEAD[ROUNDS - court.round]!);
  if (court.round < ROUNDS) return close;
  return (1 - DECIDED) * close + DECIDED * shareOfVictory(court, totals, me);
}

function chanceByLead(totals: readonly number[], me: Seat, lead: number): number {
  let sum = 0;
  for (const total of totals) sum += Math.exp((total - totals[me]!) / lead);
  return 1 / sum;
}

/** 5.1 to 5.3: a tie goes to whoever has most favourites in the castle; else it is shared. */
function shareOfVictory(court: Court, totals: readonly number[], me: Seat): number {
  const mine = standing(court, me);
  let winners = 1;
  for (let seat = 0; seat < totals.length; seat++) {
    if (seat === me || totals[seat]! < totals[me]!) continue;
    if (totals[seat]! > totals[me]!) return 0;
    const theirs = standing(court, seat);
    if (theirs > mine) return 0;
    if (theirs === mine) winners++;
  }
  return 1 / winners;
}

function standing(court: Court, seat: Seat): number {
  let count = 0;
  for (let candidate = 0; candidate < CANDIDATES.length; candidate++)
    if (likedBy(court, seat, candidate) && court.places[candidate] !== OUT) count++;
  return count;
}
