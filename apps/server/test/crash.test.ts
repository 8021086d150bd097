/** Kill -9 under load, again and again: nothing that was acknowledged is lost, doubled or out of order. */
import { fastChance } from "@tafelrunde/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifiedRecord } from "./harness/archive.ts";
import { TestServer } from "./harness/test-server.ts";
import { Person } from "./harness/person.ts";
import { gather, Player } from "./harness/player.ts";
import { until } from "./harness/until.ts";

const TABLES = 12;
/** So many times is the server killed in each round; `npm run prove:kills` asks for many rounds. */
const KILLS = 4;
const ROUNDS = Number(process.env["TAFELRUNDE_KILL_ROUNDS"] ?? 1);
const MOST_LINES = 20;
const CLOCK = { perMove: 0, perGame: 3600 };
const chance = fastChance(12);

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

interface Round {
  readonly id: string;
  readonly names: readonly string[];
  readonly commitment: string;
  readonly players: readonly Player[];
}

async function begin(number: number): Promise<Round> {
  const names = ["Ada", "Bob", "Cleo", "Dan"].slice(0, 2 + (number % 3)).map((name) => `${name} ${number}`);
  const people = await Promise.all(names.map((name) => Person.named(server, name)));
  const { id, commitment } = await people[0]!.open({ seats: names.length, clock: CLOCK });
  const players = await gather(people, id);
  await people[0]!.at(id, "start");
  return { id, names, commitment, players };
}

/** Talks now and then while the game goes on, but less than the server keeps in memory. */
function chatter(player: Player): NodeJS.Timeout {
  const from = player.chat.length;
  let line = 0;
  return setInterval(
    () => {
      if (line < MOST_LINES) player.say(`line ${++line} after ${from}`);
    },
    40 + chance.roll(40),
  );
}

test.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
  "every acknowledged move and word survives, and every game ends (%i)",
  async () => {
    const rounds: Round[] = [];
    for (let number = 0; number < TABLES; number++) rounds.push(await begin(number));
    const all = rounds.flatMap(({ players }) => players);
    let unanswered = 0;
    const acknowledged = () => all.reduce((sum, player) => sum + player.acknowledged.length, 0);

    for (let kill = 0; kill < KILLS; kill++) {
      const talk = rounds.map(({ players }) => chatter(players[kill % players.length]!));
      const before = acknowledged();
      for (const player of all) player.play();
      const enough = before + TABLES + chance.roll(2 * TABLES);
      await until("play", () => acknowledged() > enough);
      await server.kill();
      expect(rounds.filter(({ players }) => !players[0]!.over).length, "games cut short").toBeGreaterThan(0);
      unanswered += all.filter((player) => !player.idle).length;
      for (const timer of talk) clearInterval(timer);
      await server.start();
      await Promise.all(all.map((player) => player.join()));
    }
    await Promise.all(all.map((player) => player.playToTheEnd()));
    await until("all words to be acknowledged", () => all.every((player) => player.idle));

    expect(unanswered, "things sent and not acknowledged when the server died").toBeGreaterThan(0);
    for (const { id, names, commitment, players } of rounds) {
      const reader = await new Player(new Person(server), id).join();
      const record = await verifiedRecord(reader.person, id);
      await until("a look at the table", () => reader.info !== undefined);
      await until("the whole chat", () => players.every(({ chat }) => chat.length === reader.chat.length));
      expect(record.start.seats.map(({ name }) => name)).toEqual(names);
      expect(record.start.commitment).toBe(commitment);
      expect(reader.info).toMatchObject({ clock: CLOCK, state: "over" });
      for (const player of players) {
        const moves = player.acknowledged.filter(({ type }) => type === "play");
        const words = player.acknowledged.filter(({ type }) => type === "chat");
        const isOwn = ({ seat }: { readonly seat: number | null }) => seat === player.seat;
        expect(player.faults).toEqual([]);
        expect(player.refused).toEqual([]);
        expect(moves.map(({ seq, text }) => [seq, text])).toEqual(
          [...record.moves.entries()].filter(([, move]) => isOwn(move)).map(([index, { move }]) => [index + 1, move]),
        );
        expect(words.map(({ text }) => text)).toEqual(reader.chat.filter(isOwn).map(({ text }) => text));
        expect(player.chat).toEqual(reader.chat);
        expect(player.info!.seats[player.seat]!.left).toBeLessThanOrEqual(CLOCK.perGame * 1000);
      }
      reader.drop();
    }
  },
);
