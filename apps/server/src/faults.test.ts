/** What is logged of a fault: its words and its table's mark; no id of a table, and nothing that hangs on it. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { described, faultAt, markOf } from "./faults.ts";

const TABLE = "k3v7q2m5x4c6b2n7d5f3";

test("a fault is told by its words, its cause included, and by nothing that hangs on it", () => {
  const cause = Object.assign(new TypeError("no such row"), { code: "22P02", detail: "Failing row contains (secret)." });
  const fault = Object.assign(new Error("oops", { cause }), { view: { hand: ["golem"] } });
  const { err } = described(fault);
  expect(err).toMatchObject({ type: "Error", message: "oops", cause: { type: "TypeError", code: "22P02" } });
  expect(JSON.stringify(err)).toMatch(/faults\.test\.ts/);
  expect(JSON.stringify(err)).not.toMatch(/secret|golem/);
  expect(described("text")).toMatchObject({ err: { type: "string", message: "text" } });
  expect(JSON.stringify(described({ hand: ["golem"] }))).not.toContain("golem");
});

test("a table is told by a mark, also where its id stands in a sentence", () => {
  const fault = faultAt(TABLE, new Error(`table ${TABLE} is odd`));
  const said = described(fault);
  expect(said).toMatchObject({ err: { message: "table … is odd" }, table: markOf(TABLE) });
  expect(JSON.stringify(said)).not.toContain(TABLE);
  expect(described(faultAt('"', new Error('a "quoted" word')))).toMatchObject({ err: { message: "a …quoted… word" } });
});

test("whoever has the id finds its lines with the command that docs/hosting.md names", () => {
  expect(markOf(TABLE)).toMatch(/^[0-9a-f]{12}$/);
  const command = `printf %s ${TABLE} | sha256sum | cut -c1-12`;
  expect(execFileSync("sh", ["-c", command], { encoding: "utf8" }).trim()).toBe(markOf(TABLE));
});
