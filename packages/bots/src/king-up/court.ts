/** A King Up! table in numbers that copy quickly: what playouts need, to the end of one round. */
import type { Seat } from "@tafelrunde/core";
import {
  BESIDE,
  type Candidate,
  CANDIDATES,
  FAVOURITES,
  type KingUpState,
  MOST_ON_A_FLOOR,
  type Move,
  NOTHING_AT_THE_END,
  OUT,
  ROUNDS,
  THRONE,
  worthOf,
} from "@tafelrunde/king-up";

export interface Court {
  readonly round: number;
  /** Points of the rounds before. */
  readonly totals: readonly number[];
  /** For each seat one bit per favourite. */
  readonly likes: Int32Array;
  readonly noes: Int8Array;
  readonly places: Int8Array;
  /** How many stand on each floor. */
  readonly on: Int8Array;
  /** Candidates that are still placed by hand. */
  toPlace: number;
  turn: Seat;
  /** The candidate who is voted on; −1 if nobody is. */
  proposed: number;
}

export const NOBODY = -1;
export const indexOf = (candidate: Candidate): number => CANDIDATES.indexOf(candidate);

/** The favourites of each card, one bit each. */
export const CARDS: readonly number[] = FAVOURITES.map((card) => card.reduce((bits, who) => bits | (1 << indexOf(who)), 0));

const WORTH = Int8Array.from({ length: OUT + 1 }, (_, place) => worthOf(place));
export const worthAt = (place: number): number => (place === BESIDE ? 0 : WORTH[place]!);

export function courtOf(state: KingUpState, totals: readonly number[]): Court {
  const { places, phase, seats } = state;
  const on = new Int8Array(THRONE);
  for (const place of places) if (place >= 0 && place < THRONE) on[place]!++;
  const beside = places.filter((place) => place === BESIDE).length;
  return {
    round: state.round,
    totals,
    likes: Int32Array.from(seats, ({ card }) => CARDS[card]!),
    noes: Int8Array.from(seats, ({ no }) => no),
    places: Int8Array.from(places),
    on,
    toPlace: beside === 0 ? 0 : beside - (CANDIDATES.length % seats.length), // 2.2
    turn: phase === "vote" ? state.crown! : state.turn,
    proposed: phase === "vote" ? places.indexOf(THRONE) : NOBODY,
  };
}

export const copyOf = (court: Court): Court => ({
  round: court.round,
  totals: court.totals,
  likes: court.likes,
  noes: court.noes.slice(),
  places: court.places.slice(),
  on: court.on.slice(),
  toPlace: court.toPlace,
  turn: court.turn,
  proposed: court.proposed,
});

export const likedBy = ({ likes }: Court, seat: Seat, candidate: number): boolean => ((likes[seat]! >> candidate) & 1) === 1;

export function canRise({ places, on }: Court, candidate: number): boolean {
  const from = places[candidate]!;
  return from >= 0 && from < THRONE && (from + 1 === THRONE || on[from + 1]! < MOST_ON_A_FLOOR);
}

const passOn = (court: Court): void => void (court.turn = (court.turn + 1) % court.noes.length);

export function place(court: Court, candidate: number, floor: number): void {
  court.places[candidate] = floor;
  court.on[floor]!++;
  passOn(court);
  if (--court.toPlace > 0) return;
  for (let left = 0; left < CANDIDATES.length; left++)
    if (court.places[left] === BESIDE) {
      court.places[left] = 0;
      court.on[0]!++;
    }
}

export function rise(court: Court, candidate: number): void {
  const floor = ++court.places[candidate]!;
  court.on[floor - 1]!--;
  if (floor === THRONE) {
    court.proposed = candidate;
    return;
  }
  court.on[floor]!++;
  passOn(court);
}

/** Whether a king is crowned; else the candidate is out and the next seat rises. `nays` has one bit for every seat that said No. */
export function decideVote(court: Court, nays: number): boolean {
  if (nays === 0) return true;
  for (let seat = 0; seat < court.noes.length; seat++) if ((nays >> seat) & 1) court.noes[seat]!--;
  court.places[court.proposed] = OUT;
  court.proposed = NOBODY;
  passOn(court);
  return false;
}

/** What a seat would get if the round ended now. */
export function pointsOf({ places, likes, round }: Court, seat: Seat): number {
  let points = 0;
  for (let candidate = 0, bits = likes[seat]!; bits > 0; candidate++, bits >>= 1)
    if (bits & 1) points += worthAt(places[candidate]!);
  return points === 0 && round === ROUNDS ? NOTHING_AT_THE_END : points;
}

/** Carries out a move that is not a vote. */
export function carryOut(court: Court, move: Move): void {
  if (move.type === "place") place(court, indexOf(move.candidate), move.floor);
  if (move.type === "rise") rise(court, indexOf(move.candidate));
}

/** With more favourites than this above the cellar nobody gets away with nothing. */
const TOO_MANY_FOR_NOTHING = 3;

/** 4.5: whether somebody with these favourites may think of playing for nothing. */
export function mayGetNothing({ round, toPlace, places }: Court, liked: number): boolean {
  if (round < ROUNDS || toPlace > 0) return false;
  let above = 0;
  for (let candidate = 0; candidate < CANDIDATES.length; candidate++)
    if ((liked >> candidate) & 1 && places[candidate]! > 0 && places[candidate]! <= THRONE) above++;
  return above <= TOO_MANY_FOR_NOTHING;
}
