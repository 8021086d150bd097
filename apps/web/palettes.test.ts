/** What a palette says is read can be read, in both themes; and no board writes in a colour of which its palette says nothing. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { contrast, declaredIn, THEMES } from "./test/contrast.ts";
import { type Pairs, pairs as shared } from "./src/theme/pairs.ts";

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");
const namesIn = (path: string): readonly string[] => readdirSync(fileURLToPath(new URL(path, import.meta.url)));

const tokens = read("src/theme/tokens.css");
const games = namesIn("src/games/")
  .filter((id) => !id.includes("."))
  .map((id) => {
    const folder = `src/games/${id}/`;
    const components = namesIn(folder).filter((name) => /(\.svelte|(?<!\.test)\.ts)$/.test(name));
    return { id, palette: read(`${folder}palette.css`), text: components.map((name) => read(folder + name)).join("\n") };
  });

/** What is too hard to read, in sentences. */
function tooFaint({ text, signs }: Pairs, names: ReadonlyMap<string, string>): readonly string[] {
  const each = (stands: Pairs["text"], least: number): readonly string[] =>
    Object.entries(stands).flatMap(([ground, all]) =>
      all
        .map((name) => ({ name, ratio: contrast(name, ground, names) }))
        .filter(({ ratio }) => ratio < least)
        .map(({ name, ratio }) => `${name} on ${ground} has ${ratio.toFixed(2)}, not ${least}`),
    );
  return [...each(text, 4.5), ...each(signs, 3)];
}

const all = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set(Array.from(text.matchAll(pattern), ([, name]) => name!)),
];

test("contrast is WCAG's, through glass and mixtures too", () => {
  const names = declaredIn(
    ":root { --glass: color-mix(in srgb, black 50%, transparent); --grey: #777; --snow: var(--paper); --paper: #fff; }",
    "dark",
  );
  expect(contrast("black", "white", names)).toBeCloseTo(21);
  expect(contrast("--grey", "--snow", names)).toBeCloseTo(4.48, 2);
  expect(contrast("--snow", "--glass over --paper", names)).toBeCloseTo(4.0, 1);
  expect(() => contrast("--snow", "--glass", names)).toThrow("over");
  expect(() => contrast("--ruby", "--snow", names)).toThrow("--ruby");
  expect(tooFaint({ text: { "--snow": ["--grey"] }, signs: { "--snow": ["--grey"] } }, names)).toEqual([
    "--grey on --snow has 4.48, not 4.5",
  ]);
});

test("what the light theme says counts there alone", () => {
  const css = ':root { --ink: black; } :root[data-theme="light"] { --ink: white; }';
  expect(THEMES.map((theme) => declaredIn(css, theme).get("--ink"))).toEqual(["black", "white"]);
});

test.each(THEMES)("what all pages share can be read in the %s theme", (theme) => {
  expect(tooFaint(shared, declaredIn(tokens, theme))).toEqual([]);
});

describe.each(games)("the palette of $id", async ({ id, palette, text }) => {
  const { pairs } = (await import(`./src/games/${id}/pairs.ts`)) as { pairs: Pairs };
  const own = declaredIn(palette, "light");
  const taken = declaredIn(tokens, "light");

  test("belongs to its board and takes no name of the house", () => {
    expect(palette).toContain(`[data-board="${id}"]`);
    expect([...own.keys()].filter((name) => taken.has(name))).toEqual([]);
  });

  test.each(THEMES)("can be read in the %s theme", (theme) => {
    expect(tooFaint(pairs, new Map([...declaredIn(tokens, theme), ...declaredIn(palette, theme)]))).toEqual([]);
  });

  test("says on what every colour stands in which the board writes", () => {
    const listed = new Set([...Object.values(pairs.text), ...Object.values(pairs.signs)].flat());
    const written = all(text, /(?<![\w-])color:\s*var\((--[\w-]+)\)/g);
    expect(written.length).toBeGreaterThan(0);
    expect(written.filter((name) => !listed.has(name))).toEqual([]);
  });

  test("has every name that the board asks for, and no other", () => {
    const local = all(text, /(?:style:|[\s{;"])(--[\w-]+)\s*[:=]/g);
    const asked = all(`${text}\n${palette}`, /var\((--[\w-]+)\)/g);
    expect(asked.filter((name) => !own.has(name) && !taken.has(name) && !local.includes(name))).toEqual([]);
    const begun = all(text, /var\((--[\w-]*)\{/g);
    const isAsked = (name: string): boolean => asked.includes(name) || begun.some((each) => name.startsWith(each));
    expect([...own.keys()].filter((name) => !isAsked(name))).toEqual([]);
  });
});
