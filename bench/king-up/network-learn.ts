/** Learns the networks by which acts of a style are read: their gradients over what its seats did, followed by Adam. */
import type { Seat } from "@tafelrunde/core";
import { CANDIDATES } from "@tafelrunde/king-up";
import { canRise, CARDS, type Court } from "../../packages/bots/src/king-up/court.ts";
import { type Act, emptyCourt, redo } from "../../packages/bots/src/king-up/memory.ts";
import {
  addCard,
  addWay,
  bent,
  HIDDEN,
  type Network,
  networkOf,
  readiness,
  weightsFor,
} from "../../packages/bots/src/king-up/network.ts";
import {
  CARD_SIGNS,
  RISE_SIGNS,
  signsOfCard,
  signsOfNo,
  signsOfRise,
  VOTE_SIGNS,
} from "../../packages/bots/src/king-up/signs.ts";
import { descend } from "./descent.ts";
import { actsOf } from "./learn.ts";
import type { PlayedGame } from "./self-play.ts";

/** A choice among ways; the last may be a way without signs, that of doing nothing. */
interface Choice {
  readonly card: Float64Array;
  readonly ways: readonly Float64Array[];
  /** Beyond the last: none of them. */
  readonly chosen: number;
  readonly mayBeNone: boolean;
}

interface Choices {
  readonly rise: Choice[];
  readonly vote: Choice[];
}

const filled = (count: number, fill: (into: Float64Array) => void): Float64Array => {
  const signs = new Float64Array(count);
  fill(signs);
  return signs;
};

function choiceOf(court: Court, act: Act, seat: Seat, liked: number): Choice | undefined {
  if (act.type === "place") return undefined;
  const card = filled(CARD_SIGNS, (into) => signsOfCard(court, seat, liked, into));
  if (act.type === "votes") {
    const no = filled(VOTE_SIGNS, (into) => signsOfNo(court, seat, (liked >> court.proposed) & 1, into));
    return { card, ways: [no], chosen: (act.nays >> seat) & 1 ? 0 : 1, mayBeNone: true };
  }
  const able = CANDIDATES.map((_, candidate) => candidate).filter((candidate) => canRise(court, candidate));
  const ways = able.map((who) => filled(RISE_SIGNS, (into) => signsOfRise(court, who, (liked >> who) & 1, into)));
  return { card, ways, chosen: able.indexOf(act.candidate), mayBeNone: false };
}

/** All choices of seats of this style. */
export function choicesOf(games: readonly PlayedGame[], style: string): Choices {
  const choices: Choices = { rise: [], vote: [] };
  for (const { styles, rounds } of games)
    for (const [number, round] of rounds.entries()) {
      const court = emptyCourt(styles.length, round.start, number + 1);
      for (const act of actsOf(round, styles.length)) {
        for (const [seat, own] of styles.entries()) {
          if (own !== style || (act.type === "votes" ? court.noes[seat] === 0 : act.seat !== seat)) continue;
          const choice = choiceOf(court, act, seat, CARDS[round.cards[seat]!]!);
          if (choice) choices[choice.mayBeNone ? "vote" : "rise"].push(choice);
        }
        redo(court, act);
      }
    }
  return choices;
}

const PACE = { rate: 0.02, passes: 20, calm: 4, shift: 31 };

/** Something small and always the same for every weight, so that the parts of the hidden layer differ from the beginning. */
const smallAt = (at: number): number => (((at * 7919 + 4241) % 1009) / 1009 - 0.5) * 0.6;

/** The weights of a network under which what was chosen is likely. */
export function fitNetwork(choices: readonly Choice[], waySigns: number): Float64Array {
  const weights = Float64Array.from({ length: weightsFor(CARD_SIGNS, waySigns) }, (_, at) => smallAt(at));
  const slope = new Float64Array(weights.length);
  const [network, slopes] = [weights, slope].map((row) => networkOf(row, CARD_SIGNS, waySigns)) as [Network, Network];
  descend(weights, slope, choices, PACE, (choice) => lean(network, slopes, choice));
  return weights;
}

/** Adds to the slopes what this choice says of the weights. */
function lean(network: Network, slopes: Network, { card, ways, chosen, mayBeNone }: Choice): void {
  const ofCard = new Float64Array(HIDDEN);
  addCard(network, card, ofCard);
  const hidden = ways.map(() => new Float64Array(HIDDEN));
  const scores = ways.map((signs, way) => readiness(network, ofCard, hidden[way]!, addWay(network, signs, hidden[way]!)));
  if (mayBeNone) scores.push(0);
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const sum = shares.reduce((total, share) => total + share, 0);
  for (const [way, signs] of ways.entries()) {
    const error = shares[way]! / sum - (way === chosen ? 1 : 0);
    for (let sign = 0; sign < signs.length; sign++) slopes.direct[sign]! += error * signs[sign]!;
    for (let part = 0; part < HIDDEN; part++) {
      const value = ofCard[part]! + hidden[way]![part]!;
      slopes.out[part]! += error * bent(value);
      const steep = (error * network.out[part]!) / (1 + Math.abs(value)) ** 2;
      slopes.bias[part]! += steep;
      for (let sign = 0; sign < card.length; sign++) slopes.card[sign * HIDDEN + part]! += steep * card[sign]!;
      for (let sign = 0; sign < signs.length; sign++) slopes.way[sign * HIDDEN + part]! += steep * signs[sign]!;
    }
  }
}
