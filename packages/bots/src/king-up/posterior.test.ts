/** Odds of cards: every act moves them as Bayes would, styles are told apart, and no card is drawn twice. */
import { fastChance } from "@tafelrunde/core";
import { CANDIDATES } from "@tafelrunde/king-up";
import { expect, test } from "vitest";
import { CARDS, type Court } from "./court.ts";
import { type Act, emptyCourt } from "./memory.ts";
import { cardOdds, drawAll, logsOfStyles, Odds, posterior } from "./posterior.ts";
import { STYLES } from "./styles.ts";

const SEATS = 4;
const anyCard = (): boolean => true;
const even = STYLES.map(() => 0);

/** Everybody stands somewhere, the first candidate on the throne. */
function ballot(noes: number): Court {
  const court = emptyCourt(SEATS, 0, 1);
  court.toPlace = 0;
  court.places.set(CANDIDATES.map((_, index) => (index === 0 ? 6 : 1 + (index % 4))));
  for (let floor = 1; floor < 5; floor++) court.on[floor] = 3;
  court.noes.fill(noes);
  court.proposed = 0;
  return court;
}

/** How likely it is that this seat likes the first candidate. */
function likesFirst(odds: Odds, seat: number): number {
  const cards = cardOdds(posterior(odds, seat, even, anyCard));
  return cards.reduce((sum, share, card) => (CARDS[card]! & 1 ? sum + share : sum), 0);
}

test("a No makes a favourite less likely, a free Yes likelier, and a Yes without choice says nothing", () => {
  const before = likesFirst(new Odds(SEATS), 0);
  expect(before).toBeCloseTo(12 / 26);
  const heard = new Odds(SEATS);
  heard.hear(ballot(3), { type: "votes", nays: 0b0010 });
  expect(likesFirst(heard, 1)).toBeLessThan(before - 0.1);
  expect(likesFirst(heard, 2)).toBeGreaterThan(before + 0.1);
  const unheard = new Odds(SEATS);
  unheard.hear(ballot(0), { type: "votes", nays: 0 });
  expect(likesFirst(unheard, 2)).toBeCloseTo(before);
});

test("the chances of all that somebody may do add up to 1, for every style and card", () => {
  const raised = ballot(2);
  raised.places[0] = 5;
  raised.on[5] = 1;
  raised.proposed = -1;
  const empty = emptyCourt(SEATS, 0, 1);
  const placings = CANDIDATES.flatMap((_, candidate) =>
    [1, 2, 3, 4].map((floor): Act => ({ type: "place", seat: 0, candidate, floor })),
  );
  const rises = CANDIDATES.map((_, candidate): Act => ({ type: "rise", seat: 0, candidate }));
  const votes = [0, 1].map((nays): Act => ({ type: "votes", nays }));
  for (const [court, acts, whims] of [
    [empty, placings, 1 / 30],
    [raised, rises, 1 / 9],
    [ballot(2), votes, 1 / 2],
  ] as const) {
    const sums = new Float64Array(STYLES.length * CARDS.length);
    for (const act of acts) {
      const odds = new Odds(SEATS);
      odds.hearOf(court, act, 0);
      for (const [at, log] of odds.logs[0]!.entries()) sums[at]! += Math.exp(log);
    }
    // Whims are guessed, not counted.
    for (const sum of sums) expect(sum).toBeCloseTo(0.97 + 0.03 * whims * acts.length);
  }
});

test("whoever raises favourites alone is taken for one who follows the heart", () => {
  const odds = new Odds(SEATS);
  const court = ballot(2);
  court.proposed = -1;
  court.places[0] = 4;
  const liked = CANDIDATES.map((_, index) => index).filter((index) => (CARDS[0]! >> index) & 1 && court.places[index] === 4);
  for (const candidate of [...liked, ...liked, ...liked]) odds.hear(court, { type: "rise", seat: 3, candidate });
  const [courtier, , heart, aimless] = logsOfStyles(odds, 3, 0);
  expect(liked.length).toBeGreaterThan(0);
  expect(heart).toBeGreaterThan(courtier!);
  expect(heart).toBeGreaterThan(aimless!);
});

test("cards are drawn by their odds, and never twice", () => {
  const chance = fastChance(4);
  const random = (): number => (chance.roll(2 ** 20) - 1) / 2 ** 20;
  const two = new Float64Array(CARDS.length);
  two[3] = 0.75;
  two[8] = 0.25;
  const drawn = Array.from({ length: 4000 }, () => drawAll([two, two.slice()], random));
  expect(drawn.every(([one, other]) => one !== other)).toBe(true);
  expect(drawn.filter(([one]) => one === 3).length / 4000).toBeCloseTo(0.5, 1);
  const sure = new Float64Array(CARDS.length);
  sure[3] = 1;
  const beside = Array.from({ length: 100 }, () => drawAll([two, sure], random));
  expect(beside.every(([one]) => one === 8)).toBe(true);
});
