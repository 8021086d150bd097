/** Paragraphs 1.1 to 1.8: what lies on the table before the first round. */
import { bySeat } from "@tafelrunde/core";
import { rule } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { charactersIn, count, isWorthOne, indicesIn, valueOf, indexOf, WORKER } from "../src/characters.ts";
import { challenge, CHARACTERS, councilOf12, EASY, HARD, MEDIUM, SUCCESSION } from "../src/index.ts";
import { convene, handOf, idleRound, table, the, underOf, won } from "./positions.ts";

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

rule("1.1", "two, three or four sit in the council, and no other number; the outcome is one for all", () => {
  expect(councilOf12.seats).toEqual({ min: 2, max: 4 });
  const { state, play } = table(3, { challenge: SUCCESSION });
  play("0 lay golem", "1 lay golem", "2 lay golem", "0 reveal");
  expect(councilOf12.outcome(state)).toMatchObject({ type: "together", won: true });
});

for (const [seats, favour] of [
  [2, 3],
  [3, 3],
  [4, 4],
] as const)
  rule(["1.2", "C3"], `${seats} members start with ${favour} favour`, () => {
    const { state, events } = convene(seats);
    expect([state.favour, the(events, "convened").favour]).toEqual([favour, favour]);
  });

rule("1.2", "favour stays at 5: what would lift it further is lost", () => {
  const { state, play } = table(3, { challenge: 36, face: 11, favour: 4 });
  const events = play(...idleRound(3));
  expect(state.favour).toBe(5);
  expect(the(events, "favour-changed")).toEqual({ type: "favour-changed", from: 4, favour: 5 });
});

rule("1.2", "at 5 already nothing changes, and nothing is told", () => {
  const { state, play } = table(3, { challenge: 5, face: 7, favour: 5 });
  const events = play(...idleRound(3));
  expect(state.favour).toBe(5);
  expect(events.filter((event) => event.type === "favour-changed")).toEqual([]);
});

rule(["1.2", "C12"], "at 0 the game is lost at once, even if the penalty would cost more than there is", () => {
  const { state, play } = table(3, { challenge: 36, face: 3, favour: 2 });
  const events = play(...idleRound(3));
  expect([state.favour, state.phase.type, won(state)]).toEqual([0, "over", false]);
  expect(the(events, "ended")).toMatchObject({ won: false, reason: "favour" });
  expect(councilOf12.actors(state)).toEqual([]);
});

rule("1.3", "seven petitioners: the Worker and four more lie open, one of these at least of value 1, two are hidden", () => {
  for (const seed of SEEDS) {
    const { state, events } = convene(2 + (seed % 3), {}, seed);
    expect(count(state.start)).toBe(5);
    expect(charactersIn(state.start)).toContain("worker");
    expect(indicesIn(state.start).some(isWorthOne)).toBe(true);
    expect(count(state.summoned)).toBe(7);
    expect(state.summoned & state.start).toBe(state.start);
    expect(the(events, "convened").start).toEqual(charactersIn(state.start));
  }
});

rule("1.3", "every character but the Worker can be open or stay out", () => {
  const [open, out] = [new Set<string>(), new Set<string>()];
  for (let seed = 0; seed < 200; seed++) {
    const { state } = convene(2, {}, seed);
    for (const card of charactersIn(state.start)) open.add(card);
    for (const card of charactersIn(~state.summoned & 0xfff)) out.add(card);
  }
  expect([open.size, out.size]).toEqual([12, 11]);
});

rule("C2", "the Worker is worth 0, Lady, Sorcerer, Oracle and Reverser 1, all others 2", () => {
  const values = CHARACTERS.map((card) => [card, valueOf(indexOf(card))]);
  expect(Object.fromEntries(values)).toEqual({
    alchemist: 2,
    worker: 0,
    druid: 2,
    lady: 1,
    patient: 2,
    golem: 2,
    sorcerer: 1,
    machine: 2,
    oracle: 1,
    parasite: 2,
    knight: 2,
    reverser: 1,
  });
  expect(isWorthOne(WORKER)).toBe(false);
});

rule(
  ["1.4", "C1"],
  "every hand holds the five open characters, the other seven are under the overview, and no pile is begun",
  () => {
    for (const seats of [2, 3, 4]) {
      const { state } = convene(seats);
      for (const seat of state.seats.keys()) {
        expect(handOf(state, seat)).toEqual(charactersIn(state.start));
        expect(underOf(state, seat)).toEqual(CHARACTERS.filter((card) => !charactersIn(state.start).includes(card)));
        expect(bySeat(state.seats, seat).discard).toEqual([]);
      }
    }
  },
);

rule("1.5", "four easy challenges, two of medium difficulty, a hard one, each once; the succession at the bottom", () => {
  for (const seed of SEEDS) {
    const { state } = convene(3, {}, seed);
    const seven = [state.challenge, ...state.challenges.slice(1)];
    expect(state.challenges[0]).toBe(SUCCESSION);
    expect(new Set(seven).size).toBe(7);
    const sizes = [EASY, MEDIUM, HARD].map((group) => seven.filter((number) => group.includes(number)).length);
    expect(sizes).toEqual([4, 2, 1]);
  }
});

rule(["1.5", "2.1"], "the top challenge is seen, and no other", () => {
  const { state } = convene(3);
  for (const viewer of [0, 1, 2, "public"] as const) {
    const view = councilOf12.view(state, viewer);
    expect([view.challenge, view.nextChallenges, view.challengesLeft]).toEqual([state.challenge, [], 7]);
  }
});

rule("1.6", "all seven petitioners make the pile, in any order; the first one has come, the others are hidden", () => {
  const firsts = new Set<number>();
  for (const seed of SEEDS) {
    const { state } = convene(3, {}, seed);
    const pile = [...state.petitioners, state.petitioner!];
    expect(pile.toSorted((one, other) => one - other)).toEqual(indicesIn(state.summoned));
    expect(councilOf12.view(state, 0).nextPetitioners).toEqual([]);
    firsts.add(state.petitioner!);
  }
  expect(firsts.size).toBeGreaterThan(6);
});

rule("1.7", "the die is rolled once, and every face can come", () => {
  const faces = new Set<number>();
  for (let seed = 0; seed < 200; seed++) {
    const { state, events } = convene(3, {}, seed);
    expect(the(events, "rolled")).toEqual({ type: "rolled", from: null, face: state.face });
    faces.add(state.face);
  }
  expect(faces.size).toBe(12);
});

rule("1.7", "it keeps its face into the next round", () => {
  const { state, play } = table(3, { face: 6 });
  const events = play(...idleRound(3));
  expect([state.face, the(events, "round-began").round]).toEqual([6, 2]);
});

rule(["1.8", "C11"], "only four members have a chair, and any of them can be the first", () => {
  for (const seats of [2, 3]) expect(convene(seats).state.chair).toBeNull();
  const chairs = new Set<number | null>();
  for (const seed of SEEDS) {
    const { state, events } = convene(4, {}, seed);
    expect(the(events, "chaired").seat).toBe(state.chair);
    chairs.add(state.chair);
  }
  expect(chairs).toEqual(new Set([0, 1, 2, 3]));
});

rule("1.1", "set-up tells who lies open, the die, the chair and the first round, in this order", () => {
  const { events } = convene(4);
  expect(events.map((event) => event.type)).toEqual(["convened", "rolled", "chaired", "round-began"]);
  expect(challenge(the(events, "round-began").challenge).targets.length).toBeGreaterThan(0);
});
