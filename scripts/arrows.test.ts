/** The import arrows are guarded: a forbidden import fails the linter, an allowed one does not. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));
let house = "";

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), "arrows-"));
  cpSync(join(root, ".oxlintrc.json"), join(house, ".oxlintrc.json"));
});
afterAll(() => rmSync(house, { recursive: true }));

/** Whether the linter lets this file import that module, statically and dynamically. */
function mayImport(file: string, module: string): boolean {
  const path = join(house, file);
  const verdicts = [`import { x } from "${module}";\nx();\n`, `export const load = () => import("${module}");\n`].map(
    (source) => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, source);
      const linter = join(root, "node_modules/oxlint/bin/oxlint");
      const { stdout } = spawnSync(process.execPath, [linter, path], { cwd: house, encoding: "utf8" });
      rmSync(path);
      return !stdout.includes("no-restricted-imports");
    },
  );
  expect(verdicts[0], "static and dynamic imports are judged alike").toBe(verdicts[1]);
  return verdicts[0]!;
}

const forbidden = [
  ["packages/core/src/x.ts", "@tafelrunde/king-of-12"],
  ["packages/core/src/x.ts", "@tafelrunde/testkit"],
  ["packages/core/src/deep/x.ts", "../../../games/king-of-12/src/index.ts"],
  ["packages/core/src/x.test.ts", "@tafelrunde/registry"],
  ["packages/testkit/src/x.ts", "@tafelrunde/king-of-12"],
  ["packages/games/king-of-12/src/x.ts", "@tafelrunde/testkit"],
  ["packages/games/king-of-12/src/x.ts", "@tafelrunde/registry"],
  ["packages/games/king-of-12/src/x.ts", "@tafelrunde/king-up"],
  ["packages/games/king-of-12/src/x.ts", "../../king-up/src/index.ts"],
  ["packages/games/king-of-12/words/de.ts", "@tafelrunde/bots"],
  ["packages/games/king-of-12/rules/x.test.ts", "@tafelrunde/bots"],
  ["packages/registry/src/x.ts", "@tafelrunde/bots"],
  ["packages/bots/src/x.ts", "@tafelrunde/testkit"],
  ["packages/bots/src/x.ts", "@tafelrunde/server"],
  ["packages/bots/src/king-of-12/x.ts", "../../../games/king-of-12/src/view.ts"],
  ["packages/protocol/src/x.ts", "@tafelrunde/registry"],
  ["apps/server/src/x.ts", "@tafelrunde/king-of-12"],
  ["apps/server/src/x.ts", "@tafelrunde/web"],
  ["apps/server/src/tables/x.ts", "../../../../packages/core/src/match.ts"],
  ["apps/web/src/pages/x.ts", "@tafelrunde/king-of-12"],
  ["apps/web/src/x.ts", "@tafelrunde/server"],
  ["apps/web/src/games/king-of-12/x.ts", "@tafelrunde/bots"],
  ["apps/cli/src/x.ts", "@tafelrunde/king-of-12"],
  ["apps/cli/src/x.ts", "@tafelrunde/testkit"],
  ["apps/cli/src/x.ts", "../../../packages/games/king-of-12/src/index.ts"],
] as const;

const allowed = [
  ["packages/core/src/x.ts", "@noble/hashes/sha2.js"],
  ["packages/core/src/x.test.ts", "@tafelrunde/testkit"],
  ["packages/testkit/src/x.ts", "@tafelrunde/core"],
  ["packages/games/king-of-12/src/x.ts", "@tafelrunde/core"],
  ["packages/games/king-of-12/rules/x.test.ts", "@tafelrunde/testkit"],
  ["packages/games/king-of-12/rules/x.test.ts", "../src/index.ts"],
  ["packages/registry/src/x.ts", "@tafelrunde/king-up"],
  ["packages/bots/src/king-of-12/x.ts", "@tafelrunde/king-of-12"],
  ["packages/bots/src/king-of-12/x.ts", "../bot.ts"],
  ["packages/protocol/src/x.ts", "@tafelrunde/core"],
  ["apps/server/src/x.ts", "@tafelrunde/protocol"],
  ["apps/web/src/session/x.ts", "@tafelrunde/bots"],
  ["apps/web/src/games/king-of-12/x.ts", "@tafelrunde/king-of-12"],
  ["apps/cli/src/x.ts", "@tafelrunde/registry"],
  ["apps/cli/src/x.ts", "@tafelrunde/server"],
] as const;

test.each(forbidden)("%s may not import %s", (file, module) => {
  expect(mayImport(file, module)).toBe(false);
});

test.each(allowed)("%s may import %s", (file, module) => {
  expect(mayImport(file, module)).toBe(true);
});
