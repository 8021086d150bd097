/** Programs from outside: the host makes a token, and whoever has it plays on that seat, and does nothing else. */
import { sealOf } from "@tafelrunde/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifiedRecord } from "./harness/archive.ts";
import { newEntropy, newTable, Person, tableIn } from "./harness/person.ts";
import { Player } from "./harness/player.ts";
import { TestServer } from "./harness/test-server.ts";
import { until } from "./harness/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ absence: 1 });
});
afterAll(() => server.close());

const tokenOf = async (host: Person, table: string, seat: number): Promise<string> =>
  ((await host.at(table, "program", { seat })).body as { token: string }).token;

/** A host at a table of their own, and the program on its second seat. */
async function invited(seats = 2): Promise<{ host: Person; program: Person; id: string }> {
  const host = await Person.named(server, "Ada");
  const { id } = await host.open({ seats });
  return { host, program: Person.program(server, await tokenOf(host, id, 1)), id };
}

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];

test("it has a seat at once, brings its own luck and name, plays a whole game, and the record says what it was", async () => {
  const { host, program, id } = await invited();
  expect(program.token.split(".")[0]).toBe(id);
  expect((await host.info(id)).seats[1]).toMatchObject({ kind: "person", program: true, connected: false, seal: null });
  expect(codeOf(await host.at(id, "start"))).toEqual([409, "luck-missing"]);
  expect((await program.put("/api/me", { name: "HAL" })).body).toEqual({ name: "HAL" });
  const luck = newEntropy();
  const { seats } = tableIn(await program.at(id, "sit", { seal: sealOf(luck) }));
  expect(seats[1]).toMatchObject({ kind: "person", name: "HAL", program: true, you: true, host: false, seal: sealOf(luck) });
  const players = [new Player(host, id, 1), new Player(program, id, 2)];
  players[1]!.luck = luck;
  for (const player of players) await player.join();
  await until("the program to be there", () => players[0]!.info?.seats[1]?.connected);
  await host.at(id, "start");
  await Promise.all(players.map((player) => player.playToTheEnd()));
  expect(players.flatMap(({ faults, refused }) => [...faults, ...refused])).toEqual([]);
  const { start } = await verifiedRecord(program, id);
  expect([start.seats, start.entropy[1]]).toEqual([[{ name: "Ada" }, { name: "HAL", bot: "program" }], luck]);
  expect(program.cookie).toBe("");
  expect(server.output).not.toContain(program.token.split(".")[2]);
});

test("a token is made by the host alone, for a free seat, and is the same when asked for again, also after a crash", async () => {
  const { host, program, id } = await invited(3);
  const eve = await Person.named(server, "Eve");
  expect(codeOf(await eve.at(id, "program", { seat: 2 }))).toEqual([403, "no-seat"]);
  await eve.sit(id, 2);
  expect(codeOf(await eve.at(id, "program", { seat: 1 }))).toEqual([403, "not-host"]);
  for (const seat of [0, 2, 7]) expect(codeOf(await host.at(id, "program", { seat }))).toEqual([409, "seat-taken"]);
  await server.restart("kill");
  expect(await tokenOf(host, id, 1)).toBe(program.token);
  expect(tableIn(await program.get(`/api/tables/${id}`)).seats[1]!.you).toBe(true);
  for (const person of [host, eve]) expect(JSON.stringify(await person.info(id))).not.toContain(program.token.split(".")[1]);
});

test("it opens nothing, decides nothing and reads nothing but its own table", async () => {
  const { host, program, id } = await invited(3);
  const { id: other } = await host.open();
  const asked = await Promise.all([
    program.post("/api/tables", newTable()),
    ...["bots", "start", "more", "rematch"].map((what) => program.at(id, what)),
    ...["program", "remove", "replace", "clear"].map((what) => program.at(id, what, { seat: 0 })),
    ...["/api/mine", "/api/tables", "/api/chronicles", `/api/tables/${other}`].map((path) => program.get(path)),
    program.at(other, "sit", { entropy: newEntropy() }),
    program.at(id, "sit", { entropy: newEntropy(), seat: 2 }),
  ]);
  expect(new Set(asked.map((answer) => codeOf(answer).join(" ")))).toEqual(new Set(["403 not-for-programs"]));
  const line = await program.line();
  line.send({ type: "watch", table: other, id: "m", since: -1, chat: 0 });
  line.send({ type: "play", table: other, id: "m", move: "lay knight" });
  line.send({ type: "takeback", table: other, id: "m" });
  line.send({ type: "chat", table: other, id: "m", text: "hello" });
  line.send({ type: "lobby", on: true });
  await until("all answers", () => line.messages.length === 5);
  expect(line.of("refused").map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => "not-for-programs"));
  expect((await host.info(id)).seats.map(({ kind }) => kind)).toEqual(["person", "person", "open"]);
});

test("the host takes the seat back: the token is worth nothing, on open lines as well, and a new one is another", async () => {
  const { host, program, id } = await invited();
  const line = await program.line();
  expect((await line.ask({ type: "chat", table: id, id: "c1", text: "hello" })).type).toBe("done");
  expect(tableIn(await host.at(id, "remove", { seat: 1 })).seats[1]).toMatchObject({ kind: "open", program: false });
  expect(await line.ask({ type: "chat", table: id, id: "c2", text: "still here" })).toMatchObject({ code: "bad-token" });
  expect(codeOf(await program.at(id, "sit", { entropy: newEntropy() }))).toEqual([403, "bad-token"]);
  expect(codeOf(await program.get("/api/me"))).toEqual([403, "bad-token"]);
  await expect(program.line()).rejects.toThrow("403");
  const next = await tokenOf(host, id, 1);
  expect(next).not.toBe(program.token);
  expect((await Person.program(server, next).get("/api/me")).status).toBe(200);
  const forged = `${next.slice(0, -1)}${next.endsWith("A") ? "B" : "A"}`;
  expect(codeOf(await Person.program(server, forged).get("/api/me"))).toEqual([403, "bad-token"]);
});

test("a table belongs to people: no program becomes its host, and the last person closes it", async () => {
  const { host, id } = await invited(3);
  const bob = await Person.named(server, "Bob");
  await bob.sit(id, 2);
  await host.at(id, "leave");
  expect((await bob.info(id)).seats.map((seat) => seat.host)).toEqual([false, false, true]);
  await bob.at(id, "leave");
  expect((await bob.info(id)).state).toBe("over");
});

test("one that stays away is replaced by those who are there, without other programs having a say, and comes back", async () => {
  const { host, program, id } = await invited(3);
  const silent = Person.program(server, await tokenOf(host, id, 2));
  for (const each of [program, silent]) await each.sit(id);
  const [one, two] = [await new Player(host, id).join(), await new Player(program, id, 2).join()];
  await host.at(id, "start");
  await until("the absence", () => one.info?.seats[2]?.absence);
  expect(one.info!.seats[2]!.absence).toMatchObject({ votes: [], needed: 1 });
  expect(tableIn(await host.at(id, "replace", { seat: 2 })).seats[2]).toMatchObject({ away: true, program: true });
  const three = await new Player(silent, id, 3).join();
  await until("its return", () => one.info?.seats[2]?.away === false);
  await Promise.all([one, two, three].map((player) => player.playToTheEnd()));
  expect([one, two, three].flatMap(({ faults }) => faults)).toEqual([]);
});
