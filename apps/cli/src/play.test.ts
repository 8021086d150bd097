/** Whole games through the command line, and everything a player may type. */
import { width } from "@tafelrunde/terminal";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import { lines, run } from "../test/fake-io.ts";

const quick = ["play", "--bots", "random", "--seed", "round table"];
const folder = mkdtempSync(join(tmpdir(), "tafelrunde-play-"));

describe("a whole game", () => {
  test.each([
    {
      language: "de",
      seats: 2,
      says: ["Aufgedeckt: ", "gewinnt die Runde", "die Partie!", "Gast", "Leg verdeckt eine Karte."],
    },
    {
      language: "en",
      seats: 4,
      says: ["Cards up: ", "wins the round", "the game!", "Guest", "Choose a card to lay face down."],
    },
  ])("in $language with $seats seats, from the first card to a record that verifies", async ({ language, seats, says }) => {
    const file = join(folder, `${language}.jsonl`);
    const args = [...quick, "--lang", language, "--seats", String(seats), "--set", "random", "--record", file];
    const { code, out, err } = await run(args, lines("1", 400));
    expect({ code, err }).toEqual({ code: 0, err: "" });
    for (const sentence of says) expect(out.replaceAll(/\s+/g, " ")).toContain(sentence);
    expect(out).not.toMatch(/undefined|NaN|\[object|null/);
    expect(out.split("\n").filter((line) => width(line) > 80 && !line.includes(file))).toEqual([]);
    expect(out).toMatch(/\n 1\. {2}\S+ +2\n/);
    const record = JSON.parse(readFileSync(file, "utf8")) as { start: { seats: unknown[] } };
    expect(record.start.seats).toHaveLength(seats);
    expect((await run(["verify", file])).code).toBe(0);
  });

  test("colours change nothing but the colours", async () => {
    const input = "?\nr 2.3\nh\nfoo\n1\n";
    const plain = await run([...quick, "--lang", "de"], input);
    const painted = await run([...quick, "--lang", "de"], input, { colour: true });
    expect(painted.out).not.toBe(plain.out);
    expect(stripVTControlCharacters(painted.out)).toBe(plain.out);
  });

  test("the same seed and the same input give the same game", async () => {
    const [one, other, third] = await Promise.all(
      ["a", "a", "b"].map((seed) => run(["play", "--bots", "random", "--seed", seed], lines("1", 40))),
    );
    expect(one).toEqual(other);
    expect(one).not.toEqual(third);
  });

  test("the language comes from the surroundings, and --lang overrules them", async () => {
    const greeting = async (args: readonly string[], env: Record<string, string>) =>
      (await run([...quick, ...args], "q\n", { env })).out;
    expect(await greeting([], { LANG: "de_AT.UTF-8" })).toContain("Bis zum nächsten Mal!");
    expect(await greeting([], { LANG: "de_DE", LC_ALL: "C" })).toContain("See you next time!");
    expect(await greeting(["--lang", "en"], { LANG: "de_DE" })).toContain("See you next time!");
  });
});

/** The answers to these lines, from the first prompt on. */
async function answers(input: readonly string[], ...args: string[]): Promise<string> {
  const { code, out } = await run([...quick, "--lang", "de", ...args], `${input.join("\n")}\n`);
  expect(code).toBe(0);
  return out.slice(out.indexOf("> "));
}

describe("what a player types", () => {
  test.each([
    ["foo", "Das habe ich nicht verstanden."],
    ["", "Das habe ich nicht verstanden."],
    ["0", "Hier gibt es nur die Nummern 1 bis 7."],
    ["8", "Hier gibt es nur die Nummern 1 bis 7."],
    ["legen", "Das kann mehreres heißen: Alchemisten legen, Golem legen,"],
    ["lay lady", "Diese Karte hast du nicht auf der Hand. (2.1)"],
    ["tip 3", "Darum geht es gerade nicht. (2.7)"],
    ["r 99", "Einen Absatz 99 haben die Regeln nicht."],
  ])("%j is refused with a reason", async (line, reason) => {
    expect(await answers([line])).toContain(`✗ ${reason}`);
  });

  test.each(["alch", "ALCHEMIST", "1", "lay alchemist", "alchemisten legen", " Alchemisten  LEGEN "])(
    "%j lays the Alchemist",
    async (line) => {
      expect(await answers([line])).toContain("Du legst verdeckt den Alchemisten.");
    },
  );

  test.each(["händ", "haend", "HAND", "merch"])("%j lays the Händlergilde, with or without umlauts", async (line) => {
    const cards = "lady+merchants+gambler+golem+oracle+machine";
    expect(await answers([line], "--cards", cards)).toContain("Du legst verdeckt die Händlergilde.");
  });

  test("a card that is gone is refused with the paragraph behind it", async () => {
    const told = await answers(["golem", "golem"]);
    expect(told).toMatch(/✗ Diese Karte hast du nicht auf der Hand\. \(2\.6\)\n 2\.6 {2}\S/);
  });

  test("a number that another move has in its name must be confirmed", async () => {
    const tip = (seed: string, input: string) =>
      run(["play", "--bots", "random", "--seed", seed, "--lang", "en", "--seats", "2"], `sorcerer\n${input}`);
    for (const seed of "abcdefgh") {
      const { out } = await tip(seed, "");
      const listed = Array.from(out.matchAll(/^ +(\d) Tip to (\d+)/gm), ([, number, face]) => ({ number: number!, face: face! }));
      const doubtful = listed.find(({ number }) => listed.some((other) => other.face === number && other.number !== number));
      if (!doubtful) continue;
      const { number, face } = doubtful;
      const once = await tip(seed, `${number}\n`);
      expect(once.out).toContain(`Number ${number} in the list is “Tip to ${face}”. Type ${number} again`);
      expect(once.out).not.toContain("Sorcerer tips");
      expect((await tip(seed, lines(number, 2))).out).toContain(`to ${face}.`);
      expect((await tip(seed, `to ${number}\n`)).out).toMatch(new RegExp(`Your Sorcerer tips the die from \\d+ to ${number}\\.`));
      return;
    }
    expect.unreachable("no seed led to a doubtful number");
  });

  test("? explains also the cards that are gone, h shows the table again, r prints the rules", async () => {
    const told = await answers(["golem", "?", "h", "r"]);
    expect(told).toMatch(/· Golem legen +Zählt 12/);
    expect(told.split("Runde\u00a01, Zug\u00a02")).toHaveLength(3);
    expect(told).toContain(" 2.3  ");
    expect(told).toContain(" 6.1  ");
  });

  test("q and the end of the input both leave politely", async () => {
    for (const input of ["q\n", ""]) {
      const { code, out, err } = await run([...quick, "--lang", "de"], input);
      expect({ code, err }).toEqual({ code: 0, err: "" });
      expect(out).toMatch(/Bis zum nächsten Mal!\n$/);
    }
  });
});
