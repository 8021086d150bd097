/** The choreography of whole games: every event is shown, and the beats lead to where the view stands. */
import { fastChance } from "@tafelrunde/core";
import { type CouncilEvent, councilOf12, type CouncilState } from "@tafelrunde/council-of-12";
import { describe, expect, test } from "vitest";
import { advance } from "./advance.ts";
import { plan } from "./plan.ts";
import { metTargets, previewOf } from "./preview.ts";
import { type Scene, sceneOf } from "./scene.ts";

const GAMES = ["intro", "normal", "january", "february", "september", "december"];

/** Plays at random; after each move, `watch` is given what the public saw and where it led. */
function playRandomly(
  seed: number,
  seats: number,
  game: string,
  watch: (events: CouncilEvent[], state: CouncilState) => void,
): void {
  const chance = fastChance(seed);
  const events: CouncilEvent[] = [];
  const context = { chance, emit: (event: CouncilEvent) => void events.push(event) };
  const state = councilOf12.setup(
    { game, petitioners: [], challenges: [], silence: "silent", throne: "nobody", memory: true },
    seats,
    context,
  );
  const settle = (): void => {
    const told = events.splice(0).flatMap((event) => councilOf12.witness(event, "public") ?? []);
    watch(told, state);
  };
  settle();
  for (let moves = 0; moves < 2000; moves++) {
    const seat = councilOf12.actors(state)[0];
    if (seat === undefined) return;
    const legal = councilOf12.moves(state, seat);
    councilOf12.apply(state, seat, chance.pick(legal), context);
    settle();
  }
}

/** What both the told scene and the view must agree on; the order in which things came about does not matter. */
function facts(scene: Scene): string {
  const { favour, round, challenge, petitioner, belled, ticks, heir, ended, targets, die, seats } = scene;
  const up = (numbers: readonly number[]): number[] => numbers.toSorted((one, other) => one - other);
  const hands = seats.map(({ handSize, said, named }) => [handSize, said, named]);
  const sets = [up(scene.kept), up(scene.shown), targets, hands];
  return JSON.stringify([favour, round, challenge, petitioner, belled, ticks, heir, ended, die.face, ...sets]);
}

describe.each(GAMES)("in %s", (game) => {
  test.each([2, 3, 4])("with %i members, the beats lead to the view", (seats) => {
    const told: string[] = [];
    const stood: string[] = [];
    let untold = 0;
    for (let seed = 1; seed <= 2; seed++) {
      let before: Scene | null = null;
      playRandomly(seed, seats, game, (events, state) => {
        const after = sceneOf(councilOf12.view(state, "public"));
        const beats = plan(events);
        untold += events.filter((event) => !beats.some((beat) => beat.event === event)).length;
        // What comes back with the round before is not told card by card.
        const rewound = events.some(({ type }) => type === "rewound");
        if (before && !rewound) {
          told.push(facts(beats.reduce((scene, { change }) => advance(scene, change), before)));
          stood.push(facts(after));
        }
        before = after;
      });
    }
    expect(told).toEqual(stood);
    expect(untold).toBe(0);
  });
});

test("great moments cannot be skipped unseen", () => {
  const beats = plan([
    { type: "judged", challenge: 3, passed: true, face: 11 },
    { type: "favour-changed", from: 3, favour: 5 },
  ]);
  expect(beats.map(({ stop }) => stop)).toEqual([true, false]);
});

test("the Worker tips twice, and the face between counts as shown", () => {
  const beats = plan([{ type: "turned", seat: 0, card: "worker", from: 1, face: 8, over: 4 }]);
  expect(beats.map(({ change }) => change.type)).toEqual(["via", "turned"]);
});

test("a preview knows ways, targets and chance", () => {
  const view = { face: 12, targets: [[1, 2], [11]], begun: false };
  expect(previewOf("reverser", view).faces).toEqual([1]);
  expect(previewOf("worker", view).over).toEqual([3, 7, 8, 9, 11]);
  expect(previewOf("lady", view).faces).toEqual([1, 2, 11]);
  expect(previewOf("lady", { ...view, begun: true }).faces).toEqual([]);
  expect(previewOf("knight", view).target).toEqual([1, 2, 3, 4]);
  expect(previewOf("oracle", view).chance).toBe(true);
  expect(previewOf("patient", view).faces).toEqual([]);
});

test("of two targets one may be met by a face shown before, a single one only by the last", () => {
  const scene = { targets: [[3], [10]], shown: [3, 5], face: 5, needed: null, stage: 0 as const };
  expect(metTargets(scene)).toEqual([true, false]);
  expect(metTargets({ ...scene, targets: [[3]] })).toEqual([false]);
  expect(metTargets({ ...scene, stage: 2, needed: 1 })).toEqual([true, false]);
});
