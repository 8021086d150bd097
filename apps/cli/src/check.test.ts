/** `tafelrunde check`, `backup`, `restore` and `forget`, as far as they need no server; and a sentence in both languages for all that can be wrong. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LANGUAGES } from "@tafelrunde/registry";
import type { FolderProblem, Problem, TableProblem } from "@tafelrunde/server";
import { afterAll, describe, expect, test } from "vitest";
import { run } from "../test/fake-io.ts";
import { textIn } from "./words/index.ts";
import { problemIn } from "./words/words.ts";

const folder = mkdtempSync(join(tmpdir(), "tafelrunde-check-"));
afterAll(() => rmSync(folder, { recursive: true }));
const path = "/srv/tafel/tafelrunde.sqlite";
const table = "k3v7q2m5x4c6b2n7d5f3";

const FOLDER: { readonly [code in FolderProblem["code"]]: Extract<FolderProblem, { code: code }> } = {
  "in-use": { code: "in-use", path },
  "no-access": { code: "no-access", path },
  "cannot-save": { code: "cannot-save", path },
  unreachable: { code: "unreachable", path, detail: "connect ECONNREFUSED" },
  newer: { code: "newer", path, schema: "99" },
  corrupt: { code: "corrupt", path, detail: "*** in database main ***\nTree 4" },
  emptied: { code: "emptied", path },
  replaced: { code: "replaced", path },
  "writes-lost": { code: "writes-lost", path, entries: 1, people: 2 },
  "bad-witness": { code: "bad-witness", path },
  "key-lost": { code: "key-lost", path },
  "key-changed": { code: "key-changed", path },
};

const TABLE: { readonly [code in TableProblem["code"]]: TableProblem & { readonly code: code } } = {
  "no-log": { code: "no-log", table },
  "no-row": { code: "no-row", table },
  unreadable: { code: "unreadable", table },
  "not-moved": { code: "not-moved", table },
  "missing-entry": { code: "missing-entry", table, seq: 7 },
  "changed-entry": { code: "changed-entry", table, seq: 7 },
  "bad-entry": { code: "bad-entry", table, seq: 7, detail: "not-in-hand" },
  "unknown-game": { code: "unknown-game", table, game: "chess" },
  "other-record": { code: "other-record", table },
  "other-row": { code: "other-row", table },
  "other-seats": { code: "other-seats", table },
};

describe.each(LANGUAGES)("in %s", (language) => {
  const problem = (each: Problem): string => problemIn(textIn(language), each);

  test("every problem of a folder is one line with its path, and says what to do", () => {
    const sentences = Object.values(FOLDER).map(problem);
    for (const sentence of sentences) expect(sentence).toMatch(/^\S.*\.$/);
    for (const sentence of sentences) expect(sentence).toContain(path);
    for (const sentence of sentences) expect(sentence, "more than the fact").toMatch(/; |\. /);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test("every problem of a table names it", () => {
    const sentences = Object.values(TABLE).map(problem);
    for (const sentence of sentences) expect(sentence).toMatch(new RegExp(`^\\p{L}+ ${table}: .*\\.$`, "u"));
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});

test("a folder that is not there or empty is told, and nothing is made", async () => {
  const nowhere = join(folder, "nowhere");
  expect(await run(["check", "--data", nowhere])).toEqual({ code: 2, out: "", err: `Nothing is kept in ${nowhere}.\n` });
  expect(await run(["backup", "--data", nowhere, "--to", join(folder, "copy")])).toMatchObject({ code: 2, out: "" });
  expect([existsSync(nowhere), existsSync(join(folder, "copy"))]).toEqual([false, false]);
  const empty = await run(["check", "--data", folder, "--lang", "de"]);
  expect(empty).toEqual({ code: 0, out: "0\u00a0Tische mit 0\u00a0Einträgen durchgesehen.\nAlles ist in Ordnung.\n", err: "" });
});

test("what is wrong is named, and the exit code says so", async () => {
  const witness = join(folder, "tafelrunde.witness");
  writeFileSync(witness, "?");
  const { code, out, err } = await run(["check", "--data", folder]);
  expect([code, err]).toEqual([1, ""]);
  expect(out).toBe(
    `${problemIn(textIn("en"), { code: "bad-witness", path: witness })}\n0\u00a0tables with 0\u00a0entries looked through.\nOne thing is wrong.\n`,
  );
});

test("a folder that cannot be opened is told in a sentence", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const closed = /^\S*file\S* cannot be opened; .*\.\n$/;
  for (const args of [["check"], ["backup", "--to", join(folder, "copy")]]) {
    const { code, out, err } = await run([...args, "--data", file]);
    expect([code, out, err]).toEqual([1, "", expect.stringMatching(closed)]);
  }
});

test("a restore needs a backup and a place of its own, and makes nothing without", async () => {
  const [from, to] = [join(folder, "no backup"), join(folder, "restored")];
  expect(await run(["restore"])).toEqual({ code: 2, out: "", err: "From where? --from names the folder of a backup.\n" });
  expect((await run(["restore", "--from", to, "--data", to])).err).toBe("--from and --data name the same folder.\n");
  expect(await run(["restore", "--from", from, "--data", to, "--lang", "de"])).toEqual({
    code: 2,
    out: "",
    err: `In ${from} liegt nichts.\n`,
  });
  expect(existsSync(to)).toBe(false);
});

test("whoever is to be forgotten has to be named, and somewhere to be found", async () => {
  const nowhere = join(folder, "nowhere");
  expect((await run(["forget"])).err).toBe("Who? An id is missing; --named NAME or --at TABLE finds it.\n");
  for (const args of [["k3v7q2m5x4c6b2n7d5f3"], ["--named", "Ada"], ["--at", `https://tafel.example/t/${table}`]])
    expect(await run(["forget", ...args, "--data", nowhere])).toEqual({
      code: 2,
      out: "",
      err: `Nothing is kept in ${nowhere}.\n`,
    });
  expect(existsSync(nowhere)).toBe(false);
});

test("a backup needs a place", async () => {
  expect(await run(["backup"])).toEqual({ code: 2, out: "", err: "Where to? --to names a folder for the copy.\n" });
  expect((await run(["backup", "--into", "x"])).code).toBe(2);
  expect((await run(["check", "--repair"])).err).toContain("--repair");
});
