/** The faster way to a hash leads to the same one. */
import { sha256Hex } from "@tafelrunde/core";
import fc from "fast-check";
import { expect, test } from "vitest";
import { nativeSha256 } from "./native-hash.ts";

test("any text has the same hash here and there", () => {
  const judged = fc.check(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => nativeSha256(text) === sha256Hex(text)),
    { numRuns: 100 },
  );
  expect(judged.failed, fc.defaultReportMessage(judged)).toBe(false);
  expect(nativeSha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});
