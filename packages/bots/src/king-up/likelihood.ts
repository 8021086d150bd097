/** How likely an act is for everybody whose ways are known, card by card: for courtiers by networks, for all others by their manners. */
import type { Seat } from "@tafelrunde/core";
import { CANDIDATES } from "@tafelrunde/king-up";
import { canRise, CARDS, type Court } from "./court.ts";
import { COURTIER } from "./courtier-networks.ts";
import { averagePoints, chanceOfNay, type Manners, placeAt, readyToPlace, readyToRise } from "./manners.ts";
import type { Act } from "./memory.ts";
import { addCard, addWay, HIDDEN, networkOf, readiness } from "./network.ts";
import { CARD_SIGNS, RISE_SIGNS, signsOfCard, signsOfNo, signsOfRise, VOTE_SIGNS } from "./signs.ts";
import type { Way } from "./styles.ts";

const RISE = networkOf(Float64Array.from(COURTIER.rise), CARD_SIGNS, RISE_SIGNS);
const VOTE = networkOf(Float64Array.from(COURTIER.vote), CARD_SIGNS, VOTE_SIGNS);

const ready = new Float64Array(CANDIDATES.length);
const ofCard = new Float64Array(CARD_SIGNS);
const ofRise = new Float64Array(RISE_SIGNS);
const ofNo = new Float64Array(VOTE_SIGNS);
const cardHidden = new Float64Array(HIDDEN);
/** For every candidate as another's, and as an own favourite. */
const wayHidden = Array.from({ length: 2 * CANDIDATES.length }, () => new Float64Array(HIDDEN));
const byThemselves = new Float64Array(2 * CANDIDATES.length);

/** How likely somebody who goes this way does this with each of these cards. */
export function chancesOf(court: Court, act: Act, seat: Seat, way: Way, cards: readonly number[], into: Float64Array): void {
  if (way.isNetwork && act.type === "rise") return risen(court, act.candidate, seat, cards, into);
  if (way.isNetwork && act.type === "votes") return voted(court, act.nays, seat, cards, into);
  const average = act.type === "votes" ? averagePoints(court) : 0;
  for (const card of cards) into[card] = byManners(court, act, seat, CARDS[card]!, way.manners, average);
}

function byManners(court: Court, act: Act, seat: Seat, liked: number, manners: Manners, average: number): number {
  switch (act.type) {
    case "place": {
      const weight = manners.place[placeAt((liked >> act.candidate) & 1, act.floor)]!;
      return weight / readyToPlace(court, liked, manners, ready);
    }
    case "rise": {
      const sum = readyToRise(court, seat, liked, manners, ready);
      return ready[act.candidate]! / sum;
    }
    case "votes": {
      const nay = chanceOfNay(court, seat, liked, average, manners);
      return (act.nays >> seat) & 1 ? nay : 1 - nay;
    }
  }
}

function risen(court: Court, chosen: number, seat: Seat, cards: readonly number[], into: Float64Array): void {
  const able = CANDIDATES.map((_, candidate) => candidate).filter((candidate) => canRise(court, candidate));
  for (const candidate of able)
    for (let liked = 0; liked < 2; liked++) {
      const at = 2 * candidate + liked;
      signsOfRise(court, candidate, liked, ofRise);
      byThemselves[at] = addWay(RISE, ofRise, wayHidden[at]!);
    }
  for (const card of cards) {
    const favourites = CARDS[card]!;
    signsOfCard(court, seat, favourites, ofCard);
    addCard(RISE, ofCard, cardHidden);
    let sum = 0;
    let ofChosen = 0;
    for (const candidate of able) {
      const at = 2 * candidate + ((favourites >> candidate) & 1);
      const weight = Math.exp(readiness(RISE, cardHidden, wayHidden[at]!, byThemselves[at]!));
      sum += weight;
      if (candidate === chosen) ofChosen = weight;
    }
    into[card] = ofChosen / sum;
  }
}

function voted(court: Court, nays: number, seat: Seat, cards: readonly number[], into: Float64Array): void {
  for (let liked = 0; liked < 2; liked++) {
    signsOfNo(court, seat, liked, ofNo);
    byThemselves[liked] = addWay(VOTE, ofNo, wayHidden[liked]!);
  }
  for (const card of cards) {
    const liked = (CARDS[card]! >> court.proposed) & 1;
    signsOfCard(court, seat, CARDS[card]!, ofCard);
    addCard(VOTE, ofCard, cardHidden);
    const nay = 1 / (1 + Math.exp(-readiness(VOTE, cardHidden, wayHidden[liked]!, byThemselves[liked]!)));
    into[card] = (nays >> seat) & 1 ? nay : 1 - nay;
  }
}
