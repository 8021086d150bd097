/** Evidence from a browser, judged on the command line: what was broken is named, and what was kept is said. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  commitmentTo,
  type Evidence,
  EVIDENCE_FORMAT,
  type GameRecord,
  sealOf,
  takeNote,
  TESTIMONY_FORMAT,
  type Testimony,
  verify,
} from "@tafelrunde/core";
import { findGame } from "@tafelrunde/registry";
import { beforeAll, expect, test } from "vitest";
import { run } from "../test/fake-io.ts";

const file = join(mkdtempSync(join(tmpdir(), "tafelrunde-evidence-")), "evidence.json");
let record: GameRecord;
let testimony: Testimony;

/** What the device at the first seat remembers of an honest game. */
beforeAll(async () => {
  const { out } = await run(["simulate", "--seats", "3", "--count", "1", "--seed", "e"]);
  record = JSON.parse(out) as GameRecord;
  const { start, moves, end } = record;
  let shown: Testimony["shown"] = [];
  verify(await findGame(start.game)!.rules(), record, (match) => (shown = takeNote(shown, match.seq, match.update(0).view)));
  testimony = {
    format: TESTIMONY_FORMAT,
    table: "a".repeat(20),
    seat: 0,
    commitment: commitmentTo(end!.secret),
    entropy: start.entropy[0]!,
    agreed: {
      game: start.game,
      rulesVersion: start.rulesVersion,
      options: start.options,
      commitment: start.commitment,
      shares: start.entropy.map((entropy) => ({ seal: sealOf(entropy) })),
    },
    moves: moves.flatMap(({ seat, move }, index) => (seat === 0 ? [[index + 1, move] as const] : [])).slice(1),
    shown,
    brokenOff: 0,
  };
});

function judge(change: Partial<Evidence>, ...args: readonly string[]) {
  const evidence: Evidence = { format: EVIDENCE_FORMAT, testimony, record, breaches: [], ...change };
  writeFileSync(file, JSON.stringify(evidence, undefined, 2));
  return run(["verify", "--evidence", file, ...args]);
}

test("what was kept is said, and moves from elsewhere are counted", async () => {
  expect(await judge({})).toEqual({
    code: 0,
    err: "",
    out: expect.stringMatching(
      /^Every promise was kept: .* \d+\sown moves, and what was shown \(1\sother move at that seat came from elsewhere\)\n$/,
    ),
  });
  expect((await judge({}, "--lang", "de")).out).toMatch(/^Alle Zusagen wurden gehalten: /);
});

test("each promise that was broken has its line, in both languages", async () => {
  const other = sealOf("7".repeat(32));
  const broken: Testimony = {
    ...testimony,
    commitment: other,
    entropy: "7".repeat(32),
    agreed: { ...testimony.agreed, options: {}, shares: testimony.agreed.shares.with(1, { seal: other }) },
    moves: [[1, "lay lady"]],
    shown: [
      [3, { round: 9 }],
      [4, {}],
    ],
  };
  const { code, out, err } = await judge({ testimony: broken });
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err.trimEnd().split("\n")).toEqual([
    "evidence.json: promises were broken.",
    "- The secret is not the one the table had committed to when the device first saw it.",
    "- Game, rules, options or seats are not those the device agreed to.",
    "- The entropy at the device’s own seat is not what it gave.",
    "- The entropy of seat 2 is not what that seat was bound to.",
    "- Step 1 is not the move that the device made and that was acknowledged.",
    "- Step 3 led to something else than was shown.",
  ]);
  expect((await judge({ testimony: broken }, "--lang", "de")).err).toContain("- Schritt 3 führte zu etwas anderem");
});

test("a record that is none, or that was changed", async () => {
  expect((await judge({ record: null })).err).toContain(
    "- The record is wrong, start: the record is damaged or incomplete here.",
  );
  const start = { ...record.start, seats: record.start.seats.toReversed() };
  expect(await judge({ record: { ...record, start } })).toMatchObject({
    code: 1,
    err: expect.stringContaining("- The record is wrong, start: the hash does not match"),
  });
});

test("what is no evidence is no evidence", async () => {
  writeFileSync(file, JSON.stringify(record));
  expect(await run(["verify", "--evidence", file])).toMatchObject({
    code: 2,
    err: "evidence.json is no evidence of a Tafelrunde client.\n",
  });
  expect((await run(["verify", "--evidence"])).code).toBe(2);
  expect((await run(["verify", "--evidence", file, "more"])).code).toBe(2);
  expect(await judge({ testimony: { ...testimony, agreed: { ...testimony.agreed, game: "chess" } } })).toMatchObject({ code: 2 });
});
