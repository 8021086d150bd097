/** A copy made while games go on, a server that dies, and the copy put back: by our command for a folder, by PostgreSQL's for a database. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { bundle } from "../../../scripts/build.mjs";
import { findPostgres } from "../../../scripts/postgres.mjs";
import { verifiedRecord } from "./harness/archive.ts";
import { command } from "./harness/command.ts";
import { Person } from "./harness/person.ts";
import { gather, Player } from "./harness/player.ts";
import { noPostgres, TestPostgres } from "./harness/postgres.ts";
import { TestServer } from "./harness/test-server.ts";
import { until } from "./harness/until.ts";

const TABLES = 2;

interface Round {
  readonly id: string;
  readonly people: readonly Person[];
  readonly players: readonly Player[];
}

/** Tables at which two people play as fast as they can. */
async function load(server: TestServer): Promise<readonly Round[]> {
  return Promise.all(
    Array.from({ length: TABLES }, async (_, number): Promise<Round> => {
      const people = await Promise.all(["Ada", "Bob"].map((name) => Person.named(server, `${name} ${number}`)));
      const { id } = await people[0]!.open({ seats: 2 });
      const players = await gather(people, id);
      await people[0]!.at(id, "start");
      for (const player of players) player.play();
      return { id, people, players };
    }),
  );
}

const moves = (rounds: readonly Round[]): number =>
  rounds.reduce((sum, { players }) => sum + players.reduce((all, { acknowledged }) => all + acknowledged.length, 0), 0);

/** Everybody comes back to their own seat, and every game is played to its end and proved. */
async function everythingGoesOn(rounds: readonly Round[]): Promise<void> {
  await Promise.all(
    rounds.map(async ({ id, people }, index) => {
      const players = await Promise.all(people.map((person, seat) => new Player(person, id, index + seat + 1).join()));
      await Promise.all(players.map((player) => player.playToTheEnd()));
      for (const { faults, refused } of players) expect([faults, refused]).toEqual([[], []]);
      expect((await people[0]!.info(id)).seats.map(({ you, name }) => [you, name])).toEqual([
        [true, `Ada ${index}`],
        [false, `Bob ${index}`],
      ]);
      expect((await verifiedRecord(people[0]!, id)).end).toBeDefined();
    }),
  );
}

function stopPlaying(rounds: readonly Round[]): void {
  for (const { players } of rounds) for (const player of players) player.drop();
}

test("a copy made under load is put back after a crash, also if that was broken off, and every table goes on", async () => {
  const server = await TestServer.open({}, ["--lang", "en"]);
  const backup = `${server.data}-backup`;
  const restore = (...more: readonly string[]) => command("restore", "--from", backup, "--data", server.data, ...more);
  try {
    const rounds = await load(server);
    await until("play", () => moves(rounds) > 2 * TABLES);
    expect(await command("backup", "--data", server.data, "--to", backup)).toMatchObject({ code: 0, err: "" });
    expect(await restore("--replace")).toMatchObject({ code: 1, err: expect.stringContaining("Another Tafelrunde server") });
    await server.kill();
    stopPlaying(rounds);
    expect(await restore()).toMatchObject({ code: 2, out: "", err: expect.stringContaining("--replace moves them aside") });

    const file = join(backup, "tafelrunde.sqlite");
    const whole = readFileSync(file);
    writeFileSync(file, whole.toString("latin1").replaceAll("Ada", "Eve"), "latin1");
    const damaged = await restore("--replace");
    expect([damaged.code, damaged.out]).toEqual([1, expect.stringMatching(/^Table \w+: entry 0 of its log was changed/)]);
    expect(damaged.err).toBe(`The backup in ${backup} is damaged, so nothing was changed; take another one.\n`);
    expect(readdirSync(server.data).filter((name) => !name.startsWith("tafelrunde."))).toEqual([]);
    writeFileSync(file, whole);

    const args = [bundle, "restore", "--from", backup, "--data", server.data, "--replace"];
    const brokenOff = spawn(process.execPath, args, { stdio: "ignore" });
    const gone = once(brokenOff, "exit");
    await until("the restore to begin", () => brokenOff.exitCode !== null || existsSync(join(server.data, "restoring")));
    brokenOff.kill("SIGKILL");
    await gone;

    const { code, out, err } = await restore("--replace");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^2\stables with \d+\sentries looked through\.\nNothing is wrong, .*\nWhat was there before is in .*\n$/);
    const aside = readdirSync(server.data).find((name) => name.startsWith("before-restore-"));
    expect((await command("check", "--data", join(server.data, aside!))).out).toContain("Nothing is wrong.");
    expect((await command("check", "--data", server.data)).out).toContain("Nothing is wrong.");
    await server.start();
    await everythingGoesOn(rounds);
  } finally {
    await server.close();
    rmSync(backup, { recursive: true, force: true });
  }
});

/** The programs that come with a whole PostgreSQL; those that only run a server lack them. */
const found = findPostgres();
const tool = (name: string): string => ("programs" in found ? join(found.programs, name) : name);

describe.skipIf(noPostgres !== undefined || !existsSync(tool("pg_dump")))("a database", () => {
  test("is dumped under load and restored by the lines that docs/data.md gives, and every table goes on", async () => {
    const postgres = await TestPostgres.open();
    const url = await postgres.database();
    // What a program of PostgreSQL waits for is its own matter.
    const plain = url.replace(/\?.*/, "");
    const server = await TestServer.open({}, ["--database", url]);
    const file = join(server.data, "dump");
    const run = promisify(execFile);
    try {
      const rounds = await load(server);
      await until("play", () => moves(rounds) > 2 * TABLES);
      await run(tool("pg_dump"), ["--format=custom", `--file=${file}`, plain]);
      await server.kill();
      stopPlaying(rounds);
      const refused = await command("restore", "--from", "anywhere", "--database", url);
      expect([refused.code, refused.err]).toEqual([2, expect.stringContaining("pg_restore --clean --if-exists")]);
      await postgres.sql(url, "UPDATE log SET entry = 'gone'");
      await run(tool("pg_restore"), ["--clean", "--if-exists", `--dbname=${plain}`, file]);
      expect((await command("check", "--database", url)).out).toMatch(/^2\stables .*\nNothing is wrong\.\n$/);
      await server.start();
      await everythingGoesOn(rounds);
    } finally {
      await server.close();
      await postgres.close();
    }
  });
});
