/** The archive of `npm run release`: unpacked where nothing else is, it serves, survives a crash and proves its records. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { release } from "../../../scripts/release.mjs";
import { Person } from "./harness/person.ts";
import { Player } from "./harness/player.ts";
import { TestServer } from "./harness/test-server.ts";
import { until } from "./harness/until.ts";

const folder = mkdtempSync(join(tmpdir(), "tafelrunde-archive-"));
let root: string;
let server: TestServer;

beforeAll(async () => {
  const file = await release(folder);
  execFileSync("tar", ["-xzf", file, "-C", folder]);
  root = file.slice(0, -".tar.gz".length);
  server = await TestServer.open({}, [], join(root, "tafelrunde.mjs"));
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Folders up to the root of the file system, in which Node would look for packages. */
const above = (path: string): string[] => (dirname(path) === path ? [] : [dirname(path), ...above(dirname(path))]);

test("a game with a bot goes on after a crash, and its record is proved by the same archive", async () => {
  expect(above(root).filter((path) => existsSync(join(path, "node_modules")))).toEqual([]);
  const ada = await Person.named(server, "Ada");
  const { id } = await ada.open();
  expect((await ada.at(id, "bots")).status).toBe(200);
  const player = await new Player(ada, id).join();
  await ada.at(id, "start");
  player.play();
  await until("a few moves", () => player.seq >= 4);
  await server.restart("kill");
  await player.join();
  await until("the end", () => player.over);
  expect(player.faults).toEqual([]);
  const record = join(folder, "record.json");
  writeFileSync(record, (await ada.get(`/api/tables/${id}/record`)).text);
  const args = [join(root, "tafelrunde.mjs"), "verify", record, "--lang", "en"];
  expect(execFileSync(process.execPath, args, { encoding: "utf8", cwd: root })).toMatch(/^1\srecord verified/);
});

test("the web client is part of it, with all its files", async () => {
  const { status, text } = await new Person(server).get("/");
  expect(status).toBe(200);
  const scripts = [...text.matchAll(/src="(\/[^"]+\.js)"/g)].map(([, path]) => path!);
  expect(scripts.length).toBeGreaterThan(0);
  for (const path of scripts) expect((await new Person(server).get(path)).status, path).toBe(200);
});

test("every package in it has its licence in LICENSES", () => {
  const told = readFileSync(join(root, "LICENSES"), "utf8");
  const names = readdirSync(join(root, "node_modules")).flatMap((name) =>
    name.startsWith("@") ? readdirSync(join(root, "node_modules", name)).map((inner) => `${name}/${inner}`) : [name],
  );
  expect(names).toContain("fastify");
  for (const name of [...names, "svelte"])
    expect(told).toMatch(new RegExp(`^${name.replaceAll(".", "\\.")} \\d+\\.\\d+\\.\\d+ \\(`, "m"));
  expect(told).toContain("SIL OPEN FONT LICENSE");
});
