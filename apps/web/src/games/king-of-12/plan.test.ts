/** Every event is shown, in order, and the beats lead to where the game stands. */
import { chanceOf, fastChance, type Context } from "@tafelrunde/core";
import { kingOf12, type KingEvent } from "@tafelrunde/king-of-12";
import { describe, expect, test } from "vitest";
import { plan } from "./plan.ts";
import { advance, type Scene, sceneOf } from "./scene.ts";

const EVERY: { readonly [type in KingEvent["type"]]: Extract<KingEvent, { type: type }> } = {
  "set-chosen": { type: "set-chosen", cards: ["golem"] },
  "dice-rolled": { type: "dice-rolled", round: 2, faces: [3, 4, 5] },
  laid: { type: "laid", seat: 1 },
  revealed: { type: "revealed", cards: ["golem", "golem", "knight"] },
  "cards-cancelled": { type: "cards-cancelled", card: "golem", seats: [0, 1] },
  overruled: { type: "overruled", by: 0, seats: [1, 2] },
  "dice-passed": { type: "dice-passed", by: 0, faces: [5, 3, 4] },
  "all-flipped": { type: "all-flipped", by: 0, faces: [10, 9, 8] },
  flipped: { type: "flipped", seat: 1, from: 4, face: 9 },
  tipped: { type: "tipped", seat: 1, from: 1, face: 2 },
  rerolled: { type: "rerolled", seat: 1, from: 4, face: 4 },
  valued: { type: "valued", faces: [3, 4, 5], cards: ["golem", null, null], values: [12, 4, 5] },
  "values-cancelled": { type: "values-cancelled", value: 4, seats: [0, 1] },
  scored: { type: "scored", lowWins: true, swapped: true, first: 0, second: 1 },
  stolen: { type: "stolen", seat: 0, from: 1, token: 2 },
  spared: { type: "spared", seat: 0, from: 1 },
  "theft-failed": { type: "theft-failed", reason: "tie" },
  "round-ended": { type: "round-ended", reason: "eight-points", totals: [8, 3, 3], cancelled: [1, 2], winner: 0 },
  kept: { type: "kept", seat: 0 },
  won: { type: "won", seat: 0 },
};

const view = kingOf12.view(kingOf12.setup({}, 3, { chance: fastChance(1) }), 0);

describe.each(Object.values(EVERY))("$type", (event) => {
  const beats = plan([event], view);

  test("gives at least one beat that tells it", () => {
    expect(beats.length).toBeGreaterThan(0);
    for (const beat of beats) expect(beat.event).toBe(event);
  });

  test("moves within the measures of the house", () => {
    for (const { move } of beats) expect([180, 320]).toContain(move);
  });
});

test("beats follow the order of events", () => {
  const events = Object.values(EVERY);
  const order = plan(events, view).map((beat) => events.indexOf(beat.event!));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(new Set(order).size).toBe(events.length);
});

describe("a turn does not bore", () => {
  const { revealed, valued, scored } = EVERY;
  const plain = [EVERY.laid, revealed, valued, { ...scored, lowWins: false, swapped: false }];
  const full = [EVERY.laid, revealed, EVERY["cards-cancelled"], EVERY.tipped, valued, EVERY["values-cancelled"], scored];
  const seconds = (events: readonly KingEvent[], reduced: boolean): number =>
    plan(events, view).reduce((sum, { move, rest }) => sum + (reduced ? 0 : move) + rest, 0) / 1000;

  test.each([
    ["a plain one", plain, 4, 2.5],
    ["one with everything", full, 8, 5],
  ])("%s", (_, events, most, mostWithoutTravel) => {
    expect(seconds(events, false)).toBeLessThan(most);
    expect(seconds(events, true)).toBeLessThan(mostWithoutTravel);
  });
});

/** Plays whole games at random, and asks after each move whether the beats ended at the view. */
describe.each([2, 3, 4])("with %i seats", (count) => {
  test("the last beat of a step shows what the view shows", () => {
    const facts = (scene: Scene): unknown =>
      scene.seats.map(({ die, card, open, handSize, discard, kept, ones, twos }) => {
        return { face: die.face, card, open, handSize, discard: discard.toSorted(), kept, ones, twos };
      });
    const luck = fastChance(count);
    for (let game = 0; game < 30; game++) {
      let events: KingEvent[] = [];
      const context: Context<KingEvent> = {
        chance: chanceOf((sides) => luck.roll(sides)),
        emit: (event) => void events.push(event),
      };
      const state = kingOf12.setup({ set: "random" }, count, context);
      let scene = sceneOf(kingOf12.view(state, 0));
      while (kingOf12.actors(state).length > 0) {
        const seat = luck.pick(kingOf12.actors(state));
        events = [];
        kingOf12.apply(state, seat, luck.pick(kingOf12.moves(state, seat)), context);
        const seen = events.flatMap((event) => kingOf12.witness(event, 0) ?? []);
        const now = kingOf12.view(state, 0);
        for (const beat of plan(seen, now)) scene = advance(scene, beat.change);
        expect(scene.roundWinner).toBe(sceneOf(now).roundWinner);
        expect(facts(scene)).toEqual(facts(sceneOf(now)));
        scene = sceneOf(now);
      }
    }
  });
});
