/** The laws as one suite: `conform(spec)` in a game's test file, and the game is judged. */
import type { GameEvent } from "@tafelrunde/core";
import { describe, expect, test } from "vitest";
import type { AnyMove, Conformance, Spec } from "./conformance.ts";
import { idle, KEEPER, unnoticed } from "./guards.ts";
import { faultFound, type LawName, laws } from "./judge.ts";

/** `walk`: how far random walks go; far enough to see all that a game can come to. */
export function conform<S, M extends AnyMove, E extends GameEvent, V>(
  conformance: Conformance<S, M, E, V>,
  runs = 60,
  walk = 120,
): void {
  const spec: Spec = conformance;
  describe(`${spec.game.id} obeys the laws`, () => {
    for (const law of Object.keys(laws) as LawName[])
      test(law, () => {
        const fault = faultFound(law, spec, { runs, walk });
        expect(fault, fault).toBeUndefined();
      });

    test("the laws about secrets have some to look at, for every seat count and variant", () => {
      expect(idle(spec, walk)).toEqual([]);
    });

    for (const [type, source] of Object.entries(spec.secretEvents))
      test(`«${type}» told to others is noticed by the ${KEEPER[source!]}`, () => {
        expect(unnoticed(spec, type, KEEPER[source!], walk)).toEqual([]);
      });
  });
}
