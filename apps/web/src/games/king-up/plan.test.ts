/** Every event is shown, in order, nothing is told too early, and the beats lead to where the game stands. */
import { fastChance, type Context } from "@tafelrunde/core";
import { kingUp, type KingUpEvent, OUT, THRONE } from "@tafelrunde/king-up";
import { describe, expect, test } from "vitest";
import { plan as planFor } from "./plan.ts";
import { advance, claimantOf, type Scene, sceneOf } from "./scene.ts";

const FAVOURITES = ["alighiero", "beatrice", "clemente", "dario", "gasino", "nacale"] as const;

const EVERY: { readonly [type in KingUpEvent["type"]]: Extract<KingUpEvent, { type: type }> } = {
  "round-began": { type: "round-began", round: 2, start: 1 },
  dealt: { type: "dealt", seat: 0, favourites: FAVOURITES },
  placed: { type: "placed", seat: 1, candidate: "iris", floor: 3 },
  cellared: { type: "cellared", candidates: ["piero"] },
  rose: { type: "rose", seat: 1, candidate: "iris", floor: 4 },
  proposed: { type: "proposed", seat: 1, candidate: "iris" },
  voted: { type: "voted", seat: 2 },
  "votes-revealed": { type: "votes-revealed", candidate: "iris", votes: ["yes", "no", "yes"] },
  rejected: { type: "rejected", candidate: "iris" },
  crowned: { type: "crowned", candidate: "iris", seat: 1 },
  scored: { type: "scored", seat: 0, favourites: FAVOURITES, worth: [5, 0, 4, 0, 0, 1], points: 10, total: 22 },
  won: { type: "won", seats: [0], totals: [22, 3, 4], castle: [1, 2, 3] },
};

/** Seen by the seat that is scored. */
const plan = (events: readonly KingUpEvent[]): ReturnType<typeof planFor> => planFor(events, { viewer: 0 });
const start = sceneOf(kingUp.view(kingUp.setup({ history: true }, 3, { chance: fastChance(1) }), 0));
const shown = (events: readonly KingUpEvent[]): Scene =>
  plan(events).reduce((scene, { change }) => advance(scene, change), start);

describe.each(Object.values(EVERY))("$type", (event) => {
  const beats = plan([event]);

  test("has beats that tell it and nothing else", () => {
    expect(beats.some((beat) => beat.event === event)).toBe(true);
    for (const beat of beats) expect([event, null]).toContain(beat.event);
  });

  test("moves within the measures of the house", () => {
    for (const { move } of beats) expect(event.type === "voted" ? [0] : [180, 320]).toContain(move);
  });
});

test("nobody waits for votes that come in while others think; those that come before the drum are seen", () => {
  const votes: KingUpEvent[] = [EVERY.voted, { type: "voted", seat: 1 }];
  expect(plan(votes).map(({ move, rest }) => move + rest)).toEqual([0, 0]);
  const last = plan([...votes, EVERY["votes-revealed"]]).filter(({ change }) => change.type === "voted");
  expect(last.map(({ move, rest }) => move + rest > 0)).toEqual([true, true]);
});

/** How long a step holds up the game for those who watch. */
const timeOf = (events: readonly KingUpEvent[]): number =>
  plan(events)
    .filter(({ change }) => change.type !== "pad")
    .reduce((sum, { move, rest }) => sum + move + rest, 0);

test("nobody is bored: a move takes less than a second, a vote less than four, a count at a full table less than ten", () => {
  expect(timeOf([EVERY.rose])).toBeLessThan(1000);
  expect(timeOf([EVERY.proposed])).toBeLessThan(1500);
  expect(timeOf([EVERY["votes-revealed"], EVERY.rejected])).toBeLessThan(4000);
  expect(timeOf([0, 1, 2, 3, 4, 5].map((seat) => ({ ...EVERY.scored, seat })))).toBeLessThan(10_000);
});

test("what others are dealt in secret is not shown", () => {
  expect(plan([{ type: "dealt", seat: 1 }])).toEqual([]);
});

test("beats follow the order of events", () => {
  const events = Object.values(EVERY);
  const order = plan(events).flatMap(({ event }) => (event ? [events.indexOf(event)] : []));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(order).size).toBe(events.length);
});

test("no sentence gives away a vote before the cards are turned up", () => {
  const beats = plan([EVERY["votes-revealed"]]);
  expect(beats.map(({ change, event }) => [change.type, event !== null])).toEqual([
    ["drum", false],
    ["revealed", true],
  ]);
});

test("own favourites are counted one by one, those of others at once; then the sum is noted", () => {
  const others = planFor([EVERY.scored], { viewer: 1 });
  expect(others.map(({ change }) => (change.type === "count" ? change.count.shown : change.type))).toEqual([6, "total", "pad"]);
  const beats = plan([EVERY.scored]);
  const counted = beats.flatMap(({ change }) => (change.type === "count" ? [change.count.shown] : []));
  expect(counted).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(beats.filter(({ event }) => event !== null).map(({ change }) => change.type)).toEqual(["total", "pad"]);
});

test("one score pad comes at the end of a round, after the victory if there is one", () => {
  const twice = [EVERY.scored, { ...EVERY.scored, seat: 1 }];
  const pads = (events: readonly KingUpEvent[]): number[] =>
    plan(events).flatMap(({ change }, index) => (change.type === "pad" ? [index] : []));
  expect(pads(twice)).toEqual([plan(twice).length - 1]);
  expect(pads([...twice, EVERY.won])).toEqual([plan([...twice, EVERY.won]).length - 1]);
  expect(pads([...twice, EVERY["round-began"]])).toEqual([plan(twice).length - 1]);
});

test("only great moments hold up whoever skips", () => {
  const held = plan(Object.values(EVERY)).flatMap(({ change, stop }) => (stop ? [change.type] : []));
  expect(held).toEqual(["verdict", "verdict", "pad"]);
});

test("whoever is proposed stands before the throne, with the crown at the one who did it; whoever is rejected leaves", () => {
  const proposed = shown([EVERY.proposed]);
  expect(claimantOf(proposed)).toBe("iris");
  expect(proposed).toMatchObject({ phase: "vote", crown: 1 });
  const rejected = shown([EVERY.proposed, EVERY.rejected]);
  expect(claimantOf(rejected)).toBeNull();
  expect(rejected.places).toContain(OUT);
  expect(rejected.places).not.toContain(THRONE);
});

test("a new round keeps no favourites until they are dealt", () => {
  expect(shown([EVERY["round-began"]]).favourites).toBeNull();
  expect(shown([EVERY["round-began"], EVERY.dealt]).favourites).toEqual(FAVOURITES);
});

/** Plays whole games at random, and asks after each move whether the beats ended at the view. */
test.each([3, 4, 5, 6])("with %i seats, the last beat of a step shows what the view shows", (count) => {
  const facts = ({ round, phase, crown, places, favourites, seats, winners }: Scene): unknown => {
    return { round, phase, crown, places, favourites, seats, winners };
  };
  const luck = fastChance(count);
  for (let game = 0; game < 20; game++) {
    let events: KingUpEvent[] = [];
    const context: Context<KingUpEvent> = { chance: luck, emit: (event) => void events.push(event) };
    const state = kingUp.setup({ history: true }, count, context);
    let scene = sceneOf(kingUp.view(state, 0));
    while (kingUp.actors(state).length > 0) {
      const seat = luck.pick(kingUp.actors(state));
      events = [];
      kingUp.apply(state, seat, luck.pick(kingUp.moves(state, seat)), context);
      const seen = events.flatMap((event) => kingUp.witness(event, 0) ?? []);
      const now = kingUp.view(state, 0);
      for (const { change } of plan(seen)) scene = advance(scene, change);
      const end = sceneOf(now, scene.order);
      expect(
        facts({ ...scene, seats: scene.seats.map((each) => ({ ...each, ...(now.phase === "over" && { voted: false }) })) }),
      ).toEqual(facts(end));
      scene = end;
    }
  }
});
