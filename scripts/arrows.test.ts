/** The import arrows are guarded: the linter and ARCHITECTURE.md say what the table says, and a forbidden import fails the linter. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { linterRules, ROOMS, RULES_FILE, sentence } from "./arrows.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const GAME = "king-of-12";

interface Case {
  readonly file: string;
  readonly module: string;
  readonly may: boolean;
}

/** Every room, its tests and its parts, importing every room and a game. */
const arrows: readonly Case[] = ROOMS.flatMap(({ path, name, may, tests = [], part }) => {
  const folder = path.replace("*", GAME);
  const places = [
    { file: `${folder}/src/x.ts`, may },
    { file: `${folder}/src/x.test.ts`, may: [...may, ...tests] },
    ...(part ? [{ file: `${folder}/${part.path.replace("*", GAME)}/x.ts`, may: part.may }] : []),
  ];
  const rooms = ROOMS.flatMap((room) => room.name ?? []).filter((other) => other !== name);
  return places.flatMap(({ file, may: allowed }) => [
    ...rooms.map((other) => ({ file, module: `@tafelrunde/${other}`, may: allowed.includes(other) })),
    ...(path.includes("games") ? [] : [{ file, module: `@tafelrunde/${GAME}`, may: allowed.includes("games") }]),
  ]);
});

/** What no table of rooms can say. */
const others: readonly Case[] = [
  { file: "packages/core/src/deep/x.ts", module: "../../../games/king-of-12/src/index.ts", may: false },
  { file: "packages/core/src/x.ts", module: "@noble/hashes/sha2.js", may: true },
  { file: "packages/games/king-of-12/src/x.ts", module: "@tafelrunde/king-up", may: false },
  { file: "packages/games/king-of-12/src/x.ts", module: "../../king-up/src/index.ts", may: false },
  { file: "packages/games/king-of-12/words/x.ts", module: "@tafelrunde/bots", may: false },
  { file: "packages/games/king-of-12/rules/x.test.ts", module: "../src/index.ts", may: true },
  { file: "packages/games/king-of-12/rules/x.ts", module: "@tafelrunde/testkit", may: true },
  { file: "packages/bots/src/king-of-12/x.ts", module: "../../../games/king-of-12/src/view.ts", may: false },
  { file: "packages/bots/src/king-of-12/x.ts", module: "../bot.ts", may: true },
  { file: "apps/server/src/tables/x.ts", module: "../../../../packages/core/src/match.ts", may: false },
  { file: "apps/server/src/store/x.test.ts", module: "../../test/harness/data-folder.ts", may: true },
  { file: "apps/web/src/games/king-of-12/x.ts", module: "../king-up/plan.ts", may: false },
  { file: "apps/web/src/games/king-of-12/x.ts", module: "../../kit/seats.ts", may: true },
  { file: "apps/cli/src/x.ts", module: "../../../packages/games/king-of-12/src/index.ts", may: false },
];

/** A file that imports the module statically or dynamically; its place decides what the linter says. */
const sources = [
  { kind: "static", of: (module: string) => `import { x } from "${module}";\nx();\n` },
  { kind: "dynamic", of: (module: string) => `export const load = () => import("${module}");\n` },
];

/** Where the case's file lies: beside the file it speaks for, under a name of its own. */
const placeOf = (file: string, index: number, kind: string): string => file.replace(/x((\.test)?\.ts)$/, `${kind}-${index}$1`);

const cases = [...arrows, ...others].map((each, index) => ({ ...each, index }));
const refused = new Set<string>();

beforeAll(() => {
  const house = mkdtempSync(join(tmpdir(), "arrows-"));
  try {
    for (const name of [".oxlintrc.json", RULES_FILE]) cpSync(join(root, name), join(house, name));
    for (const { file, module, index } of cases)
      for (const { kind, of } of sources) {
        const path = join(house, placeOf(file, index, kind));
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, of(module));
      }
    const linter = join(root, "node_modules/oxlint/bin/oxlint");
    const { stdout } = spawnSync(process.execPath, [linter, "--format=json"], {
      cwd: house,
      encoding: "utf8",
      maxBuffer: 2 ** 26,
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    for (const { code, filename } of diagnostics) if (code.includes("no-restricted-imports")) refused.add(filename);
  } finally {
    rmSync(house, { recursive: true });
  }
});

test.each(cases)("$file importing $module: $may", ({ file, index, may }) => {
  for (const { kind } of sources) expect(refused.has(placeOf(file, index, kind)), `${kind} import`).toBe(!may);
});

test("the linter's rules are those of the table: else run `node scripts/arrows.mjs`", () => {
  expect(JSON.parse(readFileSync(join(root, RULES_FILE), "utf8"))).toEqual(linterRules());
});

describe("ARCHITECTURE.md says the same", () => {
  const rows = readFileSync(join(root, "ARCHITECTURE.md"), "utf8").matchAll(/^\| `([^`]+)` +\| .+ \| ([^|]+) \|$/gm);
  const said = new Map([...rows].map(([, path, may]) => [path, may!.trim()]));
  test.each(ROOMS)("of $path", (room) => {
    expect(said.get(room.path)).toBe(sentence(room));
  });
});
