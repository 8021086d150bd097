/** A house moves from a folder into a database and back: everything arrives, it may be done twice, and it is never done to a stranger. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { said } from "./harness/data-folder.ts";
import { command } from "./harness/command.ts";
import { Person } from "./harness/person.ts";
import { Player } from "./harness/player.ts";
import { noPostgres, TestPostgres } from "./harness/postgres.ts";
import { TestServer } from "./harness/test-server.ts";
import { PostgresStore } from "../src/store/postgres/store.ts";

describe.skipIf(noPostgres !== undefined)("moving", () => {
  const root = mkdtempSync(join(tmpdir(), "tafelrunde-move-"));
  const folder = join(root, "data");
  let postgres: TestPostgres;
  let url = "";
  /** Those who came, and the table of each. */
  let people: readonly { readonly cookie: string; readonly table: string }[] = [];

  const move = (from: string, to: string) => command("move", "--from", from, "--to", to);

  /** Ada's game against a bot was being played when the server was killed, and Bob's table waits. */
  beforeAll(async () => {
    postgres = await TestPostgres.open();
    url = await postgres.database();
    const server = await TestServer.open();
    const [ada, bob] = [await Person.named(server, "Ada"), await Person.named(server, "Bob")];
    const { id } = await ada.open();
    await ada.at(id, "bots", { bot: "random" });
    await ada.at(id, "start");
    const { id: waiting } = await bob.open();
    await server.kill();
    cpSync(server.data, folder, { recursive: true });
    await server.close();
    people = [
      { cookie: ada.cookie, table: id },
      { cookie: bob.cookie, table: waiting },
    ];
  });
  afterAll(async () => {
    await postgres.close();
    rmSync(root, { recursive: true });
  });

  test("everything arrives, also the second time", async () => {
    for (const time of ["first", "second"]) {
      const { code, out, err } = await move(folder, url);
      expect([code, err], time).toEqual([0, ""]);
      expect(out, time).toMatch(/^2\stables with \d+\sentries and 2\speople copied to postgres:.*\nNothing is wrong\.\n$/);
    }
    expect((await command("check", "--data", folder)).out, "the old place is as it was").toContain("Nothing is wrong.");
  });

  test("it is played on there, and comes back with what was played", async () => {
    const server = await TestServer.open({}, ["--database", url]);
    const [ada, bob] = people.map(({ cookie }) => Object.assign(new Person(server), { cookie }));
    expect((await ada!.info(people[0]!.table)).seats[0]).toMatchObject({ name: "Ada", you: true });
    const player = await new Player(ada!, people[0]!.table).join();
    await player.playToTheEnd();
    expect([player.faults, player.refused]).toEqual([[], []]);
    expect((await bob!.info(people[1]!.table)).state).toBe("waiting");
    expect((await move(url, join(root, "back"))).err, "a server is at work").toContain("Another Tafelrunde server");
    await server.stop();
    const back = await move(url, join(root, "back"));
    expect([back.code, back.err]).toEqual([0, ""]);
    expect((await move(url, folder)).code, "the old folder goes on from where it was").toBe(0);
    await server.close();
    for (const place of [folder, join(root, "back")])
      expect((await command("check", "--data", place)).out).toMatch(/^2\stables.*\nNothing is wrong\.\n$/);
  });

  test("what went on in both places is not mixed, and another house is left alone", async () => {
    const store = await PostgresStore.open(url);
    const { table } = people[1]!;
    await store.append(table, (await store.read(table)).length, said("hello"), {});
    await store.close();
    const mixed = await move(folder, url);
    expect([mixed.code, mixed.err]).toEqual([2, expect.stringContaining(`Table ${table} went on by itself`)]);
    const other = await postgres.database();
    await (await PostgresStore.open(other)).close();
    expect((await move(folder, other)).err).toContain("belongs to another server");
    expect((await move(join(root, "nowhere"), other)).err).toContain("Nothing is kept");
    expect((await move(folder, folder)).err).toContain("the same place");
    expect((await command("move", "--from", folder)).code).toBe(2);
  });
});
