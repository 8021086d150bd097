/** Frozen rules are whole: one module that needs nothing, plays every golden, and is listed where bundlers find it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { games } from "@tafelrunde/registry";
import { expect, test } from "vitest";
import { frozen, isTaken, listOf } from "./freeze.mjs";
import { rootPath } from "./installed.mjs";

test.each(games)("$id can be frozen: its module imports nothing, and its goldens are kept with it", async ({ id }) => {
  const { version, files } = await frozen(id);
  const rules = files.get("rules.js")!;
  expect(rules).not.toMatch(/^import |\bimport\(|require\(/m);
  expect(rules).toContain(`rulesVersion: ${version},`);
  const goldens = [...files.keys()].filter((name) => name.startsWith("golden"));
  expect(goldens.length).toBeGreaterThan(0);
  for (const name of goldens) expect(files.get(name)).toContain(`# ${id}, rules ${version}, `);
});

test("what is frozen stays as it is", () => {
  const folder = mkdtempSync(join(tmpdir(), "tafelrunde-frozen-"));
  try {
    const files = new Map([["rules.js", "one"]]);
    expect(isTaken(join(folder, "v1"), files)).toBe(false);
    expect(isTaken(folder, files), "half a version").toBe(true);
    writeFileSync(join(folder, "rules.js"), "one");
    expect(isTaken(folder, files)).toBe(false);
    expect(isTaken(folder, new Map([["rules.js", "two"]]))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the list names every frozen version of every game, in order, and is up to date", () => {
  const folder = mkdtempSync(join(tmpdir(), "tafelrunde-frozen-"));
  try {
    for (const name of ["go/frozen/v10", "go/frozen/v2", "chess/golden"]) mkdirSync(join(folder, name), { recursive: true });
    const list = listOf(folder);
    expect(list).toContain('\n  go: {\n    2: () => import("@tafelrunde/go/frozen/v2/rules.js"),\n    10: () => import(');
    expect(list).not.toContain("chess");
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(readFileSync(join(rootPath, "packages/registry/src/frozen.ts"), "utf8")).toBe(listOf(join(rootPath, "packages/games")));
});
