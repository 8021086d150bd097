/** What networks look at: signs of a card as the castle stands, of raising somebody, and of a vote. Each is about as big as 1. */
import type { Seat } from "@tafelrunde/core";
import { BESIDE, CANDIDATES, MOST_ON_A_FLOOR, noCardsFor, OUT, ROUNDS, THRONE, worthOf } from "@tafelrunde/king-up";
import type { Court } from "./court.ts";

const EVERYBODY = CANDIDATES.length;
/** The highest floor of the castle proper; whoever rises from there is voted on. */
const TOP = THRONE - 1;
const FAVOURITES = 6;
const ALL_NOES = 12;
const SHARE = FAVOURITES / EVERYBODY;
const TENS = 0.1;
/** What whoever stands there is worth; whoever is voted on is looked at apart. */
const WORTH = Int8Array.from({ length: OUT + 1 }, (_, place) => (place === THRONE ? 0 : worthOf(place)));

export const CARD_SIGNS = 14;
export const RISE_SIGNS = 2 * THRONE + 5;
export const VOTE_SIGNS = 5;

/** Of a card with these favourites in the hand of this seat; everybody is in the castle. */
export function signsOfCard(court: Court, seat: Seat, liked: number, into: Float64Array): void {
  const { places, on, noes, round } = court;
  let [own, all, present, left, high, higher, low] = [0, 0, 0, 0, 0, 0, 0];
  for (let candidate = 0; candidate < EVERYBODY; candidate++) {
    const at = places[candidate]!;
    if (at === BESIDE || at === OUT) continue;
    left++;
    all += WORTH[at]!;
    if (!((liked >> candidate) & 1)) continue;
    present++;
    own += WORTH[at]!;
    if (at <= 1) low++;
    if (at === TOP - 1) high++;
    if (at === TOP) higher++;
  }
  const hand = noes[seat]!;
  let others = -hand;
  for (let other = 0; other < noes.length; other++) others += noes[other]!;
  into[0] = own * TENS;
  into[1] = all * SHARE * TENS;
  into[2] = present / FAVOURITES;
  into[3] = left / EVERYBODY;
  into[4] = low / 3;
  into[5] = high / 2;
  into[6] = higher / 2;
  into[7] = on[TOP - 1]! / MOST_ON_A_FLOOR;
  into[8] = on[TOP]! / MOST_ON_A_FLOOR;
  into[9] = hand / noCardsFor(noes.length);
  into[10] = hand === 0 ? 1 : 0;
  into[11] = others / ALL_NOES;
  into[12] = round === ROUNDS ? 1 : 0;
  into[13] = noes.length / 6 - 0.5;
}

/** Of raising this candidate, for 0 another's, for 1 an own favourite. */
export function signsOfRise({ places, on }: Court, candidate: number, liked: number, into: Float64Array): void {
  const from = places[candidate]!;
  const beside = (on[from]! - 1) / MOST_ON_A_FLOOR;
  const above = from === TOP ? 0 : on[from + 1]! / MOST_ON_A_FLOOR;
  into.fill(0);
  into[liked * THRONE + from] = 1;
  into[2 * THRONE] = liked;
  into[2 * THRONE + 1 + liked] = beside;
  into[2 * THRONE + 3 + liked] = above;
}

/** Of a No to whoever is voted on, for 0 another's, for 1 an own favourite. */
export function signsOfNo({ turn }: Court, seat: Seat, liked: number, into: Float64Array): void {
  into.fill(0);
  into[0] = 1;
  into[1 + liked] = 1;
  if (turn === seat) into[3 + liked] = 1;
}
