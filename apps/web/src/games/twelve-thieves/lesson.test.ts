/** The lesson of 12 Thieves teaches each action once, and ends with a robbery. */
import { type ThievesEvent, twelveThieves } from "@tafelrunde/twelve-thieves";
import { expect, test } from "vitest";
import { taught } from "../../../test/taught.ts";
import { lesson } from "./lesson.ts";

const { events } = taught(twelveThieves, lesson);
const own = events.filter((event) => "seat" in event && event.seat === 0);
const count = (type: ThievesEvent["type"]): number => own.filter((event) => event.type === type).length;

test("the learner makes every kind of action", () => {
  expect(
    ["placed", "smuggled", "sent", "escorted", "bribed", "drew", "robbed"].map((type) => count(type as ThievesEvent["type"])),
  ).toEqual([2, 4, 1, 1, 1, 3, 1]);
});

test("a guard in the way, a pass with a dancer, a chest paid for with her", () => {
  expect(events).toContainEqual({ type: "sent", seat: 2, from: "purple", to: "red", paid: ["purple"] });
  expect(own).toContainEqual(expect.objectContaining({ type: "drew", passed: true, dancer: true }));
  expect(own).toContainEqual({ type: "smuggled", seat: 0, palace: "red", paid: ["dancer"] });
  expect(own).toContainEqual({ type: "robbed", seat: 0, palace: "red", chest: 4 });
});
