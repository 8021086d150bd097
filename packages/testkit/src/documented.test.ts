/** The check of the documentation can fail. */
import { expect, test } from "vitest";
import { undocumented } from "./documented.ts";
import { toyConformance } from "./toy/toy-conformance.ts";

const table = (heading: string, names: readonly string[], cell: string): string =>
  [`| ${heading} | x |`, "| - | - |", ...names.map((name) => `| \`${name}\` | ${cell} |`)].join("\n");

const options = table("option", Object.keys(toyConformance.game.options), "any");
const moves = table("move", Object.keys(toyConformance.moveTypes), "any");
const eventTypes = Object.keys(toyConformance.eventTypes);
const events = (fields: string): string => table("event", eventTypes, fields);
const FIELDS = "`to` `seat` `amount` `bids` `secret`";

test("names and fields that are not described are listed", () => {
  expect(undocumented(toyConformance, [options, moves, events(FIELDS)].join("\n\n"))).toEqual(["field ended.bonus"]);
  expect(undocumented(toyConformance, [options, moves, events(`${FIELDS} \`bonus\``)].join("\n\n"))).toEqual([]);
  expect(undocumented(toyConformance, "")).toContain("move count");
});

test("a name counts in its own table alone", () => {
  const all = table("event", [...Object.keys(toyConformance.moveTypes), ...eventTypes], `${FIELDS} \`bonus\``);
  expect(undocumented(toyConformance, [options, all].join("\n\n"))).toEqual(
    Object.keys(toyConformance.moveTypes).map((type) => `move ${type}`),
  );
});
