/** Paragraphs 2.1 to 2.5: how candidates come into the castle. */
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { BESIDE, type Candidate, CANDIDATES, kingUp } from "../src/index.ts";
import { all, COUNTS, go, movesOf, on, placeAll, placeOf, randomGame, refused, table, the, typesOf } from "./positions.ts";

/** How many candidates each seat places, and how many are left over. */
const PLACING = [
  [3, 4, 1],
  [4, 3, 1],
  [5, 2, 3],
  [6, 2, 1],
] as const;

for (const [seats, each, left] of PLACING)
  rule(["2.1", "2.2"], `${seats} players place one candidate in turn until all have placed ${each}; ${left} left over`, () => {
    const staged = table(seats, { start: 1 });
    const placed = all(placeAll(staged), "placed");
    const inTurn = Array.from({ length: seats * each }, (_, turn) => (1 + turn) % seats);
    expect(placed.map(({ seat }) => seat)).toEqual(inTurn);
    for (let seat = 0; seat < seats; seat++) expect(placed.filter((event) => event.seat === seat)).toHaveLength(each);
    expect(13 - placed.length).toBe(left);
    expect(on(staged.state, 0)).toHaveLength(left);
    expect([staged.state.phase, staged.state.turn]).toEqual(["rise", 1]);
  });

rule("2.1", "while one player places, the others wait", () => {
  const { state } = table(4, { start: 2 });
  for (const seat of [0, 1, 3]) {
    expect(movesOf(state, seat)).toEqual([]);
    expect(refused(state, seat, "place odessa 3")).toEqual({ code: "not-your-turn", rule: "2.1" });
  }
  expect(refused(state, 2, "place odessa 3")).toBeUndefined();
});

rule(["2.1", "2.3"], "any candidate may be placed, a favourite or not, on any of four floors: 52 ways to begin", () => {
  const { state } = table(3);
  const ways = CANDIDATES.flatMap((candidate) => [1, 2, 3, 4].map((floor) => `place ${candidate} ${floor}`));
  expect(movesOf(state, 0)).toEqual(ways);
  expect(ways).toHaveLength(52);
});

rule("2.1", "a candidate who is in the castle cannot be placed again, neither elsewhere nor on the same floor", () => {
  const staged = table(3);
  expect(go(staged, "place odessa 3")).toEqual([{ type: "placed", seat: 0, candidate: "odessa", floor: 3 }]);
  for (const floor of [1, 2, 3, 4])
    expect(refused(staged.state, 1, `place odessa ${floor}`)).toEqual({ code: "already-placed", rule: "2.1" });
  expect(movesOf(staged.state, 1)).toHaveLength(48);
  expect(placeOf(staged.state, "odessa")).toBe(3);
});

rule(["2.1", "3.1"], "nobody rises and nobody votes before all have placed theirs", () => {
  const staged = table(3);
  go(staged, "place odessa 3");
  for (const seat of [0, 1, 2])
    for (const move of ["rise odessa", "rise piero", "vote yes", "vote no"])
      expect(refused(staged.state, seat, move)).toEqual({ code: "not-now", rule: "2.1" });
});

rule("2.3", "the cellar, floor 5 and the throne are not for placing, nor is any place that does not exist", () => {
  const { state } = table(3);
  for (const floor of [0, 5, 6, 7, -1, 10, 99])
    expect(refused(state, 0, { type: "place", candidate: "odessa", floor })).toEqual({ code: "no-such-floor", rule: "2.3" });
  for (const floor of [0, 5, 6, 7, 8, 9])
    expect(refused(state, 0, `place odessa ${floor}`)).toEqual({ code: "no-such-floor", rule: "2.3" });
  for (const floor of ["10", "throne", "cellar", "03", "-1"]) expect(kingUp.parse(`place odessa ${floor}`)).toBeUndefined();
});

for (const floor of [1, 2, 3, 4])
  rule("2.4", `four may be placed on floor ${floor}, and a fifth may not`, () => {
    const staged = table(6);
    for (const candidate of ["alighiero", "beatrice", "clemente", "dario"]) {
      expect(refused(staged.state, staged.state.turn, `place ${candidate} ${floor}`)).toBeUndefined();
      go(staged, `place ${candidate} ${floor}`);
    }
    expect(refused(staged.state, 4, `place erisco ${floor}`)).toEqual({ code: "floor-full", rule: "2.4" });
    const offered = movesOf(staged.state, 4);
    expect(offered).toHaveLength(9 * 3);
    for (const move of offered) expect(move.endsWith(` ${floor}`)).toBe(false);
  });

rule(
  ["2.4", "2.5"],
  "with two floors full the last of twelve placings has the other two to choose from, and a floor may stay empty",
  () => {
    const staged = table(3);
    for (const [turn, candidate] of CANDIDATES.slice(0, 11).entries())
      go(staged, `place ${candidate} ${4 - Math.floor(turn / 4)}`);
    expect([4, 3, 2, 1].map((floor) => on(staged.state, floor).length)).toEqual([4, 4, 3, 0]);
    expect(movesOf(staged.state, 2)).toEqual(["odessa", "piero"].flatMap((name) => [`place ${name} 1`, `place ${name} 2`]));
    go(staged, "place piero 2");
    expect([4, 3, 2, 1, 0].map((floor) => on(staged.state, floor).length)).toEqual([4, 4, 4, 0, 1]);
    expect(on(staged.state, 0)).toEqual(["odessa"]);
  },
);

rule("2.4", "in no game, at no time, are there more than four candidates on a floor", () => {
  const most = [0, 0, 0, 0, 0, 0];
  for (let seed = 0; seed < 120; seed++)
    randomGame(seed, 3 + (seed % 4), (state) => {
      for (const floor of most.keys()) most[floor] = Math.max(most[floor]!, on(state, floor).length);
    });
  expect(most).toEqual([3, 4, 4, 4, 4, 4]); // the cellar takes no more than five players leave over
});

for (const [seats, , left] of PLACING)
  rule("2.5", `whoever ${seats} players did not place begins in the cellar, right after the last one was placed`, () => {
    // The first ones in the list are those whom nobody wants.
    const staged = table(seats);
    const wanted = CANDIDATES.slice(left);
    const events = wanted.flatMap((candidate, turn) => go(staged, `place ${candidate} ${1 + (turn % 4)}`));
    expect(typesOf(events)).toEqual([...wanted.map(() => "placed"), "cellared"]);
    const unwanted: Candidate[] = CANDIDATES.slice(0, left);
    expect(the(events, "cellared").candidates).toEqual(unwanted);
    expect(on(staged.state, 0)).toEqual(unwanted);
    expect(on(staged.state, BESIDE)).toEqual([]);
  });

rule("2.5", "before the last one is placed nobody is in the cellar", () => {
  for (const seats of COUNTS) {
    const staged = table(seats);
    for (let turn = 0; staged.state.phase === "place"; turn++) {
      expect(on(staged.state, 0)).toEqual([]);
      go(staged, `place ${CANDIDATES[12 - turn]!} ${4 - (turn % 4)}`);
    }
    expect(on(staged.state, 0)).toContain("alighiero");
  }
});
