/** How tests run: every `*.test.ts` of every room. */
import { defineConfig } from "vitest/config";
import { markdown } from "./scripts/markdown.mjs";

export default defineConfig({
  plugins: [markdown],
  test: {
    include: ["{packages,apps,scripts}/**/*.test.ts"],
    passWithNoTests: false,
    testTimeout: 60_000,
    expect: { requireAssertions: true },
  },
});
