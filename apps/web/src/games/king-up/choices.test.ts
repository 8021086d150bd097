/** What can be touched is what the game allows, no more and no less, in whole games. */
import { fastChance } from "@tafelrunde/core";
import {
  BESIDE,
  type Candidate,
  CANDIDATES,
  decisionOf,
  kingUp,
  type KingUpState,
  type Move,
  OUT,
  THRONE,
} from "@tafelrunde/king-up";
import { describe, expect, test } from "vitest";
import { ballotOf, FLOORS, isRise, nextTouch, placeOf, standingOn, waysOf } from "./choices.ts";
import { preview } from "./standing.ts";

const beside = CANDIDATES.map(() => BESIDE);

/** Plays at random and stops at every choice. */
function* choices(count: number, seed: number): Generator<{ state: KingUpState; seat: number; moves: readonly Move[] }> {
  const luck = fastChance(seed);
  const state = kingUp.setup({ history: true }, count, { chance: luck });
  while (kingUp.actors(state).length > 0) {
    const seat = luck.pick(kingUp.actors(state));
    const moves = kingUp.moves(state, seat);
    yield { state, seat, moves };
    kingUp.apply(state, seat, luck.pick(moves), { chance: luck });
  }
}

test.each([3, 4, 5, 6])("with %i seats, every move has exactly one place to touch", (count) => {
  for (const { state, moves } of choices(count, count)) {
    const ways = waysOf(moves, state.places);
    const reached = [...ways.values()].flatMap((floors) => [...floors.values()]);
    const found = [...reached, ...ballotOf(moves).values()].map(kingUp.format);
    expect(found.toSorted()).toEqual(moves.map(kingUp.format).toSorted());
  }
});

test("whoever is placed has a choice of floors, whoever rises has one floor above", () => {
  for (const { state, moves } of choices(3, 7))
    for (const [candidate, floors] of waysOf(moves, state.places)) {
      expect(isRise(floors)).toBe(state.phase === "rise");
      const above = placeOf(state.places, candidate) + 1;
      expect([...floors.keys()].every((floor) => floor === above || state.phase === "place")).toBe(true);
    }
});

describe("a move that is pointed at", () => {
  const place: Move[] = [
    { type: "place", candidate: "iris", floor: 2 },
    { type: "place", candidate: "iris", floor: 3 },
  ];

  test("points first at the candidate, then at the floor", () => {
    expect(nextTouch("place iris 3", place, beside, null)).toEqual({ on: "candidate", candidate: "iris" });
    expect(nextTouch("place iris 3", place, beside, "dario")).toEqual({ on: "candidate", candidate: "iris" });
    expect(nextTouch("place iris 3", place, beside, "iris")).toEqual({ on: "floor", floor: 3 });
    expect(nextTouch("place iris 3", place, beside, "iris", 2)).toEqual({ on: "floor", floor: 3 });
    expect(nextTouch("place iris 3", place, beside, "iris", 3)).toEqual({ on: "confirm" });
  });

  test("points at the floor above for somebody who rises", () => {
    const places = CANDIDATES.map((candidate) => (candidate === "piero" ? THRONE - 1 : 0));
    const rise: Move[] = [{ type: "rise", candidate: "piero" }];
    expect(nextTouch("rise piero", rise, places, "piero")).toEqual({ on: "floor", floor: THRONE });
  });

  test("points at the card of a vote, then at the button", () => {
    const votes: Move[] = [
      { type: "vote", vote: "yes" },
      { type: "vote", vote: "no" },
    ];
    expect(nextTouch("vote no", votes, beside, null)).toEqual({ on: "vote", vote: "no" });
    expect(nextTouch("vote no", votes, beside, "yes")).toEqual({ on: "vote", vote: "no" });
    expect(nextTouch("vote no", votes, beside, "no")).toEqual({ on: "confirm" });
  });

  test("points nowhere if it cannot be made, or nothing is pointed at", () => {
    expect(nextTouch("place iris 4", place, beside, null)).toBeNull();
    expect(nextTouch(null, place, beside, null)).toBeNull();
  });
});

test("people on a floor stand in the order in which they came", () => {
  const order: Candidate[] = ["piero", "iris", ...CANDIDATES.filter((each) => each !== "piero" && each !== "iris")];
  const places = CANDIDATES.map((candidate) => (candidate === "iris" || candidate === "piero" ? 3 : OUT));
  expect(standingOn(places, order, 3)).toEqual(["piero", "iris"]);
  expect(FLOORS).toEqual([6, 5, 4, 3, 2, 1, 0]);
});

describe("what favourites are worth", () => {
  const favourites: Candidate[] = ["alighiero", "beatrice", "clemente", "dario", "gasino", "nacale"];

  test("is told for each and for all", () => {
    const places = CANDIDATES.map((candidate) => ({ alighiero: THRONE, beatrice: 5, clemente: OUT })[candidate as string] ?? 0);
    expect(preview(places, favourites, 1)).toEqual({ worth: [10, 5, 0, 0, 0, 0], points: 15, surprise: false });
  });

  test("nothing at all counts 33 in the last round only", () => {
    expect(preview(beside, favourites, 3)).toMatchObject({ points: 33, surprise: true });
    expect(preview(beside, favourites, 2)).toMatchObject({ points: 0, surprise: false });
  });
});

test("the end is told as the game decides it", () => {
  for (let seed = 0; seed < 60; seed++) {
    const luck = fastChance(seed);
    const won: unknown[] = [];
    const context = { chance: luck, emit: (event: { type: string }) => void (event.type === "won" && won.push(event)) };
    const state = kingUp.setup({ history: true }, 3 + (seed % 4), context);
    expect(decisionOf(kingUp.view(state, "public"))).toBeNull();
    while (kingUp.actors(state).length > 0) {
      const seat = luck.pick(kingUp.actors(state));
      kingUp.apply(state, seat, luck.pick(kingUp.moves(state, seat)), context);
    }
    expect(won).toEqual([{ type: "won", ...decisionOf(kingUp.view(state, "public")) }]);
  }
});
