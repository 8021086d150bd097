/** Golden playthroughs: whole games as text, kept beside the rules; a change of behaviour shows up as a changed file. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { GameEvent } from "@tafelrunde/core";
import { describe, expect, test } from "vitest";
import type { AnyMove, Conformance, Spec } from "./conformance.ts";
import { type AnyGame, breaksRecords, type GoldenCase, movesIn, plays, playthrough } from "./playthrough.ts";

/** `npm run golden` writes the files anew: old ones with the moves they hold, missing ones with random moves. */
const REWRITE = process.env["TAFELRUNDE_GOLDEN"];

/** Tests every golden of a game, and that together they show all that the game can do. */
export function goldens<S, M extends AnyMove, E extends GameEvent, V>(
  spec: Conformance<S, M, E, V>,
  folder: URL,
  cases: readonly GoldenCase[],
): void {
  const fileOf = (name: string): URL => new URL(`${name}.txt`, folder);
  describe(`${spec.game.id} plays its goldens`, () => {
    for (const golden of cases)
      test(golden.name, () => {
        const file = fileOf(golden.name);
        if (REWRITE !== undefined) rewrite(spec.game, golden, file);
        const kept = keptIn(file, spec.game.id);
        expect(playthrough(spec.game, golden, kept)).toBe(kept);
      });

    test("the goldens are complete", () => {
      const text = cases.map(({ name }) => keptIn(fileOf(name), spec.game.id)).join("\n");
      const written = readdirSync(folder).map((file) => file.replace(/\.txt$/, ""));
      expect(written.toSorted(), "files in golden/ and games in conformance.test.ts").toEqual(
        cases.map(({ name }) => name).toSorted(),
      );
      expect(missing(spec, cases, text), "what no golden shows: list a game that does").toEqual([]);
    });

    test("every earlier version is frozen and plays as it did", async () => {
      expect(await thawed(spec.game, new URL("../frozen/", folder))).toEqual([]);
    });
  });
}

/** The golden as it was written; a file that is missing is told in a sentence. */
export function keptIn(file: URL, id: string): string {
  if (existsSync(file)) return readFileSync(file, "utf8");
  throw new Error(
    `golden/${file.pathname.split("/").at(-1)} is missing: run \`npm run golden -- ${id}\` and read what it wrote.`,
  );
}

/** `unplayed`: nobody has a game of this version yet, so that it may still become another one. */
function rewrite(game: AnyGame, golden: GoldenCase, file: URL): void {
  const before = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const now = playthrough(game, golden, before);
  if (before !== undefined && REWRITE !== "unplayed" && breaksRecords(before, now))
    throw new Error(
      `Old records of version ${game.rulesVersion} would go differently. Undo your change, run \`npm run freeze -- ${game.id}\`, ` +
        "raise rulesVersion, and change the rules again. Only if nobody has played by this version: npm run golden -- --unplayed",
    );
  mkdirSync(new URL(".", file), { recursive: true });
  writeFileSync(file, now);
}

/** What is wrong with the frozen versions of a game: one is missing, or plays otherwise than it did. */
export async function thawed(present: AnyGame, folder: URL): Promise<string[]> {
  const faults: string[] = [];
  for (let version = 1; version < present.rulesVersion; version++) {
    const own = new URL(`v${version}/`, folder);
    const goldens = new URL("golden/", own);
    const names = existsSync(goldens) ? readdirSync(goldens) : [];
    if (names.length === 0) {
      faults.push(`version ${version} is not frozen`);
      continue;
    }
    const { game } = (await import(/* @vite-ignore */ new URL("rules.js", own).href)) as { game: AnyGame };
    if (game.id !== present.id || game.rulesVersion !== version) faults.push(`version ${version} is another game`);
    for (const name of names)
      if (!plays(game, name, readFileSync(new URL(name, goldens), "utf8")))
        faults.push(`version ${version} plays ${name} otherwise`);
  }
  return faults;
}

/** What no golden shows: a seat count, a value of an option, a type of move or event. */
export function missing(spec: Spec, cases: readonly GoldenCase[], text: string): string[] {
  const { game } = spec;
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, index) => game.seats.min + index);
  const choices = Object.entries(game.options).flatMap(([name, option]) => {
    const values = option.type === "choice" ? option.choices : option.type === "flag" ? [true, false] : [];
    return values.map((value) => ({ name, value, standard: option.default }));
  });
  return [
    ...counts.filter((count) => !cases.some(({ seats }) => seats === count)).map((count) => `${count} seats`),
    ...choices
      .filter(({ name, value, standard }) => !cases.some(({ options }) => (options[name] ?? standard) === value))
      .map(({ name, value }) => `${name}=${String(value)}`),
    ...Object.keys(spec.eventTypes).filter((type) => !text.includes(`"type":"${type}"`)),
    ...Object.keys(spec.moveTypes).filter((type) => !movesIn(game.parse, text).some((move) => move.type === type)),
  ];
}
