/** The whole of King Up! as typed arrays with nothing around it: all seat counts, no objects, no allocation. */
import { bareChance } from "./bare-chance.ts";
import type { Contestant } from "./contestant.ts";
import { CANDIDATE_COUNT, CARD_COUNT, FAVOURITES, FAVOURITES_ON_A_CARD } from "./king-up-cards.ts";

const MOST_SEATS = 6;
const ROUNDS = 3;
/** 2.3: candidates are placed on floors 1 to 4. */
const HIGHEST_START = 4;
const NOBLES = 5;
const THRONE = 6;
const OUT = 7;
const BESIDE = 8;
const FULL = 4;
/** 4.2: by the place at the end of a round. */
const WORTH = Uint8Array.of(0, 1, 2, 3, 4, 5, 10, 0);
/** 4.5 */
const FOR_NOTHING = 33;
/** 1.5 and 2.2, by the number of seats: so many No cards has a seat, and so many candidates does it place. */
const SHARE = Uint8Array.of(0, 0, 0, 4, 3, 2, 2);

export function bareKingUp(seed: number, seats: number): Contestant {
  const share = SHARE[seats]!;
  const below = bareChance(seed);
  const place = new Uint8Array(CANDIDATE_COUNT);
  const standing = new Uint8Array(THRONE);
  const pack = new Uint8Array(CARD_COUNT);
  const card = new Uint8Array(MOST_SEATS);
  const noCards = new Uint8Array(MOST_SEATS);
  const total = new Uint8Array(MOST_SEATS);
  const rank = new Uint16Array(MOST_SEATS);
  const found = new Uint8Array(CANDIDATE_COUNT);
  const open = new Uint8Array(HIGHEST_START);
  const firsts = Array.from({ length: seats }, () => 0);
  let packed = 0;
  let turn = 0;

  function passTurn(): void {
    turn = turn + 1 === seats ? 0 : turn + 1;
  }

  function begin(): void {
    for (packed = 0; packed < CARD_COUNT; packed++) pack[packed] = packed;
    total.fill(0);
    turn = below(seats);
  }

  /** 1.2 to 1.5, U3: dealt cards leave the pack for good, and the others keep their order. */
  function deal(): void {
    place.fill(BESIDE);
    standing.fill(0);
    noCards.fill(share);
    for (let seat = 0; seat < seats; seat++) {
      const drawn = below(packed--);
      card[seat] = pack[drawn]!;
      for (let at = drawn; at < packed; at++) pack[at] = pack[at + 1]!;
    }
  }

  /** 2.1 to 2.5; choices are numbered as the contract lists them: candidate by candidate, and for each its floors. */
  function placeAll(): void {
    for (let left = share * seats; left > 0; left--) {
      const waiting = listWaiting();
      const floors = listOpen();
      const choice = below(waiting * floors);
      const floor = open[choice % floors]!;
      place[found[Math.trunc(choice / floors)]!] = floor;
      standing[floor]!++;
      passTurn();
    }
    for (let left = listWaiting(); left > 0; left--) place[found[left - 1]!] = 0;
  }

  function listWaiting(): number {
    let count = 0;
    for (let candidate = 0; candidate < CANDIDATE_COUNT; candidate++) if (place[candidate] === BESIDE) found[count++] = candidate;
    return count;
  }

  function listOpen(): number {
    let count = 0;
    for (let floor = 1; floor <= HIGHEST_START; floor++) if (standing[floor]! < FULL) open[count++] = floor;
    return count;
  }

  /** 3.1, 3.2, 3.4: any candidate with room above. */
  function anyRiser(): number {
    let count = 0;
    for (let candidate = 0; candidate < CANDIDATE_COUNT; candidate++) {
      const from = place[candidate]!;
      if (from < NOBLES ? standing[from + 1]! < FULL : from === NOBLES) found[count++] = candidate;
    }
    return found[below(count)]!;
  }

  /** 3.1 to 3.10; gives back the number of decisions. Whoever is left of the crown is then on turn, as 4.4 wants it. */
  function elect(): number {
    for (let moves = 1; ; moves++) {
      const candidate = anyRiser();
      const to = place[candidate]! + 1;
      standing[to - 1]!--;
      place[candidate] = to;
      passTurn();
      if (to < THRONE) standing[to]!++;
      else {
        moves += seats;
        if (allSayYes()) return moves;
        place[candidate] = OUT;
      }
    }
  }

  /** 3.6 to 3.9: everybody votes, even with nothing but a Yes to lay. */
  function allSayYes(): boolean {
    let united = true;
    for (let seat = 0; seat < seats; seat++) {
      if (below(noCards[seat]! > 0 ? 2 : 1) === 0) continue;
      noCards[seat]!--;
      united = false;
    }
    return united;
  }

  /** 4.2, 4.3, 4.5; a total and the favourites in the castle make the rank, which counts after the last round (5.1, 5.2). */
  function score(round: number): void {
    for (let seat = 0; seat < seats; seat++) {
      const first = card[seat]! * FAVOURITES_ON_A_CARD;
      let points = 0;
      let inCastle = 0;
      for (let at = first; at < first + FAVOURITES_ON_A_CARD; at++) {
        const stands = place[FAVOURITES[at]!]!;
        points += WORTH[stands]!;
        if (stands !== OUT) inCastle++;
      }
      total[seat]! += points === 0 && round === ROUNDS ? FOR_NOTHING : points;
      rank[seat] = total[seat]! * (FAVOURITES_ON_A_CARD + 1) + inCastle;
    }
  }

  /** 5.3: those who share the highest rank share the victory. */
  function countWinners(): void {
    let best = 0;
    for (let seat = 0; seat < seats; seat++) best = Math.max(best, rank[seat]!);
    for (let seat = 0; seat < seats; seat++) if (rank[seat] === best) firsts[seat]!++;
  }

  function game(): number {
    begin();
    let moves = ROUNDS * share * seats;
    for (let round = 1; round <= ROUNDS; round++) {
      deal();
      placeAll();
      moves += elect();
      score(round);
    }
    countWinners();
    return moves;
  }

  const play = (games: number): number => {
    let moves = 0;
    for (let left = games; left > 0; left--) moves += game();
    return moves;
  };
  return { play, firsts };
}
