/** What is still to be read when the others have had their turns. */
import type { ThievesEvent } from "@tafelrunde/twelve-thieves";
import { expect, test } from "vitest";
import { recent } from "./recent.ts";

const smuggled = (seat: number): ThievesEvent => ({ type: "smuggled", seat, palace: "red", paid: ["red"] });
const drew = (seat: number): ThievesEvent => ({ type: "drew", seat, count: 3, dancer: false, passed: false });
const robbed = (seat: number): ThievesEvent => ({ type: "robbed", seat, palace: "red", chest: 4 });

test("the latest deed stays, not the cards drawn after it", () => {
  expect(recent(null, [smuggled(1), smuggled(2), drew(2)], 0)).toEqual(smuggled(2));
});

test("a robbery outweighs what comes later in the same round", () => {
  expect(recent(null, [robbed(1), drew(1), smuggled(2), drew(2)], 0)).toEqual(robbed(1));
});

test("what one did oneself is what happened last, and makes room for what the others do", () => {
  expect(recent(robbed(1), [smuggled(0)], 0)).toEqual(smuggled(0));
  expect(recent(robbed(0), [drew(1)], 0)).toEqual(drew(1));
});

test("what was taken back did not happen", () => {
  expect(recent(smuggled(0), [{ type: "taken-back", seat: 0 }], 0)).toBeNull();
});
