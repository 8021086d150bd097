/** Two people and their friends over real sockets: what they add to the game, and what each of them hears. */
import { isEntropy } from "@tafelrunde/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestServer } from "./harness/test-server.ts";
import { newEntropy, newId, newTable, Person, tableIn } from "./harness/person.ts";
import { game, gather, Player } from "./harness/player.ts";
import { until } from "./harness/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const people = (...names: string[]) => Promise.all(names.map((name) => Person.named(server, name)));

test("a seat adds the entropy it sent, and everybody can see that", async () => {
  const [ada, bob] = await people("Ada", "Bob");
  const [first, second] = [newEntropy(), newEntropy()];
  const { id } = tableIn(await ada!.post("/api/tables", newTable()));
  tableIn(await ada!.at(id, "sit", { entropy: first }));
  tableIn(await bob!.at(id, "sit", { entropy: second }));
  const seen = await new Person(server).info(id);
  expect(seen.seats.map(({ entropy }) => entropy)).toEqual([first, second]);
  const filled = await ada!.open();
  const withBot = tableIn(await ada!.at(filled.id, "bots"));
  expect(isEntropy(withBot.seats[1]!.entropy ?? "")).toBe(true);
});

test("whoever asks for no answer to a command gets none, and is told on the socket; refusals are told as ever", async () => {
  const [ada] = await people("Ada");
  const { id } = await ada!.open();
  const line = await ada!.line();
  line.watch(id, -1, 0);
  const brief = (what: string) => ada!.send("POST", `/api/tables/${id}/${what}`, "{}", { prefer: "return=minimal" });
  const { headers, ...answer } = await brief("bots");
  expect(answer).toMatchObject({ status: 204, text: "" });
  expect(headers).toMatchObject({ "preference-applied": "return=minimal", "x-request-id": expect.any(String) });
  // Nothing is there that could be shown, run or framed.
  expect(headers).not.toHaveProperty("content-security-policy");
  await until("the bot", () => line.messages.some((said) => said.type === "table" && said.table.seats[1]!.kind === "bot"));
  const refused = await brief("reveal");
  expect(refused).toMatchObject({ status: 400, body: { code: "bad-message" } });
  expect(refused.headers).toHaveProperty("content-security-policy");
});

describe("at the table", () => {
  test("a spectator is public: no hand, no seat, and counted", async () => {
    const [ada, bob] = await people("Ada", "Bob");
    const { id } = await ada!.open();
    const [one] = await gather([ada!, bob!], id);
    await ada!.at(id, "start");
    const eve = await new Player(new Person(server), id).join();
    await until("the game", () => eve.seq >= 0 && one!.seq >= 0);
    expect(eve.view).toMatchObject({ viewer: "public", own: null });
    expect(one!.view).toMatchObject({ viewer: 0, own: { laid: null } });
    expect(eve.info!.seats.every(({ you }) => !you)).toBe(true);
    await until("the spectator to be counted", () => one!.info!.spectators === 1);
    eve.drop();
    await until("the spectator to be gone", () => one!.info!.spectators === 0);
  });

  test("words reach everybody once, in order, with the name and seat of whoever spoke", async () => {
    const [ada, bob, eve] = await people("Ada", "Bob", "Eve");
    const { id } = await ada!.open();
    const [one, two] = await gather([ada!, bob!], id);
    const spectator = await new Player(eve!, id).join();
    one!.say("hello");
    await until("hello", () => two!.chat.length === 1);
    two!.say("grüß dich ♥");
    await until("the greeting", () => spectator.chat.length === 2);
    spectator.say("good luck");
    for (const player of [one!, two!, spectator]) {
      await until("all lines", () => player.chat.length === 3);
      expect(player.chat.map(({ number, seat, name, text }) => [number, seat, name, text])).toEqual([
        [1, 0, "Ada", "hello"],
        [2, 1, "Bob", "grüß dich ♥"],
        [3, null, "Eve", "good luck"],
      ]);
      expect(player.faults).toEqual([]);
    }
    const late = await new Player(new Person(server), id).join();
    await until("earlier lines", () => late.chat.length === 3);
  });

  test("a name is kept, changes at the table at once, and is refused when it is none", async () => {
    const [ada, bob] = await people("Ada", "Bob");
    expect((await ada!.get("/api/me")).body).toEqual({ name: "Ada" });
    const { id } = await ada!.open();
    const [one] = await gather([ada!, bob!], id);
    await bob!.put("/api/me", { name: "  Bobby " });
    await until("the new name", () => one!.info!.seats[1]!.name === "Bobby");
    for (const name of ["", "   ", "x".repeat(31), "a\nb", "a\u202eb", 7, null])
      expect(await bob!.put("/api/me", { name }), String(name)).toMatchObject({ status: 400, body: { code: "bad-message" } });
    expect((await bob!.get("/api/me")).body).toEqual({ name: "Bobby" });
  });

  test("a second tab has the same seat and hears the same; a move from either counts once", async () => {
    const [ada, bob] = await people("Ada", "Bob");
    const { id } = await ada!.open();
    const [one, two] = await gather([ada!, bob!], id);
    const tab = await new Player(ada!, id).join();
    await until("the tab", () => tab.info);
    expect(tab.seat).toBe(0);
    expect(tab.info!.spectators).toBe(0);
    await ada!.at(id, "start");
    await until("the game", () => one!.seq === 0 && tab.seq === 0);
    expect(tab.view).toEqual(one!.view);
    const play = { type: "play", table: id, id: newId(), move: "lay knight" } as const;
    expect(await tab.line!.ask(play)).toMatchObject({ type: "done", seq: 1 });
    expect(await one!.line!.ask(play)).toMatchObject({ type: "done", seq: 1 });
    await until("the move in both tabs", () => one!.seq === 1 && tab.seq === 1);
    one!.drop();
    await tab.line!.settle();
    expect((await bob!.info(id)).seats[0]!.connected).toBe(true);
    await Promise.all([tab.playToTheEnd(), two!.playToTheEnd()]);
    expect(tab.faults).toEqual([]);
  });

  test("making a table twice with the same id makes one", async () => {
    const [ada, bob] = await people("Ada", "Bob");
    const wish = newTable();
    const [first, again] = [tableIn(await ada!.post("/api/tables", wish)), tableIn(await ada!.post("/api/tables", wish))];
    expect(again.id).toBe(first.id);
    expect(tableIn(await bob!.post("/api/tables", wish)).id).not.toBe(first.id);
    expect(game.id).toBe(first.game);
  });
});
