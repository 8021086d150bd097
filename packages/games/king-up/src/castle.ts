/** Floors and how many fit on them; who still has to be placed; what a floor is worth. */
import { BESIDE, type KingUpState, OUT, type Place, THRONE } from "./types.ts";

/** 2.4: on no floor do ever more than four stand. */
export const MOST_ON_A_FLOOR = 4;
/** 2.3: floors on which candidates may be placed. */
export const LOWEST_START = 1;
export const HIGHEST_START = 4;
const KING = 10;

/** 1.5 and 2.2: No cards of a seat, and candidates it places, by the number of seats. */
const NO_CARDS: readonly number[] = [0, 0, 0, 4, 3, 2, 2];
const TO_PLACE: readonly number[] = [0, 0, 0, 4, 3, 2, 2];

export const noCardsFor = (seatCount: number): number => NO_CARDS[seatCount]!;

/** How many candidates the players place in one round, all together. */
export const placedByHand = (seatCount: number): number => seatCount * TO_PLACE[seatCount]!;

export function countOn(places: readonly Place[], floor: Place): number {
  let count = 0;
  for (const place of places) if (place === floor) count++;
  return count;
}

/** The floors with room for one more, and the throne: one look at all candidates, because search asks millions of times. */
export function openPlaces(places: readonly Place[]): readonly boolean[] {
  const on = [0, 0, 0, 0, 0, 0];
  for (const place of places) if (place >= 0 && place < THRONE) on[place]!++;
  const open = [];
  for (let floor = 0; floor < THRONE; floor++) open.push(on[floor]! < MOST_ON_A_FLOOR);
  open.push(true);
  return open;
}

/** Whether another candidate may come onto this floor; the throne is always free for one. */
export const hasRoom = (places: readonly Place[], floor: Place): boolean =>
  floor === THRONE || countOn(places, floor) < MOST_ON_A_FLOOR;

export const isInCastle = (place: Place): boolean => place !== BESIDE && place !== OUT;

/** 4.2: points for a favourite who stands here when the round ends. */
export function worthOf(place: Place): number {
  if (place === THRONE) return KING;
  return isInCastle(place) ? place : 0;
}

/** The candidate on the throne, as a number; −1 if nobody is. */
export const onThrone = ({ places }: Pick<KingUpState, "places">): number => places.indexOf(THRONE);
