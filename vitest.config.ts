/**
 * How tests run: those of the rooms all day long; the long ones (thousands of games, a whole build) and those of the whole program
 * (real processes, real browser) with `npm test`.
 */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { markdown } from "./scripts/markdown.mjs";

const SERVER = ["apps/server/test/**/*.test.ts", "bench/server/driver.test.ts"];
const BROWSER = ["e2e/**/*.test.ts"];
/** Limits, floods and a start against the clock: their numbers are right only while nothing else runs. */
const ALONE = ["apps/server/test/{floods,guests,hostile-*,restart}.test.ts"];

/** The laws over many games, the bots' matches, whole games drawn and told as text, servers that cheat, whatever needs a build or a database. */
const LONG = [
  "packages/games/*/conformance.test.ts",
  "packages/bots/src/{bots,cautious,laws,levels}.test.ts",
  "packages/bots/src/*/*.test.ts",
  "apps/cli/src/{frozen,terminal,serve,words}.test.ts",
  "apps/server/src/forget/forget-person.test.ts",
  "apps/server/src/retention/sweeper.test.ts",
  "apps/server/src/store/store.test.ts",
  "apps/web/budget.test.ts",
  "apps/web/src/games/*/plan.test.ts",
  "apps/web/src/session/cheating.test.ts",
  "packages/games/council-of-12/terminal/terminal.test.ts",
  "scripts/{exports,freeze}.test.ts",
];

/** Builds a whole client and plays in it while its rules change: `npm run prove:browsers`; apps/server/test/new-rules.test.ts is its short form. */
const PROOFS = process.env["TAFELRUNDE_PROVE"] === undefined ? ["e2e/new-rules.test.ts"] : [];

/**
 * A busy machine takes its time: each step that waits has a limit of its own, at which it says what it waited for; this one is only for what
 * hangs without a word. Nothing is tried a second time: that would hide a race.
 */
const HANGS_AFTER = 600_000;
const WHOLE = { globalSetup: "scripts/built.mjs" };
/** Both cores of a small machine; by itself the runner would leave one to itself. */
const WORKERS = 2;

/** Begun first, so that nothing is left to wait for when everything else is done. */
const LONGEST = ["cluster-faults.test.ts"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => LONGEST.some((name) => moduleId.endsWith(name));
    // oxlint-disable-next-line unicorn/no-array-sort -- no array, but what the runner calls its order
    const ordered = await super.sort(files);
    return ordered.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}

export default defineConfig({
  plugins: [markdown],
  test: {
    passWithNoTests: false,
    testTimeout: HANGS_AFTER,
    hookTimeout: HANGS_AFTER,
    sequence: { sequencer: LongestFirst },
    expect: { requireAssertions: true, poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        plugins: [svelte({ configFile: false })],
        test: {
          name: "rooms",
          include: ["{packages,apps,scripts,bench}/**/*.test.ts"],
          exclude: ["**/node_modules/**", ...LONG, ...SERVER, ...BROWSER],
          // Tests of the rooms leave nothing behind, so files can share their workers: half the time.
          // Stylesheets are empty in tests, but for those that read one as text.
          css: { include: [/\.css\?raw$/] },
          pool: "threads",
          isolate: false,
          maxWorkers: WORKERS,
        },
      },
      { extends: true, test: { name: "long", include: LONG, maxWorkers: WORKERS } },
      {
        extends: true,
        test: { ...WHOLE, name: "server-alone", include: ALONE, fileParallelism: false, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: {
          ...WHOLE,
          name: "server",
          include: SERVER,
          exclude: ["**/node_modules/**", ...ALONE],
          maxWorkers: WORKERS,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: { ...WHOLE, name: "browser", include: BROWSER, exclude: PROOFS, maxWorkers: WORKERS, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
