/** What a touch means: it picks, and commits only where nothing else could be meant and nobody wants to be asked. */
import type { Move } from "@tafelrunde/council-of-12";
import { expect, test } from "vitest";
import { Picker } from "./picker.svelte.ts";

const picker = (moves: readonly Move[], confirms: boolean): Picker =>
  new Picker(() => ({ moves, hinted: null, deciding: false, confirms }));

const FACES: readonly Move[] = [
  { type: "face", face: 2 },
  { type: "face", face: 9 },
];

test("a face is picked first and confirmed by the second touch, if one wants to be asked", () => {
  const asked = picker(FACES, true);
  expect([asked.face(9), asked.move]).toEqual([false, { type: "face", face: 9 }]);
  expect(asked.face(9)).toBe(true);
});

test("otherwise one touch is enough", () => {
  expect(picker(FACES, false).face(9)).toBe(true);
  expect(picker([{ type: "discard", card: "golem" }], false).card("golem")).toBe(true);
});

test("a card from the hand is never laid by one touch: there may be something to say with it", () => {
  const laying = picker([{ type: "lay", card: "golem", say: "mute" }], false);
  expect([laying.card("golem"), laying.card("golem")]).toEqual([false, true]);
});

test("the Worker's way is picked step by step, and goes back step by step", () => {
  const worker = picker([{ type: "path", middle: 3, face: 4 }], true);
  expect([worker.overs, worker.faces]).toEqual([[3], []]);
  worker.over(3);
  expect([worker.overs, worker.faces]).toEqual([[], [4]]);
  worker.face(4);
  worker.back();
  expect(worker.picked).toMatchObject({ over: 3, face: null });
});
