/** U4, proved: a move always exists, the thirteenth vote at the latest crowns, and no round gives more than 33 points. */
import type { Seat } from "@tafelrunde/core";
import { rigged, rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { CANDIDATES, kingUp, type KingUpState, type Move, noCardsFor, OUT, THRONE, type Vote, worthOf } from "../src/index.ts";
import { all, allVote, COUNTS, go, movesOf, on, randomGame, rising, table } from "./positions.ts";

/** How many candidates stand on the floors 0 to 5: all that matters for who can move. */
type Shape = readonly number[];

const FLOORS = [0, 1, 2, 3, 4, 5];
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
const shapeOf = (state: KingUpState): Shape => FLOORS.map((floor) => on(state, floor).length);

/** Every castle with which the second phase can begin: all ways to place 12 or 10 on floors 1 to 4, at most four on each. */
function beginnings(seats: number): Shape[] {
  const placed = seats === 5 ? 10 : 12;
  const shapes: Shape[] = [];
  for (let ways = 0; ways < 5 ** 4; ways++) {
    const counts = [0, 1, 2, 3].map((digit) => Math.floor(ways / 5 ** digit) % 5);
    if (sum(counts) === placed) shapes.push([13 - placed, ...counts, 0]);
  }
  return shapes;
}

/** A state with this castle: the first candidates in the cellar, the next ones on floor 1, and so on; the others are out. */
function stateWith(model: KingUpState, shape: Shape): KingUpState {
  const state = kingUp.clone(model);
  const places = shape.flatMap((count, floor) => Array<number>(count).fill(floor));
  state.places = CANDIDATES.map((_, index) => places[index] ?? OUT);
  return state;
}

/** Nothing is drawn within a round. */
const NO_LUCK = { chance: rigged([]) };

/** Seat 0, who is on turn, moves; if that leads to a vote, all vote like this. */
function afterwards(before: KingUpState, move: Move, votes: readonly Vote[]): KingUpState {
  const state = kingUp.clone(before);
  kingUp.apply(state, 0, move, NO_LUCK);
  if (state.phase === "vote")
    for (const [seat, vote] of votes.entries()) kingUp.apply(state, seat, { type: "vote", vote }, NO_LUCK);
  return state;
}

interface Explored {
  readonly castles: number;
  readonly stuck: number;
  /** Castles whose moves are not exactly those of everybody with room above. */
  readonly wrong: number;
  readonly ends: readonly Shape[];
}

/** Walks through every castle that any play and any votes can lead to. */
function explore(seats: number): Explored {
  const model = rising(seats, { no: Array<number>(seats).fill(1) }).state;
  const rejections = seats * noCardsFor(seats);
  const seen = new Set<string>();
  const ends = new Map<string, Shape>();
  const ahead = beginnings(seats);
  let [stuck, wrong] = [0, 0];
  for (let shape = ahead.pop(); shape; shape = ahead.pop()) {
    if (seen.has(String(shape))) continue;
    seen.add(String(shape));
    const state = stateWith(model, shape);
    const now = shape;
    const free = (floor: number): boolean => floor === 5 || now[floor + 1]! < 4;
    const able = CANDIDATES.filter((_, index) => state.places[index] !== OUT && free(state.places[index]!));
    if (String(movesOf(state, 0)) !== String(able.map((name) => `rise ${name}`))) wrong++;
    if (able.length === 0) stuck++;
    for (const floor of FLOORS) {
      const mover = on(state, floor).find((name) => able.includes(name));
      if (mover === undefined) continue;
      const rejected = ["no", ...Array<Vote>(seats - 1).fill("yes")] as const;
      if (floor < 5 || 13 - sum(now) < rejections)
        ahead.push(shapeOf(afterwards(state, { type: "rise", candidate: mover }, rejected)));
      if (floor === 5) ends.set(String(now), now.with(5, now[5]! - 1));
    }
  }
  return { castles: seen.size, stuck, wrong, ends: [...ends.values()] };
}

/** The most that six favourites can give in a castle with a king and these others: the king and the five who stand highest. */
function bestOf(others: Shape): number {
  const worths = others.flatMap((count, floor) => Array<number>(count).fill(worthOf(floor))).toSorted((a, b) => b - a);
  return worthOf(THRONE) + sum(worths.slice(0, 5));
}

for (const seats of COUNTS)
  rule("U4", `every castle that ${seats} players can build: somebody can always move, and 33 is the most it can give`, () => {
    const { castles, stuck, wrong, ends } = explore(seats);
    expect([stuck, wrong]).toEqual([0, 0]);
    expect(castles).toBeGreaterThan(3000);
    expect(Math.max(...ends.map((others) => others[5]!))).toBe(3); // the king has just left floor 5
    expect(Math.max(...ends.map(bestOf))).toBe(33);
  });

rule(["U4", "4.5"], "33 points can really be had: a king, three on floor 5 and two on floor 4", () => {
  const staged = table(3, { cards: [["ABCDGN"]] });
  const low = ["erisco 1", "fiorello 1", "iris 1", "lavinia 1", "merlino 2", "odessa 2"];
  const high = ["alighiero 4", "beatrice 4", "clemente 4", "dario 4", "gasino 3", "nacale 3"];
  go(staged, ...[...high, ...low].map((placing) => `place ${placing}`));
  go(staged, ...["alighiero", "beatrice", "clemente", "dario", "gasino", "nacale", "dario"].map((name) => `rise ${name}`));
  expect(all(allVote(staged, "yes"), "scored")[0]).toMatchObject({ worth: [5, 5, 5, 10, 4, 4], points: 33, total: 33 });
});

rule(["U4", "3.2"], "the tightest castle: three full floors on top hold back all but the four who stand highest", () => {
  const { state } = rising(3, {
    floors: {
      5: "alighiero beatrice clemente dario",
      4: "erisco fiorello gasino iris",
      3: "lavinia merlino nacale odessa",
      2: "piero",
    },
  });
  expect(movesOf(state, 0)).toEqual(["alighiero", "beatrice", "clemente", "dario"].map((name) => `rise ${name}`));
});

rule(["U4", "3.1"], "players who always leave as few moves as they can never leave none", () => {
  const followers = (state: KingUpState, seat: Seat, move: Move): number => {
    const next = kingUp.clone(state);
    kingUp.apply(next, seat, move, NO_LUCK);
    return next.phase === "vote" ? Number.POSITIVE_INFINITY : kingUp.moves(next, next.turn).length;
  };
  let fewest = 13;
  for (const seats of COUNTS)
    for (let seed = 0; seed < 6; seed++)
      randomGame(
        seed,
        seats,
        (state) => {
          if (state.phase === "rise") fewest = Math.min(fewest, kingUp.moves(state, state.turn).length);
        },
        {
          choose(state, seat, moves, chance) {
            if (state.phase !== "rise") return chance.pick(moves);
            const counts = moves.map((move) => followers(state, seat, move));
            return moves[counts.indexOf(Math.min(...counts))]!;
          },
        },
      );
  expect(fewest).toBeGreaterThan(0);
  expect(fewest).toBeLessThan(6);
});

/** How many votes each of the three rounds took, if No is said whenever `says` wants it and there is one left. */
function votesUntilCrowned(seats: number, says: (state: KingUpState, seat: Seat) => boolean): number[] {
  const votes: number[] = [];
  randomGame(
    seats,
    seats,
    (state, _, events) => {
      if (all(events, "votes-revealed").length === 0) return;
      if (all(events, "crowned").length === 0) expect(on(state, OUT)).toHaveLength(state.votes.length);
      votes[state.rounds.length - all(events, "crowned").length] ??= 0;
      votes[state.rounds.length - all(events, "crowned").length]!++;
    },
    {
      choose(state, seat, moves, chance) {
        if (state.phase !== "vote") return chance.pick(moves);
        return moves.find((move) => move.type === "vote" && move.vote === (says(state, seat) ? "no" : "yes")) ?? moves[0]!;
      },
    },
  );
  return votes;
}

for (const [seats, no, thrifty] of [
  [3, 4, 13],
  [4, 3, 13],
  [5, 2, 11],
  [6, 2, 13],
] as const) {
  rule(["U4", "3.7"], `if all ${seats} players always say No, vote ${no + 1} crowns a king, for nobody has a No left`, () => {
    expect(votesUntilCrowned(seats, () => true)).toEqual([no + 1, no + 1, no + 1]);
  });

  rule(
    ["U4", "3.7"],
    `if ${seats} players spend their No cards one by one, vote ${thrifty} crowns a king, and none comes later`,
    () => {
      const oneAtATime = ({ seats: all }: KingUpState, seat: Seat): boolean => all.findIndex((other) => other.no > 0) === seat;
      expect(votesUntilCrowned(seats, oneAtATime)).toEqual([thrifty, thrifty, thrifty]);
    },
  );
}

rule(["U4", "3.7"], "the last of thirteen candidates is king, since all twelve No cards are used", () => {
  const out = CANDIDATES.filter((name) => name !== "piero").join(" ");
  const staged = rising(4, { floors: { 5: "piero" }, out, no: [0, 0, 0, 0] });
  expect(movesOf(staged.state, 0)).toEqual(["rise piero"]);
  go(staged, "rise piero");
  for (const seat of [0, 1, 2, 3]) expect(movesOf(staged.state, seat)).toEqual(["vote yes"]);
  allVote(staged, "yes");
  expect(staged.state.rounds[0]?.king).toBe("piero");
});

rule("U4", "in random games there is always a move, never a fourteenth vote, and never more than 33 points", () => {
  const most = { votes: 0, points: 0 };
  let stuck = 0;
  for (let seed = 0; seed < 200; seed++) {
    const votes = [0, 0, 0];
    randomGame(seed, 3 + (seed % 4), (state, _, events, before) => {
      if (kingUp.actors(state).length === 0 && state.phase !== "over") stuck++;
      for (const seat of kingUp.actors(state)) if (kingUp.moves(state, seat).length === 0) stuck++;
      votes[before.round - 1]! += all(events, "votes-revealed").length;
      most.points = Math.max(most.points, ...state.rounds.flatMap(({ points }) => points));
    });
    expect(Math.min(...votes)).toBeGreaterThan(0);
    most.votes = Math.max(most.votes, ...votes);
  }
  expect(stuck).toBe(0);
  expect(most.votes).toBeLessThanOrEqual(13);
  expect(most.points).toBeLessThanOrEqual(33);
});
