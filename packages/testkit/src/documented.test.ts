/** The check of the documentation can fail. */
import { expect, test } from "vitest";
import { undocumented } from "./documented.ts";
import { toyConformance } from "./toy/toy-conformance.ts";

const rows = ["count", "stop", "bid", "dealt", "counted", "stopped", "ended"];

test("names and fields that are not described are listed", () => {
  const section = rows.map((row) => `| \`${row}\` | \`to\` \`seat\` \`amount\` \`bids\` \`secret\` |`).join("\n");
  expect(undocumented(toyConformance, section)).toEqual(["ended.bonus"]);
  expect(undocumented(toyConformance, `${section} \`bonus\``)).toEqual([]);
  expect(undocumented(toyConformance, "")).toContain("count");
});
