/** Options: defaults filled in, everything else refused by name. */
import { expect, test } from "vitest";
import { checkOptions, type OptionSpec } from "./options.ts";

const specs: { readonly [name: string]: OptionSpec } = {
  tone: { type: "choice", label: "tone", choices: ["low", "high"], default: "low" },
  open: { type: "flag", label: "open", default: true },
  rounds: { type: "number", label: "rounds", min: 1, max: 5, default: 3 },
  cards: { type: "subset", label: "cards", of: ["a", "b", "c"], size: 2, default: ["a", "b"] },
};

test("defaults fill what is not chosen", () => {
  expect(checkOptions(specs, {})).toEqual({ ok: true, options: { tone: "low", open: true, rounds: 3, cards: ["a", "b"] } });
});

test("choices are taken over, subsets in the order of the spec", () => {
  const chosen = { cards: ["c", "a"], rounds: 5, open: false, tone: "high" };
  const options = { tone: "high", open: false, rounds: 5, cards: ["a", "c"] };
  expect(checkOptions(specs, chosen)).toEqual({ ok: true, options });
});

test.each([
  ["tone", "middle"],
  ["tone", 1],
  ["tone", null],
  ["open", "yes"],
  ["open", 1],
  ["rounds", 0],
  ["rounds", 6],
  ["rounds", 2.5],
  ["rounds", "3"],
  ["cards", ["a"]],
  ["cards", ["a", "b", "c"]],
  ["cards", ["a", "a"]],
  ["cards", ["a", "z"]],
  ["cards", "ab"],
])("%s: %j is refused by name", (option, value) => {
  expect(checkOptions(specs, { [option]: value })).toEqual({ ok: false, code: "bad-option", option });
});

test("an unknown option is refused by name, also one that every object inherits", () => {
  expect(checkOptions(specs, { colour: "red" })).toEqual({ ok: false, code: "unknown-option", option: "colour" });
  expect(checkOptions(specs, { toString: "x" })).toEqual({ ok: false, code: "unknown-option", option: "toString" });
});

test.each([[null], [[]], ["tone=low"], [3], [undefined]])("%j is no set of options", (chosen) => {
  expect(checkOptions(specs, chosen)).toEqual({ ok: false, code: "bad-option", option: "" });
});
