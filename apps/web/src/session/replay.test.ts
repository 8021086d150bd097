/** A record becomes a film: every move, for every pair of eyes. */
import { fastChance, Match, type GameRecord } from "@tafelrunde/core";
import { findGame } from "@tafelrunde/registry";
import { expect, test } from "vitest";
import { readRecords } from "../pages/replay/read-records.ts";
import { findings } from "../pages/replay/check.ts";
import { text as de } from "../i18n/dictionaries/de.ts";
import { text as en } from "../i18n/dictionaries/en.ts";
import { film, seen } from "./replay.ts";

const game = await findGame("king-of-12")!.rules();
const setup = {
  options: { set: "random" },
  seats: [{ name: "Ada" }, { name: "Bo" }],
  secret: "12".repeat(32),
  entropy: ["ab".repeat(16), "cd".repeat(16)],
};

/** A whole game, and every update of it as it was at the time. */
function played() {
  const begun = Match.begin(game, setup);
  if (!begun.ok) throw new Error(begun.refusal.code);
  const { match } = begun;
  const chance = fastChance(3);
  const told = [match.update(0, -1)];
  for (let [seat] = match.actors(); seat !== undefined; [seat] = match.actors()) {
    match.play(seat, chance.pick(match.moves(seat)));
    told.push(match.update(0));
  }
  return { record: match.record(), told };
}

const { record, told } = played();

test("each picture is what the seat saw at that moment, and nothing else", () => {
  const { frames, whole } = film(game, record);
  expect(whole).toBe(true);
  expect(frames).toHaveLength(record.moves.length + 1);
  for (const [index, frame] of frames.entries()) {
    expect(seen(game, frame, 0)).toEqual({ view: told[index]!.view, events: told[index]!.events });
    expect((seen(game, frame, "public").view as { own: unknown }).own).toBeNull();
  }
});

test("a record without its end can be watched all the same", () => {
  const { start, moves } = record;
  expect(film(game, { start, moves: moves.slice(0, 5) })).toMatchObject({ whole: true, frames: { length: 6 } });
});

test("a record that makes no sense is shown as far as it does", () => {
  const moves = record.moves.map((move, index) => (index === 3 ? { ...move, move: "lay nobody" } : move));
  expect(film(game, { ...record, moves })).toMatchObject({ whole: false, frames: { length: 4 } });
  expect(film(game, { ...record, start: { ...record.start, rolls: [] } })).toEqual({ frames: [], whole: false });
});

test("a file holds one record, or one a line, or none", () => {
  const text = JSON.stringify(record);
  expect(readRecords(text)).toEqual([record]);
  expect(readRecords(JSON.stringify(record, null, 2))).toEqual([record]);
  expect(readRecords(`${text}\n\nnonsense\n${text}\n`)).toHaveLength(2);
  expect(readRecords("")).toBeUndefined();
  expect(readRecords("{}")).toBeUndefined();
});

test("the check says in plain words what is right, what is wrong and what is not known yet", () => {
  const good = findings(game, record, en);
  expect(good.verdict).toBe("yes");
  expect(good.lines).toContain(`The rules: all ${record.moves.length}\u00a0moves were legal.`);
  const forged: GameRecord = { ...record, moves: record.moves.with(2, { ...record.moves[2]!, seat: 1 - record.moves[2]!.seat }) };
  expect(findings(game, forged, de)).toEqual({ verdict: "no", lines: [`Bei Schritt\u00a03: ${de.faults.chain}`] });
  const { start, moves } = record;
  expect(findings(game, { start, moves }, en)).toEqual({ verdict: "unknown", lines: [`At the end: ${en.faults.unfinished}`] });
});
