/**
 * How tests run: those of the rooms all day long; the long ones (thousands of games, a whole build) and those of the whole program
 * (real processes, real browser) with `npm test`.
 */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { markdown } from "./scripts/markdown.mjs";

const SERVER = ["apps/server/test/**/*.test.ts"];
const BROWSER = ["e2e/**/*.test.ts"];

/** The laws over many games, the bots' matches, whole games drawn and told as text, the weight of a build. */
const LONG = [
  "packages/games/*/conformance.test.ts",
  "packages/bots/src/{bots,cautious,levels}.test.ts",
  "packages/bots/src/*/*.test.ts",
  "apps/cli/src/{frozen,terminal,serve,words}.test.ts",
  "apps/web/budget.test.ts",
];

/** Builds a whole client and plays in it while its rules change: `npm run prove:browsers`; apps/server/test/new-rules.test.ts is its short form. */
const PROOFS = process.env["TAFELRUNDE_PROVE"] === undefined ? ["e2e/new-rules.test.ts"] : [];

/** Real processes on a busy machine may miss a deadline once; a fault of ours does not go away by trying again. */
const WHOLE = { testTimeout: 180_000, retry: 1, globalSetup: "scripts/built.mjs" };

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
        plugins: [svelte({ configFile: false })],
        test: {
          name: "rooms",
          include: ["{packages,apps,scripts}/**/*.test.ts"],
          exclude: ["**/node_modules/**", ...LONG, ...SERVER, ...BROWSER],
          // Tests of the rooms leave nothing behind, so files can share their workers: half the time.
          // Stylesheets are empty in tests, but for those that read one as text.
          css: { include: [/\.css\?raw$/] },
          pool: "threads",
          isolate: false,
        },
      },
      { extends: true, test: { name: "long", include: LONG } },
      {
        extends: true,
        // One real server after the other, so that limits and deadlines are met by what a test does and by nothing else.
        test: { ...WHOLE, name: "server", include: SERVER, fileParallelism: false, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        test: { ...WHOLE, name: "browser", include: BROWSER, exclude: PROOFS, maxWorkers: 2, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
