/** Rounds played to their end in the head, tens of thousands in a second: everybody by the manners of their style. */
import type { Seat } from "@tafelrunde/core";
import { CANDIDATES, type Move, THRONE } from "@tafelrunde/king-up";
import { carryOut, type Court, decideVote, NOBODY, place, rise } from "./court.ts";
import { ladderForNothing } from "./habits.ts";
import { averagePoints, chanceOfNay, type Manners, readyForFloors, readyToPlace, readyToRise } from "./manners.ts";
import { worthTo } from "./worth.ts";

const EVERYBODY = CANDIDATES.length;
const FLOORS = THRONE - 1;
const WHOLE = 2 ** 32;

/** What might be true: everybody's favourites, one bit each, and manners. */
export interface World {
  readonly likes: Int32Array;
  readonly manners: readonly Manners[];
}

export class Playouts {
  readonly #start: Court;
  readonly #me: Seat;
  readonly #ready = new Float64Array(EVERYBODY);
  /** The position, copied into the same place for every playout. */
  readonly #court: Court;
  #manners: readonly Manners[] = [];
  #luck = 1;

  /** From this position, for this seat. */
  constructor(start: Court, me: Seat) {
    this.#start = start;
    this.#me = me;
    const { likes, noes, places, on } = start;
    this.#court = { ...start, likes: likes.slice(), noes: noes.slice(), places: places.slice(), on: on.slice() };
  }

  /** The chance to win the match after this move in this world; `forNothing` is the seat itself if it goes for nothing (4.5). */
  worthOf(world: World, move: Move, forNothing: Seat, luck: number): number {
    const court = this.#court;
    this.#reset(world, luck);
    if (move.type !== "vote") carryOut(court, move);
    else if (decideVote(court, this.#nays(forNothing, this.#me) | (move.vote === "no" ? 1 << this.#me : 0)))
      return worthTo(court, this.#me);
    for (;;) {
      if (court.proposed !== NOBODY) {
        if (decideVote(court, this.#nays(forNothing, NOBODY))) return worthTo(court, this.#me);
      } else if (court.toPlace > 0) this.#place();
      else if (court.turn === forNothing) rise(court, ladderForNothing(court));
      else this.#rise();
    }
  }

  #reset({ likes, manners }: World, luck: number): void {
    const [court, start] = [this.#court, this.#start];
    court.likes.set(likes);
    court.noes.set(start.noes);
    court.places.set(start.places);
    court.on.set(start.on);
    court.toPlace = start.toPlace;
    court.turn = start.turn;
    court.proposed = start.proposed;
    this.#manners = manners;
    this.#luck = luck | 1; // Not 0, or it would stay so.
  }

  /** A number from 0 to 1 (xorshift). */
  #random(): number {
    let luck = this.#luck;
    luck ^= luck << 13;
    luck ^= luck >>> 17;
    luck ^= luck << 5;
    this.#luck = luck;
    return (luck >>> 0) / WHOLE;
  }

  /** One bit for every seat that says No; `without` is not asked. */
  #nays(forNothing: Seat, without: Seat): number {
    const court = this.#court;
    const average = averagePoints(court);
    let nays = 0;
    for (let seat = 0; seat < court.noes.length; seat++) {
      const luck = this.#random();
      if (seat === without || court.noes[seat] === 0) continue;
      const liked = court.likes[seat]!;
      const nay =
        seat === forNothing
          ? ((liked >> court.proposed) & 1) === 1
          : luck < chanceOfNay(court, seat, liked, average, this.#manners[seat]!);
      if (nay) nays |= 1 << seat;
    }
    return nays;
  }

  #place(): void {
    const court = this.#court;
    const liked = court.likes[court.turn]!;
    const manners = this.#manners[court.turn]!;
    const candidate = this.#drawn(EVERYBODY, readyToPlace(court, liked, manners, this.#ready));
    place(court, candidate, this.#drawn(FLOORS, readyForFloors(court, candidate, liked, manners, this.#ready)));
  }

  #rise(): void {
    const court = this.#court;
    const { turn, likes } = court;
    rise(court, this.#drawn(EVERYBODY, readyToRise(court, turn, likes[turn]!, this.#manners[turn]!, this.#ready)));
  }

  #drawn(count: number, sum: number): number {
    let left = sum * this.#random();
    let last = 0;
    for (let index = 0; index < count; index++) {
      const ready = this.#ready[index]!;
      if (ready === 0) continue;
      last = index;
      if ((left -= ready) < 0) break;
    }
    return last;
  }
}
