/** A real server on a real PostgreSQL: killed and started again, with its database gone for a while, and checked in the end. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { command } from "./harness/command.ts";
import { newEntropy, newTable, Person } from "./harness/person.ts";
import { Player } from "./harness/player.ts";
import { noPostgres, TestPostgres } from "./harness/postgres.ts";
import { TestServer } from "./harness/test-server.ts";
import { until } from "./harness/until.ts";

describe.skipIf(noPostgres !== undefined)("a server on PostgreSQL", () => {
  let postgres: TestPostgres;
  let url = "";
  let server: TestServer;

  beforeAll(async () => {
    postgres = await TestPostgres.open({ isDurable: true });
    url = await postgres.database();
    server = await TestServer.open({}, ["--lang", "en", "--database", url]);
  });
  afterAll(async () => {
    await server.close();
    await postgres.close();
  });

  async function playing(person: Person): Promise<string> {
    const { id } = await person.open();
    await person.at(id, "bots", { bot: "random" });
    await person.at(id, "start");
    return id;
  }

  test("people keep their seats and their games over a crash of the server", async () => {
    const ada = await Person.named(server, "Ada");
    const id = await playing(ada);
    await server.restart("kill");
    expect((await ada.info(id)).seats[0]).toMatchObject({ name: "Ada", you: true });
    const player = await new Player(ada, id).join();
    await player.playToTheEnd();
    expect([player.faults, player.refused]).toEqual([[], []]);
  });

  test("without its database the server refuses what it cannot keep, and goes on when it is back", async () => {
    const bob = await Person.named(server, "Bob");
    const table = await playing(bob);
    const line = await bob.line();
    const say = () => line.ask({ type: "chat", table, id: newEntropy(), text: "hello" });
    expect((await say()).type).toBe("done");
    await postgres.stop("immediate");
    expect(await say()).toMatchObject({ type: "refused", code: "cannot-save" });
    expect(await bob.post("/api/tables", newTable())).toMatchObject({ status: 507, body: { code: "cannot-save" } });
    expect(await bob.get("/readyz")).toMatchObject({ status: 503, body: { ready: false, code: "cannot-save" } });
    expect((await bob.get("/healthz")).status).toBe(200);
    expect(server.output).toContain("The database cannot be reached");
    await postgres.start();
    await until("the server to be well", async () => (await bob.get("/readyz")).status === 200);
    expect(server.output).toContain("The database is back.");
    expect((await say()).type).toBe("done");
    expect((await bob.post("/api/tables", newTable())).status).toBe(201);
    expect((await bob.info(table)).state).toBe("playing");
  });

  test("a check goes through all of it while the server runs, and a backup is told how", async () => {
    const checked = await command("check", "--database", url);
    expect(checked).toMatchObject({ code: 0, err: "" });
    expect(checked.out).toMatch(/^3\stables with \d+\sentries looked through\.\nNothing is wrong\.\n$/);
    await postgres.sql(url, "UPDATE log SET entry = replace(entry, 'Bob', 'Eve') WHERE seq = 0 AND entry LIKE '%Bob%'");
    const found = await command("check", "--database", url);
    expect([found.code, found.out.trimEnd().split("\n").at(-1)]).toEqual([1, "2\u00a0things are wrong."]);
    const backup = await command("backup", "--database", url, "--to", "anywhere");
    expect([backup.code, backup.err]).toEqual([2, expect.stringContaining("pg_dump")]);
    expect((await command("serve", "--database", url, "--data", "x")).code).toBe(2);
    expect((await command("serve", "--database", "mysql://x")).err).toContain("postgres://");
  });

  test("no password is ever shown", async () => {
    const { password } = new URL(url);
    const wrong = await command("serve", "--port", "0", "--database", url.replace(password, "secret"));
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringMatching(/^The database at postgres:\/\/tafelrunde@127.*\.\n$/)]);
    expect(wrong.err).not.toContain("secret");
    for (const shown of [password, decodeURIComponent(password)]) expect(server.output).not.toContain(shown);
  });
});
