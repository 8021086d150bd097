/** Every idea that the lesson of King Up! speaks of really happens in it. */
import { kingUp, type KingUpEvent } from "@tafelrunde/king-up";
import { expect, test } from "vitest";
import { taught } from "../../../test/taught.ts";
import { lesson } from "./lesson.ts";

const { events, state } = taught(kingUp, lesson);
const all = <T extends KingUpEvent["type"]>(type: T): Extract<KingUpEvent, { type: T }>[] =>
  events.filter((event): event is Extract<KingUpEvent, { type: T }> => event.type === type);

test("the favourites that it speaks of are the learner's, and Alighiero is not", () => {
  const favourites = all("dealt")[0]!.favourites!;
  expect(favourites).toEqual(expect.arrayContaining(["iris", "odessa"]));
  expect(favourites).not.toContain("alighiero");
});

test("two votes fail, each by somebody's No, and the third crowns", () => {
  expect(all("votes-revealed").map(({ candidate, votes }) => [candidate, votes.filter((vote) => vote === "no").length])).toEqual([
    ["iris", 1],
    ["alighiero", 2],
    ["odessa", 0],
  ]);
  expect(all("crowned")).toEqual([{ type: "crowned", candidate: "odessa", seat: 0 }]);
});

test("the fourth floor is full when the lesson says so", () => {
  const before = taught(kingUp, { ...lesson, steps: lesson.steps.slice(0, 3) });
  expect(before.state.places.filter((place) => place === 4)).toHaveLength(4);
  expect(kingUp.refusal(before.state, 0, { type: "rise", candidate: "odessa" })).toMatchObject({ code: "floor-full" });
});

test("the learner's king counts ten", () => {
  expect(all("scored")[0]).toMatchObject({ seat: 0, points: 14 });
  expect(state.round).toBe(2);
});
