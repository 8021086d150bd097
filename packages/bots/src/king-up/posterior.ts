/** Who might have which card and be of which style: exact odds from everything that was done, by the manners of each style. */
import type { Seat } from "@tafelrunde/core";
import { CANDIDATES } from "@tafelrunde/king-up";
import { CARDS, type Court } from "./court.ts";
import type { Random } from "./habits.ts";
import { averagePoints, chanceOfNay, type Manners, placeAt, readyToPlace, readyToRise } from "./manners.ts";
import { type Act, emptyCourt, redo, type RoundMemory } from "./memory.ts";

/** How often anybody does just anything, whatever their style: people are not our bots. */
const WHIM = 0.03;

const ready = new Float64Array(CANDIDATES.length);

/** How likely somebody of this style and with these favourites does this here; 1 where there is no choice. */
function chanceOf(court: Court, act: Act, seat: Seat, liked: number, manners: Manners, average: number): number {
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

/** About how likely an act is for somebody without any aim. */
const BY_WHIM = { place: 1 / 30, rise: 1 / 9, votes: 1 / 2 };

/** For each seat the logarithms of how likely its acts are, card by card, for one style after the other. */
export class Odds {
  readonly seats: number;
  readonly styles: readonly Manners[];
  readonly logs: readonly Float64Array[];

  constructor(seats: number, styles: readonly Manners[]) {
    this.seats = seats;
    this.styles = styles;
    this.logs = Array.from({ length: seats }, () => new Float64Array(styles.length * CARDS.length));
  }

  /** What this act says about those who had a choice. The court is as it was before. */
  hear(court: Court, act: Act): void {
    if (act.type !== "votes") this.hearOf(court, act, act.seat);
    else for (let seat = 0; seat < this.seats; seat++) if (court.noes[seat]! > 0) this.hearOf(court, act, seat);
  }

  /** The same about one seat. */
  hearOf(court: Court, act: Act, seat: Seat): void {
    const average = act.type === "votes" ? averagePoints(court) : 0;
    const logs = this.logs[seat]!;
    const whim = WHIM * BY_WHIM[act.type];
    for (const [style, manners] of this.styles.entries())
      for (let card = 0; card < CARDS.length; card++)
        logs[style * CARDS.length + card]! += Math.log(
          whim + (1 - WHIM) * chanceOf(court, act, seat, CARDS[card]!, manners, average),
        );
  }

  /** All acts of a round, from its beginning; answers the castle as it stands after them. */
  hearRound({ start, acts }: RoundMemory, round: number): Court {
    const court = emptyCourt(this.seats, start, round);
    for (const act of acts) {
      this.hear(court, act);
      redo(court, act);
    }
    return court;
  }
}

/** For each style how likely it is for this seat, as a logarithm, after a round at whose end its card was shown. */
export const logsOfStyles = (odds: Odds, seat: Seat, card: number): readonly number[] =>
  odds.styles.map((_, style) => odds.logs[seat]![style * CARDS.length + card]!);

/** Weights of all pairs of style and card that add up to 1; `isFree` says which cards a seat may have. */
export function posterior(odds: Odds, seat: Seat, prior: readonly number[], isFree: (card: number) => boolean): Float64Array {
  const weights = odds.logs[seat]!.map((log, at) =>
    isFree(at % CARDS.length) ? log + prior[Math.floor(at / CARDS.length)]! : -Infinity,
  );
  const most = Math.max(...weights);
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += weights[at] = Math.exp(weights[at]! - most);
  return weights.map((weight) => weight / sum);
}

/** The same for the cards alone. */
export function cardOdds(weights: Float64Array): Float64Array {
  const cards = new Float64Array(CARDS.length);
  for (const [at, weight] of weights.entries()) cards[at % CARDS.length]! += weight;
  return cards;
}

const TRIES = 60;

/** Draws a style and a card for every seat, no card twice: drawn anew until they differ, so that the odds stay exact. */
export function drawAll(all: readonly Float64Array[], random: Random): readonly number[] {
  for (let tries = 0; ; tries++) {
    const drawn: number[] = [];
    let taken = 0;
    for (const weights of all) {
      const at = draw(weights, tries < TRIES ? 0 : taken, random);
      drawn.push(at);
      taken |= 1 << (at % CARDS.length);
    }
    if (tries === TRIES || new Set(drawn.map((at) => at % CARDS.length)).size === drawn.length) return drawn;
  }
}

/** One place of these weights, without the cards that are taken. */
function draw(weights: Float64Array, taken: number, random: Random): number {
  let left = 0;
  for (const [at, weight] of weights.entries()) if (!((taken >> (at % CARDS.length)) & 1)) left += weight;
  left *= random();
  let last = -1;
  for (const [at, weight] of weights.entries()) {
    if (weight === 0 || (taken >> (at % CARDS.length)) & 1) continue;
    last = at;
    if ((left -= weight) < 0) break;
  }
  return last;
}
