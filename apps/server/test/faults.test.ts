/** Faults that are survived: odd addresses, broken text, clocks that are tricked, half requests at the end, and very long logs. */
import { connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { TestServer } from "./harness/test-server.ts";
import { Line } from "./harness/line.ts";
import { newId, Person } from "./harness/person.ts";
import { gather } from "./harness/player.ts";
import { pause, until } from "./harness/until.ts";

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.open();
});
afterEach(async () => {
  await server.close();
});

/** What a bare connection is told, up to its end. */
function rawly(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = connect(server.port, "127.0.0.1");
    let heard = "";
    stream.setEncoding("utf8").on("data", (piece: string) => (heard += piece));
    stream.on("close", () => resolve(heard));
    stream.on("error", reject);
    stream.write(text);
  });
}

const UPGRADE =
  "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

test("addresses that are none are refused calmly", async () => {
  for (const address of ["//", "//[", "//[::", "//x/y", "http://[", "/%", "/%ff%fe", "\\\\"]) {
    const asked = await rawly(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(asked, address).toMatch(/^HTTP\/1\.1 400 [^]*"bad-message"/);
    const upgraded = await rawly(`GET ${address} HTTP/1.1\r\nHost: x\r\n${UPGRADE}Sec-WebSocket-Protocol: tafelrunde.3\r\n\r\n`);
    expect(upgraded, address).toMatch(/^HTTP\/1\.1 40[04] /);
  }
  expect(server.output).not.toContain('"level":50');
  expect(server.alive).toBe(true);
});

test("text that is not well-formed is no name and no word", async () => {
  const ada = await Person.named(server, "Ada");
  for (const name of ["\ud800", "a\udc00b", "\ude00\ud83d"])
    expect(await ada.put("/api/me", { name }), JSON.stringify(name)).toMatchObject({
      status: 400,
      body: { code: "bad-message" },
    });
  expect(await ada.put("/api/me", { name: "Ada 👑" })).toMatchObject({ status: 200, body: { name: "Ada 👑" } });
  const { id } = await ada.open();
  const line = await ada.line();
  const said = { type: "chat", table: id, id: newId(), text: "\ud800" } as const;
  expect(await line.ask(said)).toMatchObject({ type: "refused", code: "bad-message" });
  line.close();
});

test("a clock is not stopped by running out and coming back, again and again", async () => {
  const people = await Promise.all(["Ada", "Bob"].map((name) => Person.named(server, name)));
  const { id } = await people[0]!.open({ clock: { perMove: 1, perGame: 0 } });
  const [one, two] = await gather(people, id);
  await people[0]!.at(id, "start");
  await until("the game", () => one!.seq === 0 && two!.seq === 0);
  // Bob never moves, and says that he is back as often as he can.
  const enough = new AbortController();
  const trying = (async () => {
    while (!enough.signal.aborted) {
      await people[1]!.at(id, "resume");
      await pause(20);
    }
  })();
  one!.play();
  await until("Ada to have played several turns", () => one!.acknowledged.length >= 3);
  enough.abort();
  await trying;
  expect(one!.faults).toEqual([]);
  for (const player of [one!, two!]) player.drop();
});

test("a new name says nothing while words are closed", async () => {
  const people = await Promise.all(["Ada", "Bob"].map((name) => Person.named(server, name)));
  const { id } = await people[0]!.open({ game: "council-of-12", seats: 2 });
  await people[1]!.sit(id);
  await people[0]!.at(id, "start");
  expect((await people[1]!.info(id)).chatOpen).toBe(false);
  await people[1]!.put("/api/me", { name: "Play 7" });
  expect((await people[0]!.info(id)).seats.map(({ name }) => name)).toEqual(["Ada", "Bob"]);
  await server.restart("kill");
  expect((await people[0]!.info(id)).seats.map(({ name }) => name)).toEqual(["Ada", "Bob"]);
});

test("ends within ten seconds, whatever half-sent requests do, and at once if it is told twice", async () => {
  const ada = await Person.named(server, "Ada");
  const { id } = await ada.open();
  const line = new Line(server, { cookie: ada.cookie });
  await line.opened();
  line.watch(id);
  const halves = Array.from({ length: 20 }, (_, index) => {
    const stream = connect(server.port, "127.0.0.1");
    stream.on("error", () => {});
    stream.write(
      index % 2 ? "GET /api/me HTTP/1.1\r\nHost: x\r\n" : "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{",
    );
    return stream;
  });
  await pause(200);
  const began = Date.now();
  expect(await server.stop()).toBe(0);
  expect(Date.now() - began).toBeLessThan(10_000);
  for (const stream of halves) stream.destroy();
  await server.start();
  const stuck = connect(server.port, "127.0.0.1");
  stuck.on("error", () => {});
  stuck.write("GET /api/me HTTP/1.1\r\n");
  await pause(200);
  const [first] = await Promise.all([server.stop(), pause(50).then(() => server.stop())]);
  expect([0, 1]).toContain(first);
  stuck.destroy();
});
