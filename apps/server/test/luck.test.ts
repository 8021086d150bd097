/** Sealed luck over a real server: nobody's share is known before all are fixed, and no power cut costs anybody theirs. */
import { sealOf } from "@tafelrunde/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifiedRecord } from "./harness/archive.ts";
import { TestServer } from "./harness/test-server.ts";
import { newEntropy, newTable, Person, tableIn } from "./harness/person.ts";
import { Player } from "./harness/player.ts";
import { until } from "./harness/until.ts";

const TABLES = 12;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ tablesPerPerson: TABLES });
});
afterAll(() => server.close());

interface Sealed {
  readonly id: string;
  readonly people: readonly [Person, Person];
  readonly luck: readonly [string, string];
}

const people = (...names: string[]) => Promise.all(names.map((name) => Person.named(server, name)));

/** Ada and Bob sit, both sealed; Ada is host. */
async function sealed(): Promise<Sealed> {
  const [ada, bob] = await people("Ada", "Bob");
  const { id } = tableIn(await ada!.post("/api/tables", newTable()));
  return { id, people: [ada!, bob!], luck: [await ada!.seal(id, 0), await bob!.seal(id, 1)] };
}

const open = (person: Person, id: string, entropy: string) => person.at(id, "reveal", { entropy });

test("seals are opened after all are fixed, the last one begins the game, and the record has what was sealed", async () => {
  const { id, people: both, luck } = await sealed();
  const [ada, bob] = both;
  const players = await Promise.all(both.map((person, index) => new Player(person, id, index + 1).join()));
  const begun = tableIn(await ada.at(id, "start"));
  expect(begun).toMatchObject({ state: "waiting", starting: true });
  expect(begun.seats.map(({ seal, entropy }) => [seal, entropy])).toEqual(luck.map((entropy) => [sealOf(entropy), null]));
  expect(tableIn(await ada.at(id, "start")), "asked twice").toMatchObject({ starting: true });
  expect(await open(ada, id, luck[1])).toMatchObject({ status: 409, body: { code: "wrong-luck" } });
  expect(tableIn(await open(bob, id, luck[1]))).toMatchObject({
    starting: true,
    seats: [{ entropy: null }, { entropy: luck[1] }],
  });
  expect(tableIn(await open(bob, id, luck[1])), "opened twice").toMatchObject({ starting: true });
  expect(await open(bob, id, newEntropy())).toMatchObject({ status: 409, body: { code: "wrong-luck" } });
  expect(tableIn(await open(ada, id, luck[0]))).toMatchObject({ state: "playing", starting: false });
  expect(tableIn(await open(ada, id, luck[0])), "opened twice").toMatchObject({ state: "playing" });
  await Promise.all(players.map((player) => player.playToTheEnd()));
  const record = await verifiedRecord(ada, id);
  expect(record.start).toMatchObject({ entropy: luck, commitment: begun.commitment });
});

test("seats are fixed while seals are opened", async () => {
  const { id, people: both } = await sealed();
  const [ada, bob] = both;
  await ada.at(id, "more");
  await ada.at(id, "bots", { seat: 2, bot: "random" });
  await ada.at(id, "start");
  for (const [command, body] of [
    ["more", {}],
    ["clear", { seat: 2 }],
    ["bots", {}],
    ["fewer", { seat: 2 }],
  ] as const)
    expect(await ada.at(id, command, body), command).toMatchObject({ status: 409, body: { code: "starting" } });
  expect(await bob.at(id, "sit", { seat: 2, entropy: newEntropy() })).toMatchObject({ body: { code: "seat-taken" } });
  expect(await ada.info(id)).toMatchObject({ starting: true, seats: [{}, {}, { kind: "bot", seal: null }] });
});

describe("a start that is broken off costs what was opened", () => {
  test.each<[string, (table: Sealed) => Promise<unknown>]>([
    ["somebody leaves", ({ id, people: [, bob] }) => bob.at(id, "leave")],
    ["somebody is asked to leave", ({ id, people: [ada] }) => ada.at(id, "remove", { seat: 1 })],
    ["somebody lost theirs and seals anew", ({ id, people: [, bob] }) => bob.seal(id)],
  ])("%s", async (_, spoil) => {
    const table = await sealed();
    const { id, people: both, luck } = table;
    const [ada] = both;
    await ada.at(id, "start");
    await open(ada, id, luck[0]);
    await spoil(table);
    expect(await ada.info(id)).toMatchObject({ starting: false, seats: [{ kind: "person", seal: null, entropy: null }, {}] });
    expect(await open(ada, id, luck[0])).toMatchObject({ body: { code: "not-starting" } });
    const cleo = await Person.named(server, "Cleo");
    if ((await ada.info(id)).seats[1]!.kind === "open") await cleo.sit(id, 1);
    expect(await ada.at(id, "start")).toMatchObject({ status: 409, body: { code: "luck-missing" } });
    const fresh = await ada.seal(id);
    expect(tableIn(await ada.at(id, "start"))).toMatchObject({
      starting: true,
      seats: [{ seal: sealOf(fresh), entropy: null }, {}],
    });
  });

  test("and nothing that was not", async () => {
    const { id, people: both, luck } = await sealed();
    const [ada, bob] = both;
    await ada.at(id, "start");
    await open(ada, id, luck[0]);
    const again = await ada.seal(id);
    expect(await ada.info(id)).toMatchObject({
      starting: false,
      seats: [
        { seal: sealOf(again), entropy: null },
        { seal: sealOf(luck[1]), entropy: null },
      ],
    });
    await ada.at(id, "start");
    await open(bob, id, luck[1]);
    expect(tableIn(await open(ada, id, again)).state).toBe("playing");
  });
});

test("the server is killed after every step, and the game begins all the same", async () => {
  const { id, people: both, luck } = await sealed();
  const [ada, bob] = both;
  await server.restart("kill");
  await ada.at(id, "start");
  await server.restart("kill");
  expect(await bob.info(id)).toMatchObject({ starting: true, state: "waiting" });
  await open(bob, id, luck[1]);
  await server.restart("kill");
  expect(await ada.info(id)).toMatchObject({ starting: true, seats: [{ entropy: null }, { entropy: luck[1] }] });
  await open(ada, id, luck[0]);
  await server.restart("kill");
  expect(await ada.info(id)).toMatchObject({ starting: false, state: "playing" });
  for (const person of both) await person.at(id, "leave");
  const onlooker = await new Person(server).line();
  onlooker.watch(id);
  await until("the end", async () => (await ada.info(id)).state === "over");
  onlooker.close();
  expect((await verifiedRecord(ada, id)).start.entropy).toEqual(luck);
});

test("the server is killed while all open their seals at once, again and again, and everybody just tries again", async () => {
  const { id, people: both, luck } = await sealed();
  await both[0].at(id, "start");
  const insist = (person: Person, entropy: string) =>
    until("an answer", async () => (await open(person, id, entropy).catch(() => undefined))?.status === 200);
  const killing = (async () => {
    for (let time = 0; time < 3; time++) await server.restart("kill");
  })();
  await Promise.all([killing, ...both.map((person, seat) => insist(person, luck[seat]!))]);
  await until("the game", async () => (await both[0].info(id)).state === "playing");
  expect((await both[0].info(id)).seats.map(({ entropy }) => entropy)).toEqual(luck);
});

test("whoever opens a table holds it before sitting down, sees its commitment first, and cannot begin without a seat", async () => {
  const [ada, bob] = await people("Ada", "Bob");
  const opened = tableIn(await ada!.post("/api/tables", newTable({ seats: 2 })));
  expect(opened).toMatchObject({ hosting: true, commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(opened.seats.map(({ kind, host }) => [kind, host])).toEqual([
    ["open", false],
    ["open", false],
  ]);
  expect((await bob!.info(opened.id)).hosting).toBe(false);
  expect((await ada!.list("/api/mine")).map(({ id }) => id)).toEqual([opened.id]);
  await bob!.sit(opened.id, 0);
  expect(tableIn(await bob!.at(opened.id, "leave")), "the host is still to come").toMatchObject({ state: "waiting" });
  expect((await ada!.info(opened.id)).hosting).toBe(true);
  await ada!.at(opened.id, "bots");
  expect(await ada!.at(opened.id, "start")).toMatchObject({ status: 403, body: { code: "no-seat" } });
  await ada!.at(opened.id, "clear", { seat: 0 });

  for (let more = 1; more < TABLES; more++) await ada!.post("/api/tables", newTable());
  expect(await ada!.post("/api/tables", newTable())).toMatchObject({ body: { code: "too-many-tables" } });
  expect((await ada!.sit(opened.id, 0)).seats[0], "it is among those they hold").toMatchObject({ name: "Ada", host: true });
  expect(tableIn(await ada!.at(opened.id, "start")).state).toBe("playing");
});
