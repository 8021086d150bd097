/** Hostile sockets: each costs itself its connection at most, while a game beside it goes on as if nothing were. */
import { randomBytes } from "node:crypto";
import { MAX_FRAME } from "@tafelrunde/protocol";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { besides } from "./harness/bystanders.ts";
import { garbage } from "./harness/garbage.ts";
import { TestServer } from "./harness/test-server.ts";
import { type Line, streamOf } from "./harness/line.ts";
import { newEntropy, newId, Person } from "./harness/person.ts";
import { gather, type Player } from "./harness/player.ts";
import { pause, until } from "./harness/until.ts";

let server: TestServer;
let mallory: Person;
/** A running game of others. */
let id = "";
let one: Player;
let two: Player;

beforeEach(async () => {
  mallory = await Person.named(server, "Mallory");
});
beforeAll(async () => {
  server = await TestServer.open({ socketBurst: 60, socketPerSecond: 20, personBurst: 200, personPerSecond: 40 });
  const [ada, bob] = await Promise.all(["Ada", "Bob"].map((name) => Person.named(server, name)));
  ({ id } = await ada!.open());
  [one, two] = (await gather([ada!, bob!], id)) as [Player, Player];
  await ada!.at(id, "start");
  await until("the game", () => one.seq === 0 && two.seq === 0);
});
afterAll(async () => {
  const { alive } = server;
  await server.close();
  expect(alive).toBe(true);
});

/** Either the message is refused, or the connection ends; nothing else may come of it. */
async function costsAtMostTheConnection(line: Line): Promise<void> {
  await until("a refusal or the end", () => line.closed ?? line.of("refused").length);
  expect(line.messages.every(({ type }) => type === "refused")).toBe(true);
  for (const { code } of line.of("refused")) expect(["bad-message", "too-large", "too-fast"]).toContain(code);
  expect(line.heard.join("\n")).not.toMatch(/\bat .+\.[jt]s:\d+|Error:|valibot|node_modules/);
  line.close();
}

describe("garbage", () => {
  test("as text is refused, whatever it is", async () => {
    await besides(server, async () => {
      for (const text of garbage) {
        const line = await new Person(server).line();
        line.raw(text);
        await costsAtMostTheConnection(line);
      }
    });
  });

  test("as bytes is refused, whatever it is", async () => {
    await besides(server, async () => {
      for (let size = 1; size <= MAX_FRAME; size *= 4) {
        const line = await mallory.line();
        line.raw(randomBytes(size));
        await costsAtMostTheConnection(line);
      }
      const line = await mallory.line();
      line.socket.send(Buffer.from([0x22, 0xc3, 0x28, 0xff, 0x22]), { binary: false });
      await costsAtMostTheConnection(line);
    });
  });

  test("below the protocol ends that connection", async () => {
    await besides(server, async () => {
      for (const bytes of [Buffer.from([0xff, 0xff, 0xff, 0xff]), Buffer.from("GET / HTTP/1.1\r\n\r\n")]) {
        const line = await mallory.line();
        streamOf(line).write(bytes);
        expect(await line.closing()).not.toBe(1000);
        expect(line.messages).toEqual([]);
      }
    });
  });
});

describe("size", () => {
  test("a frame of the longest length is read, a longer one ends its connection and no other of the same person", async () => {
    const [good, bad] = [await mallory.line(), await mallory.line()];
    good.raw('{"type":"ping"}'.padEnd(MAX_FRAME));
    await good.next("pong");
    await besides(server, async () => {
      bad.raw('{"type":"ping"}'.padEnd(MAX_FRAME + 1));
      await bad.closing();
      expect(bad.of("pong")).toEqual([]);
      const huge = await mallory.line();
      huge.raw("x".repeat(20_000_000));
      await huge.closing();
      const pieces = await mallory.line();
      for (let piece = 0; piece < 50; piece++) pieces.socket.send("x".repeat(1000), { fin: false }, () => {});
      await pieces.closing();
    });
    await good.settle();
    good.close();
  });
});

describe("floods", () => {
  test.each<[string, () => string]>([
    ["pings", () => '{"type":"ping"}'],
    ["words", () => JSON.stringify({ type: "chat", table: id, id: newId(), text: "spam" })],
    ["looks", () => JSON.stringify({ type: "watch", table: id, since: -1, chat: 0 })],
    ["tables", () => JSON.stringify({ type: "open", id: newId(), game: "king-of-12", seats: 2 })],
    ["deeds", () => JSON.stringify({ type: "do", table: id, id: newId(), what: "sit", with: { entropy: newEntropy() } })],
    ["garbage", () => "garbage"],
  ])("of %s are slowed down and then cut off", async (_, frame) => {
    const line = await mallory.line();
    await besides(server, async () => {
      await until("the flood to be cut off", () => {
        for (let count = 0; count < 200 && line.closed === undefined; count++) line.raw(frame());
        return line.closed;
      });
    });
    expect(line.of("refused").some(({ code }) => code === "too-fast" || code === "bad-message")).toBe(true);
    expect(one.line!.closed).toBeUndefined();
  });

  test("no look is lost: each is answered, or refused by its id, also where it is not even read", async () => {
    const line = await mallory.line();
    const ids = Array.from({ length: 20 }, newId);
    for (const look of ids) line.send({ type: "watch", table: id, id: look, since: -1, chat: 0 });
    await until("all answers", () => line.of("update").length + line.of("refused").length >= ids.length);
    const refused = line.of("refused");
    expect(refused.length).toBeGreaterThan(5);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["too-fast"]));
    expect(new Set(refused.map((refusal) => refusal.id)).size).toBe(refused.length);
    expect(refused.every((refusal) => ids.includes(refusal.id!))).toBe(true);
    line.close();
  });

  test("that are only just too fast, but do not end, are cut off too", async () => {
    const line = await mallory.line();
    await besides(server, async () => {
      await until("the flood to be cut off", async () => {
        for (let count = 0; count < 20 && line.closed === undefined; count++) line.raw('{"type":"ping"}');
        await pause(100);
        return line.closed;
      });
    });
    expect(line.of("refused").some(({ code }) => code === "too-fast")).toBe(true);
  });
});

describe("foreign seats", () => {
  test("nobody plays or takes back for another, and nobody sees with another's eyes", async () => {
    const line = await mallory.line();
    const play = { type: "play", table: id, id: newId(), move: "lay knight" } as const;
    expect(await one.line!.ask(play)).toMatchObject({ type: "done", seq: 1 });
    expect(await line.ask(play), "replayed").toMatchObject({ type: "refused", code: "no-seat" });
    expect(await line.ask({ ...play, id: newId() })).toMatchObject({ type: "refused", code: "no-seat" });
    expect(await line.ask({ type: "takeback", table: id, id: newId() })).toMatchObject({ type: "refused", code: "no-seat" });
    for (const seat of [0, 1]) {
      const from = line.messages.length;
      line.raw(JSON.stringify({ ...play, id: newId(), seat }));
      line.raw(JSON.stringify({ type: "watch", table: id, since: -1, chat: 0, seat }));
      await until("both refusals", () => line.of("refused", from).length === 2);
      expect(line.of("refused", from).every(({ code }) => code === "bad-message")).toBe(true);
    }
    line.watch(id);
    expect((await line.next("update")).view).toMatchObject({ viewer: "public", own: null });
    await two.line!.settle();
    expect(two.seq).toBe(1);
    line.close();
  });
});
