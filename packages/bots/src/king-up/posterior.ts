/** Who might have which card and be of which style: exact odds from everything that was done, by the manners of each style. */
import type { Seat } from "@tafelrunde/core";
import { CARDS, type Court } from "./court.ts";
import type { Random } from "./habits.ts";
import { chancesOf } from "./likelihood.ts";
import { type Act, emptyCourt, redo, type RoundMemory } from "./memory.ts";
import { STYLES, WAYS } from "./styles.ts";

/** How often anybody does just anything, whatever their style: people are not our bots. */
const WHIM = 0.03;

const ALL_CARDS: readonly number[] = [...CARDS.keys()];
const chances = WAYS.map(() => new Float64Array(CARDS.length));

/** About how likely an act is for somebody without any aim. */
const BY_WHIM = { place: 1 / 30, rise: 1 / 9, votes: 1 / 2 };

/** For each seat the logarithms of how likely its acts are, card by card, for one style after the other. */
export class Odds {
  readonly seats: number;
  readonly logs: readonly Float64Array[];

  constructor(seats: number) {
    this.seats = seats;
    this.logs = Array.from({ length: seats }, () => new Float64Array(STYLES.length * CARDS.length));
  }

  /** What this act says about those who had a choice, whose cards may be known. The court is as it was before. */
  hear(court: Court, act: Act, known?: readonly number[]): void {
    const cardsOf = (seat: Seat): readonly number[] => (known ? [known[seat]!] : ALL_CARDS);
    if (act.type !== "votes") return this.hearOf(court, act, act.seat, cardsOf(act.seat));
    for (let seat = 0; seat < this.seats; seat++) if (court.noes[seat]! > 0) this.hearOf(court, act, seat, cardsOf(seat));
  }

  /** The same about one seat, if it has one of these cards. */
  hearOf(court: Court, act: Act, seat: Seat, cards = ALL_CARDS): void {
    const logs = this.logs[seat]!;
    const whim = WHIM * BY_WHIM[act.type];
    for (const [index, way] of WAYS.entries()) chancesOf(court, act, seat, way, cards, chances[index]!);
    for (const [style, { ways }] of STYLES.entries())
      for (const card of cards) {
        let chance = 0;
        for (let way = 0; way < ways.length; way++) chance += ways[way]! * chances[way]![card]!;
        logs[style * CARDS.length + card]! += Math.log(whim + (1 - WHIM) * chance);
      }
  }

  /** All acts of a round, from its beginning, at whose end cards were known; answers the castle as it stands after them. */
  hearRound({ start, acts }: RoundMemory, round: number, known?: readonly number[]): Court {
    const court = emptyCourt(this.seats, start, round);
    for (const act of acts) {
      this.hear(court, act, known);
      redo(court, act);
    }
    return court;
  }
}

/** For each style how likely it is for this seat, as a logarithm, after a round at whose end its card was shown. */
export const logsOfStyles = (odds: Odds, seat: Seat, card: number): readonly number[] =>
  STYLES.map((_, style) => odds.logs[seat]![style * CARDS.length + card]!);

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
