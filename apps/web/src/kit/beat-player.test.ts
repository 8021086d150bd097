/** The player of beats: one after the other, skipped to the next great moment, and settled exactly once. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Speed, Step } from "../games/board.ts";
import { type Beat, type Play, BeatPlayer } from "./beat-player.svelte.ts";

type Told = { readonly type: "told"; readonly what: string };

/** The scene is the list of what was seen; the view is what it must come to. */
const play: Play<string, string, string, Told> = {
  plan: (events) => events.flatMap(beatsOf),
  advance: (scene, change) => scene + change,
  rest: (view) => view,
};

const GREAT = "!";

function beatsOf(event: Told): Beat<string, Told>[] {
  return Array.from(event.what, (change) => ({
    change,
    event,
    move: 200,
    rest: change === "0" ? -200 : 100,
    sound: null,
    stop: change === GREAT,
  }));
}

const step = (view: string, ...what: string[]): Step<string, Told> => ({
  seq: 1,
  view,
  events: what.map((each) => ({ type: "told", what: each })),
});

function showing(
  shown: Step<string, Told>,
  reducedMotion = false,
  speed: Speed = "normal",
): { player: BeatPlayer<string, string, string, Told>; settled: () => number } {
  const player = new BeatPlayer<string, string, string, Told>(play, "");
  const settled = vi.fn<() => void>();
  player.show(shown, { reducedMotion, speed, sound: () => {}, settled });
  return { player, settled: () => settled.mock.calls.length };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("beats follow each other in their time, and then the view stands still", () => {
  const { player, settled } = showing(step("end", "ab", "c"));
  expect([player.scene, player.view, player.told?.what]).toEqual(["a", "", "ab"]);
  vi.advanceTimersByTime(300);
  expect(player.scene).toBe("ab");
  vi.advanceTimersByTime(300);
  expect([player.scene, player.told?.what, player.playing, settled()]).toEqual(["abc", "c", true, 0]);
  vi.advanceTimersByTime(300);
  expect([player.scene, player.view, player.told?.what, player.playing, settled()]).toEqual(["end", "end", "c", false, 1]);
});

test("without travel only the rests remain", () => {
  const { player, settled } = showing(step("end", "ab"), true);
  vi.advanceTimersByTime(200);
  expect([player.scene, player.pace, settled()]).toEqual(["end", 0, 1]);
});

test("a step in which nothing happened, or nothing that takes time, stands still at once", () => {
  expect(showing(step("end")).settled()).toBe(1);
  const { player, settled } = showing(step("end", "00"));
  expect([player.scene, player.playing, settled()]).toEqual(["end", false, 1]);
});

test("a move taken back is not told: the board stands at once as it stood", () => {
  const { player, settled } = showing({ ...step("before"), events: [{ type: "taken-back", seat: 0 }] });
  expect([player.scene, player.told, player.playing, settled()]).toEqual(["before", null, false, 1]);
});

test("whoever skips comes to the next great moment, then to the end, and it settles once", () => {
  const { player, settled } = showing(step("end", "ab!c"));
  player.skip();
  expect([player.scene, settled()]).toEqual(["ab!", 0]);
  player.skip();
  expect([player.scene, settled()]).toEqual(["end", 1]);
  player.skip();
  vi.advanceTimersByTime(5000);
  expect(settled()).toBe(1);
});

test("a board that is taken away says nothing more, and a new step replaces the one before", () => {
  const { player, settled } = showing(step("end", "abc"));
  player.stop();
  vi.advanceTimersByTime(5000);
  expect([player.scene, player.playing, settled()]).toEqual(["a", false, 0]);
  player.show(step("new"), { reducedMotion: false, speed: "normal", sound: () => {}, settled: () => {} });
  expect([player.scene, player.told]).toEqual(["new", null]);
});

test("a slow player takes longer, and at once means at once", () => {
  const slow = showing(step("end", "ab"), false, "slow");
  vi.advanceTimersByTime(600);
  expect(slow.settled()).toBe(0);
  vi.advanceTimersByTime(360);
  expect(slow.settled()).toBe(1);
  const atOnce = showing(step("end", "ab", "c"), false, "instant");
  expect([atOnce.player.scene, atOnce.player.told?.what, atOnce.player.playing, atOnce.settled()]).toEqual([
    "end",
    "c",
    false,
    1,
  ]);
});

test("whoever finishes passes the great moments too", () => {
  const { player, settled } = showing(step("end", "a", "!", "b"));
  player.finish();
  expect([player.scene, player.told?.what, player.playing, settled()]).toEqual(["end", "b", false, 1]);
  player.finish();
  expect(settled()).toBe(1);
});
