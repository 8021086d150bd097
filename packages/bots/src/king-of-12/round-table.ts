/** A round among any number of seats as plain numbers: many turns are played on it in the time that one takes by the rules as they are written. */
import type { Chance } from "@tafelrunde/core";
import { NEIGHBOURS } from "@tafelrunde/d12";
import { type Card, CARDS } from "@tafelrunde/king-of-12";

const bit = (card: Card): number => 1 << CARDS.indexOf(card);
const [ALCHEMIST, GOLEM, MACHINE, PARASITE] = [bit("alchemist"), bit("golem"), bit("machine"), bit("parasite")];
const [KNIGHT, GAMBLER, LADY, ORACLE] = [bit("knight"), bit("gambler"), bit("lady"), bit("oracle")];
const [MERCHANTS, REVERSER, SORCERER, TROUBLEMAKERS] = [bit("merchants"), bit("reverser"), bit("sorcerer"), bit("troublemakers")];

const ENOUGH = 8;
export const NOBODY = -1;

/** A number from 0 to below `below`. */
export type Random = (below: number) => number;
export const randomOf =
  (chance: Chance): Random =>
  (below) =>
    chance.roll(below) - 1;

export class RoundTable {
  readonly seats: number;
  readonly faces: Uint8Array;
  readonly hands: Uint16Array;
  readonly laid: Uint16Array;
  readonly ones: Uint8Array;
  readonly twos: Uint8Array;
  /** What the dice are worth in the turn that was played last. */
  readonly #values: Int8Array;

  constructor(seats: number) {
    this.seats = seats;
    this.faces = new Uint8Array(seats);
    this.hands = new Uint16Array(seats);
    this.laid = new Uint16Array(seats);
    this.ones = new Uint8Array(seats);
    this.twos = new Uint8Array(seats);
    this.#values = new Int8Array(seats);
  }

  copy(from: RoundTable): void {
    this.faces.set(from.faces);
    this.hands.set(from.hands);
    this.ones.set(from.ones);
    this.twos.set(from.twos);
  }

  points(seat: number): number {
    return this.ones[seat]! + 2 * this.twos[seat]!;
  }

  /** Plays the laid cards to the end of the turn; whoever may choose takes what is best for them at once. Gives back whether the round is over. */
  turn(random: Random): boolean {
    let seen = 0;
    let equal = 0;
    for (let seat = 0; seat < this.seats; seat++) {
      const card = this.laid[seat]!;
      this.hands[seat]! &= ~card;
      equal |= seen & card;
      seen |= card;
    }
    const single = seen & ~equal;
    const active = single & LADY ? LADY : single;
    if (active & (MERCHANTS | TROUBLEMAKERS | REVERSER)) this.#moveDice(active);
    if (active & SORCERER) this.#tip(active, random);
    if (active & ORACLE) this.faces[this.#owner(ORACLE)] = random(12) + 1;
    this.#score(active);
    if (equal & LADY) this.#theft();
    let isOver = false;
    for (let seat = 0; seat < this.seats; seat++) {
      const hand = this.hands[seat]!;
      if ((hand & (hand - 1)) === 0 || this.points(seat) >= ENOUGH) isOver = true;
    }
    return isOver;
  }

  /** The seat with the highest total that nobody shares (5.3, K10). */
  winner(): number {
    let found = NOBODY;
    for (let seat = 0; seat < this.seats; seat++) {
      let isShared = false;
      for (let other = 0; other < this.seats; other++)
        if (other !== seat && this.points(other) === this.points(seat)) isShared = true;
      if (!isShared && (found === NOBODY || this.points(seat) > this.points(found))) found = seat;
    }
    return found;
  }

  #owner(card: number): number {
    return this.laid.indexOf(card);
  }

  #moveDice(active: number): void {
    const { faces, seats } = this;
    if (active & MERCHANTS) {
      const last = faces[seats - 1]!;
      faces.copyWithin(1, 0, seats - 1);
      faces[0] = last;
    }
    if (active & TROUBLEMAKERS) for (let seat = 0; seat < seats; seat++) faces[seat] = 13 - faces[seat]!;
    if (active & REVERSER) faces[this.#owner(REVERSER)] = 13 - faces[this.#owner(REVERSER)]!;
  }

  /** To the face that earns most in this turn; among equal ones any. */
  #tip(active: number, random: Random): void {
    const seat = this.#owner(SORCERER);
    const neighbours = NEIGHBOURS[this.faces[seat]!]!;
    const from = random(neighbours.length);
    let best = 0;
    let most = -Infinity;
    for (let step = 0; step < neighbours.length; step++) {
      const face = neighbours[(from + step) % neighbours.length]!;
      this.faces[seat] = face;
      const earned = this.#earns(seat, active);
      if (earned > most) [best, most] = [face, earned];
    }
    this.faces[seat] = best;
  }

  /** What this seat gains on the others, on average, if the dice stay so. */
  #earns(seat: number, active: number): number {
    this.#score(active);
    const [first, second] = [this.#first, this.#second];
    const isSwapped = (active & GAMBLER) !== 0;
    this.#give(first, second, isSwapped, -1);
    const share = this.seats - 1;
    const own = seat === first ? (isSwapped ? 1 : 2) : seat === second ? (isSwapped ? 2 : 1) : 0;
    const given = (first === NOBODY ? 0 : isSwapped ? 1 : 2) + (second === NOBODY ? 0 : isSwapped ? 2 : 1);
    return own - (given - own) / share;
  }

  #first = NOBODY;
  #second = NOBODY;

  #score(active: number): void {
    const values = this.#values;
    for (let seat = 0; seat < this.seats; seat++) {
      const card = this.laid[seat]! & active;
      const face = this.faces[seat]!;
      if (card === ALCHEMIST) values[seat] = face * 2;
      else if (card === GOLEM) values[seat] = face === 12 ? 1 : 12;
      else if (card === MACHINE) values[seat] = face + 7;
      else values[seat] = card === PARASITE ? face - 7 : face;
      if (active & KNIGHT) values[seat] = -values[seat]!;
    }
    this.#first = NOBODY;
    this.#second = NOBODY;
    for (let seat = 0; seat < this.seats; seat++) {
      let isShared = false;
      for (let other = 0; other < this.seats; other++) if (other !== seat && values[other] === values[seat]) isShared = true;
      if (isShared) continue;
      if (this.#first === NOBODY || values[seat]! > values[this.#first]!) {
        this.#second = this.#first;
        this.#first = seat;
      } else if (this.#second === NOBODY || values[seat]! > values[this.#second]!) this.#second = seat;
    }
    this.#give(this.#first, this.#second, (active & GAMBLER) !== 0, 1);
  }

  #give(first: number, second: number, isSwapped: boolean, count: 1 | -1): void {
    if (first !== NOBODY) (isSwapped ? this.ones : this.twos)[first]! += count;
    if (second !== NOBODY) (isSwapped ? this.twos : this.ones)[second]! += count;
  }

  /** Cancelled Ladies: the lowest takes the best token of the highest (4.7, K8). */
  #theft(): void {
    let [low, high, lows, highs] = [NOBODY, NOBODY, 0, 0];
    for (let seat = 0; seat < this.seats; seat++) {
      if (this.laid[seat] !== LADY) continue;
      if (low === NOBODY || this.faces[seat]! < this.faces[low]!) [low, lows] = [seat, 0];
      if (high === NOBODY || this.faces[seat]! > this.faces[high]!) [high, highs] = [seat, 0];
      if (this.faces[seat] === this.faces[low]) lows++;
      if (this.faces[seat] === this.faces[high]) highs++;
    }
    if (lows > 1 || highs > 1 || this.points(high) === 0) return;
    const tokens = this.twos[high]! > 0 ? this.twos : this.ones;
    tokens[high]!--;
    tokens[low]!++;
  }
}
