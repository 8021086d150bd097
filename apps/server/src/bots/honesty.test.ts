/** What a bot is given is, byte by byte, what a person on its seat is sent; also by a server that has started anew. */
import { fastChance, type Game } from "@tafelrunde/core";
import { FrameReader, type ServerFrame, type UpdateMessage } from "@tafelrunde/protocol";
import { games } from "@tafelrunde/registry";
import type { Question } from "@tafelrunde/bots";
import { expect, test } from "vitest";
import { servicesAt } from "../../test/harness/played-table.ts";
import { Conflict, type Store } from "../store/store.ts";
import { leave, play, sit } from "../table/commands.ts";
import { attend, moveEarly, moveFor } from "../table/duties.ts";
import type { Entry } from "../table/entry.ts";
import { fill } from "../table/hosting.ts";
import { start } from "../table/luck.ts";
import { type TableServices, Table } from "../table/table.ts";
import { ALONE } from "../nodes/nodes.ts";

const ada = { id: "a", name: "Ada" };
const bob = { id: "b", name: "Bob" };
const entropy = "11".repeat(16);
const BOB = 1;
const MOVES = 40;

/** Ada, Bob who has left his seat to a bot and still looks on, and bots on the others. */
async function deserted(game: Game) {
  const log: Entry[] = [];
  let now = 1000;
  const store = {
    async append(_: string, seq: number, entry: Entry) {
      if (seq !== log.length) throw new Conflict();
      log.push(structuredClone(entry));
    },
    read: async () => structuredClone(log),
  } as unknown as Store;
  const services: TableServices = { ...servicesAt(store, () => now), botTime: (at) => at, botsPlayAlone: true };
  const clock = { perMove: 0, perGame: 0 };
  const wish = {
    game: game.id,
    options: {},
    seats: game.seats.min,
    visibility: "link",
    host: ada,
    seat: 0,
    entropy,
    clock,
  } as const;
  const table = await Table.open("t", game, { type: "created", ...wish, secret: "cd".repeat(32) }, services);
  await table.run(() => sit(table, bob, { seat: BOB, entropy }));
  if (game.seats.min > 2) await table.run(() => fill(table, ada, {}));
  const heard = watched(table);
  await table.run(() => start(table, ada));
  await table.run(() => leave(table, bob));
  return { table, heard, later: () => (now += 1000), reloaded: () => Table.load("t", game, structuredClone(log), services) };
}

/** All that Bob's browser is sent of the game. */
function watched(table: Table): UpdateMessage[] {
  const heard: UpdateMessage[] = [];
  const reader = new FrameReader();
  const send = (id: string, news: string): void => {
    for (const message of reader.read(JSON.parse(`{"table":"${id}",${news}}`) as ServerFrame))
      if (message.type === "update") heard.push(message);
  };
  table.watchers.add({ person: bob.id, send, mayHear: true }, table.state, -1, 0);
  return heard;
}

test.each(games)("$id: a bot is given what its seat was sent, no more and no less", async (entry) => {
  const game = await entry.rules();
  const chance = fastChance(4);
  const { table, heard, later, reloaded } = await deserted(game);
  const pairs: { readonly given: string; readonly sent: string }[] = [];
  const asked = async ({ view, seat, told }: Question): Promise<string> => {
    const sent = { view: heard.at(-1)!.view, told: heard.flatMap(({ events }) => events) };
    if (seat === BOB) pairs.push({ given: JSON.stringify({ view, told }), sent: JSON.stringify(sent) });
    return game.format(chance.pick(game.moves(game.imagine(view, chance), seat)));
  };
  const duties = {
    decide: asked,
    now: () => later(),
    nodes: ALONE,
    botPause: async () => {},
    botFault: (fault: unknown) => expect(fault).toBe("none"),
  };
  for (let move = 0; move < MOVES && table.state.match!.actors().length > 0; move++) {
    const { seats, early } = await attend(table, duties);
    for (const seat of seats) await moveFor(table, seat, duties);
    if (early !== undefined) await moveEarly(table, early, duties);
    table.tell();
    const own = table.state.match!.moves(0);
    if (own.length > 0) await table.run(() => play(table, { person: ada, message: `m${move}` }, game.format(chance.pick(own))));
    table.tell();
  }
  expect(pairs.length).toBeGreaterThan(5);
  for (const { given, sent } of pairs) expect(given).toBe(sent);
  const again = await reloaded();
  expect(JSON.stringify(again.state.match!.update(BOB, -1))).toBe(JSON.stringify(table.state.match!.update(BOB, -1)));
});
