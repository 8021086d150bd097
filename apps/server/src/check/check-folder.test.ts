/** A check goes through whole games of every kind: silent about what was played, and exact about what was changed. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fastChance } from "@tafelrunde/core";
import { games } from "@tafelrunde/registry";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyJournal, openDatabase } from "../store/driver.ts";
import { markOf } from "../store/marks.ts";
import { oldFile } from "../../test/harness/old-files.ts";
import { playedTable, servicesAt } from "../../test/harness/played-table.ts";
import type { Problem } from "../store/problem.ts";
import { SqliteStore } from "../store/sqlite.ts";
import type { Entry } from "../table/entry.ts";
import { foldAll } from "../table/fold.ts";
import { checkFolder } from "./check-folder.ts";
import type { Checked } from "./check-tables.ts";

const MOVES = 25;
const root = mkdtempSync(join(tmpdir(), "tafelrunde-check-"));
const original = join(root, "data");
const chance = fastChance(5);
const ids: string[] = [];

beforeAll(async () => {
  const store = await SqliteStore.open(original);
  const services = servicesAt(store, () => 1000);
  for (const { rules } of games) ids.push((await playedTable(await rules(), services, chance, MOVES)).id);
  await store.close();
});
afterAll(() => rmSync(root, { recursive: true }));

/** Goes on in a copy, because other connections of this process still know the old files. */
function copied(): string {
  const next = join(root, String(readdirSync(root).length));
  cpSync(original, next, { recursive: true, filter: (path) => !path.endsWith("-shm") });
  return next;
}

async function changed(...sql: readonly string[]): Promise<string> {
  const folder = copied();
  const database = await openDatabase(join(folder, "tafelrunde.sqlite"));
  database.exec("PRAGMA foreign_keys = OFF");
  for (const each of sql) database.exec(each);
  emptyJournal(database);
  database.close();
  return folder;
}

async function found(folder: string): Promise<{ problems: readonly Problem[]; checked: Checked }> {
  const problems: Problem[] = [];
  const checked = await checkFolder(folder, { problem: (problem) => void problems.push(problem) });
  return { problems, checked };
}

test("games of every kind are played again, and nothing is wrong with them", async () => {
  const { problems, checked } = await found(copied());
  expect(problems).toEqual([]);
  expect([checked.tables, checked.unmarked]).toEqual([games.length, 0]);
  expect(checked.entries).toBeGreaterThan(games.length * 20);
});

test("a server at work can be checked", async () => {
  const folder = copied();
  const store = await SqliteStore.open(folder);
  const { length } = await store.read(ids[0]!);
  // Not sorted into the log yet.
  await store.append(ids[0]!, length, { type: "moved", seat: 0, move: "nonsense", at: 1 }, {});
  const { problems, checked } = await found(folder);
  expect(problems).toEqual([{ code: "bad-entry", table: ids[0], seq: length, detail: expect.any(String) }]);
  await store.append(ids[0]!, length + 1, { type: "closed", at: 1 }, {});
  expect((await found(folder)).checked.entries).toBe(checked.entries + 1);
  await store.close();
});

const where = (id: string): string => `WHERE table_id = '${id}'`;
/** As an entry from before there were checksums. */
const rewrite = (id: string, from: string, to: string, type: string): string =>
  `UPDATE log SET mark = NULL, entry = replace(entry, '${from}', '${to}') ${where(id)}
   AND seq = (SELECT min(seq) FROM log ${where(id)} AND entry LIKE '%"type":"${type}"%')`;

test.each<readonly [what: string, sql: (id: string) => string, expected: object]>([
  [
    "a changed entry",
    (id) => `UPDATE log SET entry = replace(entry, 'type', 'Type') ${where(id)} AND seq = 7`,
    { code: "changed-entry", seq: 7 },
  ],
  ["a changed word", (id) => `UPDATE log SET entry = replace(entry, 'Well', 'Badly') ${where(id)}`, { code: "changed-entry" }],
  ["a gap", (id) => `DELETE FROM log ${where(id)} AND seq = 7`, { code: "missing-entry", seq: 7 }],
  ["a cut", (id) => `DELETE FROM log ${where(id)} AND seq > 7`, { code: "missing-entry", seq: 8 }],
  ["a lost log", (id) => `DELETE FROM log ${where(id)}`, { code: "no-log" }],
  ["a lost row", (id) => `DELETE FROM tables WHERE id = '${id}'`, { code: "no-row" }],
  ["another state", (id) => `UPDATE tables SET visibility = 'public' WHERE id = '${id}'`, { code: "other-row" }],
  ["another summary", (id) => `UPDATE tables SET summary = '{' WHERE id = '${id}'`, { code: "other-row" }],
  ["another seat", (id) => `UPDATE seats SET identity = identity || 'x' ${where(id)}`, { code: "other-seats" }],
  ["another record", (id) => `UPDATE tables SET tip = 'ff' WHERE id = '${id}'`, { code: "other-record" }],
  ["an unknown game", (id) => rewrite(id, '"game":"', '"game":"no-', "created"), { code: "unknown-game" }],
  ["no beginning", (id) => rewrite(id, "created", "Created", "created"), { code: "bad-entry", seq: 0 }],
  ["nonsense for a move", (id) => rewrite(id, '"move":"', '"move":"?', "moved"), { code: "bad-entry" }],
])("%s is found at its table and nowhere else", async (_, sql, expected) => {
  for (const id of ids) {
    const { problems } = await found(await changed(sql(id)));
    expect(problems).toEqual([expect.objectContaining({ table: id, ...expected })]);
  }
});

async function logOf(id: string): Promise<readonly Entry[]> {
  const database = await openDatabase(join(original, "tafelrunde.sqlite"), { readOnly: true });
  const rows = database.prepare(`SELECT entry FROM log ${where(id)} ORDER BY seq`).all() as { entry: string }[];
  database.close();
  return rows.map(({ entry }) => JSON.parse(entry) as Entry);
}

test("a legal move in place of another is found, even with a checksum that fits", async () => {
  for (const [index, id] of ids.entries()) {
    const game = await games[index]!.rules();
    const log = await logOf(id);
    const seq = log.findLastIndex(({ type }) => type === "moved");
    const entry = log[seq] as Extract<Entry, { type: "moved" }>;
    const { match } = foldAll(id, game, log.slice(0, seq));
    const other = match!
      .moves(entry.seat)
      .map((move) => game.format(move))
      .find((move) => move !== entry.move);
    // Nothing can stand in place of a move that had to be made.
    if (other === undefined) continue;
    const text = JSON.stringify({ ...entry, move: other }).replaceAll("'", "''");
    const { problems } = await found(
      await changed(`UPDATE log SET entry = '${text}', mark = '${markOf(id, seq, text)}' ${where(id)} AND seq = ${seq}`),
    );
    expect(problems).toContainEqual({ code: "other-record", table: id });
  }
});

test("a broken page and a lost key are named, and what can be read is still checked", async () => {
  const folder = await changed("DELETE FROM meta WHERE key = 'key'", `DELETE FROM log WHERE table_id = '${ids[1]}' AND seq = 3`);
  const { problems } = await found(folder);
  expect(problems.map(({ code }) => code)).toEqual(["key-lost", "missing-entry"]);
  const file = join(folder, "tafelrunde.sqlite");
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xff, bytes.length - 4096));
  const again = copied();
  writeFileSync(join(again, "tafelrunde.sqlite"), bytes);
  expect((await found(again)).problems[0]).toMatchObject({ code: "corrupt", detail: expect.any(String) });
});

test("a folder of an older version is read as it is", async () => {
  const folder = mkdtempSync(join(root, "old-"));
  await oldFile(folder, "1", "t", [{ type: "closed", at: 1 }]);
  const { problems, checked } = await found(folder);
  expect(problems).toEqual([{ code: "bad-entry", table: "t", seq: 0, detail: "not-created" }]);
  expect(checked).toEqual({ tables: 1, entries: 1, unmarked: 1, unplayed: 0 });
});
