/** The laws as one suite: `conform(spec)` in a game's test file, and the game is judged. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnyMove, Conformance, Spec } from "./conformance.ts";
import type { GameEvent } from "@tafelrunde/core";
import { orderDoesNotMatter, replayEqualsLive, sameSeedSameBytes, takebackRestores } from "./laws/play.ts";
import { leakLaw, sufficiencyLaw } from "./laws/secrets.ts";
import {
  actorsHaveMoves,
  cloneSharesNothing,
  endsWithOutcome,
  jsonRoundTrip,
  refusesTheRest,
  textIsExact,
} from "./laws/shape.ts";
import type { Spot } from "./wander.ts";

/** A law throws where it finds itself broken. */
export type Law = (spec: Spec, spot: Spot) => unknown;

export const laws: { readonly [name: string]: Law } = {
  "everything survives JSON": jsonRoundTrip,
  "actors are exactly the seats with legal moves": actorsHaveMoves,
  "move text is unique and reads back": textIsExact,
  "every listed move is accepted, every corrupted one refused": (spec, spot) => refusesTheRest(spec, spot, junkFor(spot.seed)),
  "the order of simultaneous moves does not matter": orderDoesNotMatter,
  "a replayed record equals the live match": replayEqualsLive,
  "same seed, same bytes": sameSeedSameBytes,
  "every game ends, and its outcome ranks every seat once": endsWithOutcome,
  "a clone shares nothing": cloneSharesNothing,
  "leak law: what a viewer cannot know changes nothing they see": leakLaw,
  "sufficiency law: a view is enough to imagine the same view": sufficiencyLaw,
  "a takeback restores every view": takebackRestores,
};

const junkFor = (seed: number): unknown[] => fc.sample(fc.jsonValue(), { seed, numRuns: 20 });

/** Any place a random game of this spec can lead to. */
export function anySpot({ game, variants }: Spec, steps: number): fc.Arbitrary<Spot> {
  return fc.record({
    seed: fc.nat(),
    seats: fc.integer({ min: game.seats.min, max: game.seats.max }),
    variant: fc.nat({ max: variants.length - 1 }),
    steps: fc.nat({ max: steps }),
  });
}

/** `walk`: how far random walks go; far enough to see all that a game can come to. */
export function conform<S, M extends AnyMove, E extends GameEvent, V>(
  spec: Conformance<S, M, E, V>,
  runs = 60,
  walk = 120,
): void {
  describe(`${spec.game.id} obeys the laws`, () => {
    for (const [name, law] of Object.entries(laws))
      test(name, () => {
        const judged = fc.check(
          fc.property(anySpot(spec, walk), (spot) => void law(spec, spot)),
          { numRuns: runs },
        );
        expect(judged.failed, fc.defaultReportMessage(judged)).toBe(false);
      });

    test("the leak law has secrets to look at, for every seat count and variant", () => {
      for (let seats = spec.game.seats.min; seats <= spec.game.seats.max; seats++)
        for (const variant of spec.variants.keys()) {
          const spots = fc.sample(fc.record({ seed: fc.nat(), steps: fc.nat({ max: walk }) }), { seed: 1, numRuns: 40 });
          const changes = spots.map((spot) => leakLaw(spec, { ...spot, seats, variant }));
          expect(Math.max(...changes), `${seats} seats, variant ${variant}`).toBeGreaterThan(0);
        }
    });
  });
}
