/** Colours have names: no component and no script writes one as a number. `tokens.css` and the palettes of the games do. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL("src/", import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
  /(\.svelte|(?<!\.test)\.ts)$/.test(path),
);

/** A hash that begins a colour and not a name in the page, and every function that makes a colour of numbers. */
const LITERAL =
  /(?<![\w&])(?<!url\()#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgb|hsl)a?\(|\b(?:hwb|(?:ok)?(?:lab|lch))\(/gi;

test("a literal is found in every spelling, and nothing else is", () => {
  const found = (text: string): number => text.match(LITERAL)?.length ?? 0;
  const literals = [
    "color: #fff;",
    "#FFD76688",
    'fill="#0005"',
    "rgb(0 0 0)",
    "rgba(1, 2, 3, 0.5)",
    "hsl(10deg 5% 5%)",
    "oklch(0.5 0.1 20)",
  ];
  const others = [
    "{#each all as one}",
    "url(#face)",
    "&#123;",
    "color-mix(in oklab, var(--ink) 80%, black)",
    "#king-up-dusk",
    "#fade-in",
  ];
  expect(literals.map(found)).toEqual(literals.map(() => 1));
  expect(others.map(found)).toEqual(others.map(() => 0));
});

test("components and scripts write no colour as a number", () => {
  expect(sources.length).toBeGreaterThan(50);
  const found = sources.flatMap((path) =>
    readFileSync(join(folder, path), "utf8")
      .split("\n")
      .flatMap((line, index) => (line.match(LITERAL) ?? []).map((literal) => `${path}:${index + 1} ${literal}`)),
  );
  expect(found).toEqual([]);
});
