/** Taking back over the wire: step by step within the own turn, after a crash too, and never what others have answered. */
import { fastChance, type Game } from "@tafelrunde/core";
import { findGame } from "@tafelrunde/registry";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestServer } from "./harness/test-server.ts";
import type { Answered, Line } from "./harness/line.ts";
import { newId, Person } from "./harness/person.ts";

const game: Game = await findGame("twelve-thieves")!.rules();

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

/** One seat at one table, seen through its line. */
class Chair {
  readonly person: Person;
  readonly table: string;
  readonly seat: number;
  line!: Line;

  constructor(person: Person, table: string, seat: number) {
    this.person = person;
    this.table = table;
    this.seat = seat;
  }

  async join(): Promise<this> {
    this.line = await this.person.line();
    this.line.watch(this.table);
    await this.line.next("update");
    return this;
  }

  play = (move: string): Promise<Answered> => this.line.ask({ type: "play", table: this.table, id: newId(), move });

  takeback = (): Promise<Answered> => this.line.ask({ type: "takeback", table: this.table, id: newId() });

  /** The view at this seq, once it is here. */
  async at(seq: number): Promise<unknown> {
    return (await this.line.next("update", (update) => update.seq === seq)).view;
  }

  /** A legal move from what this seat sees; `kind` is its first word. */
  move(view: unknown, kind: RegExp): string {
    const texts = game.moves(game.imagine(view, fastChance(1)), this.seat).map((move) => game.format(move));
    const found = texts.find((text) => kind.test(text));
    if (found === undefined) throw new Error(`none of ${texts.join(", ")} is ${String(kind)}`);
    return found;
  }
}

async function placed(): Promise<{ ada: Chair; bob: Chair; seq: number }> {
  const people = await Promise.all(["Ada", "Bob"].map((name) => Person.named(server, name)));
  const { id } = await people[0]!.open({ game: "twelve-thieves" });
  await people[1]!.sit(id);
  await people[0]!.at(id, "start");
  const chairs = await Promise.all(people.map((person, seat) => new Chair(person, id, seat).join()));
  const [ada, bob] = [chairs[0]!, chairs[1]!];
  let seq = 0;
  for (const palace of ["red", "green", "white", "purple"])
    for (const chair of [ada, bob]) {
      expect(await chair.takeback(), "nothing to take back while guards are placed").toMatchObject({ code: "no-takeback" });
      expect(await chair.play(`place ${palace}`)).toMatchObject({ type: "done", seq: ++seq });
    }
  return { ada, bob, seq };
}

test("actions are taken back one by one, also after a crash in the middle of the turn", async () => {
  const { ada, bob, seq } = await placed();
  const views = [await ada.at(seq)];
  const seen = [await bob.at(seq)];
  for (let step = 1; step <= 2; step++) {
    expect(await ada.play(ada.move(views.at(-1), /^send/))).toMatchObject({ type: "done", seq: seq + step });
    views.push(await ada.at(seq + step));
    seen.push(await bob.at(seq + step));
  }
  expect(views[2]).not.toEqual(views[0]);
  expect(await bob.takeback(), "another's action").toMatchObject({ type: "refused", code: "no-takeback" });

  await server.restart("kill");
  await Promise.all([ada.join(), bob.join()]);
  expect(await ada.takeback()).toMatchObject({ type: "done", seq: seq + 3 });
  expect([await ada.at(seq + 3), await bob.at(seq + 3)]).toEqual([views[1], seen[1]]);
  expect(await ada.takeback()).toMatchObject({ type: "done", seq: seq + 4 });
  expect([await ada.at(seq + 4), await bob.at(seq + 4)]).toEqual([views[0], seen[0]]);
  expect(await ada.takeback()).toMatchObject({ type: "refused", code: "no-takeback" });
});

test("an ended turn stays ended, and takebacks are told to everybody", async () => {
  const { ada, bob, seq } = await placed();
  await ada.play(ada.move(await ada.at(seq), /^send/));
  await ada.takeback();
  const { events } = await bob.line.next("update", (update) => update.seq === seq + 2);
  expect(events).toEqual([{ type: "taken-back", seat: 0 }]);
  expect(await ada.play("draw dancer"), "all was taken back, so it counts as passing").toMatchObject({ type: "done" });
  expect(await ada.takeback()).toMatchObject({ type: "refused", code: "no-takeback" });
  expect(await bob.takeback()).toMatchObject({ type: "refused", code: "no-takeback" });
});
