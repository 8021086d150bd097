/** The King Up! bot: votes and rises with sense, keeps its secrets, and its playouts follow the rules. */
import { bySeat, fastChance, type Seat } from "@tafelrunde/core";
import {
  type Candidate,
  CANDIDATES,
  FAVOURITES,
  kingUp,
  type KingUpState,
  type Move,
  OUT,
  type PastRound,
} from "@tafelrunde/king-up";
import { describe, expect, test } from "vitest";
import { ballot } from "../../test/ballot.ts";
import { steps } from "../budget.ts";
import { randomBot } from "../random.ts";
import { carryOut, courtOf, decideVote, indexOf, pointsOf } from "./court.ts";
import { courtier } from "./courtier.ts";
import { suspicions } from "./suspicion.ts";

const SEATS = 4;
const begin = (seed: number, seats = SEATS): KingUpState => kingUp.setup({ history: true }, seats, { chance: fastChance(seed) });
const likes = ({ seats }: KingUpState, seat: Seat): readonly Candidate[] => FAVOURITES[bySeat(seats, seat).card]!;
const dislikes = (state: KingUpState, seat: Seat): Candidate[] => CANDIDATES.filter((who) => !likes(state, seat).includes(who));

const decide = (state: KingUpState, seat: Seat, seed = 9) =>
  courtier.decide(kingUp.view(state, seat), seat, fastChance(seed), steps(50), []);

function chanceOf(state: KingUpState, seat: Seat, text: string): number {
  const way = decide(state, seat).policy.find(({ move }) => kingUp.format(move) === text);
  return way?.probability ?? 0;
}

describe("votes", () => {
  test("No on a king who helps others alone, if nobody else can", () => {
    const state = ballot((table) => dislikes(table, 0)[0]!, [0, 1, 1, 2, 2, 3], [OUT, OUT, OUT, 4, 5, 5]);
    expect(chanceOf(state, 0, "vote no")).toBeGreaterThan(0.9);
  });

  test("Yes on an own favourite while the others stand high", () => {
    const state = ballot((table) => likes(table, 0)[0]!, [5, 5, 4, 4, 3], [OUT, OUT, OUT, 1, 1, 2, 2]);
    expect(chanceOf(state, 0, "vote yes")).toBeGreaterThan(0.9);
  });

  test("No on the own last favourite where nothing at all is worth most", () => {
    const state = ballot((table) => likes(table, 0)[0]!, [OUT, OUT, OUT, OUT, OUT], [3, 3, 3, 4, 4, 4, 5]);
    const past = { king: CANDIDATES[0], cards: [], points: [15, 15, 15, 15] };
    state.rounds = [past, past];
    state.round = 3;
    expect(chanceOf(state, 0, "vote no")).toBeGreaterThan(0.9);
  });
});

test("decides the same for the same view and luck, whatever is hidden", () => {
  const state = ballot((table) => dislikes(table, 0)[0]!, [0, 1, 2, 3, 4, 4], [OUT, OUT, OUT, 3, 4, 5]);
  bySeat(state.seats, 2).vote = "yes";
  const other = kingUp.clone(state);
  const unused = [...FAVOURITES.keys()].filter((card) => state.seats.every((seat) => seat.card !== card));
  for (const seat of [1, 2, 3]) bySeat(other.seats, seat).card = unused[seat]!;
  bySeat(other.seats, 2).vote = "no";
  bySeat(other.seats, 2).no = 1;
  expect(decide(other, 0)).toEqual(decide(state, 0));
});

test("votes at a table that plays by memory, too", () => {
  const state = ballot((table) => dislikes(table, 0)[0]!, [0, 1, 1, 2, 2, 3], [OUT, OUT, OUT, 4, 5, 5]);
  state.history = false;
  expect(kingUp.refusal(state, 0, decide(state, 0).move)).toBeUndefined();
});

test("mixes: several moves in mind, and others than own favourites among those it places", () => {
  const starts = Array.from({ length: 12 }, (_, seed) => begin(seed, 3 + (seed % 4)));
  const decisions = starts.map((state) => ({ state, ...decide(state, state.turn) }));
  const moves = decisions.map(({ policy }) => policy.length);
  expect(moves.filter((count) => count > 1).length).toBeGreaterThan(8);
  const own = decisions.filter(({ state, move }) => move.type === "place" && likes(state, state.turn).includes(move.candidate));
  expect(own.length).toBeGreaterThan(0);
  expect(own.length).toBeLessThan(12);
});

test("a No makes a candidate a less likely favourite, a free Yes a likelier one, a Yes without choice neither", () => {
  const state = begin(5);
  const [first, second, third, fourth, last] = ["iris", "dario", "piero", "odessa", "beatrice"] as const;
  const seen = (votes: KingUpState["votes"], candidate: Candidate): number => {
    const suspected = suspicions(kingUp.view({ ...state, votes }, 0), bySeat(state.seats, 0).card)[1]!;
    const share = (cards: Float64Array): number => cards.reduce((sum, weight) => sum + weight, 0);
    return share(suspected.map((weight, card) => (FAVOURITES[card]!.includes(candidate) ? weight : 0))) / share(suspected);
  };
  const said = (candidate: Candidate, vote: "yes" | "no") => ({ by: 2, candidate, votes: ["yes", vote, "no", "yes"] as const });
  expect(seen([said(first, "no")], first)).toBeLessThan(seen([], first));
  expect(seen([said(first, "yes")], first)).toBeGreaterThan(seen([], first));
  const spent = [said(first, "no"), said(second, "no"), said(third, "no"), said(fourth, "yes")];
  expect(seen([...spent, said(last, "yes")], last)).toBeCloseTo(seen(spent, last));
});

test.each([3, 4, 5, 6])("a court of %i seats follows the rules, move by move", (seats) => {
  const chance = fastChance(11);
  const random = randomBot(kingUp);
  const state = begin(seats, seats);
  const court = courtOf(state, []);
  let nays = 0;
  while (!state.rounds[0]) {
    const voters = state.phase === "vote" ? kingUp.actors(state).length : 0;
    const seat = kingUp.actors(state)[0]!;
    const move = random.decide(kingUp.view(state, seat), seat, chance, steps(50), []).move as Move;
    if (move.type === "vote" && move.vote === "no") nays |= 1 << seat;
    carryOut(court, move);
    kingUp.apply(state, seat, move, { chance });
    if (voters > 1) continue;
    const crowned = voters === 1 && decideVote(court, nays);
    nays = 0;
    expect(crowned).toBe(state.rounds.length === 1);
    expect(crowned || court).toEqual(crowned || courtOf(state, []));
  }
  const [{ points, king }] = state.rounds as [PastRound];
  expect(points.map((_, seat) => pointsOf(court, seat))).toEqual(points);
  expect(court.proposed).toBe(indexOf(king));
});
