/** Simulated games: the same bytes for the same seed, proved by `verify`, and caught by it when anything was changed. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { botsFor } from "@tafelrunde/bots";
import { SOMEBODY } from "@tafelrunde/core";
import { findGame } from "@tafelrunde/registry";
import { beforeAll, describe, expect, test } from "vitest";
import { run } from "../test/fake-io.ts";
import { playOut } from "./simulate.ts";
import { textIn } from "./words/index.ts";

const folder = mkdtempSync(join(tmpdir(), "tafelrunde-records-"));
const file = join(folder, "games.jsonl");
const altered = join(folder, "altered.jsonl");
let bytes: Buffer;

const simulate = (...args: string[]) =>
  run(["simulate", "--seats", "3", "--set", "random", "--count", "4", "--seed", "s", ...args]);

beforeAll(async () => {
  await simulate("--out", file);
  bytes = readFileSync(file);
});

describe("simulate", () => {
  test("the same seed gives the same bytes in a file, on stdout and in another language", async () => {
    expect((await simulate()).out).toBe(bytes.toString());
    expect((await simulate("--out", "-", "--lang", "de")).out).toBe(bytes.toString());
    expect((await simulate("--seed", "t")).out).not.toBe(bytes.toString());
  });

  test("more games begin with the same games", async () => {
    expect((await simulate("--count", "6")).out.startsWith(bytes.toString())).toBe(true);
  });

  test("without a seed, the one that was drawn is told and gives the same games again", async () => {
    const drawn = await run(["simulate", "--count", "2"]);
    const seed = /^--seed ([0-9a-f]{32})\n$/.exec(drawn.err)?.[1] ?? "";
    expect((await run(["simulate", "--count", "2", "--seed", seed])).out).toBe(drawn.out);
  });

  test("--stats counts what the records hold", async () => {
    const { out, code } = await simulate("--stats", "--json");
    expect(code).toBe(0);
    const totals = JSON.parse(out) as {
      games: number;
      moves: number;
      seats: { wins: number }[];
      bots: { of: number; low: number; high: number }[];
    };
    const records = bytes
      .toString()
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as { moves: unknown[]; end: { outcome: { places: number[] } } });
    expect(totals.games).toBe(4);
    expect(totals.moves).toBe(records.reduce((sum, { moves }) => sum + moves.length, 0));
    const wins = [0, 1, 2].map((seat) => records.filter(({ end }) => end.outcome.places[seat] === 1).length);
    expect(totals.seats.map((seat) => seat.wins)).toEqual(wins);
    expect(totals.bots).toMatchObject([{ bot: "random", wins: 4, of: 12 }]);
    expect(totals.bots[0]!.low).toBeCloseTo(0.138, 3);
    expect(totals.bots[0]!.high).toBeCloseTo(0.609, 3);
    expect((await simulate("--stats", "--lang", "de")).out).toMatch(/Partien +4\n[^]*Platz 3 \(random\)/);
  });

  test("--rotate lets each bot have every seat with the same luck, and counts wins by bot", async () => {
    const rotated = (...args: string[]) => simulate("--rotate", "--bots", "page,random,random", "--count", "6", ...args);
    const records = (await rotated()).out
      .trimEnd()
      .split("\n")
      .map(
        (line) =>
          JSON.parse(line) as { start: { commitment: string; seats: { bot: string }[] }; end: { outcome: { places: number[] } } },
      );
    const pages = records.map(({ start }) => start.seats.findIndex(({ bot }) => bot === "page"));
    expect(pages).toEqual([0, 2, 1, 0, 2, 1]);
    const lucks = records.map(({ start }) => start.commitment);
    expect(lucks).toEqual([...Array<string>(3).fill(lucks[0]!), ...Array<string>(3).fill(lucks[3]!)]);
    expect(lucks[3]).not.toBe(lucks[0]);
    const { seats, bots } = JSON.parse((await rotated("--stats", "--json")).out) as {
      seats: { bot?: string; of: number }[];
      bots: { bot: string; wins: number; of: number }[];
    };
    const wins = (place: number, index: number): number => {
      const { places } = records[index]!.end.outcome;
      return places[place] === 1 ? 1 / places.filter((other) => other === 1).length : 0;
    };
    expect(seats.map(({ bot, of }) => `${bot} ${of}`)).toEqual(Array(3).fill("undefined 6"));
    expect(bots.map(({ bot, of }) => [bot, of])).toEqual([
      ["page", 6],
      ["random", 12],
    ]);
    expect(bots[0]!.wins).toBeCloseTo(pages.reduce((sum, place, index) => sum + wins(place, index), 0));
    expect((await rotated("--stats", "--lang", "de")).out).toMatch(/Platz 3 \(alle reihum\)/);
  });
});

describe("verify", () => {
  test("accepts what simulate wrote, from a file and from a pipe", async () => {
    const expected = /^4\srecords verified: chain, commitment, \d+\srolls, \d+\smoves, outcomes\n$/;
    expect(await run(["verify", file])).toEqual({ code: 0, err: "", out: expect.stringMatching(expected) });
    expect(await run(["verify", "-"], bytes.toString())).toMatchObject({ code: 0, out: expect.stringMatching(expected) });
    expect((await run(["verify", file, "--lang", "de"])).out).toMatch(/^4\sAufzeichnungen geprüft: Kette, Festlegung, /);
  });

  test("a flipped bit anywhere is found, and the line is named", async () => {
    const positions = Array.from({ length: 120 }, (_, index) => Math.floor(((index + 0.5) / 120) * (bytes.length - 1)));
    for (const [index, position] of positions.entries()) {
      const copy = Buffer.from(bytes);
      copy[position]! ^= 1 << (index % 7);
      const line = bytes.subarray(0, position).toString().split("\n").length;
      writeFileSync(altered, copy);
      const { code, out, err } = await run(["verify", altered]);
      expect({ position, code, out }).toEqual({ position, code: 1, out: "" });
      expect(err).toMatch(new RegExp(`^altered\\.jsonl, line ${line}, (start|end|step \\d+): [^\\n]+\\.\\n$`));
    }
  });

  test("a changed move is named by its number", async () => {
    const records = bytes.toString().split("\n");
    const record = JSON.parse(records[1]!) as { moves: { move: string }[] };
    record.moves[22]!.move = record.moves[22]!.move === "lay knight" ? "lay oracle" : "lay knight";
    writeFileSync(altered, [records[0], JSON.stringify(record), ...records.slice(2)].join("\n"));
    expect(await run(["verify", altered])).toEqual({
      code: 1,
      out: "",
      err: "altered.jsonl, line 2, step 23: the hash does not match, so something was changed here.\n",
    });
    expect((await run(["verify", altered, "--lang", "de"])).err).toMatch(/^altered\.jsonl, Zeile 2, Schritt 23: Die Prüfsumme/);
  });

  test("rules that nobody here knows are named, and a changed version is a change", async () => {
    const game = { ...(await findGame("king-of-12")!.rules()), rulesVersion: 99 };
    const bot = (await botsFor(game)).at(-1)!;
    const record = playOut({ game, options: {}, bots: [bot, bot], seed: "s" }, 1).record();
    writeFileSync(altered, `${JSON.stringify(record)}\n`);
    expect(await run(["verify", altered])).toMatchObject({
      code: 1,
      err: "altered.jsonl, line 1, start: the record belongs to a version of the rules that this program does not know.\n",
    });
    writeFileSync(altered, bytes.toString().replace('"rulesVersion":1,', '"rulesVersion":99,'));
    expect((await run(["verify", altered])).err).toContain("line 1, start: the hash does not match");
  });

  test.each([
    ["an empty file", "", 2, "altered.jsonl is empty."],
    ["bytes that are no text", Buffer.from([0x7b, 0xff, 0xfe]), 2, "altered.jsonl, line 1: this is not UTF-8 text."],
    ["something else", "hello\n", 1, "altered.jsonl, line 1, start: the record is damaged or incomplete here."],
    ["an empty line", "\n\n", 1, "altered.jsonl, line 1, start: the record is damaged or incomplete here."],
  ])("%s is refused in one sentence", async (_, content, code, sentence) => {
    writeFileSync(altered, content);
    expect(await run(["verify", altered])).toEqual({ code, out: "", err: `${sentence}\n` });
  });

  test("a record that stops early or belongs to no known game is refused", async () => {
    const record = JSON.parse(bytes.toString().split("\n")[0]!) as { start: object; moves: unknown[] };
    writeFileSync(altered, JSON.stringify({ start: record.start, moves: record.moves }));
    expect((await run(["verify", altered])).err).toBe("altered.jsonl, line 1, end: the game was not played to its end.\n");
    writeFileSync(altered, JSON.stringify({ ...record, start: { ...record.start, game: "chess" } }));
    expect((await run(["verify", altered])).err).toBe("altered.jsonl, line 1, start: no such game is known here.\n");
  });
});

describe("replay", () => {
  const replay = (...args: string[]) => run(["replay", file, ...args]);

  test("tells the whole game with every hand, and ends with the result", async () => {
    const { code, out } = await replay("--line", "2");
    expect(code).toBe(0);
    expect(out).toMatch(/^King of 12\nPlayed by Mia, Tom and Lea\.\n/);
    for (const sentence of ["Round\u00a01, everyone rolls: Mia", "Tom lays the ", "Cards up: ", "wins the game!"])
      expect(out).toContain(sentence);
    expect(out).toMatch(/\nMia +\w+, .*\nTom +\w+, .*\nLea +\w+, /);
    expect(out).toMatch(/wins\.\n 1\. {2}\w+ +2\n/);
  });

  test("the public sees no hidden card, a seat sees its own alone", async () => {
    expect((await replay("--view", "public")).out).not.toContain("face down.");
    const seen = new Set(Array.from((await replay("--view", "tom")).out.matchAll(/(\w+) lays? the/g), ([, name]) => name));
    expect([...seen]).toEqual(["You"]);
    expect((await replay("--view", "2")).out).toBe((await replay("--view", "Tom")).out);
  });

  test("on a terminal: Enter goes on, b back, a number jumps, anything else is explained, q leaves", async () => {
    const steps = async (input: string) => {
      const { out } = await run(["replay", file], input, { interactive: true });
      return Array.from(out.matchAll(/Start \(\d+\ssteps\)|Step \d+ of/g), ([step]) => step.replace(/\(.*/, "").trim());
    };
    expect(await steps("\n\nb\n12\nb\n0\nq\n")).toEqual([
      "Start",
      "Step 1 of",
      "Step 2 of",
      "Step 1 of",
      "Step 12 of",
      "Step 11 of",
      "Start",
    ]);
    const { out } = await run(["replay", file], "b\n9999\nx\n", { interactive: true });
    expect(out.match(/Enter goes on/g)).toHaveLength(3);
  });

  test("names from a stranger's file cannot steer the terminal", async () => {
    const { namesOf } = await import("./chronicle.ts");
    expect(namesOf([{ name: "\u001b[2JMia\u202e" }, { name: "\u0007" }], textIn("en"))).toEqual(["[2JMia", "?"]);
    const forgotten = [{ name: SOMEBODY }];
    expect([...namesOf(forgotten, textIn("de")), ...namesOf(forgotten, textIn("en"))]).toEqual(["Jemand", "Somebody"]);
  });
});
