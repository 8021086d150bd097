/** How tests run: those of the rooms all day long, those of the whole program (real processes, real browser) with `npm test`. */
import { defineConfig } from "vitest/config";
import { markdown } from "./scripts/markdown.mjs";

const WHOLE = ["apps/server/test/**/*.test.ts", "e2e/**/*.test.ts"];

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
        test: { name: "rooms", include: ["{packages,apps,scripts}/**/*.test.ts"], exclude: ["**/node_modules/**", ...WHOLE] },
      },
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
