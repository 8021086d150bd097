/** Verify: every claim of a record is checked, and the first wrong place is named. */
import { createHash, createHmac } from "node:crypto";
import { toy } from "@tafelrunde/testkit";
import { expect, test } from "vitest";
import { canonical, sha256Hex } from "./canonical.ts";
import { commitmentTo, seedFrom } from "./fairness.ts";
import { Match } from "./match.ts";
import { parseRecord } from "./parse-record.ts";
import { chained, type GameRecord, type RecordedMove } from "./record.ts";
import { replay, verify } from "./verify.ts";

const secret = sha256Hex("the host");
const entropy = [sha256Hex("one").slice(0, 32), sha256Hex("two").slice(0, 32)];

function playedOut(): GameRecord {
  const begun = Match.begin(toy, { options: {}, seats: [{ name: "Zoë" }, { name: "Tom", bot: "random" }], secret, entropy });
  if (!begun.ok) throw new Error(begun.refusal.code);
  for (const [seat, text] of [
    [0, "count"],
    [0, "count"],
    [0, "takeback"],
    [0, "stop"],
    [1, "bid 2"],
    [0, "bid 3"],
  ] as const)
    expect(begun.match.playText(seat, text)?.ok).toBe(true);
  return begun.match.record();
}

const good = playedOut();
const line = JSON.stringify(good);

/** The verdict on a text, as `tafelrunde verify` reaches it. */
function judge(text: string): string {
  const parsed = parseRecord(text);
  if (!parsed.ok) return `${parsed.where} malformed`;
  const verdict = verify(toy, parsed.record);
  return verdict.ok ? "ok" : `${verdict.fault.where} ${verdict.fault.code}`;
}

/** A record with its chain made anew: what somebody would do who knows the format. */
function rechained(start: object, moves: readonly object[], end?: object): string {
  const bare = (entry: object) => Object.fromEntries(Object.entries(entry).filter(([key]) => key !== "hash"));
  const first = chained("", bare(start));
  let previous = first.hash;
  const links = moves.map((move) => {
    const link = chained(previous, bare(move));
    previous = link.hash;
    return link;
  });
  return JSON.stringify({ start: first, moves: links, ...(end && { end: chained(previous, bare(end)) }) });
}

test("an honest record verifies, and its counts are told", () => {
  const parsed = parseRecord(line);
  expect(parsed.ok && verify(toy, parsed.record)).toEqual({
    ok: true,
    moves: 6,
    rolls: 4,
    outcome: { type: "ranked", places: [1, 2], scores: [3, 2] },
  });
  expect(judge(rechained(good.start, good.moves, good.end))).toBe("ok");
});

test("no byte can be flipped unnoticed", () => {
  const bytes = Buffer.from(line);
  for (let at = 0; at < bytes.length; at++)
    for (const mask of [0x01, 0x20]) {
      const tampered = Buffer.from(bytes);
      tampered[at]! ^= mask;
      expect(judge(tampered.toString("utf8")), `byte ${at}, ^${mask}`).not.toBe("ok");
    }
});

test("a change inside the chain is named at its own entry", () => {
  const at = (index: number, change: Partial<RecordedMove>) =>
    JSON.stringify({ ...good, moves: good.moves.map((move, i) => (i === index ? { ...move, ...change } : move)) });
  expect(judge(at(4, { move: "bid 3" }))).toBe("5 chain");
  expect(judge(at(0, { seat: 1 }))).toBe("1 chain");
  expect(judge(at(5, { rolls: [[6, 7 - good.moves[5]!.rolls[0]![1]]] }))).toBe("6 chain");
  expect(judge(JSON.stringify({ ...good, moves: good.moves.toSpliced(1, 2) }))).toBe("2 chain");
  expect(judge(JSON.stringify({ ...good, start: { ...good.start, seats: [{ name: "Eve" }, { name: "Tom" }] } }))).toBe(
    "start chain",
  );
});

test("a forger who makes the chain anew is still found", () => {
  const { start, moves, end } = good;
  const change = (index: number, changed: Partial<RecordedMove>) =>
    moves.map((move, i) => (i === index ? { ...move, ...changed } : move));
  expect(judge(rechained(start, change(5, { rolls: [[6, 7 - moves[5]!.rolls[0]![1]]] }), end))).toBe("6 roll");
  expect(judge(rechained({ ...start, rolls: [] }, moves, end))).toBe("start roll");
  expect(judge(rechained(start, change(4, { move: "bid 4" }), end))).toBe("5 illegal-move");
  expect(judge(rechained(start, change(4, { seat: 7 }), end))).toBe("5 illegal-move");
  expect(judge(rechained(start, change(4, { move: "bid 1" }), end))).toBe("end outcome");
  expect(judge(rechained(start, [...moves, moves[5]!], end))).toBe("7 illegal-move");
  expect(judge(rechained(start, moves, { ...end, secret: sha256Hex("another") }))).toBe("end commitment");
  expect(judge(rechained(start, moves, { ...end, outcome: { type: "ranked", places: [2, 1], scores: [3, 2] } }))).toBe(
    "end outcome",
  );
  expect(judge(rechained({ ...start, entropy: entropy.toReversed() }, moves, end))).toBe("start roll");
  expect(judge(rechained({ ...start, seats: [{ name: "Zoë" }], entropy: entropy.slice(1) }, moves, end))).toBe("start bad-setup");
  expect(judge(rechained({ ...start, options: { speed: 1 } }, moves, end))).toBe("start bad-setup");
  expect(judge(rechained({ ...start, game: "chess" }, moves, end))).toBe("start other-rules");
  expect(judge(rechained({ ...start, rulesVersion: 2 }, moves, end))).toBe("start other-rules");
});

test("a record that stops early cannot be proved, but it can be replayed by whoever knows the secret", () => {
  expect(judge(rechained(good.start, good.moves.slice(0, 3)))).toBe("end unfinished");
  expect(judge(rechained(good.start, good.moves.slice(0, 3), good.end))).toBe("end unfinished");
  const resumed = replay(toy, { start: good.start, moves: good.moves.slice(0, 3) }, secret);
  expect(resumed.ok && resumed.match.seq).toBe(3);
});

test("what is not a record is refused where it stops being one", () => {
  const { start, moves, end } = good;
  const cases: readonly (readonly [unknown, string])[] = [
    [null, "start"],
    [[], "start"],
    [{}, "start"],
    [{ start, moves }, "ok"],
    [{ start, moves, end, extra: 1 }, "start"],
    [{ start: { ...start, extra: 1 }, moves }, "start"],
    [{ start: { ...start, format: "tafelrunde-record/2" }, moves }, "start"],
    [{ start: { ...start, seats: [{ name: "" }, { name: "Tom" }] }, moves }, "start"],
    [{ start: { ...start, options: { a: null } }, moves }, "start"],
    [{ start: { ...start, entropy: ["xyz", "abc"] }, moves }, "start"],
    [{ start, moves: [{ ...moves[0], seat: -1 }] }, "1"],
    [{ start, moves: [moves[0], { ...moves[1], rolls: [[6]] }] }, "2"],
    [{ start, moves, end: { ...end, secret: "short" } }, "end"],
    [{ start, moves, end: { ...end, outcome: { type: "together", won: 1, score: 3 } } }, "end"],
    [{ start, moves, end: null }, "end"],
  ];
  for (const [value, where] of cases) {
    const parsed = parseRecord(JSON.stringify(value));
    expect(parsed.ok ? "ok" : String(parsed.where), JSON.stringify(value)).toBe(where);
  }
  expect(parseRecord("{")).toEqual({ ok: false, where: "start" });
});

test("commitment, seed and chain are the documented formulas", () => {
  const bytes = Buffer.from(secret, "hex");
  expect(commitmentTo(secret)).toBe(createHash("sha256").update(bytes).digest("hex"));
  expect(seedFrom(secret, entropy)).toBe(`hmac-sha256:${createHmac("sha256", bytes).update(entropy.join("\n")).digest("hex")}`);
  const { hash, ...content } = good.moves[0]!;
  expect(hash).toBe(
    createHash("sha256")
      .update(`${good.start.hash}\n${canonical(content)}`)
      .digest("hex"),
  );
  expect(() => commitmentTo("short")).toThrow("64");
  expect(() => seedFrom(secret, ["short"])).toThrow("32");
});

test("canonical JSON does not depend on the order of keys", () => {
  expect(canonical({ b: [1, { z: "ü", y: null }], a: true, c: undefined })).toBe('{"a":true,"b":[1,{"y":null,"z":"ü"}]}');
  expect(canonical({ a: '\u2028\n"' })).toBe(JSON.stringify({ a: '\u2028\n"' }));
});
