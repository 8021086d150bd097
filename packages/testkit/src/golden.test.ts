/** The guard of the goldens can fail: it names whatever they do not show. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Viewer } from "@tafelrunde/core";
import { afterAll, describe, expect, test } from "vitest";
import { keptIn, missing, thawed } from "./golden.ts";
import { breaksRecords, type GoldenCase, plays, playthrough } from "./playthrough.ts";
import { toy, type ToyEvent } from "./toy/toy.ts";
import { toyConformance } from "./toy/toy-conformance.ts";

const two: GoldenCase = { name: "two", seats: 2, seed: 1, options: {} };
const three: GoldenCase = { name: "three", seats: 3, seed: 2, options: {} };
const whole = [two, three].map((golden) => playthrough(toy, golden, undefined)).join("\n");

test("a complete set of goldens misses nothing", () => {
  expect(missing(toyConformance, [two, three], whole)).toEqual([]);
});

test("missing seat counts, moves and events are named", () => {
  const poor = playthrough(toy, two, undefined).replaceAll("count", "c");
  expect(missing(toyConformance, [two], poor)).toEqual(["3 seats", "counted", "count"]);
});

test("missing values of options are named", () => {
  const options = { tone: { type: "choice", label: "tone", choices: ["low", "high"], default: "low" } } as const;
  const spec = { ...toyConformance, game: { ...toy, options } };
  expect(missing(spec, [two, three], whole)).toEqual(["tone=high"]);
  expect(missing(spec, [two, { ...three, options: { tone: "high" } }], whole)).toEqual([]);
});

test("a golden that is missing says how it is made", () => {
  const folder = pathToFileURL(`${tmpdir()}/no-such-folder/`);
  expect(() => keptIn(new URL("two.txt", folder), "toy")).toThrow("golden/two.txt is missing: run `npm run golden -- toy`");
});

test("a seat that is told less than the public shows", () => {
  const deaf = { ...toy, witness: (event: ToyEvent, viewer: Viewer) => (viewer === 1 ? undefined : toy.witness(event, viewer)) };
  expect(whole).not.toContain("misses");
  expect(playthrough(deaf, two, undefined)).toContain("  1 misses 1\n");
});

test("the moves of a kept golden are played again, and a refused one is an error", () => {
  const kept = playthrough(toy, two, undefined);
  expect(playthrough(toy, two, kept)).toBe(kept);
  expect(() => playthrough(toy, two, "> 1 stop\n")).toThrow("refused");
});

test("a golden is played again from what it says itself, and nothing else is one", () => {
  const kept = playthrough(toy, three, undefined);
  expect(plays(toy, "three", kept)).toBe(true);
  for (const other of ["> 0 stop\n", kept.replace(/views [0-9a-f]+/, "views 0"), kept.replace(/^> 0 stop$/m, "> 1 stop")])
    expect(plays(toy, "three", other)).toBe(false);
});

describe("a change that lets old records go differently", () => {
  const before = playthrough(toy, two, undefined);
  const changed = (from: string | RegExp, to: string): boolean => breaksRecords(before, before.replace(from, to));

  test("is one of rolls, moves or the outcome", () => {
    expect(changed(/rolls \[\[9,\d\]/, "rolls [[9,0]")).toBe(true);
    expect(changed("legal count, stop", "legal stop")).toBe(true);
    expect(changed(/"scores":\[\d/, '"scores":[9')).toBe(true);
  });

  test("is neither another way to show a game nor another version", () => {
    expect(changed(/views [0-9a-f]+/g, "views 0")).toBe(false);
    expect(changed('"type":"ended"', '"type":"finished"')).toBe(false);
    const next = before.replace("rules 1,", "rules 2,").replace("legal count, stop", "legal stop");
    expect(breaksRecords(before, next)).toBe(false);
    expect(breaksRecords("> 0 stop\n", before)).toBe(false);
  });
});

describe("frozen versions", () => {
  const root = mkdtempSync(join(tmpdir(), "tafelrunde-frozen-"));
  afterAll(() => rmSync(root, { recursive: true }));
  const text = playthrough(toy, two, undefined);
  const second = text.replace("rules 1,", "rules 2,");
  const found = (place: string): Promise<string[]> => thawed({ ...toy, rulesVersion: 3 }, pathToFileURL(join(root, place, "/")));

  /** The toy under this version, perhaps under another name, with one golden. */
  function freeze(place: string, version: number, golden: string, id = "toy"): void {
    const own = join(root, place, `v${version}`);
    mkdirSync(join(own, "golden"), { recursive: true });
    writeFileSync(join(own, "golden/two.txt"), golden);
    const source = new URL("toy/toy.ts", import.meta.url).href;
    const code = `import { toy } from "${source}";\nexport const game = { ...toy, id: "${id}", rulesVersion: ${version} };\n`;
    writeFileSync(join(own, "rules.js"), code);
  }

  test("are all there, and play as they did", async () => {
    freeze("whole", 1, text);
    expect(await found("whole")).toEqual(["version 2 is not frozen"]);
    freeze("whole", 2, second);
    expect(await found("whole")).toEqual([]);
  });

  test("are noticed if they changed", async () => {
    freeze("broken", 1, text.replace(/views [0-9a-f]+/, "views 0"));
    freeze("broken", 2, second.replace("# toy", "# other"), "other");
    expect(await found("broken")).toEqual(["version 1 plays two.txt otherwise", "version 2 is another game"]);
  });
});
