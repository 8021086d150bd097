/** Too much of everything from one place: connections, requests, and readers who do not read. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { besides } from "./harness/bystanders.ts";
import { House, type Limits } from "./harness/house.ts";
import { Line, streamOf } from "./harness/line.ts";
import { newId, Person } from "./harness/person.ts";
import { until } from "./harness/until.ts";

let house: House;

function inAHouseWith(limits: Limits): void {
  beforeEach(async () => {
    house = await House.open(limits);
  });
  afterEach(async () => {
    const { alive } = house;
    await house.close();
    expect(alive).toBe(true);
  });
}

const opens = (line: Line): Promise<boolean> =>
  line.opened().then(
    () => true,
    () => false,
  );

describe("connections", () => {
  const CONNECTIONS = 30;
  inAHouseWith({ connectionsPerAddress: CONNECTIONS });

  test("of one address are limited, and free again when they are gone", async () => {
    const mallory = await Person.named(house, "Mallory");
    const lines: Line[] = [];
    await besides(house, async () => {
      for (let count = 0; count < 2 * CONNECTIONS; count++) lines.push(new Line(house, { cookie: mallory.cookie }));
      const opened = (await Promise.all(lines.map(opens))).filter(Boolean).length;
      // The bystanders hold two.
      expect(opened).toBe(CONNECTIONS - 2);
    });
    for (const line of lines) line.close();
    const again = await until("a free connection", async () => {
      const line = new Line(house, { cookie: mallory.cookie });
      return (await opens(line)) ? line : undefined;
    });
    again.close();
  });
});

describe("silence", () => {
  inAHouseWith({ heartbeat: 1 });

  test("of a connection that is dead is noticed", async () => {
    const [ada, eve] = await Promise.all(["Ada", "Eve"].map((name) => Person.named(house, name)));
    const { id } = await ada!.open();
    const [dead, living] = [new Line(house, { cookie: ada!.cookie, autoPong: false }), await eve!.line()];
    await dead.opened();
    for (const line of [dead, living]) line.watch(id);
    const isConnected = async () => (await eve!.info(id)).seats[0]!.connected;
    await until("the connection", isConnected);
    await until("the silence to be noticed", async () => !(await isConnected()));
    expect(await dead.closing()).toBe(1006);
    await living.settle();
    living.close();
  });
});

describe("a slow reader", () => {
  inAHouseWith({ backlog: 65_536 });

  test("is dropped, and nobody waits for them", async () => {
    const [ada, sleepy] = await Promise.all(["Ada", "Sleepy"].map((name) => Person.named(house, name)));
    const { id } = await ada!.open();
    const talker = await ada!.line();
    for (let count = 0; count < 50; count++) await talker.ask({ type: "chat", table: id, id: newId(), text: "蟹".repeat(500) });
    const line = await sleepy!.line();
    line.watch(id);
    const spectators = async () => (await ada!.info(id)).spectators;
    await until("the sleeper to be counted", async () => (await spectators()) === 1);
    streamOf(line).pause();
    await besides(house, async () => {
      // Each look asks for all words again; a connection that does not read lets them pile up at the server.
      await until("the server to drop the sleeper", async () => {
        line.watch(id);
        return (await spectators()) === 0;
      });
    });
    expect(line.closed, "the sleeper has not noticed").toBeUndefined();
    line.close();
    talker.close();
  });
});

describe("requests", () => {
  const REQUESTS = 200;
  inAHouseWith({ addressBurst: REQUESTS, addressPerSecond: 50, identityBurst: 20 });

  test("of one address are limited, sockets that are open go on, and time heals it", async () => {
    const mallory = await Person.named(house, "Mallory");
    await besides(house, async () => {
      const answers = await Promise.all(Array.from({ length: REQUESTS + 50 }, () => mallory.get("/api/tables")));
      const limited = answers.filter(({ status }) => status === 429);
      expect(limited.length).toBeGreaterThan(0);
      for (const { body } of limited) expect(body).toEqual({ code: "too-fast" });
      await until("mercy", async () => (await mallory.get("/api/tables")).status === 200);
    });
  });

  test("for ever new identities are limited, and whoever has one does not feel it", async () => {
    const ada = await Person.named(house, "Ada");
    const refused = await until("a refusal", async () => {
      const answer = await new Person(house).get("/api/me");
      return answer.status === 429 && answer;
    });
    expect(refused.body).toEqual({ code: "too-fast" });
    expect(await ada.get("/api/me")).toMatchObject({ status: 200, body: { name: "Ada" } });
  });
});
