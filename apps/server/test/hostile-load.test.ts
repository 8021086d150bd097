/** Too much of everything from one place: connections, requests, and readers who do not read. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { besides } from "./harness/bystanders.ts";
import { TestServer, type Limits } from "./harness/test-server.ts";
import { Line } from "./harness/line.ts";
import { newId, Person } from "./harness/person.ts";
import { until } from "./harness/until.ts";

let server: TestServer;

function inAHouseWith(limits: Limits): void {
  beforeEach(async () => {
    server = await TestServer.open(limits);
  });
  afterEach(async () => {
    const { alive } = server;
    await server.close();
    expect(alive).toBe(true);
  });
}

const opens = (line: Line): Promise<boolean> =>
  line.opened().then(
    () => true,
    () => false,
  );

describe("connections", () => {
  const [OWN, STRANGERS, ALL] = [20, 10, 50];
  inAHouseWith({ connectionsPerPerson: OWN, strangersPerAddress: STRANGERS, connectionsPerAddress: ALL });

  const several = (count: number, cookie: string): Line[] => Array.from({ length: count }, () => new Line(server, { cookie }));
  const opened = async (lines: readonly Line[]): Promise<number> => (await Promise.all(lines.map(opens))).filter(Boolean).length;

  test("of one person are limited, others behind the same address come in, and they are free again when they are gone", async () => {
    const [mallory, ada] = await Promise.all(["Mallory", "Ada"].map((name) => Person.named(server, name)));
    const lines = several(2 * ALL, mallory!.cookie);
    await besides(server, async () => {
      expect(await opened(lines)).toBe(OWN);
      const own = several(3, ada!.cookie);
      expect(await opened(own)).toBe(3);
      for (const line of own) line.close();
    });
    for (const line of lines) line.close();
    const again = await until("a free connection", async () => {
      const line = new Line(server, { cookie: mallory!.cookie });
      return (await opens(line)) ? line : undefined;
    });
    again.close();
  });

  test("of nobody in particular are limited, and so are those of an address as a whole", async () => {
    const people = await Promise.all(["Ada", "Bob", "Eve"].map((name) => Person.named(server, name)));
    const strangers = several(2 * ALL, "");
    expect(await opened(strangers)).toBe(STRANGERS);
    const lines: Line[] = [];
    for (const { cookie } of people) lines.push(...several(OWN, cookie));
    expect(await opened(lines)).toBe(ALL - STRANGERS);
    for (const line of [...strangers, ...lines]) line.close();
  });
});

describe("silence", () => {
  inAHouseWith({ heartbeat: 1 });

  test("of a connection that is dead is noticed", async () => {
    const [ada, eve] = await Promise.all(["Ada", "Eve"].map((name) => Person.named(server, name)));
    const { id } = await ada!.open();
    const [dead, living] = [new Line(server, { cookie: ada!.cookie, autoPong: false }), await eve!.line()];
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
    const [ada, sleepy] = await Promise.all(["Ada", "Sleepy"].map((name) => Person.named(server, name)));
    const { id } = await ada!.open();
    const talker = await ada!.line();
    for (let count = 0; count < 50; count++) await talker.ask({ type: "chat", table: id, id: newId(), text: "蟹".repeat(500) });
    const line = await sleepy!.line();
    line.watch(id);
    const spectators = async () => (await ada!.info(id)).spectators;
    await until("the sleeper to be counted", async () => (await spectators()) === 1);
    line.socket.pause();
    await besides(server, async () => {
      // Each look asks for all words again; a connection that does not read lets them pile up at the server.
      await until("the server to drop the sleeper", async () => {
        line.watch(id);
        return (await spectators()) === 0;
      });
    });
    // Nobody hung up: the sleeper notices at most that nothing it sends arrives any more.
    expect([undefined, 1006]).toContain(line.closed);
    line.close();
    talker.close();
  });
});

describe("requests", () => {
  const REQUESTS = 200;
  const share = { personBurst: REQUESTS, personPerSecond: 50, strangerBurst: REQUESTS, strangerPerSecond: 5 };
  inAHouseWith({ ...share, addressBurst: 10 * REQUESTS, identityBurst: 20, fileBurst: 200_000, filePerSecond: 20_000 });

  async function isLimited(people: readonly Person[], path: string, headers = {}): Promise<void> {
    const answers = await Promise.all(people.map((person) => person.get(path, headers)));
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThan(0);
    for (const { body, headers: told } of limited) {
      expect(body).toEqual({ code: "too-fast" });
      expect(Number(told["retry-after"])).toBeGreaterThan(0);
    }
  }

  test("of one person are limited, nobody else behind the address feels it, and time heals it", async () => {
    const [mallory, ada] = await Promise.all(["Mallory", "Ada"].map((name) => Person.named(server, name)));
    await besides(server, async () => {
      await isLimited(
        Array.from({ length: 2 * REQUESTS }, () => mallory!),
        "/api/tables",
      );
      expect(await ada!.get("/api/tables")).toMatchObject({ status: 200 });
      expect(await new Person(server).get("/api/me")).toMatchObject({ status: 200 });
      await until("mercy", async () => (await mallory!.get("/api/tables")).status === 200);
    });
  });

  test("of nobody in particular are limited, and whoever has an identity does not feel it", async () => {
    const ada = await Person.named(server, "Ada");
    await besides(server, async () => {
      await isLimited(
        Array.from({ length: 3 * REQUESTS }, () => new Person(server)),
        "/api/tables",
      );
      expect(await ada.get("/api/tables")).toMatchObject({ status: 200 });
    });
  });

  test("for ever new identities are limited, and whoever has one does not feel it", async () => {
    const ada = await Person.named(server, "Ada");
    const refused = await until("a refusal", async () => {
      const answer = await new Person(server).get("/api/me");
      return answer.status === 429 && answer;
    });
    expect(refused.body).toEqual({ code: "too-fast" });
    expect(await ada.get("/api/me")).toMatchObject({ status: 200, body: { name: "Ada" } });
  });

  test("for the same file again and again are limited by its bytes, and commands go on; a browser is shown a page", async () => {
    const ada = await Person.named(server, "Ada");
    await isLimited(
      Array.from({ length: 400 }, () => ada),
      "/index.html",
    );
    expect(await ada.get("/api/me")).toMatchObject({ status: 200 });
    const page = await until("a refused page", async () => {
      const asked = await ada.get("/", { accept: "text/html,*/*", "accept-language": "de" });
      return asked.status === 429 && asked;
    });
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.text).toContain("Großer Andrang an der Tür");
    expect(page.headers).toMatchObject({ "cache-control": "no-store", "retry-after": "3" });
    expect(page.headers["content-encoding"]).toBeUndefined();
    await until("mercy", async () => (await ada.get("/", { accept: "text/html" })).status === 200);
  });
});
