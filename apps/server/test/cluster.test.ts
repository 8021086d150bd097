/** Several servers on one PostgreSQL: people at different nodes play one game, and go on at another when theirs is killed. */
import { type GameRecord, verify } from "@tafelrunde/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newEntropy, newId, Person, tableIn } from "./harness/person.ts";
import { game, gather, Player } from "./harness/player.ts";
import { noPostgres, TestPostgres } from "./harness/postgres.ts";
import { TestServer } from "./harness/test-server.ts";
import { pause, until } from "./harness/until.ts";

const NODES = 3;
/** Of one person, at all nodes together. */
const CONNECTIONS = 8;
const WORDS = 12;

describe.skipIf(noPostgres !== undefined)("three nodes", () => {
  let postgres: TestPostgres;
  let nodes: TestServer[] = [];

  beforeAll(async () => {
    postgres = await TestPostgres.open();
    const database = await postgres.database();
    const limits = { absence: 2, connectionsPerPerson: CONNECTIONS, talkBurst: WORDS, talkPerSecond: 1e-6 };
    nodes = await Promise.all(Array.from({ length: NODES }, () => TestServer.open(limits, ["--database", database])));
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await postgres?.close();
  });

  /** The same person at another node. */
  function hopped(person: Person, node: TestServer): Person {
    const there = new Person(node);
    there.cookie = person.cookie;
    return there;
  }

  const recordOf = async (node: TestServer, id: string): Promise<GameRecord> =>
    (await new Person(node).get(`/api/tables/${id}/record`)).body as GameRecord;

  test("a game of people at different nodes goes to its end, and everybody sees all of it", async () => {
    const ada = await Person.named(nodes[0]!, "Ada");
    const bob = await Person.named(nodes[1]!, "Bob");
    const { id } = await ada.open();
    const players = await gather([ada, bob], id);
    const eve = await new Player(new Person(nodes[2]!), id).join();
    await ada.at(id, "start");
    await Promise.all(players.map((player) => player.playToTheEnd()));
    const last = players[0]!.seq;
    await until("everybody at the end", () => [...players, eve].every(({ seq, over }) => seq === last && over));
    expect([...players, eve].flatMap(({ faults }) => faults)).toEqual([]);
    expect(eve.info!.seats.map(({ name }) => name)).toEqual(["Ada", "Bob"]);
    const records = await Promise.all(nodes.map((node) => recordOf(node, id)));
    expect(records).toEqual(Array.from(nodes, () => records[0]));
    expect(verify(game, records[0]!)).toMatchObject({ ok: true });
  });

  test("somebody has so many connections, and so many words, at all nodes together", async () => {
    const ada = await Person.named(nodes[0]!, "Ada");
    const there = hopped(ada, nodes[1]!);
    const { id } = await ada.open();
    const lines = await Promise.all(Array.from({ length: CONNECTIONS }, () => ada.line()));
    const isRefused = (): Promise<boolean> =>
      there.line().then(
        (line) => (line.close(), false),
        () => true,
      );
    await until("the other node to know of them", isRefused);
    for (const line of lines.slice(1)) line.close();
    await until("the other node to know that they are gone", async () => !(await isRefused()));

    const say = async (by: Person, line = by.line()): Promise<string> =>
      (await (await line).ask({ type: "chat", table: id, id: newId(), text: "hello" })).type;
    const [line, otherLine] = [Promise.resolve(lines[0]!), there.line()];
    for (let words = 0; words < WORDS; words++) expect(await say(ada, line)).toBe("done");
    let more = 0;
    while ((await say(there, otherLine)) === "done") {
      more++;
      await pause(500);
    }
    expect(more, "told within a second").toBeLessThan(WORDS - 1);
    (await line).close();
    (await otherLine).close();
  });

  test("a node is killed in the middle: its people go on at another, its bots at any, and nothing acknowledged is lost", async () => {
    const [doomed, ...rest] = nodes as [TestServer, TestServer, TestServer];
    const ada = await Person.named(doomed, "Ada");
    const bob = await Person.named(rest[0], "Bob");
    const { id } = tableIn(await ada.post("/api/tables", { id: "killed", game: "king-of-12", seats: 3 }));
    tableIn(await ada.at(id, "sit", { seat: 0, entropy: newEntropy() }));
    tableIn(await ada.at(id, "bots", { seat: 2 }));
    const [one, two] = await gather([ada, bob], id);
    await ada.at(id, "start");
    one!.play();
    two!.play();
    await until("some moves", () => one!.acknowledged.length >= 3 && two!.seq >= 8);
    await doomed.kill();
    const again = new Player(hopped(ada, rest[1]), id);
    await again.join();
    await Promise.all([again.playToTheEnd(), two!.playToTheEnd()]);
    const record = await recordOf(rest[0], id);
    expect(verify(game, record)).toMatchObject({ ok: true });
    for (const { seq, text } of one!.acknowledged) expect(record.moves[seq - 1]).toMatchObject({ move: text, seat: 0 });
    expect(two!.faults).toEqual([]);
    await doomed.start();
    expect((await new Person(doomed).info(id)).state).toBe("over");
  });

  test("servers are replaced one after the other while a game is on: nothing is lost, and somebody always answers", async () => {
    const [spare, first, second] = nodes as [TestServer, TestServer, TestServer];
    const ada = await Person.named(first, "Ada");
    const bob = await Person.named(second, "Bob");
    const { id } = await ada.open();
    const [one, two] = await gather([ada, bob], id);
    await ada.at(id, "start");
    for (const player of [one!, two!]) player.play();
    await until("some moves", () => one!.acknowledged.length >= 2 && two!.acknowledged.length >= 2);
    expect(await first.stop()).toBe(0);
    expect(await one!.line!.closing(), "told to come back, which leads elsewhere").toBe(1001);
    const oneAgain = await new Player(hopped(ada, spare), id).join();
    oneAgain.play();
    await first.start();
    expect(await second.stop()).toBe(0);
    const twoAgain = await new Player(hopped(bob, first), id).join();
    await Promise.all([oneAgain.playToTheEnd(), twoAgain.playToTheEnd()]);
    await second.start();
    const record = await recordOf(second, id);
    expect(verify(game, record)).toMatchObject({ ok: true });
    for (const [seat, players] of [
      [one!, oneAgain],
      [two!, twoAgain],
    ].entries())
      for (const { seq, text } of players.flatMap(({ acknowledged }) => acknowledged))
        expect(record.moves[seq - 1]).toMatchObject({ move: text, seat });
  });
});
