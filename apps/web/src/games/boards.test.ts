/** Every registered game has a board that carries the marks which the contract asks for. */
import { games } from "@tafelrunde/registry";
import { describe, expect, test } from "vitest";
import { MARKS } from "./board.ts";

const entries = import.meta.glob("./*/index.ts");
const sources = import.meta.glob<string>(["./*/**/*.svelte", "./*/**/*.ts", "!./*/gallery.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

describe.each(games)("the board of $id", ({ id }) => {
  test("is there", () => {
    expect(Object.keys(entries), `${id} has no board: write apps/web/src/games/${id}/index.ts`).toContain(`./${id}/index.ts`);
  });

  test.each(MARKS)("carries $mark: $why", ({ mark }) => {
    const own = Object.keys(sources).filter((file) => file.startsWith(`./${id}/`));
    expect(own.filter((file) => sources[file]!.includes(mark)).length).toBeGreaterThan(0);
  });
});
