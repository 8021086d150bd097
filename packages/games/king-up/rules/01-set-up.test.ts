/** Paragraphs 1.1 to 1.7: what everybody has before the first turn, and who begins. */
import { bySeat, chanceOf, checkOptions, Match, sha256Hex } from "@tafelrunde/core";
import { rule, stage, viewersOf } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { BESIDE, CANDIDATES, FAVOURITES, kingUp, type KingUpState, THRONE } from "../src/index.ts";
import { all, COUNTS, go, movesOf, on, placeAll, quickRound, randomGame, table, typesOf } from "./positions.ts";

rule("1.1", "three, four, five or six can play, and no other number", () => {
  expect(kingUp.seats).toEqual({ min: 3, max: 6 });
  for (const count of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const seats = Array.from({ length: count }, (_, seat) => ({ name: `Seat ${seat}` }));
    const entropy = seats.map((_, seat) => sha256Hex(`entropy ${seat}`).slice(0, 32));
    const begun = Match.begin(kingUp, { options: {}, seats, secret: sha256Hex("secret"), entropy });
    expect(begun.ok).toBe(count >= 3 && count <= 6);
  }
});

rule(["1.1", "5.1"], "whoever has the most points after three rounds is first, in any game without a tie", () => {
  let decided = 0;
  for (let seed = 0; seed < 120; seed++) {
    const end = randomGame(seed, 3 + (seed % 4));
    const outcome = kingUp.outcome(end);
    if (outcome?.type !== "ranked") throw new Error("no ranking");
    expect(end.rounds).toHaveLength(3);
    const totals = end.seats.map((_, seat) => end.rounds.reduce((sum, { points }) => sum + points[seat]!, 0));
    expect(outcome.scores).toEqual(totals);
    const best = totals.filter((total) => total === Math.max(...totals));
    if (best.length > 1) continue;
    decided++;
    expect(outcome.places.indexOf(1)).toBe(totals.indexOf(best[0]!));
  }
  expect(decided).toBeGreaterThan(100);
});

for (const seats of COUNTS)
  rule("1.2", `with ${seats} players all thirteen candidates wait beside the castle, and everybody can see that`, () => {
    const { state } = table(seats);
    expect(on(state, BESIDE)).toEqual([...CANDIDATES]);
    expect(state.places).toHaveLength(13);
    for (const viewer of viewersOf(seats)) expect(kingUp.view(state, viewer).places).toEqual(Array(13).fill(BESIDE));
  });

rule("1.2", "a candidate who rises from the cellar comes through every floor, and the seventh is the throne", () => {
  const staged = table(3);
  placeAll(staged);
  const [servant] = on(staged.state, 0);
  const rises = Array.from({ length: 6 }, () => go(staged, `rise ${servant}`)).flat();
  expect(rises.map((event) => (event.type === "rose" ? event.floor : event.type))).toEqual([1, 2, 3, 4, 5, "proposed"]);
  expect(on(staged.state, THRONE)).toEqual([servant]);
});

for (const seats of COUNTS)
  rule("1.3", `each of ${seats} players gets one card with six favourites, no two of them the same card`, () => {
    const { state, events } = table(seats);
    expect(new Set(state.seats.map(({ card }) => card)).size).toBe(seats);
    expect(typesOf(events)).toEqual(["round-began", ...Array<"dealt">(seats).fill("dealt")]);
    for (const [seat, { card }] of state.seats.entries()) {
      expect(new Set(FAVOURITES[card]).size).toBe(6);
      expect(kingUp.view(state, seat).own?.favourites).toEqual(FAVOURITES[card]);
      expect(events[seat + 1]).toEqual({ type: "dealt", seat, favourites: FAVOURITES[card] });
    }
  });

rule("1.3", "every card of the 26 has the same chance, and a dealt card is gone: 26 sides, then 25, then 24", () => {
  const first = new Set<number>();
  for (let result = 1; result <= 26; result++) {
    const sides: number[] = [];
    const chance = chanceOf((of) => (sides.push(of), of === 26 ? result : 1));
    const state = kingUp.setup({ history: true }, 3, { chance });
    expect(sides).toEqual([3, 26, 25, 24]);
    first.add(bySeat(state.seats, 0).card);
    expect(new Set(state.seats.map(({ card }) => card)).size).toBe(3);
  }
  expect(first.size).toBe(26);
});

rule(
  ["1.3", "U2"],
  "the order on a card means nothing: every card lists its six in the same order, and no six are listed twice",
  () => {
    const alphabetical = FAVOURITES.map((card) => CANDIDATES.filter((candidate) => card.includes(candidate)));
    expect(FAVOURITES).toEqual(alphabetical);
    expect(new Set(FAVOURITES.map(String)).size).toBe(26);
  },
);

for (const seats of COUNTS)
  rule("1.4", `each of ${seats} players can always vote Yes`, () => {
    const asked = { votes: 0, withYes: 0 };
    for (let seed = 0; seed < 20; seed++)
      randomGame(seed, seats, (state) => {
        if (state.phase !== "vote") return;
        for (const seat of kingUp.actors(state)) {
          asked.votes++;
          if (movesOf(state, seat).includes("vote yes")) asked.withYes++;
        }
      });
    expect(asked.withYes).toBe(asked.votes);
    expect(asked.votes).toBeGreaterThan(100);
  });

for (const [seats, no, inTheBox] of [
  [3, 4, 0],
  [4, 3, 0],
  [5, 2, 2],
  [6, 2, 0],
] as const)
  rule("1.5", `each of ${seats} players gets ${no} No cards, and ${inTheBox} of twelve stay in the box`, () => {
    const { state } = table(seats);
    for (const seat of state.seats.keys()) expect(kingUp.view(state, seat).own?.no).toBe(no);
    const dealt = state.seats.reduce((sum, seat) => sum + seat.no, 0);
    expect(12 - dealt).toBe(inTheBox);
  });

rule("1.6", "a game is three rounds, each of them placing and then rising, with a vote for every arrival", () => {
  for (const seats of COUNTS) {
    const phases: string[] = [];
    const count = { arrivals: 0, votes: 0 };
    const note = ({ round, phase }: KingUpState): void => {
      const now = phase === "over" ? phase : `${round} ${phase === "vote" ? "rise" : phase}`;
      if (phases.at(-1) !== now) phases.push(now);
    };
    note(table(seats).state);
    randomGame(seats, seats, (state, _, events) => {
      note(state);
      count.arrivals += all(events, "proposed").length;
      count.votes += all(events, "votes-revealed").length;
    });
    expect(phases).toEqual(["1 place", "1 rise", "2 place", "2 rise", "3 place", "3 rise", "over"]);
    expect(count.votes).toBe(count.arrivals);
    expect(count.votes).toBeGreaterThanOrEqual(3);
  }
});

rule("1.6", "no fourth round begins: after the third king the game is over", () => {
  const staged = table(4);
  for (const round of [1, 2, 3]) {
    expect([staged.state.round, staged.state.phase]).toEqual([round, "place"]);
    quickRound(staged);
  }
  expect([staged.state.round, staged.state.phase]).toEqual([3, "over"]);
  expect(kingUp.actors(staged.state)).toEqual([]);
});

for (const seats of COUNTS)
  rule(["1.7", "U3"], `one roll with ${seats} sides finds the start player, every seat with the same chance`, () => {
    for (let start = 0; start < seats; start++) {
      const { state, events } = table(seats, { start });
      expect([state.turn, kingUp.actors(state)]).toEqual([start, [start]]);
      expect(events[0]).toEqual({ type: "round-began", round: 1, start });
      expect(state.crown).toBeNull();
    }
    expect(() => stage(kingUp, { seats, rolls: [seats + 1] })).toThrow(`die with ${seats} sides`);
  });

for (const seats of COUNTS)
  rule("1.7", `turns of ${seats} players go to the left in both phases, and after the last seat to the first`, () => {
    const staged = table(seats, { start: seats - 1 });
    const { state } = staged;
    const left = (seat: number): number => (seat + 1) % seats;
    for (let turn = 0; state.phase === "place"; turn++) {
      const { turn: seat } = state;
      go(staged, `place ${CANDIDATES[turn]!} ${4 - (turn % 4)}`);
      expect(state.turn).toBe(left(seat));
    }
    for (const candidate of on(state, 4)) {
      const { turn: seat } = state;
      go(staged, `rise ${candidate}`);
      expect(state.turn).toBe(left(seat));
    }
  });

rule("6.4", "past votes may be looked up unless the table plays by memory; other options are refused by name", () => {
  const check = (chosen: unknown): unknown => checkOptions(kingUp.options, chosen);
  expect(check({})).toEqual({ ok: true, options: { history: true } });
  expect(check({ history: false })).toEqual({ ok: true, options: { history: false } });
  for (const history of ["yes", 1, null, [true]])
    expect(check({ history })).toEqual({ ok: false, code: "bad-option", option: "history" });
  expect(check({ rounds: 3 })).toEqual({ ok: false, code: "unknown-option", option: "rounds" });
});
