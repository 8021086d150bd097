/** The import arrows are guarded: a forbidden import fails the linter, an allowed one does not. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));

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
  ["apps/web/src/games/king-of-12/x.ts", "../king-up/plan.ts"],
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
  ["apps/web/src/games/king-of-12/x.ts", "../../kit/seats.ts"],
  ["apps/cli/src/x.ts", "@tafelrunde/registry"],
  ["apps/cli/src/x.ts", "@tafelrunde/server"],
] as const;

/** A file that imports the module statically or dynamically; its place decides what the linter says. */
const sources = [
  { kind: "static", of: (module: string) => `import { x } from "${module}";\nx();\n` },
  { kind: "dynamic", of: (module: string) => `export const load = () => import("${module}");\n` },
];

/** Where the case's file lies: beside the file it speaks for, under a name of its own. */
const placeOf = (file: string, index: number, kind: string): string =>
  file.replace(/x(\.test)?\.ts$/, `${kind}-${index}$1.ts`).replace(/de\.ts$/, `${kind}-${index}.ts`);

const cases = [...forbidden, ...allowed];
const refused = new Set<string>();

beforeAll(() => {
  const house = mkdtempSync(join(tmpdir(), "arrows-"));
  try {
    cpSync(join(root, ".oxlintrc.json"), join(house, ".oxlintrc.json"));
    for (const [index, [file, module]] of cases.entries())
      for (const { kind, of } of sources) {
        const path = join(house, placeOf(file, index, kind));
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, of(module));
      }
    const linter = join(root, "node_modules/oxlint/bin/oxlint");
    const { stdout } = spawnSync(process.execPath, [linter, "--format=json"], { cwd: house, encoding: "utf8" });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    for (const { code, filename } of diagnostics) if (code.includes("no-restricted-imports")) refused.add(filename);
  } finally {
    rmSync(house, { recursive: true });
  }
});

test.each(cases.map(([file, module], index) => ({ file, module, index, may: index >= forbidden.length })))(
  "$file importing $module: $may",
  ({ file, index, may }) => {
    for (const { kind } of sources) expect(refused.has(placeOf(file, index, kind)), `${kind} import`).toBe(!may);
  },
);
