/** A group's chronicle: written by itself when a game ends, carried into the next game, and nobody else's to write into. */
import { fastChance, type Game } from "@tafelrunde/core";
import type { TableInfo } from "@tafelrunde/protocol";
import { findGame } from "@tafelrunde/registry";
import { afterAll, beforeAll, expect, test } from "vitest";
import { House } from "./harness/house.ts";
import { newEntropy, newId, newTable, Person, tableIn } from "./harness/person.ts";
import { until } from "./harness/until.ts";

const GAME = "council-of-12";
const game: Game = await findGame(GAME)!.rules();

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

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const read = async (person: Person, id: string): Promise<Chronicle> =>
  (await person.get(`/api/chronicles/${id}`)).body as Chronicle;

/** Everybody plays any legal move when awaited, until the game is over. */
async function playOut(people: readonly Person[], table: string): Promise<void> {
  const over = people.map(async (person, index) => {
    const line = await person.line();
    const chance = fastChance(index + 1);
    let seat = -1;
    let done = false;
    line.onMessage = (message) => {
      if (message.type === "table") {
        seat = message.table.seats.findIndex(({ you }) => you);
        done = message.table.state === "over";
      }
      if (message.type !== "update" || seat < 0) return;
      const world = game.imagine(message.view, chance);
      if (!(game.awaited?.(world) ?? game.actors(world)).includes(seat)) return;
      line.send({ type: "play", table, id: newId(), move: game.format(chance.pick(game.moves(world, seat))) });
    };
    line.watch(table);
    await until("the game to end", () => done);
    line.close();
  });
  await Promise.all(over);
}

async function begin(people: readonly Person[], wishes: object = {}): Promise<TableInfo> {
  const info = await people[0]!.open({ game: GAME, seats: people.length, ...wishes });
  for (const person of people.slice(1)) await person.sit(info.id);
  await people[0]!.at(info.id, "start");
  return info;
}

test("a finished game is a chapter; the next one of the group goes on from it, also after a crash", async () => {
  const people = await Promise.all(["Lea", "Tom"].map((name) => Person.named(house, name)));
  const [lea, tom] = [people[0]!, people[1]!];
  const stranger = await Person.named(house, "Zoe");
  const first = await begin(people);
  const chronicle = first.chronicle!;
  expect((await read(stranger, chronicle)).chapters, "nothing before the end").toEqual([]);
  expect(await lea.at(first.id, "note", { text: "The mammoth" })).toMatchObject({ status: 409, body: { code: "not-over" } });
  await playOut(people, first.id);

  expect(await stranger.at(first.id, "note", { text: "mine" })).toMatchObject({ status: 403, body: { code: "no-seat" } });
  expect(tableIn(await lea.at(first.id, "note", { text: "  The mammoth " }))).toMatchObject({ note: "The mammoth" });
  await house.restart("kill");
  const [chapter] = (await read(stranger, chronicle)).chapters;
  expect(chapter).toMatchObject({ table: first.id, names: ["Lea", "Tom"], note: "The mammoth" });

  const second = await tom.post(`/api/tables/${first.id}/rematch`, { entropy: newEntropy() });
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

test("games without a chronicle have none, and none is found where none is", async () => {
  const ada = await Person.named(house, "Ada");
  const { id, chronicle } = await ada.open();
  expect(chronicle).toBeNull();
  expect(await ada.get(`/api/chronicles/${id}`)).toMatchObject({ status: 404, body: { code: "not-found" } });
  expect(await ada.get("/api/chronicles/not-an-id")).toMatchObject({ status: 404 });
});
