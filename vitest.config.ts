/**
 * How tests run: those of the rooms all day long; the long ones (thousands of games, a whole build) and those of the whole program
 * (real processes, real browser) with `npm test`.
 */
import { defineConfig } from "vitest/config";
import { markdown } from "./scripts/markdown.mjs";

const WHOLE = ["apps/server/test/**/*.test.ts", "e2e/**/*.test.ts"];

/** The laws over many games, the bots' matches, whole games drawn as text, the weight of a build. */
const LONG = [
  "packages/games/*/conformance.test.ts",
  "packages/bots/**/*.test.ts",
  "apps/cli/src/{terminal,serve}.test.ts",
  "apps/web/budget.test.ts",
];

export default defineConfig({
  plugins: [markdown],
  test: {
    passWithNoTests: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { requireAssertions: true },
    projects: [
      {
        extends: true,
        test: {
          name: "rooms",
          include: ["{packages,apps,scripts}/**/*.test.ts"],
          exclude: ["**/node_modules/**", ...LONG, ...WHOLE],
          // Tests of the rooms leave nothing behind, so files can share their workers: half the time.
          pool: "threads",
          isolate: false,
        },
      },
      { extends: true, test: { name: "long", include: LONG } },
      {
        extends: true,
        // Real processes on a busy machine may miss a deadline once; a fault of ours does not go away by trying again.
        test: {
          name: "whole",
          include: WHOLE,
          fileParallelism: false,
          testTimeout: 180_000,
          retry: 1,
          globalSetup: "scripts/built.mjs",
        },
      },
    ],
  },
});
