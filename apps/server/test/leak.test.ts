/** Every byte that leaves the server during running games, held against what its receiver may know. */
import { type GameRecord, Match, seedFrom, type Viewer } from "@tafelrunde/core";
import { serverFrame, type UpdateMessage } from "@tafelrunde/protocol";
import { parse } from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifiedRecord } from "./harness/archive.ts";
import { TestServer } from "./harness/test-server.ts";
import { markOf } from "../src/faults.ts";
import { newEntropy, newTable, Person } from "./harness/person.ts";
import { game, gather, Player } from "./harness/player.ts";
import { until } from "./harness/until.ts";

const NAMES = ["Adalgisa", "Bertrand", "Clothilde", "Spectatrix"];
const WORDS = "mellifluous";
const CARD = /alchemist|gambler|golem|knight|lady|machine|merchants|oracle|parasite|reverser|sorcerer|troublemakers/;

let server: TestServer;
let id = "";
let people: Person[];
let everybody: Player[];
let stranger: Person;
let record: GameRecord;
/** What each of `people` had heard when the game was over and nobody had asked for its record. */
let during: string[];

/** Asks for all that might tell too much, also what is refused. */
async function pry(person: Person): Promise<void> {
  for (const path of ["", "/record", "/secret", "/../"]) await person.get(`/api/tables/${id}${path}`);
  for (const path of [
    "/api/tables",
    "/api/mine",
    "/api/me",
    "/api/games",
    "/metrics",
    "/healthz",
    "/readyz",
    "/api/openapi.json",
  ])
    await person.get(path);
  await person.send("POST", `/api/tables/${id}/sit`, `{"entropy":"${WORDS}`);
  await person.at(id, "sit", { entropy: newEntropy() });
  await person.at(id, "start");
  await person.at(id, "rematch");
  const line = await person.line();
  line.watch(id);
  line.send({ type: "takeback", table: id, id: "back" });
  line.send({ type: "play", table: id, id: "tip", move: "tip 1" });
  line.raw(`{"type":"state","table":"${id}"}`);
  await line.settle();
  line.close();
}

beforeAll(async () => {
  server = await TestServer.open();
  people = await Promise.all(NAMES.map((name) => Person.named(server, name)));
  stranger = await Person.named(server, "Nemo");
  ({ id } = await people[0]!.open({ seats: 3, options: { set: "random" } }));
  const players = await gather(people.slice(0, 3), id);
  const spectator = await new Player(people[3]!, id).join();
  everybody = [...players, spectator];
  await people[0]!.at(id, "start");
  for (const player of everybody) player.say(`${WORDS} ${player.seat}`);
  for (const player of players) player.play();
  await until("the middle of the game", () => spectator.seq > 6);
  for (const player of players) player.rest();
  for (const person of [...people, stranger]) await pry(person);
  await Promise.all(players.map((player) => player.playToTheEnd()));
  await until("the spectator to see the end", () => spectator.over);
  await stranger.post("/api/tables", newTable({ game: "chess" }));
  during = people.map(({ heard }) => heard.join("\n"));
  record = await verifiedRecord(people[0]!, id);
});
afterAll(() => server.close());

/** All updates that reached a person over any of their sockets. */
const updatesOf = (person: Person): UpdateMessage[] => person.lines.flatMap((line) => line.of("update"));

describe("on the wire", () => {
  test("every frame is one of the protocol, with no field too many", () => {
    for (const person of people)
      for (const frame of person.lines.flatMap(({ frames }) => frames)) expect(parse(serverFrame, frame)).toEqual(frame);
    expect(people.every((person) => updatesOf(person).length > 6)).toBe(true);
  });

  test("every update is to the letter what its viewer may know at that moment", () => {
    const { start, moves, end } = record;
    const begun = Match.begin(game, { ...start, secret: end!.secret });
    if (!begun.ok) throw new Error(begun.refusal.code);
    const { match } = begun;
    let checked = 0;
    for (let seq = 0; seq <= moves.length; seq++) {
      for (const [index, person] of people.entries()) {
        const viewer: Viewer = index < 3 ? index : "public";
        for (const { after, view, events } of updatesOf(person).filter((update) => update.seq === seq)) {
          expect({ seq, view, events }).toEqual(match.update(viewer, after));
          checked++;
        }
      }
      const next = moves[seq];
      if (next) match.playText(next.seat, next.move);
    }
    expect(checked).toBe(people.flatMap(updatesOf).length);
  });

  test("a sealed or kept card is in no field but its owner's", () => {
    const shown = new Set(["set-chosen", "revealed", "cards-cancelled", "valued"]);
    for (const [index, person] of people.entries())
      for (const { view, events } of updatesOf(person)) {
        const {
          set: _set,
          own: _own,
          seats,
          phase,
          ...rest
        } = view as { set: unknown; own: unknown; seats: object[]; phase: string };
        const covered = seats.map((seat) => ({
          ...seat,
          discard: [],
          ...(phase === "tip" || phase === "steal" ? { open: null } : {}),
        }));
        const others = events.filter((event) => !shown.has(event.type) && event["seat"] !== index);
        expect(JSON.stringify([rest, covered, others])).not.toMatch(CARD);
      }
  });

  test("nobody heard the secret or the seed while the game was on", () => {
    const { secret } = record.end!;
    const seed = seedFrom(secret, record.start.entropy).split(":")[1]!;
    for (const heard of [...during, stranger.heard.join("\n")]) {
      expect(heard).not.toContain(secret);
      expect(heard).not.toContain(seed);
      expect(heard).not.toContain(Buffer.from(secret, "hex").toString("base64").slice(0, -1));
      expect(heard).toContain(record.start.commitment);
    }
  });

  test("nobody heard anybody else's identity", () => {
    for (const person of [...people, stranger])
      for (const other of [...people, stranger].filter((one) => one !== person))
        for (const part of identityParts(other)) expect(person.heard.join("\n")).not.toContain(part);
  });

  test("lists and counters name no table that goes by link, and nobody at it", async () => {
    const outsider = new Person(server);
    for (const path of ["/api/tables", "/api/mine", "/metrics", "/healthz", "/readyz", "/api/games", "/api/openapi.json"])
      await outsider.get(path);
    const heard = outsider.heard.join("\n");
    for (const word of [id, WORDS, ...NAMES]) expect(heard).not.toContain(word);
  });

  test("no answer carries a stack trace or a path of the machine", () => {
    for (const { heard } of [...people, stranger])
      expect(heard.join("\n")).not.toMatch(/\bat .+\.[jt]s:\d+|node_modules|file:\/\//);
  });
});

test("the log tells no secret, no name, no word, no cookie and no table", async () => {
  await server.restart("stop");
  const asked = String((await people[0]!.get(`/api/tables/${id}`)).headers["x-request-id"]);
  const line = await people[0]!.line();
  line.close();
  await server.stop();
  const { secret } = record.end!;
  const telling = [secret, seedFrom(secret, record.start.entropy).split(":")[1]!, id, WORDS, ...NAMES, ...record.start.entropy];
  for (const word of [...telling, ...people.flatMap(identityParts)]) expect(server.output).not.toContain(word);
  const answered = new RegExp(`"request":"${asked}".*"route":"/api/tables/:id".*"table":"${markOf(id)}"`);
  expect(server.output, "there is a log to speak of").toMatch(answered);
  expect(people[0]!.heard.at(-1)).toMatch(/x-request-id\n[0-9a-f]{12}/);
  expect(server.output).not.toMatch(/lay (knight|lady|golem|oracle)/);
});

/** The parts of a cookie that could stand for its owner somewhere else. */
function identityParts({ cookie }: Person): string[] {
  return cookie
    .slice("tafelrunde=".length)
    .split(/[.%]/)
    .filter((part) => part.length >= 8);
}
