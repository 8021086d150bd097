/** How somebody of one style places, raises and votes, depending on the position and the own favourites: by weights learned from games. */
import type { Seat } from "@tafelrunde/core";
import { BESIDE, CANDIDATES, MOST_ON_A_FLOOR, OUT, ROUNDS, THRONE, worthOf } from "@tafelrunde/king-up";
import type { Court } from "./court.ts";

/** Own names, because the loops below read them millions of times, and a name from elsewhere can be slow to read. */
const EVERYBODY = CANDIDATES.length;
const FULL = MOST_ON_A_FLOOR;
const ABSENT = BESIDE;
const LAST = ROUNDS;
/** The highest floor of the castle proper; whoever rises from there is voted on. */
const TOP = THRONE - 1;
const FLOORS = THRONE;
/** A card has six of thirteen: what an average card gets of all that the castle is worth. */
const SHARE = 6 / 13;
const TENS = 0.1;
/** What whoever stands there is worth; whoever is voted on is looked at apart. */
const WORTH = Int8Array.from({ length: OUT + 1 }, (_, place) => (place === THRONE ? 0 : worthOf(place)));

/** As logarithms, or as logarithms of odds: what is learned. */
export interface Weights {
  /** For others, and for favourites: floors 0 to 4. */
  readonly place: ArrayLike<number>;
  /** By how many No cards are left, for others and for favourites: floors 0 to 5. */
  readonly rise: ArrayLike<number>;
  /** For others, and for favourites: for every ten points ahead of an average card, when somebody is proposed. */
  readonly ahead: ArrayLike<number>;
  /** For others, and for favourites: see `voteFeatures`. */
  readonly vote: ArrayLike<number>;
}

const CONTEXTS = 8;
const VOTE_WIDTH = 13;
export const WIDTHS = { place: 2 * TOP, rise: CONTEXTS * 2 * FLOORS, ahead: 2, vote: 2 * VOTE_WIDTH };

/** Weights whose powers of e are worked out. */
export interface Manners {
  readonly place: Float64Array;
  readonly rise: Float64Array;
  readonly ahead: Float64Array;
  readonly vote: Float64Array;
}

export const mannersOf = ({ place, rise, ahead, vote }: Weights): Manners => ({
  place: Float64Array.from(place, Math.exp),
  rise: Float64Array.from(rise, Math.exp),
  ahead: Float64Array.from(ahead),
  vote: Float64Array.from(vote),
});

/** None, one or two, up to five, more. */
const MANY_NOES = Int8Array.of(0, 1, 1, 2, 2, 2, 3);

function noesOfOthers({ noes }: Court, seat: Seat): number {
  let sum = -noes[seat]!;
  for (let other = 0; other < noes.length; other++) sum += noes[other]!;
  return MANY_NOES[sum > 6 ? 6 : sum]!;
}

export const placeAt = (liked: number, floor: number): number => liked * TOP + floor;

export const riseAt = (court: Court, seat: Seat): number =>
  (noesOfOthers(court, seat) * 2 + (court.noes[seat]! > 0 ? 1 : 0)) * 2 * FLOORS;

/** Points of an average card, in tens. */
export function averagePoints({ places }: Court): number {
  let all = 0;
  for (let candidate = 0; candidate < EVERYBODY; candidate++) all += WORTH[places[candidate]!]!;
  return all * SHARE * TENS;
}

/** Points of a card with these favourites, in tens. */
export function ownPoints({ places }: Court, liked: number): number {
  let own = 0;
  for (let candidate = 0, bits = liked; bits > 0; candidate++, bits >>= 1) if (bits & 1) own += WORTH[places[candidate]!]!;
  return own * TENS;
}

/** Which weights count for a vote, and how much: always, by the own hand, by those of others, for the proposer, by points, at the end. */
export function voteFeatures(court: Court, seat: Seat, liked: number): readonly (readonly [number, number])[] {
  const first = ((liked >> court.proposed) & 1) * VOTE_WIDTH;
  return [
    [first, 1],
    [first + court.noes[seat]!, 1],
    [first + 5 + noesOfOthers(court, seat), 1],
    [first + 9, court.turn === seat ? 1 : 0],
    [first + 10, ownPoints(court, liked)],
    [first + 11, averagePoints(court)],
    [first + 12, court.round === LAST ? 1 : 0],
  ];
}

/** The chance of a No by somebody with these favourites; the same sum as that of the features, because search asks millions of times. */
export function chanceOfNay(court: Court, seat: Seat, liked: number, average: number, { vote }: Manners): number {
  const hand = court.noes[seat]!;
  if (hand === 0) return 0;
  const first = ((liked >> court.proposed) & 1) * VOTE_WIDTH;
  let odds = vote[first]! + vote[first + hand]! + vote[first + 5 + noesOfOthers(court, seat)]!;
  if (court.turn === seat) odds += vote[first + 9]!;
  odds += vote[first + 10]! * ownPoints(court, liked) + vote[first + 11]! * average;
  if (court.round === LAST) odds += vote[first + 12]!;
  return 1 / (1 + Math.exp(-odds));
}

/** How readily each candidate is raised by somebody with these favourites, 0 for those who cannot be; answers their sum. */
export function readyToRise(court: Court, seat: Seat, liked: number, { rise, ahead }: Manners, into: Float64Array): number {
  const { on, places } = court;
  const first = riseAt(court, seat);
  let lead = 0;
  let isLeadKnown = false;
  let sum = 0;
  for (let candidate = 0; candidate < EVERYBODY; candidate++) {
    const from = places[candidate]!;
    let ready = 0;
    if (from === TOP || (from < TOP && on[from + 1]! < FULL)) {
      const like = (liked >> candidate) & 1;
      ready = rise[first + like * FLOORS + from]!;
      if (from === TOP) {
        if (!isLeadKnown) lead = ownPoints(court, liked) - averagePoints(court);
        isLeadKnown = true;
        ready *= Math.exp(ahead[like]! * lead);
      }
    }
    into[candidate] = ready;
    sum += ready;
  }
  return sum;
}

/** How readily each candidate is placed by somebody with these favourites, 0 for those who are placed already; answers their sum. */
export function readyToPlace({ on, places }: Court, liked: number, { place }: Manners, into: Float64Array): number {
  let [other, favourite] = [0, 0];
  for (let floor = 1; floor < TOP; floor++)
    if (on[floor]! < FULL) {
      other += place[floor]!;
      favourite += place[TOP + floor]!;
    }
  let sum = 0;
  for (let candidate = 0; candidate < EVERYBODY; candidate++) {
    const ready = places[candidate] === ABSENT ? ((liked >> candidate) & 1 ? favourite : other) : 0;
    into[candidate] = ready;
    sum += ready;
  }
  return sum;
}

/** How readily this candidate is placed on each floor; answers the sum. */
export function readyForFloors({ on }: Court, candidate: number, liked: number, { place }: Manners, into: Float64Array): number {
  const first = ((liked >> candidate) & 1) * TOP;
  into[0] = 0;
  let sum = 0;
  for (let floor = 1; floor < TOP; floor++) {
    const ready = on[floor]! < FULL ? place[first + floor]! : 0;
    into[floor] = ready;
    sum += ready;
  }
  return sum;
}
