/** A device's memory against records that differ from it: each difference is found and named, and honest games pass. */
import { readFileSync } from "node:fs";
import { toy } from "@tafelrunde/testkit";
import { expect, test } from "vitest";
import { sha256Hex } from "./canonical.ts";
import { type Evidence, EVIDENCE_FORMAT, parseEvidence } from "./evidence.ts";
import { commitmentTo, sealOf } from "./fairness.ts";
import type { Game } from "./game.ts";
import { Match } from "./match.ts";
import { type Note, takeNote } from "./notes.ts";
import type { GameRecord } from "./record.ts";
import { type Breach, compare, type Testimony, TESTIMONY_FORMAT } from "./testimony.ts";
import { verify } from "./verify.ts";

const game = toy as unknown as Game;
const secret = sha256Hex("the host");
const entropy = [sha256Hex("one").slice(0, 32), sha256Hex("two").slice(0, 32)];
const MOVES: readonly (readonly [number, string])[] = [
  [0, "count"],
  [0, "count"],
  [0, "takeback"],
  [0, "stop"],
  [1, "bid 2"],
  [0, "bid 3"],
];

interface Setting {
  readonly secret?: string;
  readonly entropy?: readonly string[];
  readonly moves?: readonly (readonly [number, string])[];
}

/** A game that is true to itself, whatever was promised. */
function played(setting: Setting = {}, look: (match: Match) => void = () => {}): GameRecord {
  const given = { secret, entropy, moves: MOVES, ...setting };
  const begun = Match.begin(game, { options: {}, seats: [{ name: "Zoë" }, { name: "Tom" }], ...given });
  if (!begun.ok) throw new Error(begun.refusal.code);
  look(begun.match);
  for (const [seat, text] of given.moves) {
    if (!begun.match.playText(seat, text)?.ok) throw new Error(`${seat} ${text} is refused`);
    look(begun.match);
  }
  return begun.match.record();
}

let shown: readonly Note[] = [];
const honest = played({}, (match) => (shown = takeNote(shown, match.seq, match.update(0).view)));

const testimony: Testimony = {
  format: TESTIMONY_FORMAT,
  table: "t",
  seat: 0,
  commitment: commitmentTo(secret),
  entropy: entropy[0]!,
  agreed: {
    game: toy.id,
    rulesVersion: toy.rulesVersion,
    options: {},
    commitment: commitmentTo(secret),
    shares: entropy.map((each) => ({ seal: sealOf(each) })),
  },
  moves: MOVES.flatMap(([seat, text], index) => (seat === 0 ? [[index + 1, text] as const] : [])),
  shown,
  brokenOff: 0,
};

const found = (record: unknown, remembered: Testimony = testimony): readonly string[] => [
  ...new Set(compare(game, remembered, record).breaches.map(({ code }) => code)),
];

test("an honest game keeps every promise", () => {
  expect(compare(game, testimony, honest)).toEqual({ proved: true, breaches: [], foreign: 0 });
  expect(
    found(honest, { ...testimony, agreed: { ...testimony.agreed, shares: entropy.map((each) => ({ entropy: each })) } }),
  ).toEqual([]);
});

test("moves at the own seat that the device did not send are counted and accuse nobody", () => {
  const halved = { ...testimony, moves: testimony.moves.slice(2), shown: [] };
  expect(compare(game, halved, honest)).toEqual({ proved: true, breaches: [], foreign: 2 });
});

test("each promise that is broken has its name, though the record proves itself", () => {
  const other = [entropy[0]!, sha256Hex("three").slice(0, 32)];
  const cases: readonly (readonly [string, GameRecord])[] = [
    ["commitment", played({ secret: sha256Hex("another") })],
    ["own-luck", played({ entropy: [other[1]!, entropy[1]!] })],
    ["other-luck", played({ entropy: other })],
    ["own-move", played({ moves: MOVES.toSpliced(1, 2) })],
    ["own-move", played({ moves: MOVES.with(5, [0, "bid 1"]) })],
    ["shown", played({ moves: MOVES.with(4, [1, "bid 1"]) })],
  ];
  for (const [code, record] of cases) {
    expect(verify(game, record).ok, code).toBe(true);
    expect(found(record), code).toContain(code);
  }
  expect(found(played({ entropy: other }))[0]).toBe("other-luck");
  expect(compare(game, testimony, played({ entropy: other })).breaches[0]).toEqual({ code: "other-luck", seat: 1 });
});

test("another game, other rules, options or seats than those agreed to", () => {
  const agreed = (change: Partial<Testimony["agreed"]>): Testimony => ({
    ...testimony,
    agreed: { ...testimony.agreed, ...change },
  });
  expect(found(honest, agreed({ game: "chess" }))).toEqual(["agreement"]);
  expect(found(honest, agreed({ options: { speed: "slow" } }))).toEqual(["agreement"]);
  expect(found(honest, agreed({ shares: testimony.agreed.shares.slice(0, 1) }))).toEqual(["agreement"]);
  expect(found(honest, agreed({ rulesVersion: 7 }))).toEqual(["agreement"]);
});

test("rules that this program does not know are nobody's fault; a record that contradicts itself is", () => {
  const newer = { ...game, rulesVersion: 9 };
  expect(compare(newer, testimony, honest)).toMatchObject({ proved: false, breaches: [] });
  const rolled = { ...honest, moves: honest.moves.with(5, { ...honest.moves[5]!, rolls: [[6, 1]] }) };
  expect(compare(game, testimony, rolled).breaches[0]).toEqual({ code: "record", where: 6, fault: "chain" });
  for (const nonsense of [null, {}, "no", { ...honest, extra: 1 }])
    expect(compare(game, testimony, nonsense)).toMatchObject({
      proved: false,
      breaches: [{ code: "record", fault: "not-a-record" }],
    });
});

test("a record that stops before what was shown is no record of that game", () => {
  const stopped = { start: honest.start, moves: honest.moves.slice(0, 4) };
  expect(found(stopped)).toEqual(["record", "own-move", "shown"]);
});

test("evidence is read strictly, and its record may be anything", () => {
  const evidence = { format: EVIDENCE_FORMAT, testimony, record: honest, breaches: [] };
  expect(parseEvidence(JSON.stringify(evidence))).toEqual(JSON.parse(JSON.stringify(evidence)));
  expect(parseEvidence(JSON.stringify({ ...evidence, record: null }))?.record).toBeNull();
  for (const wrong of [
    { ...evidence, extra: 1 },
    { ...evidence, format: "tafelrunde-evidence/2" },
    { ...evidence, testimony: { ...testimony, seat: -1 } },
    { ...evidence, testimony: { ...testimony, entropy: "00" } },
    { ...evidence, testimony: { ...testimony, moves: [[1]] } },
    { ...evidence, testimony: { ...testimony, agreed: { ...testimony.agreed, shares: [{}] } } },
  ])
    expect(parseEvidence(JSON.stringify(wrong)), JSON.stringify(wrong).slice(0, 80)).toBeUndefined();
  expect(parseEvidence("{")).toBeUndefined();
});

test("docs/records.md tells every field of evidence, and every breach", () => {
  const page = readFileSync(new URL("../../../docs/records.md", import.meta.url), "utf8");
  const section = page.slice(page.indexOf("## 6."));
  const evidence: Evidence = { format: EVIDENCE_FORMAT, testimony, record: honest, breaches: [] };
  const codes: Record<Breach["code"], true> = {
    commitment: true,
    agreement: true,
    "own-luck": true,
    "other-luck": true,
    record: true,
    "own-move": true,
    shown: true,
  };
  const names = [evidence, testimony, testimony.agreed, codes].flatMap((whole) => Object.keys(whole));
  expect(names.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  for (const format of [EVIDENCE_FORMAT, TESTIMONY_FORMAT]) expect(section).toContain(format);
});
