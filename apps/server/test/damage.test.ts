/** Damage done on purpose to the folder of a real server: told in a sentence with the path, and whatever is whole is played on. */
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../src/store/driver.ts";
import { command } from "./harness/command.ts";
import { TestServer } from "./harness/test-server.ts";
import { newEntropy, newTable, Person } from "./harness/person.ts";
import { Player } from "./harness/player.ts";
import { until } from "./harness/until.ts";

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.open({}, ["--lang", "en"]);
});
afterEach(() => server.close());

const path = (name = "sqlite"): string => join(server.data, `tafelrunde.${name}`);

async function sql(text: string, file = path()): Promise<void> {
  const database = await openDatabase(file);
  database.exec(`PRAGMA busy_timeout = 5000; PRAGMA foreign_keys = OFF; ${text}`);
  database.close();
}

/** Somebody's table at which a game against a bot is on. */
async function playing(person: Person): Promise<string> {
  const { id } = await person.open();
  await person.at(id, "bots", { bot: "random" });
  await person.at(id, "start");
  return id;
}

/** The server does not start; gives back the one sentence why. */
async function refusal(): Promise<string> {
  server.output = "";
  await expect(server.start()).rejects.toThrow("did not start");
  expect(await server.stop()).toBe(1);
  expect(server.output).toMatch(/^\S.*[.]\n$/);
  return server.output;
}

test("a journal that was lost after a crash is missed, and welcome when it is back", async () => {
  const ada = await Person.named(server, "Ada");
  const id = await playing(ada);
  await server.kill();
  copyFileSync(path("sqlite-wal"), path("sqlite-wal.kept"));
  rmSync(path("sqlite-wal"));
  expect(await refusal()).toContain(`${path()} is empty or gone`);
  copyFileSync(path("sqlite-wal.kept"), path("sqlite-wal"));
  await server.start();
  expect((await ada.info(id)).state).toBe("playing");
  await server.stop();
  await server.start();
  await playing(ada);
  await server.kill();
  truncateSync(path("sqlite-wal"), 5000);
  const sentence = await refusal();
  expect(sentence).toContain(`${path()} lacks`);
  expect(sentence).toContain("--despite-damage");
  const { code, out } = await command("check", "--data", server.data);
  expect([code, out.split("\n")[0]]).toEqual([1, sentence.trimEnd()]);
  const despite = await command("serve", "--data", server.data, "--port", "x", "--despite-damage");
  expect(despite.code, "flags are still checked").toBe(2);
  expect((await command("serve", "--data", server.data, "--check", "full")).err).toBe(sentence);
});

test("whatever is wrong with the server keeps it closed, with a sentence that names the file", async () => {
  await playing(await Person.named(server, "Ada"));
  await server.stop();
  const damages: readonly (readonly [words: string, damage: (file: string) => unknown])[] = [
    ["is empty or gone", (file) => truncateSync(file, 0)],
    ["is damaged (file is not a database)", (file) => writeFileSync(file, "no database ".repeat(999))],
    ["is damaged (", (file) => writeFileSync(file, readFileSync(file).fill(0xee, 4096, 4 * 4096))],
    ["is damaged (", (file) => truncateSync(file, 4 * 4096)],
    ["The key in", (file) => sql("DELETE FROM meta WHERE key = 'key'", file)],
    ["is not the one", (file) => sql("UPDATE meta SET value = lower(hex(randomblob(32))) WHERE key = 'key'", file)],
    ["makes no sense", (file) => writeFileSync(file.replace("sqlite", "witness"), "{}")],
    ["newer Tafelrunde (schema 99)", (file) => sql("UPDATE meta SET value = '99' WHERE key = 'schema'", file)],
  ];
  const names = readdirSync(server.data);
  for (const [index, [words, damage]] of damages.entries()) {
    const folder = join(server.data, `copy ${index}`);
    mkdirSync(folder);
    for (const name of names) copyFileSync(join(server.data, name), join(folder, name));
    await damage(join(folder, "tafelrunde.sqlite"));
    const { code, out, err } = await command("serve", "--port", "0", "--data", folder);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(/^\S.*[.]\n$/);
    expect(err).toContain(words);
    expect(err).toContain(folder);
  }
});

test("two servers never share a folder, and a crash leaves no lock in the way", async () => {
  const other = await command("serve", "--data", server.data, "--port", "0");
  expect([other.code, other.out]).toEqual([1, ""]);
  expect(other.err).toBe(
    `Another Tafelrunde server is running in ${server.data}; stop that one, or choose another folder with --data.\n`,
  );
  for (let crash = 0; crash < 3; crash++) await server.restart("kill");
  expect((await new Person(server).get("/readyz")).status).toBe(200);
});

test("a damaged table is refused alone, and named; the others are played to their end", async () => {
  const ada = await Person.named(server, "Ada");
  const [changed, cut, whole] = [await playing(ada), await playing(ada), await playing(ada)];
  const { id: row } = await ada.open();
  await server.stop();
  await sql(`UPDATE log SET entry = replace(entry, 'Ada', 'Eve') WHERE table_id = '${changed}' AND seq = 0`);
  await sql(`DELETE FROM log WHERE table_id = '${cut}' AND seq = (SELECT max(seq) FROM log WHERE table_id = '${cut}')`);
  await sql(`UPDATE tables SET summary = '?' WHERE id = '${row}'`);
  server.output = "";
  await server.start();
  expect(server.output).toMatch(new RegExp(`^Table ${cut}: entry \\d+ of its log is missing\\.$`, "m"));
  expect(server.output).toContain("Something is wrong with one table; all others are whole.");
  for (const id of [changed, cut]) {
    expect(await ada.get(`/api/tables/${id}`)).toMatchObject({ status: 500, body: { code: "damaged" } });
    expect(await ada.at(id, "leave")).toMatchObject({ status: 500, body: { code: "damaged" } });
    const line = await ada.line();
    expect(await line.ask({ type: "play", table: id, id: "1", move: "lay knight" })).toMatchObject({ code: "damaged" });
  }
  expect((await ada.list("/api/mine")).map(({ id }) => id).toSorted()).toEqual([changed, cut, whole].toSorted());
  expect((await ada.get("/readyz")).status).toBe(200);
  const { code, out } = await command("check", "--data", server.data);
  const lines = out.trimEnd().split("\n");
  expect([code, lines.length]).toEqual([1, 5]);
  expect(lines).toContain(`Table ${changed}: entry 0 of its log was changed after it was written.`);
  expect(lines).toContain(`Table ${row}: its line in the lists does not fit its log.`);
  expect(lines.at(-1)).toBe("3\u00a0things are wrong.");
  expect((await ada.put("/api/me", { name: "Ada L." })).status).toBe(200);
  const player = await new Player(ada, whole).join();
  await player.playToTheEnd();
  expect([player.faults, player.refused]).toEqual([[], []]);
  expect(
    (await ada.list("/api/mine")).map(({ id }) => id),
    "written again with the new name",
  ).toContain(row);
  expect(server.output, "ids stay out of the log").not.toMatch(new RegExp(`"[^"\\n]*${changed}[^"\\n]*"`));
});

test("a copy made while games go on is a server of its own", async () => {
  const ada = await Person.named(server, "Ada");
  const id = await playing(ada);
  const copy = `${server.data}-copy`;
  expect(await command("backup", "--data", server.data, "--to", copy)).toMatchObject({ code: 0, err: "" });
  expect((await command("backup", "--data", server.data, "--to", copy)).code).toBe(2);
  expect((await command("check", "--data", copy)).out).toMatch(
    /^1\stable with \d+\sentries looked through\.\nNothing is wrong\.\n$/,
  );
  await server.kill();
  rmSync(server.data, { recursive: true });
  cpSync(copy, server.data, { recursive: true });
  rmSync(copy, { recursive: true });
  await server.start();
  expect((await ada.info(id)).seats[0]).toMatchObject({ name: "Ada", you: true });
});

test("a full disk refuses what it cannot keep, stops nobody, and is well again when there is room", async () => {
  await server.close();
  server = await TestServer.open({ storage: 400_000, tablesPerPerson: 10_000 }, ["--lang", "en"]);
  const bob = await Person.named(server, "Bob");
  const table = await playing(bob);
  await sql(`INSERT INTO meta (key, value) VALUES ('filler', '${"x".repeat(250_000)}')`);
  const refused = await until("a full disk", async () => {
    const answer = await bob.post("/api/tables", newTable());
    return answer.status === 201 ? undefined : answer;
  });
  expect(refused).toMatchObject({ status: 507, body: { code: "cannot-save" } });
  const stranger = new Person(server);
  await until("nobody new", async () => (await new Person(server).get("/api/me")).status === 507);
  expect((await stranger.get("/healthz")).status).toBe(200);
  expect(await stranger.get("/readyz")).toMatchObject({ status: 503, body: { ready: false, code: "cannot-save" } });
  expect((await bob.info(table)).state).toBe("playing");
  const line = await bob.line();
  const long = "x".repeat(400);
  const answers = await until("a word too much", async () => {
    const answer = await line.ask({ type: "chat", table, id: newEntropy(), text: long });
    return answer.type === "refused" ? answer : undefined;
  });
  expect(answers).toMatchObject({ code: "cannot-save" });
  expect(server.output).toContain("Nothing can be written to the data folder");
  await sql("DELETE FROM meta WHERE key = 'filler'");
  await until("the house to be well", async () => (await stranger.get("/readyz")).status === 200);
  expect(server.output).toContain("The data folder can be written again.");
  expect((await bob.post("/api/tables", newTable())).status).toBe(201);
  expect((await line.ask({ type: "chat", table, id: "again", text: "hello" })).type).toBe("done");
  await server.restart("kill");
  expect((await command("check", "--data", server.data)).out).toContain("Nothing is wrong.");
});

test("numbers are for this machine alone, or for whoever has the token", async () => {
  const ada = new Person(server);
  const foreign = { host: "tafel.example" };
  expect((await ada.get("/metrics")).text).toContain("tafelrunde_moves_total");
  expect(await ada.get("/metrics", foreign)).toMatchObject({ status: 404, body: { code: "not-found" } });
  expect((await ada.get("/metrics", { "x-forwarded-for": "127.0.0.1" })).status).toBe(404);
  await server.close();
  server = await TestServer.open({}, ["--trust-proxy", "--metrics-token", "open sesame"]);
  const bob = new Person(server);
  expect((await bob.get("/metrics")).status).toBe(200);
  const forwarded = { "x-forwarded-for": "127.0.0.1" };
  expect((await bob.get("/metrics", forwarded)).status).toBe(404);
  expect((await bob.get("/metrics", { ...forwarded, authorization: "Bearer open" })).status).toBe(404);
  expect((await bob.get("/metrics", { ...forwarded, authorization: "Bearer open sesame" })).status).toBe(200);
});
