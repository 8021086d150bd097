/** Every way to be refused, with its code, and nothing changed by it. */
import { sealOf } from "@tafelrunde/core";
import type { ClientMessage } from "@tafelrunde/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestServer } from "./harness/test-server.ts";
import { newEntropy, newId, newTable, Person } from "./harness/person.ts";
import { gather } from "./harness/player.ts";
import { until } from "./harness/until.ts";

let server: TestServer;
let [ada, bob, eve]: Person[] = [];
/** A table nobody has started, one that is being played, and one that is over. */
let waiting = "";
let running = "";
let over = "";
const NOWHERE = "0".repeat(20);

beforeAll(async () => {
  server = await TestServer.open();
  [ada, bob, eve] = await Promise.all(["Ada", "Bob", "Eve"].map((name) => Person.named(server, name)));
  waiting = (await ada!.open({ seats: 3 })).id;
  await bob!.sit(waiting);
  running = (await ada!.open()).id;
  await bob!.sit(running);
  await ada!.at(running, "start");
  over = (await ada!.open()).id;
  const players = await gather([ada!, bob!], over);
  await ada!.at(over, "start");
  await Promise.all(players.map((player) => player.playToTheEnd()));
  for (const player of players) player.drop();
});
afterAll(() => server.close());

const entropy = newEntropy();

describe("requests", () => {
  test.each<[string, () => Person, string, object, number, object]>([
    ["an unknown game", () => ada!, "", newTable({ game: "chess" }), 400, { code: "unknown-game" }],
    ["an unknown option", () => ada!, "", newTable({ options: { joker: true } }), 400, { code: "bad-option", option: "joker" }],
    ["a bad option", () => ada!, "", newTable({ options: { set: "best" } }), 400, { code: "bad-option", option: "set" }],
    ["a bad subset", () => ada!, "", newTable({ options: { cards: ["lady"] } }), 400, { code: "bad-option", option: "cards" }],
    ["too few seats", () => ada!, "", newTable({ seats: 1 }), 400, { code: "bad-seats" }],
    ["too many seats", () => ada!, "", newTable({ seats: 5 }), 400, { code: "bad-seats" }],
    ["entropy before there is a commitment", () => ada!, "", { ...newTable(), entropy }, 400, { code: "bad-message" }],
    ["a field too many", () => ada!, "", { ...newTable(), seed: "1" }, 400, { code: "bad-message" }],
    ["a taken seat", () => eve!, "waiting/sit", { seat: 0, entropy }, 409, { code: "seat-taken" }],
    ["a seat that is not there", () => eve!, "waiting/sit", { seat: 7, entropy }, 409, { code: "seat-taken" }],
    ["sitting at a full table", () => eve!, "running/sit", { entropy }, 409, { code: "seat-taken" }],
    ["starting with free seats", () => ada!, "waiting/start", {}, 409, { code: "seats-free" }],
    ["starting as a guest", () => bob!, "waiting/start", {}, 403, { code: "not-host" }],
    ["starting twice", () => ada!, "running/start", {}, 409, { code: "already-started" }],
    ["starting as a stranger", () => eve!, "waiting/start", {}, 403, { code: "no-seat" }],
    ["bots as a guest", () => bob!, "waiting/bots", {}, 403, { code: "not-host" }],
    ["an unknown bot", () => ada!, "waiting/bots", { bot: "deep-blue" }, 400, { code: "unknown-bot" }],
    ["a bot on a person", () => ada!, "waiting/bots", { seat: 0 }, 409, { code: "seat-taken" }],
    ["bots in a running game", () => ada!, "running/bots", {}, 409, { code: "already-started" }],
    ["clearing what is no bot", () => ada!, "waiting/clear", { seat: 1 }, 404, { code: "not-found" }],
    ["clearing as a guest", () => bob!, "waiting/clear", { seat: 1 }, 403, { code: "not-host" }],
    ["clearing in a running game", () => ada!, "running/clear", { seat: 1 }, 409, { code: "already-started" }],
    ["removing as a guest", () => bob!, "waiting/remove", { seat: 0 }, 403, { code: "not-host" }],
    ["removing as a stranger", () => eve!, "waiting/remove", { seat: 1 }, 403, { code: "no-seat" }],
    ["removing oneself", () => ada!, "waiting/remove", { seat: 0 }, 409, { code: "own-seat" }],
    ["removing nobody", () => ada!, "waiting/remove", { seat: 2 }, 404, { code: "not-found" }],
    ["removing from a seat that is not there", () => ada!, "waiting/remove", { seat: 9 }, 404, { code: "not-found" }],
    ["removing no seat at all", () => ada!, "waiting/remove", { seat: -1 }, 400, { code: "bad-message" }],
    ["removing in a running game", () => ada!, "running/remove", { seat: 1 }, 409, { code: "already-started" }],
    ["a seat less as a guest", () => bob!, "waiting/fewer", { seat: 2 }, 403, { code: "not-host" }],
    ["a seat less where somebody sits", () => ada!, "waiting/fewer", { seat: 1 }, 409, { code: "seat-taken" }],
    ["a seat less that is not there", () => ada!, "waiting/fewer", { seat: 3 }, 409, { code: "seat-taken" }],
    ["a seat less in a running game", () => ada!, "running/fewer", { seat: 1 }, 409, { code: "already-started" }],
    ["one more seat as a guest", () => bob!, "waiting/more", {}, 403, { code: "not-host" }],
    ["one more seat in a running game", () => ada!, "running/more", {}, 409, { code: "already-started" }],
    ["a bot for somebody without a seat oneself", () => eve!, "running/replace", { seat: 1 }, 403, { code: "no-seat" }],
    ["a bot for somebody without being there", () => ada!, "running/replace", { seat: 1 }, 409, { code: "not-present" }],
    ["a bot without naming a seat", () => ada!, "running/replace", {}, 400, { code: "bad-message" }],
    ["leaving without a seat", () => eve!, "running/leave", {}, 403, { code: "no-seat" }],
    ["again before the end", () => ada!, "running/rematch", {}, 409, { code: "not-over" }],
    ["again as a stranger", () => eve!, "over/rematch", {}, 403, { code: "no-seat" }],
    ["entropy for a rematch", () => ada!, "over/rematch", { entropy }, 400, { code: "bad-message" }],
    ["sitting without luck", () => eve!, "waiting/sit", { seat: 2 }, 400, { code: "bad-message" }],
    ["sitting with luck twice", () => eve!, "waiting/sit", { seal: sealOf(entropy), entropy }, 400, { code: "bad-message" }],
    ["a seal that is none", () => eve!, "waiting/sit", { seal: entropy }, 400, { code: "bad-message" }],
    ["opening before the start", () => ada!, "waiting/reveal", { entropy }, 409, { code: "not-starting" }],
    ["opening in a running game", () => ada!, "running/reveal", { entropy }, 409, { code: "already-started" }],
    ["opening without a seat", () => eve!, "waiting/reveal", { entropy }, 403, { code: "no-seat" }],
    ["a table that is not there", () => ada!, `${NOWHERE}/sit`, { entropy }, 404, { code: "not-found" }],
    ["an id that is none", () => ada!, "x/sit", { entropy }, 404, { code: "not-found" }],
  ])("%s", async (_, who, path, body, status, refusal) => {
    const known: { readonly [name: string]: string } = { waiting, running, over };
    const [table = "", ...rest] = path.split("/");
    const full = ["/api/tables", ...(path === "" ? [] : [known[table] ?? table, ...rest])].join("/");
    expect(await who().post(full, body)).toMatchObject({ status, body: refusal });
  });

  test.each(["/api/nothing", `/api/tables/${NOWHERE}`, `/api/tables/${NOWHERE}/record`, "/api/tables/x"])(
    "%s is not found",
    async (path) => {
      expect(await ada!.get(path)).toMatchObject({ status: 404, body: { code: "not-found" } });
    },
  );

  test("sitting twice keeps the one seat", async () => {
    expect((await ada!.sit(waiting)).seats.filter(({ you }) => you)).toHaveLength(1);
  });

  test("somebody who holds too many unfinished tables may open no more, but others may", async () => {
    const hoarder = await Person.named(server, "Hoarder");
    const refusal = await until("a refusal", async () => {
      const answer = await hoarder.post("/api/tables", newTable());
      return answer.status === 200 || answer.status === 201 ? undefined : answer;
    });
    expect(refusal.body).toMatchObject({ code: "too-many-tables" });
    await eve!.open();
  });
});

describe("messages", () => {
  test.each<[string, () => Person, (table: typeof tables) => ClientMessage & { id: string }, object]>([
    ["a table that is not there", () => ada!, () => play(NOWHERE, "lay knight"), { code: "not-found" }],
    ["a move without a seat", () => eve!, ({ running }) => play(running, "lay knight"), { code: "no-seat" }],
    ["a move before the start", () => ada!, ({ waiting }) => play(waiting, "lay knight"), { code: "not-started" }],
    ["no move at all", () => ada!, ({ running }) => play(running, "castle"), { code: "unknown-move" }],
    ["a card that is not there", () => ada!, ({ running }) => play(running, "lay lady"), { code: "not-in-hand", rule: "2.1" }],
    ["the wrong kind of move", () => ada!, ({ running }) => play(running, "tip 3"), { code: "not-this-choice", rule: "2.7" }],
    ["a move after the end", () => ada!, ({ over }) => play(over, "lay knight"), { code: "game-over", rule: "6.1" }],
    ["a takeback", () => ada!, ({ running }) => ({ type: "takeback", table: running, id: newId() }), { code: "no-takeback" }],
    [
      "a takeback without a seat",
      () => eve!,
      ({ running }) => ({ type: "takeback", table: running, id: newId() }),
      { code: "no-seat" },
    ],
    ["words to nobody", () => ada!, () => ({ type: "chat", table: NOWHERE, id: newId(), text: "hello" }), { code: "not-found" }],
  ])("%s", async (_, who, message, refusal) => {
    const line = await who().line();
    Object.assign(tables, { waiting, running, over });
    expect(await line.ask(message(tables))).toMatchObject({ type: "refused", ...refusal });
    line.close();
  });

  test("watching a table that is not there", async () => {
    const line = await ada!.line();
    line.watch(NOWHERE);
    expect(await line.next("refused")).toMatchObject({ id: null, code: "not-found" });
    const look = { type: "watch", table: NOWHERE, since: -1, chat: 0, id: newId() } as const;
    expect(await line.ask(look)).toMatchObject({ type: "refused", id: look.id, code: "not-found" });
    line.close();
  });

  test("watching too many tables at once", async () => {
    const tables = await Promise.all(Array.from({ length: 60 }, async () => (await new Person(server).open()).id));
    const line = await eve!.line();
    for (const table of tables) line.watch(table);
    await until("all answers", () => line.of("table").length + line.of("refused").length >= 60);
    expect(new Set(line.of("refused").map(({ code }) => code))).toEqual(new Set(["too-many-tables"]));
    line.send({ type: "unwatch", table: tables[0]! });
    const from = line.messages.length;
    line.watch(tables.at(-1)!);
    await line.next("table", ({ table }) => table.id === tables.at(-1), from);
    line.close();
  });

  test("none of it changed the running game", async () => {
    const line = await eve!.line();
    line.watch(running);
    expect(await line.next("update")).toMatchObject({ seq: 0 });
    expect((await eve!.info(running)).state).toBe("playing");
    line.close();
  });
});

const tables = { waiting: "", running: "", over: "" };
const play = (table: string, move: string) => ({ type: "play", table, id: newId(), move }) as const;
