/** Every idea that the lesson of Council of 12 speaks of really happens in it. */
import { councilOf12, type CouncilEvent } from "@tafelrunde/council-of-12";
import { expect, test } from "vitest";
import { taught } from "../../../test/taught.ts";
import { lesson } from "./lesson.ts";

const { events, state } = taught(councilOf12, lesson);
const all = <T extends CouncilEvent["type"]>(type: T): Extract<CouncilEvent, { type: T }>[] =>
  events.filter((event): event is Extract<CouncilEvent, { type: T }> => event.type === type);

test("four challenges are passed, the dry river first", () => {
  expect(all("judged").map(({ challenge, passed }) => [challenge, passed])).toEqual([
    [1, true],
    [4, true],
    [3, true],
    [2, true],
  ]);
});

test("equal cards cancel, the learner's among them", () => {
  expect(all("cancelled")).toEqual([
    { type: "cancelled", card: "machine", seats: [0, 1] },
    { type: "cancelled", card: "reverser", seats: [1, 2] },
  ]);
});

test("a target is replaced, a reward is used together, the Worker goes over a face", () => {
  expect(all("target-replaced")).toMatchObject([{ seat: 0, card: "knight" }]);
  expect(all("decided")).toEqual([{ type: "decided", what: "roll", which: 0 }]);
  expect(all("turned")).toContainEqual({ type: "turned", seat: 0, card: "worker", from: 10, face: 5, over: 9 });
});

test("the succession is won with one dissenter", () => {
  expect(all("succession")).toMatchObject([{ cards: ["parasite", "parasite", "knight"], loss: 1 }]);
  expect(state).toMatchObject({ phase: { type: "over", won: true } });
});
