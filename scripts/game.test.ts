/** `npm run game` can fail, says why in sentences, and asks for nothing that CONTRIBUTING does not name at its step. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { CHECKS, faults, packageFaults } from "./game-checks.mjs";
import { gameIds } from "./games.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const empty = mkdtempSync(join(tmpdir(), "game-"));
afterAll(() => rmSync(empty, { recursive: true }));

const nothing = { tests: [], complaints: {} };
const goldens = CHECKS.find(({ name }) => name === "goldens")!;
const passed = { file: "packages/games/toy/conformance.test.ts", title: "toy plays its goldens two", ok: true, message: "" };

test("a missing file is told by its path, and nothing else is asked before it is there", () => {
  expect(faults(goldens, "toy", nothing, empty)).toEqual(["packages/games/toy/golden is missing."]);
});

test("failing tests, files that cannot be loaded and tests that never ran are faults; passing tests are none", () => {
  mkdirSync(join(empty, "packages/games/toy/golden"), { recursive: true });
  const judged = (...tests: (typeof passed)[]): string[] => faults(goldens, "toy", { tests, complaints: {} }, empty);
  expect(judged(passed)).toEqual([]);
  expect(judged(passed, { ...passed, ok: false, message: "it differs" })).toEqual(["toy plays its goldens two: it differs"]);
  expect(judged({ ...passed, title: "", ok: false, message: "no ./src" })).toEqual([`${passed.file}: no ./src`]);
  expect(judged({ ...passed, title: "toy obeys the laws" })).toEqual(["No test of it ran: is the game registered?"]);
});

test("what a tool complains of counts where it belongs", () => {
  const types = CHECKS.find(({ name }) => name === "types")!;
  for (const file of types.files) {
    const path = join(empty, file.replace("<id>", "toy"));
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(path, "");
  }
  expect(faults(types, "toy", { tests: [], complaints: { types: ["error TS1"], lint: ["x"] } }, empty)).toEqual(["error TS1"]);
});

test("every step names its files in CONTRIBUTING", () => {
  const steps = readFileSync(join(root, "CONTRIBUTING.md"), "utf8")
    .split("## Add a game")[1]!
    .split("\n## ")[0]!
    .split(/^(?=\d+\. )/m);
  for (const { name, step, files } of CHECKS) {
    const text = steps.slice(1, step + 1).join("");
    for (const file of files) expect(text, `${name}: ${file}`).toContain(file.split("/").at(-1)!);
  }
});

test.each(gameIds())("%s has every file that a game must have, and its package is in order", (id) => {
  for (const check of CHECKS) expect(faults({ ...check, tests: [], tools: [] }, id, nothing)).toEqual([]);
  expect(packageFaults(id)).toEqual([]);
});
