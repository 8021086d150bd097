/** Every idea that the lesson of King of 12 speaks of really happens in it. */
import { kingOf12, type KingEvent } from "@tafelrunde/king-of-12";
import { describe, expect, test } from "vitest";
import { taught } from "../../../test/taught.ts";
import { lesson } from "./lesson.ts";

const { events, state } = taught(kingOf12, lesson);
const all = <T extends KingEvent["type"]>(type: T): Extract<KingEvent, { type: T }>[] =>
  events.filter((event): event is Extract<KingEvent, { type: T }> => event.type === type);

test("it ends with the dice of a second round", () => {
  expect(state.seats.map((seat) => seat.face)).toEqual(lesson.rolls.slice(-3));
});

describe("each idea comes up", () => {
  test("equal cards cancel, the learner's among them", () => {
    expect(all("cards-cancelled")).toContainEqual({ type: "cards-cancelled", card: "machine", seats: [0, 1] });
  });

  test("a value is not a face", () => {
    expect(all("valued")[0]).toMatchObject({ faces: [5, 8, 7], values: [10, 1, 7] });
  });

  test("the learner tips a die", () => {
    expect(all("tipped")[0]).toEqual({ type: "tipped", seat: 0, from: 5, face: 11 });
  });

  test("equal values cancel, and a small value wins", () => {
    expect(all("values-cancelled")).toContainEqual({ type: "values-cancelled", value: 12, seats: [1, 2] });
  });

  test("low wins with the learner's Knight", () => {
    expect(all("scored")).toContainEqual({ type: "scored", lowWins: true, swapped: false, first: 0, second: 1 });
  });

  test("the learner wins the round and keeps a card", () => {
    expect(all("round-ended")).toMatchObject([{ reason: "eight-points", totals: [8, 3, 3], winner: 0 }]);
    expect(all("kept")).toMatchObject([{ seat: 0 }]);
  });
});
