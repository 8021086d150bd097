/** A move's place in the chain is worked out by a short way; it is the same place. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { chained, chainedMove, isChained } from "./record.ts";

const roll = fc.tuple(fc.integer({ min: 1, max: 2 ** 31 }), fc.integer({ min: 1, max: 2 ** 31 }));
const move = fc.record({ seat: fc.integer({ min: 0, max: 11 }), move: fc.string({ unit: "binary" }), rolls: fc.array(roll) });

test("a move is chained by its canonical text, whatever its text is", () => {
  fc.assert(
    fc.property(fc.string(), move, (previous, played) => {
      expect(chainedMove(previous, played)).toEqual(chained(previous, played));
      expect(isChained(previous, chainedMove(previous, played))).toBe(true);
    }),
  );
});
