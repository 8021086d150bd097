/** The strongest King Up! bot: uses what it remembers, votes with sense, mixes, and its playouts follow rules and manners. */
import { bySeat, fastChance, type GameEvent, Runner, type Seat } from "@tafelrunde/core";
import { type Candidate, CANDIDATES, FAVOURITES, kingUp, type KingUpState, OUT } from "@tafelrunde/king-up";
import { expect, test } from "vitest";
import { ballot } from "../../test/ballot.ts";
import { steps } from "../budget.ts";
import { CARDS, courtOf, decideVote, NOBODY } from "./court.ts";
import { heart } from "./heart.ts";
import { kingmaker } from "./kingmaker.ts";
import { leaks } from "./leaks.ts";
import { Playouts } from "./playouts.ts";
import { cardOdds } from "./posterior.ts";
import { readTable } from "./reading.ts";
import { STYLES } from "./styles.ts";
import { worthTo } from "./worth.ts";

const SEATS = 4;
const begin = (seed: number): KingUpState => kingUp.setup({ history: true }, SEATS, { chance: fastChance(seed) });
const likes = ({ seats }: KingUpState, seat: Seat): readonly Candidate[] => FAVOURITES[bySeat(seats, seat).card]!;

function chanceOf(state: KingUpState, seat: Seat, text: string): number {
  const { policy } = kingmaker.decide(kingUp.view(state, seat), seat, fastChance(9), steps(20), []);
  return policy.find(({ move }) => kingUp.format(move) === text)?.probability ?? 0;
}

test("says No to a king who helps others alone, and Yes to its own", () => {
  const stranger = (table: KingUpState): Candidate => CANDIDATES.find((who) => !likes(table, 0).includes(who))!;
  expect(chanceOf(ballot(stranger, [0, 1, 1, 2, 2, 3], [OUT, OUT, OUT, 4, 5, 5]), 0, "vote no")).toBeGreaterThan(0.9);
  const own = ballot((table) => likes(table, 0)[0]!, [5, 5, 4, 4, 3], [OUT, OUT, OUT, 1, 1, 2, 2]);
  expect(chanceOf(own, 0, "vote yes")).toBeGreaterThan(0.9);
});

test("cards of others are read from a whole memory; without one, or with gaps in it, all that do not lie open are as likely", () => {
  const runner = new Runner(kingUp, { options: { history: true }, seatCount: SEATS, chance: fastChance(8) });
  const chance = fastChance(8);
  while (kingUp.view(runner.moment().state, 0).round < 2 || runner.moment().state.votes.length < 2) {
    const [seat] = runner.awaited();
    runner.play(seat!, heart.decide(runner.update(seat!, -1).view, seat!, chance, steps(1), []).move);
  }
  const { view, events } = runner.update(0, -1);
  const odds = (told: readonly GameEvent[]) => readTable(view, 0, told).odds.map(cardOdds);
  const unread = CARDS.length - SEATS - 1;
  expect(Math.max(...odds(events)[1]!)).toBeGreaterThan(2 / unread);
  for (const card of view.rounds[0]!.cards) for (const cards of odds(events)) expect(cards[card]).toBe(0);
  for (const told of [[], events.slice(0, -6)]) expect(Math.max(...odds(told)[1]!)).toBeCloseTo(1 / unread);
});

test("a vote that nobody can refuse is worth what the round then gives", () => {
  const state = ballot((table) => likes(table, 0)[0]!, [5, 5, 4, 4, 3], [OUT, OUT, OUT, 1, 1, 2, 2]);
  bySeat(state.seats, 0).no = 0;
  const court = courtOf(state, [4, 7, 2, 9]);
  const world = { likes: court.likes, manners: state.seats.map(() => STYLES[0]!.manners) };
  const worth = new Playouts(court, 0).worthOf(world, { type: "vote", vote: "yes" }, NOBODY, 77);
  expect(decideVote(court, 0)).toBe(true);
  expect(worth).toBe(worthTo(court, 0));
});

test("playouts leave their position as it was, and go the same way by the same luck", () => {
  const state = begin(6);
  const court = courtOf(state, [0, 0, 0, 0]);
  const playouts = new Playouts(court, state.turn);
  const world = { likes: court.likes, manners: state.seats.map(() => STYLES[0]!.manners) };
  const [move] = kingUp.moves(state, state.turn);
  const worths = [11, 12, 13, 14, 11].map((luck) => playouts.worthOf(world, move!, NOBODY, luck));
  expect(worths[4]).toBe(worths[0]);
  expect(new Set(worths).size).toBeGreaterThan(2);
  expect(court).toEqual(courtOf(state, [0, 0, 0, 0]));
});

test("a Yes to an own favourite tells more about the card than a No, and the other way round for others", () => {
  const own = ballot((table) => likes(table, 0)[0]!, [5, 5, 4, 4, 3], [OUT, OUT, OUT, 1, 1, 2, 2]);
  const other = ballot(
    (table) => CANDIDATES.find((who) => !likes(table, 0).includes(who))!,
    [0, 1, 1, 2, 2, 3],
    [3, 4, 5, 5, 4, 1],
  );
  const [liked, disliked] = [own, other].map((state) => {
    const [yes, no] = leaks(readTable(kingUp.view(state, 0), 0, []), courtOf(state, []), 0, kingUp.moves(state, 0));
    return yes! - no!;
  });
  expect(liked).toBeGreaterThan(0.1);
  expect(disliked).toBeLessThan(-0.1);
});

test("tells little by its first placings: it mixes, and does not place its favourites alone", () => {
  const starts = Array.from({ length: 10 }, (_, seed) => begin(seed));
  const decisions = starts.map((state) => ({
    state,
    ...kingmaker.decide(kingUp.view(state, state.turn), state.turn, fastChance(9), steps(5), []),
  }));
  expect(decisions.filter(({ policy }) => policy.length > 1).length).toBeGreaterThan(4);
  const own = decisions.filter(({ state, move }) => move.type === "place" && likes(state, state.turn).includes(move.candidate));
  expect(own.length).toBeGreaterThan(0);
  expect(own.length).toBeLessThan(10);
});

test("before the first vote a neighbour who remembers everything has learned nothing about its card", () => {
  const learned: number[] = [];
  for (let deal = 0; deal < 8; deal++) {
    const runner = new Runner(kingUp, { options: {}, seatCount: SEATS, chance: fastChance(deal) });
    const chance = fastChance(9);
    while (runner.moment().state.phase !== "vote") {
      const [seat] = runner.awaited();
      const { view, events } = runner.update(seat!, -1);
      runner.play(seat!, kingmaker.decide(view, seat!, chance, steps(2), events).move);
    }
    const { state } = runner.moment();
    for (const [seat, { card }] of state.seats.entries()) {
      const neighbour = (seat + 1) % SEATS;
      const { view, events } = runner.update(neighbour, -1);
      learned.push(Math.log(cardOdds(readTable(view, neighbour, events).odds[seat]!)[card]! * (CARDS.length - 1)));
    }
  }
  expect(learned.reduce((sum, one) => sum + one, 0) / learned.length).toBeLessThan(0);
});
