/** The whole of King of 12 as typed arrays with nothing around it: all cards, all seat counts, no objects, no allocation. */
import { NEIGHBOURS } from "@tafelrunde/d12";
import { CARDS, type Card } from "@tafelrunde/king-of-12";
import { bareChance } from "./bare-chance.ts";
import type { Contestant } from "./contestant.ts";

/** Bits in the order in which the contract lists cards, so that equal draws mean equal moves. */
const bit = (card: Card): number => 1 << CARDS.indexOf(card);
const [ALCHEMIST, GAMBLER, GOLEM, KNIGHT, LADY, MACHINE] = CARDS.slice(0, 6).map(bit) as [
  number,
  number,
  number,
  number,
  number,
  number,
];
const [MERCHANTS, ORACLE, PARASITE, REVERSER, SORCERER, TROUBLEMAKERS] = CARDS.slice(6).map(bit) as [
  number,
  number,
  number,
  number,
  number,
  number,
];

const TOUCHING = Uint8Array.from(NEIGHBOURS.flatMap((faces) => (faces.length === 0 ? [0, 0, 0, 0, 0] : faces)));
const MOST_SEATS = 4;
const NOBODY = 255;

export function bare(seed: number, seats: number, cards: readonly Card[]): Contestant {
  const set = cards.reduce((sum, card) => sum | bit(card), 0);
  const face = new Uint8Array(MOST_SEATS);
  const hand = new Uint16Array(MOST_SEATS);
  const laid = new Uint16Array(MOST_SEATS);
  const discard = new Uint16Array(MOST_SEATS);
  const kept = new Uint8Array(MOST_SEATS);
  const ones = new Uint8Array(MOST_SEATS);
  const twos = new Uint8Array(MOST_SEATS);
  const value = new Int8Array(MOST_SEATS);
  const firsts = Array.from({ length: seats }, () => 0);
  const below = bareChance(seed);

  function size(cards: number): number {
    let count = 0;
    for (let left = cards; left !== 0; left &= left - 1) count++;
    return count;
  }

  /** Any card of a hand, as its bit. */
  function anyCard(cards: number): number {
    let left = cards;
    for (let skip = below(size(cards)); skip > 0; skip--) left &= left - 1;
    return left & -left;
  }

  function roll(): void {
    for (let seat = 0; seat < seats; seat++) {
      ones[seat] = twos[seat] = 0;
      face[seat] = below(12) + 1;
    }
  }

  function points(seat: number): number {
    return ones[seat]! + 2 * twos[seat]!;
  }

  function owner(card: number): number {
    for (let seat = 0; seat < seats; seat++) if (laid[seat] === card) return seat;
    return NOBODY;
  }

  function flip(seat: number): void {
    face[seat] = 13 - face[seat]!;
  }

  /** One turn; gives back the number of decisions. */
  function turn(): number {
    let seen = 0;
    let equal = 0;
    let moves = seats;
    for (let seat = 0; seat < seats; seat++) {
      const card = anyCard(hand[seat]!);
      laid[seat] = card;
      hand[seat]! ^= card;
      equal |= seen & card;
      seen |= card;
    }
    let active = seen & ~equal;
    if (active & LADY) active = LADY;
    if (active & MERCHANTS) {
      const last = face[seats - 1]!;
      for (let seat = seats - 1; seat > 0; seat--) face[seat] = face[seat - 1]!;
      face[0] = last;
    }
    if (active & TROUBLEMAKERS) for (let seat = 0; seat < seats; seat++) flip(seat);
    if (active & REVERSER) flip(owner(REVERSER));
    if (active & SORCERER) {
      const seat = owner(SORCERER);
      face[seat] = TOUCHING[face[seat]! * 5 + below(5)]!;
      moves++;
    }
    if (active & ORACLE) face[owner(ORACLE)] = below(12) + 1;
    score(active);
    if (equal & LADY) moves += theft();
    for (let seat = 0; seat < seats; seat++) discard[seat]! |= laid[seat]!;
    return moves;
  }

  function score(active: number): void {
    for (let seat = 0; seat < seats; seat++) {
      const card = laid[seat]! & active;
      const shown = face[seat]!;
      if (card === ALCHEMIST) value[seat] = shown * 2;
      else if (card === GOLEM) value[seat] = shown === 12 ? 1 : 12;
      else if (card === MACHINE) value[seat] = shown + 7;
      else if (card === PARASITE) value[seat] = shown - 7;
      else value[seat] = shown;
    }
    const sign = active & KNIGHT ? -1 : 1;
    let first = NOBODY;
    let second = NOBODY;
    for (let seat = 0; seat < seats; seat++) {
      let shared = false;
      for (let other = 0; other < seats; other++) if (other !== seat && value[other] === value[seat]) shared = true;
      if (shared) continue;
      if (first === NOBODY || sign * value[seat]! > sign * value[first]!) {
        second = first;
        first = seat;
      } else if (second === NOBODY || sign * value[seat]! > sign * value[second]!) second = seat;
    }
    const swapped = (active & GAMBLER) !== 0;
    if (first !== NOBODY) (swapped ? ones : twos)[first]!++;
    if (second !== NOBODY) (swapped ? twos : ones)[second]!++;
  }

  /** Cancelled Ladies; gives back the number of decisions: one or none. */
  function theft(): number {
    let low = NOBODY;
    let high = NOBODY;
    let lows = 0;
    let highs = 0;
    for (let seat = 0; seat < seats; seat++) {
      if (laid[seat] !== LADY) continue;
      if (low === NOBODY || face[seat]! < face[low]!) [low, lows] = [seat, 0];
      if (high === NOBODY || face[seat]! > face[high]!) [high, highs] = [seat, 0];
      if (face[seat] === face[low]) lows++;
      if (face[seat] === face[high]) highs++;
    }
    if (lows > 1 || highs > 1 || points(high) === 0) return 0;
    const kinds = (ones[high]! > 0 ? 1 : 0) + (twos[high]! > 0 ? 1 : 0);
    const choice = below(kinds + 1);
    if (choice === kinds) return 1;
    const tokens = choice === 0 && ones[high]! > 0 ? ones : twos;
    tokens[high]!--;
    tokens[low]!++;
    return 1;
  }

  /** The seat with the highest total that nobody shares. */
  function winner(): number {
    let best = NOBODY;
    let most = -1;
    for (let seat = 0; seat < seats; seat++) {
      const total = points(seat);
      let shared = false;
      for (let other = 0; other < seats; other++) if (other !== seat && points(other) === total) shared = true;
      if (!shared && total > most) [best, most] = [seat, total];
    }
    return best;
  }

  function roundIsOver(): boolean {
    for (let seat = 0; seat < seats; seat++) if (points(seat) >= 8 || (hand[seat]! & (hand[seat]! - 1)) === 0) return true;
    return false;
  }

  function game(): number {
    let moves = 0;
    for (let seat = 0; seat < seats; seat++) {
      hand[seat] = set;
      discard[seat] = kept[seat] = 0;
    }
    for (;;) {
      roll();
      do moves += turn();
      while (!roundIsOver());
      for (let seat = 0; seat < seats; seat++) {
        hand[seat]! |= discard[seat]!;
        discard[seat] = 0;
      }
      const best = winner();
      if (best === NOBODY) continue;
      hand[best]! ^= anyCard(hand[best]!);
      moves++;
      if (++kept[best]! === 2) {
        firsts[best]!++;
        return moves;
      }
    }
  }

  const play = (games: number): number => {
    let moves = 0;
    for (let left = games; left > 0; left--) moves += game();
    return moves;
  };
  return { play, firsts };
}
