/** Nothing is exported that nobody imports, and what only tests import does not lie among the sources. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { idleDoors } from "./exports.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const toy = mkdtempSync(join(tmpdir(), "exports-"));
afterAll(() => rmSync(toy, { recursive: true }));

const files = {
  "package.json": '{ "workspaces": ["packages/*"] }',
  "packages/a/package.json": '{ "name": "@tafelrunde/a", "exports": { ".": "./src/index.ts", "./deep/*": "./src/deep/*.ts" } }',
  "packages/a/src/deep/well.ts": "export const water = 1;\n",
  "packages/a/src/deep/spring.ts": "export const source = 1;\n",
  "packages/a/src/index.ts": 'export { used, type Lost } from "./a.ts";\nexport * as every from "./every.ts";\n',
  "packages/a/src/a.ts":
    "export const used = 1;\nexport interface Lost {}\nexport const [left, out] = [1, 2];\nconst own = 1;\nown;\n",
  "packages/a/src/every.ts": "export const one = 1;\n",
  "packages/a/src/helper.ts": "export const help = 1;\n",
  "packages/a/src/a.test.ts": 'import { help } from "./helper.ts";\nimport { every } from "@tafelrunde/a";\n[help, every];\n',
  "packages/b/package.json": '{ "name": "@tafelrunde/b" }',
  "packages/b/src/b.ts":
    'import { water } from "@tafelrunde/a/deep/well";\nconst { used } = await import("@tafelrunde/a");\n[used, water, () => import("@tafelrunde/a/deep/spring")];\nimport.meta.glob("./parts/*.ts").part;\n',
  "packages/b/src/parts/one.ts": "export const part = 1;\nexport const whole = 2;\n",
  "packages/b/src/View.svelte":
    '<script lang="ts">\n  import { left } from "../../a/src/a.ts";\n  export const open = left;\n</script>\n',
};

for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(toy, name)), { recursive: true });
  writeFileSync(join(toy, name), text);
}

test("both are found", () => {
  const { unused, helpers } = idleDoors(toy);
  expect(unused.toSorted()).toEqual([
    "packages/a/src/a.ts: out",
    "packages/a/src/index.ts: Lost",
    "packages/b/src/parts/one.ts: whole",
  ]);
  expect(helpers).toEqual(["packages/a/src/helper.ts"]);
});

test("neither is found here: take the word `export` away, or move the file to the `test` folder of its room", () => {
  expect(idleDoors(root)).toEqual({ unused: [], helpers: [] });
});
