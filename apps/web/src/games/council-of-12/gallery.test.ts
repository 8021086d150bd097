/** The gallery holds every kind of decision of Council of 12, and every state in it can come about. */
import { councilOf12, type Move } from "@tafelrunde/council-of-12";
import { expect, test } from "vitest";
import { states } from "./gallery.ts";

const KINDS: Record<Move["type"], true> = {
  lay: true,
  say: true,
  name: true,
  propose: true,
  agree: true,
  disagree: true,
  reveal: true,
  wait: true,
  face: true,
  path: true,
  target: true,
  take: true,
  second: true,
  stay: true,
  discard: true,
  learn: true,
  pay: true,
};

test("every kind of move can be made in some state", () => {
  const offered = new Set(
    states.flatMap(({ seat, make }) => (seat === null ? [] : councilOf12.moves(make().state, seat).map(({ type }) => type))),
  );
  expect(Object.keys(KINDS).filter((kind) => !offered.has(kind as Move["type"]))).toEqual([]);
});

test("a state with a decision has something to decide, and every name is there once", () => {
  const idle = states.filter(
    ({ decision, seat, make }) => decision !== null && councilOf12.moves(make().state, seat!).length === 0,
  );
  expect(idle.map(({ name }) => name)).toEqual([]);
  expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
});
