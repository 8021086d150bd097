/** Wrong arguments and broken files: one clear sentence, exit code 2, never a stack trace. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { describe, expect, test } from "vitest";
import { run } from "../test/fake-io.ts";
import { wantsColour } from "./io.ts";

const folder = mkdtempSync(join(tmpdir(), "tafelrunde-arguments-"));
const nowhere = join(folder, "missing", "file");

const wrong: readonly (readonly string[])[] = [
  ["dance"],
  ["--dance"],
  ["constructor"],
  ["play", "--dance"],
  ["play", "--seats"],
  ["play", "--seats", "--seed", "x"],
  ["play", "--seats", "1"],
  ["play", "--seats", "5"],
  ["play", "--seats", "two"],
  ["play", "--seats=-2"],
  ["play", "--seats=2.5"],
  ["play", "--game", "chess"],
  ["play", "--game"],
  ["play", "--bots", "genius"],
  ["play", "--seats", "4", "--bots", "random,random"],
  ["play", "--set", "best"],
  ["play", "--cards", "lady"],
  ["play", "--set", "random", "--cards", "lady"],
  ["play", "--options", "set"],
  ["play", "--options", "colour=red"],
  ["play", "--options", "{"],
  ["play", "--options", '{"set":3}'],
  ["play", "--lang", "fr"],
  ["play", "--name="],
  ["play", "--name", "a\u001b[31m"],
  ["play", "--name", "x".repeat(41)],
  ["play", "--record", nowhere],
  ["play", "something"],
  ["simulate", "--count", "0"],
  ["simulate", "--count", "1e3"],
  ["simulate", "--stats=yes"],
  ["simulate", "--json"],
  ["simulate", "--out", nowhere],
  ["replay"],
  ["replay", nowhere],
  ["replay", folder],
  ["replay", "a", "b"],
  ["replay", "a", "--line", "0"],
  ["verify"],
  ["verify", nowhere],
  ["verify", folder],
  ["verify", "a", "--stats"],
];

describe.each(["en", "de"])("in %s", (language) => {
  test.each(wrong)("%s %s %s %s %s", async (...args) => {
    const given = args.filter((arg) => arg !== undefined);
    const { code, out, err } = await run(given, "", { env: { LANG: language } });
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^[^\n]+[.?]\n$/);
    expect(err).not.toMatch(/ at |undefined|Error|\[object/);
  });
});

test("complaints are in the reader's language", async () => {
  expect((await run(["play", "--seats", "9"])).err).toBe("--seats needs a whole number from 2 to 4.\n");
  expect((await run(["play", "--seats", "9", "--lang", "de"])).err).toBe("--seats braucht eine ganze Zahl von 2 bis 4.\n");
});

test("options are the same by flag, by list and as JSON", async () => {
  const cards = ["gambler", "lady", "merchants", "oracle", "reverser", "troublemakers"];
  const ways = [
    ["--cards", cards.join(",")],
    ["--set", "chosen", "--cards", cards.join("+")],
    ["--options", `set=chosen, cards=${cards.join("+")}`],
    ["--options", JSON.stringify({ set: "chosen", cards })],
  ];
  const records = await Promise.all(
    ways.map(async (way) => (await run(["simulate", "--count", "1", "--seed", "s", ...way])).out),
  );
  expect(new Set(records).size).toBe(1);
  expect(JSON.parse(records[0]!)).toMatchObject({ start: { options: { set: "chosen", cards } } });
});

test("an option that has the name of one of our flags is given by list", async () => {
  const { out } = await run(["simulate", "--game", "council-of-12", "--count", "1", "--seed", "s", "--options", "game=january"]);
  expect(JSON.parse(out)).toMatchObject({ start: { game: "council-of-12", options: { game: "january" } } });
});

test("help and version", async () => {
  const help = await Promise.all(
    [[], ["help"], ["--help"], ["play", "--help"], ["--lang", "en", "help"]].map((args) => run(args)),
  );
  for (const { code, out } of help)
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining("tafelrunde verify FILE") });
  expect((await run(["--lang=de"])).out).toContain("tafelrunde verify DATEI");
  expect((await run(["--version"])).out).toMatch(/^tafelrunde \d+\.\d+\.\d+\n$/);
});

test("a bug of ours is one sentence; its stack is for those who ask", async () => {
  const broken = () =>
    new Writable({
      write() {
        throw new Error("broken stream");
      },
    });
  const quiet = await run(["help"], "", { stdout: broken() });
  expect(quiet).toMatchObject({
    code: 70,
    err: "This should not have happened: broken stream (TAFELRUNDE_DEBUG=1 tells more.)\n",
  });
  const loud = await run(["help"], "", { stdout: broken(), env: { TAFELRUNDE_DEBUG: "1" } });
  expect(loud.err).toMatch(/\n +at /);
});

test("colour: NO_COLOR beats FORCE_COLOR beats the terminal", () => {
  expect(wantsColour({}, true)).toBe(true);
  expect(wantsColour({}, false)).toBe(false);
  expect(wantsColour({ TERM: "dumb" }, true)).toBe(false);
  expect(wantsColour({ FORCE_COLOR: "1" }, false)).toBe(true);
  expect(wantsColour({ FORCE_COLOR: "0" }, true)).toBe(false);
  expect(wantsColour({ FORCE_COLOR: "1", NO_COLOR: "1" }, true)).toBe(false);
});
