/** A group's chronicle: written by itself when a game ends, carried into the next game, and nobody else's to write into. */
import { botsFor } from "@tafelrunde/bots";
import { findGame } from "@tafelrunde/registry";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestServer } from "./harness/test-server.ts";
import { newTable, Person, tableIn } from "./harness/person.ts";
import { gather } from "./harness/player.ts";

const GAME = "council-of-12";
const game = await findGame(GAME)!.rules();
/** Good councillors, so that there is an heir in the end. */
const company = { game, bot: (await botsFor(game))[0]! };

interface Chronicle {
  readonly id: string;
  readonly game: string;
  readonly chapters: readonly {
    table: string;
    names: string[];
    note: string | null;
    deeds: { score: number; heir: string | null };
  }[];
}

/** Two good councillors who both act as soon as they may win more than half of their games. */
const MOST_YEARS = 24;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

const read = async (person: Person, id: string): Promise<Chronicle> =>
  (await person.get(`/api/chronicles/${id}`)).body as Chronicle;

async function playOut(people: readonly Person[], table: string): Promise<void> {
  const players = await gather(people, table, company);
  await people[0]!.at(table, "start");
  await Promise.all(players.map((player) => player.playToTheEnd()));
  for (const player of players) player.drop();
}

test("a finished game is a chapter; the next one of the group goes on from it, also after a crash", async () => {
  const people = await Promise.all(["Lea", "Tom"].map((name) => Person.named(server, name)));
  const [lea, tom] = [people[0]!, people[1]!];
  const stranger = await Person.named(server, "Zoe");
  const first = await lea.open({ game: GAME });
  const chronicle = first.chronicle!;
  expect((await read(stranger, chronicle)).chapters, "nothing before the end").toEqual([]);
  expect(await lea.at(first.id, "note", { text: "The mammoth" })).toMatchObject({ status: 409, body: { code: "not-over" } });
  await playOut(people, first.id);

  expect(await stranger.at(first.id, "note", { text: "mine" })).toMatchObject({ status: 403, body: { code: "no-seat" } });
  expect(tableIn(await lea.at(first.id, "note", { text: "  The mammoth " }))).toMatchObject({ note: "The mammoth" });
  await server.restart("kill");
  const [chapter] = (await read(stranger, chronicle)).chapters;
  expect(chapter).toMatchObject({ table: first.id, names: ["Lea", "Tom"], note: "The mammoth" });

  const second = await tom.post(`/api/tables/${first.id}/rematch`);
  const again = await tom.info((second.body as { id: string }).id);
  expect(again).toMatchObject({ chronicle, options: { throne: chapter!.deeds.heir ?? "nobody" } });
  expect((await read(lea, chronicle)).chapters).toHaveLength(1);

  const third = tableIn(await lea.post("/api/tables", newTable({ game: GAME, chronicle })));
  expect(third.chronicle).toBe(chronicle);
  for (const body of [newTable({ game: GAME, chronicle }), newTable({ game: GAME, chronicle: "a".repeat(20) })])
    expect(await stranger.post("/api/tables", body)).toMatchObject({ status: 404, body: { code: "not-found" } });
  const mine = (await lea.get("/api/chronicles")).body as { chronicles: Chronicle[] };
  expect(mine.chronicles.map(({ id, game: which, chapters }) => [id, which, chapters.length])).toEqual([[chronicle, GAME, 1]]);
  expect((await stranger.get("/api/chronicles")).body).toEqual({ chronicles: [] });
});

test("whoever was chosen to follow sits on the throne of the next game", async () => {
  const people = await Promise.all(["Lea", "Tom"].map((name) => Person.named(server, name)));
  const tom = people[1]!;
  const opened = await people[0]!.open({ game: GAME });
  let { id } = opened;
  let heir: string | null = null;
  for (let year = 0; year < MOST_YEARS && heir === null; year++) {
    await playOut(people, id);
    heir = (await read(tom, opened.chronicle!)).chapters.at(-1)!.deeds.heir;
    ({ id } = (await people[0]!.post(`/api/tables/${id}/rematch`)).body as { id: string });
    await people[0]!.sit(id, 0);
  }
  expect(game.chronicle).toBeDefined();
  expect(heir, "good councillors find an heir sooner or later").not.toBeNull();
  expect((await tom.info(id)).options).toMatchObject({ throne: heir });
});

test("games without a chronicle have none, and none is found where none is", async () => {
  const ada = await Person.named(server, "Ada");
  const { id, chronicle } = await ada.open();
  expect(chronicle).toBeNull();
  expect(await ada.get(`/api/chronicles/${id}`)).toMatchObject({ status: 404, body: { code: "not-found" } });
  expect(await ada.get("/api/chronicles/not-an-id")).toMatchObject({ status: 404 });
});
