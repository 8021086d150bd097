/** The lesson is a real game: every move is legal, and every idea it speaks of really happens. */
import { chanceOf, LANGUAGES, type Table } from "@tafelrunde/core";
import { kingOf12, type KingEvent, type KingState } from "@tafelrunde/king-of-12";
import { describe, expect, test } from "vitest";
import { lesson } from "./lesson.ts";

function taught(): { events: KingEvent[]; state: KingState; left: number[]; stuck: string[] } {
  const left = [...lesson.rolls];
  const events: KingEvent[] = [];
  const stuck: string[] = [];
  const roll = (): number => left.shift() ?? Number.NaN;
  const table: Table<KingEvent> = { chance: chanceOf(roll), emit: (event) => void events.push(event) };
  const state = kingOf12.setup({ set: "first" }, 1 + lesson.opponents.length, table);
  const make = (seat: number, text: string): void => {
    const move = kingOf12.parse(text);
    if (!move || kingOf12.refusal(state, seat, move)) stuck.push(`${seat} ${text}`);
    else kingOf12.apply(state, seat, move, table);
  };
  for (const step of lesson.steps) {
    for (const text of step.moves) {
      const move = kingOf12.parse(text);
      if (!move || kingOf12.refusal(state, 0, move)) stuck.push(`0 ${text}`);
    }
    if (step.moves[0] !== undefined) make(0, step.moves[0]);
    for (const other of step.others) make(Number(other[0]), other.slice(2));
  }
  return { events, state, left, stuck };
}

const { events, state, left, stuck } = taught();
const all = <T extends KingEvent["type"]>(type: T): Extract<KingEvent, { type: T }>[] =>
  events.filter((event): event is Extract<KingEvent, { type: T }> => event.type === type);

test("every move that the lesson offers or scripts is legal", () => {
  expect(stuck).toEqual([]);
});

test("every roll is used, and none is missing", () => {
  expect(left).toEqual([]);
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

test.each(LANGUAGES)("every step says something in %s", (language) => {
  for (const say of [...lesson.steps.map((step) => step.say), lesson.farewell]) expect(say[language].trim()).not.toBe("");
});
