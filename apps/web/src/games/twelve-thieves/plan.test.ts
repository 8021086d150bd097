/** Every event is shown, in order, and the beats lead to where the game stands. */
import { type ThievesEvent, type ThievesView, twelveThieves } from "@tafelrunde/twelve-thieves";
import { chanceOf, fastChance, type Context } from "@tafelrunde/core";
import { describe, expect, test } from "vitest";
import { advance } from "./advance.ts";
import { plan } from "./plan.ts";
import { type Scene, sceneOf } from "./scene.ts";

const EVERY: { readonly [type in ThievesEvent["type"]]: ThievesEvent & { readonly type: type } } = {
  posted: { type: "posted" },
  placed: { type: "placed", seat: 1, guard: "black", palace: "red" },
  dealt: { type: "dealt", seat: 1, count: 7 },
  smuggled: { type: "smuggled", seat: 1, palace: "red", paid: ["red", "dancer"] },
  sent: { type: "sent", seat: 1, from: "red", to: "blue", paid: ["red"] },
  escorted: { type: "escorted", seat: 1, from: "red", to: "blue", paid: ["red"] },
  bribed: { type: "bribed", seat: 1, from: "red", to: "blue", paid: ["red", "blue"] },
  robbed: { type: "robbed", seat: 1, palace: "red", chest: 4 },
  reshuffled: { type: "reshuffled", count: 3 },
  drew: { type: "drew", seat: 1, count: 4, dancer: true, passed: true },
  won: { type: "won", seat: 1, chests: 5 },
};

const start = sceneOf(twelveThieves.view(twelveThieves.setup({ guards: "posted" }, 3, { chance: fastChance(1) }), 0));

describe.each(Object.values(EVERY))("$type", (event) => {
  const beats = plan([event], start);

  test("gives at least one beat that tells it", () => {
    expect(beats.length).toBeGreaterThan(0);
    for (const beat of beats) expect(beat.event).toBe(event);
  });

  test("moves within the measures of the house", () => {
    for (const { change, move } of beats) expect(change.type === "depart" ? [200, 320] : [0]).toContain(move);
  });
});

const time = (events: readonly ThievesEvent[], moves = true): number =>
  plan(events, start).reduce((sum, { move, rest }) => sum + rest + (moves ? move : 0), 0);

test("an action of somebody else takes less than half a second, and without travel less than a quarter", () => {
  for (const type of ["smuggled", "sent", "escorted", "bribed"] as const) {
    expect(time([EVERY[type]])).toBeGreaterThan(300);
    expect(time([EVERY[type]])).toBeLessThan(500);
    expect(time([EVERY[type]], false)).toBeLessThan(250);
  }
});

test("a turn of somebody else with three thieves and a robbery takes less than three seconds", () => {
  const turn = [EVERY.smuggled, EVERY.smuggled, EVERY.smuggled, EVERY.robbed, EVERY.drew];
  expect(time(turn)).toBeLessThan(3000);
  expect(time(turn, false)).toBeLessThan(1500);
});

test("beats follow the order of events", () => {
  const events: readonly ThievesEvent[] = Object.values(EVERY);
  const order = plan(events, start).map((beat) => events.indexOf(beat.event!));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(order).size).toBe(events.length);
});

test("a guard stays on its place while others come and go", () => {
  const view = twelveThieves.view(twelveThieves.setup({ guards: "posted" }, 3, { chance: fastChance(1) }), 0);
  const black = view.seats.length;
  const before = { ...start, palaces: start.palaces.map((palace) => ({ ...palace, slots: [0, null, black, 1] })) };
  const after: ThievesView = { ...view, palaces: view.palaces.map((palace) => ({ ...palace, guards: [0, 1, 1, 1] })) };
  expect(sceneOf(after, before).palaces[0]!.slots).toEqual([2, null, black, 1]);
});

/** Plays games at random, and asks after each move whether the beats ended at the view. */
describe.each([2, 3, 4])("with %i seats", (count) => {
  const facts = ({ palaces, flights, ...rest }: Scene): unknown => ({
    ...rest,
    turn: null,
    flown: null,
    under: flights.length,
    palaces: palaces.map(({ slots, ...palace }) => ({
      ...palace,
      slots: slots.toSorted((one, other) => (one ?? -1) - (other ?? -1)),
    })),
  });

  test.each([0, count - 1, "public"] as const)("the last beat of a step shows what the view of %s shows", (viewer) => {
    const luck = fastChance(count);
    let robberies = 0;
    for (let game = 0; game < 2; game++) {
      let events: ThievesEvent[] = [];
      const context: Context<ThievesEvent> = {
        chance: chanceOf((sides) => luck.roll(sides)),
        emit: (event) => void events.push(event),
      };
      const state = twelveThieves.setup({ guards: game % 2 === 0 ? "posted" : "chosen" }, count, context);
      let scene = sceneOf(twelveThieves.view(state, viewer));
      for (let turn = 0; turn < 250 && twelveThieves.actors(state).length > 0; turn++) {
        const [seat] = twelveThieves.actors(state);
        events = [];
        const legal = twelveThieves.moves(state, seat!);
        const thieves = legal.filter(({ type }) => type === "smuggle");
        twelveThieves.apply(state, seat!, luck.pick(thieves.length > 0 ? thieves : legal), context);
        robberies += events.filter(({ type }) => type === "robbed").length;
        const seen = events.flatMap((event) => twelveThieves.witness(event, viewer) ?? []);
        const now = twelveThieves.view(state, viewer);
        for (const beat of plan(seen, scene)) scene = advance(scene, beat.change);
        expect(facts(scene)).toEqual(facts(sceneOf(now)));
        scene = sceneOf(now, scene);
      }
    }
    expect(robberies).toBeGreaterThan(1);
  });
});
