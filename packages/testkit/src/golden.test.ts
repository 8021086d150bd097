/** The guard of the goldens can fail: it names whatever they do not show. */
import type { Viewer } from "@tafelrunde/core";
import { expect, test } from "vitest";
import { type GoldenCase, missing, playthrough } from "./golden.ts";
import { toy, type ToyEvent } from "./toy/toy.ts";
import { toyConformance } from "./toy/toy-conformance.ts";

const two: GoldenCase = { name: "two", seats: 2, seed: 1, options: {} };
const three: GoldenCase = { name: "three", seats: 3, seed: 2, options: {} };
const whole = [two, three].map((golden) => playthrough(toyConformance, golden, undefined)).join("\n");

test("a complete set of goldens misses nothing", () => {
  expect(missing(toyConformance, [two, three], whole)).toEqual([]);
});

test("missing seat counts, moves and events are named", () => {
  const poor = playthrough(toyConformance, two, undefined).replaceAll("count", "c");
  expect(missing(toyConformance, [two], poor)).toEqual(["3 seats", "counted", "count"]);
});

test("missing values of options are named", () => {
  const options = { tone: { type: "choice", label: "tone", choices: ["low", "high"], default: "low" } } as const;
  const spec = { ...toyConformance, game: { ...toy, options } };
  expect(missing(spec, [two, three], whole)).toEqual(["tone=high"]);
  expect(missing(spec, [two, { ...three, options: { tone: "high" } }], whole)).toEqual([]);
});

test("a seat that is told less than the public shows", () => {
  const deaf = { ...toy, witness: (event: ToyEvent, viewer: Viewer) => (viewer === 1 ? undefined : toy.witness(event, viewer)) };
  expect(whole).not.toContain("misses");
  expect(playthrough({ ...toyConformance, game: deaf }, two, undefined)).toContain("  1 misses 1\n");
});

test("the moves of a kept golden are played again, and a refused one is an error", () => {
  const kept = playthrough(toyConformance, two, undefined);
  expect(playthrough(toyConformance, two, kept)).toBe(kept);
  expect(() => playthrough(toyConformance, two, "> 1 stop\n")).toThrow("refused");
});
