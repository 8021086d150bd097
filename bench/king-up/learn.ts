/** Learns the manners of a style from what its seats did: softmax models, fitted by their gradients. */
import type { Seat } from "@tafelrunde/core";
import { BESIDE, CANDIDATES, MOST_ON_A_FLOOR, THRONE } from "@tafelrunde/king-up";
import type { Court } from "../../packages/bots/src/king-up/court.ts";
import { CARDS, indexOf } from "../../packages/bots/src/king-up/court.ts";
import {
  averagePoints,
  ownPoints,
  placeAt,
  riseAt,
  voteFeatures,
  type Weights,
  WIDTHS,
} from "../../packages/bots/src/king-up/manners.ts";
import { type Act, emptyCourt, redo } from "../../packages/bots/src/king-up/memory.ts";
import { descend } from "./descent.ts";
import type { PlayedGame, PlayedRound } from "./self-play.ts";

const TOP = THRONE - 1;

type Features = readonly (readonly [at: number, value: number])[];

/** A choice among ways that each have some features. */
interface Choice {
  readonly ways: readonly Features[];
  readonly chosen: number;
}

/** The acts of a round; votes are one act of all seats. */
export function actsOf({ moves }: PlayedRound, seats: number): readonly Act[] {
  const acts: Act[] = [];
  let voted = 0;
  let nays = 0;
  for (const { seat, move } of moves)
    if (move.type === "vote") {
      if (move.vote === "no") nays |= 1 << seat;
      if (++voted < seats) continue;
      acts.push({ type: "votes", nays });
      voted = nays = 0;
    } else {
      acts.push({ ...move, seat, candidate: indexOf(move.candidate) });
    }
  return acts;
}

function placing(court: Court, act: Act & { type: "place" }, favourites: number): Choice {
  const ways: Features[] = [];
  let chosen = -1;
  for (let candidate = 0; candidate < CANDIDATES.length; candidate++) {
    if (court.places[candidate] !== BESIDE) continue;
    for (let floor = 1; floor < TOP; floor++) {
      if (court.on[floor] === MOST_ON_A_FLOOR) continue;
      if (candidate === act.candidate && floor === act.floor) chosen = ways.length;
      ways.push([[placeAt((favourites >> candidate) & 1, floor), 1]]);
    }
  }
  return { ways, chosen };
}

function rising(court: Court, act: Act & { type: "rise" }, favourites: number): Choice {
  const ways: Features[] = [];
  const context = riseAt(court, act.seat);
  const ahead = ownPoints(court, favourites) - averagePoints(court);
  let chosen = -1;
  for (let candidate = 0; candidate < CANDIDATES.length; candidate++) {
    const from = court.places[candidate]!;
    if (from > TOP || (from < TOP && court.on[from + 1] === MOST_ON_A_FLOOR)) continue;
    if (candidate === act.candidate) chosen = ways.length;
    const liked = (favourites >> candidate) & 1;
    const usual = liked * THRONE + from;
    const features: Features = [
      [context + usual, 1],
      [WIDTHS.rise + 2 + usual, 1],
    ];
    ways.push(from === TOP ? [...features, [WIDTHS.rise + liked, ahead]] : features);
  }
  return { ways, chosen };
}

const voting = (court: Court, nay: boolean, seat: Seat, favourites: number): Choice => ({
  ways: [[], voteFeatures(court, seat, favourites)],
  chosen: nay ? 1 : 0,
});

const PACE = { rate: 0.05, passes: 25, calm: 8, shift: 0 };

/** The weights of a softmax under which what was chosen is likely. */
function fit(choices: readonly Choice[], width: number): Float64Array {
  const [weights, slopes] = [new Float64Array(width), new Float64Array(width)];
  descend(weights, slopes, choices, PACE, ({ ways, chosen }) => {
    const scores = ways.map((features) => features.reduce((sum, [index, value]) => sum + weights[index]! * value, 0));
    const most = Math.max(...scores);
    const shares = scores.map((score) => Math.exp(score - most));
    const sum = shares.reduce((total, share) => total + share, 0);
    for (const [way, features] of ways.entries()) {
      const error = shares[way]! / sum - (way === chosen ? 1 : 0);
      for (const [index, value] of features) slopes[index]! += error * value;
    }
  });
  return weights;
}

/** What is usual is learned once for all contexts, so that rare contexts differ from it only where that is sure. */
const withUsual = (weights: Float64Array): Float64Array =>
  weights.subarray(0, WIDTHS.rise).map((weight, at) => weight + weights[WIDTHS.rise + 2 + (at % (2 * THRONE))]!);

/** The manners of all seats of one style. */
export function learn(games: readonly PlayedGame[], style: string): Weights {
  const choices: { readonly [type in Act["type"]]: Choice[] } = { place: [], rise: [], votes: [] };
  for (const { styles, rounds } of games)
    for (const [number, round] of rounds.entries()) {
      const court = emptyCourt(styles.length, round.start, number + 1);
      const favouritesOf = (seat: Seat): number => CARDS[round.cards[seat]!]!;
      for (const act of actsOf(round, styles.length)) {
        if (act.type === "place" && styles[act.seat] === style) choices.place.push(placing(court, act, favouritesOf(act.seat)));
        if (act.type === "rise" && styles[act.seat] === style) choices.rise.push(rising(court, act, favouritesOf(act.seat)));
        if (act.type === "votes")
          for (const [seat, own] of styles.entries())
            if (own === style && court.noes[seat]! > 0)
              choices.votes.push(voting(court, ((act.nays >> seat) & 1) === 1, seat, favouritesOf(seat)));
        redo(court, act);
      }
    }
  const rise = fit(choices.rise, WIDTHS.rise + 2 + 2 * THRONE);
  return {
    place: fit(choices.place, WIDTHS.place),
    rise: withUsual(rise),
    ahead: rise.subarray(WIDTHS.rise, WIDTHS.rise + 2),
    vote: fit(choices.votes, WIDTHS.vote),
  };
}
