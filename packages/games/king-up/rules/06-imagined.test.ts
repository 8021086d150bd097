/** Section 6 from the other side: a world that somebody imagines from what they know is one that the rules allow. */
import { bySeat, fastChance } from "@tafelrunde/core";
import { rule, viewersOf } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { FAVOURITES, kingUp, type KingUpState, noCardsFor, OUT, THRONE } from "../src/index.ts";
import { COUNTS, crown, go, type KingUpTable, on, placeOf, quickRound, randomGame, rising, table, vote } from "./positions.ts";

/** Everything in this state that the rules do not allow. */
function flaws(state: KingUpState): string[] {
  const { seats, rounds, votes, phase } = state;
  const dealt = [...rounds.flatMap(({ cards }) => cards), ...(phase === "over" ? [] : seats.map(({ card }) => card))];
  const noes = (seat: number): number => votes.filter((past) => past.votes[seat] === "no").length;
  const judged = (candidate: string): number => votes.filter((past) => past.candidate === candidate).length;
  return [
    ...(new Set(dealt).size < dealt.length ? ["1.3: a card is dealt twice"] : []),
    ...seats.flatMap(({ no }, seat) => (no === noCardsFor(seats.length) - noes(seat) ? [] : [`3.9: No cards of ${seat}`])),
    ...seats.flatMap(({ no, vote: laid }, seat) =>
      no < 0 || (laid === "no" && no === 0) ? [`3.9: ${seat} has no such No`] : [],
    ),
    ...on(state, OUT).flatMap((name) => (judged(name) === 1 ? [] : [`3.8: ${judged(name)} votes about ${name}`])),
    ...votes.flatMap(({ candidate, votes: laid }) =>
      placeOf(state, candidate) === (laid.includes("no") ? OUT : THRONE) ? [] : [`3.7, 3.8: ${candidate}`],
    ),
  ];
}

for (const history of [true, false])
  for (const seats of COUNTS)
    rule(
      ["6.1", "6.2", "6.3", "6.4"],
      `what ${seats} players imagine is allowed by the rules, always (history ${history})`,
      () => {
        const chance = fastChance(seats);
        const found = new Set<string>();
        let worlds = 0;
        for (let seed = 0; seed < 6; seed++)
          randomGame(
            seed,
            seats,
            (state) => {
              for (const flaw of flaws(state)) found.add(`in a real game: ${flaw}`);
              for (const viewer of viewersOf(seats)) {
                worlds++;
                for (const flaw of flaws(kingUp.imagine(kingUp.view(state, viewer), chance))) found.add(flaw);
              }
            },
            { history },
          );
        expect([...found]).toEqual([]);
        expect(worlds).toBeGreaterThan(1000);
      },
    );

rule(
  "6.1",
  "others are imagined with any card that was not shown, never with the viewer's own or one of an earlier round",
  () => {
    const staged = table(3, { cards: [["ABCDGN", "BCDEIO", "CDEFLP"]] });
    quickRound(staged);
    const chance = fastChance(1);
    const imagined = new Set<number>();
    for (let world = 0; world < 400; world++) {
      const { seats } = kingUp.imagine(kingUp.view(staged.state, 0), chance);
      expect(bySeat(seats, 0).card).toBe(bySeat(staged.state.seats, 0).card);
      imagined.add(bySeat(seats, 1).card);
    }
    const own = bySeat(staged.state.seats, 0).card;
    const shown = staged.state.rounds[0]!.cards;
    const hidden = [...FAVOURITES.keys()].filter((card) => card !== own && !shown.includes(card));
    expect([...imagined].toSorted((a, b) => a - b)).toEqual(hidden);
    expect(hidden).toHaveLength(22);
  },
);

rule("6.1", "at the end there is nothing left to imagine", () => {
  const zeros = [0, 0, 0];
  const staged = rising(3, { floors: { 5: "odessa" }, past: [zeros, zeros] });
  crown(staged, "odessa");
  for (const viewer of viewersOf(3))
    expect(kingUp.outcome(kingUp.imagine(kingUp.view(staged.state, viewer), fastChance(2)))).toEqual(
      kingUp.outcome(staged.state),
    );
});

/** Seat 2 says No four times, to Alighiero, Beatrice, Clemente and Dario; then Erisco is on the throne. */
function spendAllOfSeat2(staged: KingUpTable): void {
  const names = ["alighiero", "beatrice", "clemente", "dario", "erisco"];
  const others = ["fiorello", "gasino", "iris", "lavinia", "merlino", "nacale", "odessa"];
  go(staged, ...[...names, ...others].map((name, turn) => `place ${name} ${4 - Math.floor(turn / 4)}`));
  for (const name of names.slice(0, 4)) {
    go(staged, `rise ${name}`, `rise ${name}`);
    vote(staged, "yes yes no");
  }
  go(staged, "rise erisco", "rise erisco", "rise erisco");
}

rule("6.2", "a hidden vote is imagined both ways, and as Yes where the owner has no No left", () => {
  const staged = table(3);
  spendAllOfSeat2(staged);
  staged.play("1 vote yes", "2 vote yes");
  const chance = fastChance(3);
  const worlds = Array.from({ length: 60 }, () => kingUp.imagine(kingUp.view(staged.state, 0), chance));
  expect(new Set(worlds.map(({ seats }) => String(bySeat(seats, 1).vote)))).toEqual(new Set(["yes", "no"]));
  expect(new Set(worlds.map(({ seats }) => String(bySeat(seats, 2).vote)))).toEqual(new Set(["yes"]));
  expect(new Set(worlds.map(({ seats }) => bySeat(seats, 2).no))).toEqual(new Set([0]));
});
