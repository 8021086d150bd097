/** Hostile requests: forged identities, foreign pages, wandering paths, bodies that are too much. */
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestServer } from "./harness/test-server.ts";
import { Line } from "./harness/line.ts";
import { newEntropy, newTable, Person } from "./harness/person.ts";

let server: TestServer;
let ada: Person;
let table = "";
beforeAll(async () => {
  server = await TestServer.open();
  ada = await Person.named(server, "Ada");
  ({ id: table } = await ada.open());
});
afterAll(async () => {
  const { alive } = server;
  await server.close();
  expect(alive).toBe(true);
});

const EVIL = "https://evil.example";

/** Changes one character into another that could stand there too. */
function altered(text: string, at: number): string {
  const index = at < 0 ? text.length + at : at;
  return text.slice(0, index) + (text[index] === "a" ? "b" : "a") + text.slice(index + 1);
}

describe("an identity", () => {
  test.each<[string, (own: string, adas: string) => string]>([
    ["with its first character changed", (_, adas) => altered(adas, 0)],
    ["with its middle changed", (_, adas) => altered(adas, Math.floor(adas.length / 2))],
    ["with its signature changed", (_, adas) => altered(adas, -3)],
    ["cut off at the end", (_, adas) => adas.slice(0, -4)],
    ["cut off at the dot", (_, adas) => adas.split(".")[0]!],
    ["under another signature", (own, adas) => `${adas.split(".")[0]}.${own.split(".").at(-1)}`],
    ["with an empty signature", (_, adas) => `${adas.split(".")[0]}.`],
    ["with something behind it", (_, adas) => `${adas}.x`],
    ["that is empty", () => ""],
    ["that is noise", () => randomBytes(32).toString("base64url")],
    ["that is very long", () => "x".repeat(4000)],
    ["that is a key of every object", () => "__proto__.constructor"],
  ])("%s is nobody's: it gets a new one", async (_, forge) => {
    const own = await Person.named(server, "Mallory");
    const value = ({ cookie }: Person) => cookie.slice("tafelrunde=".length);
    const forger = new Person(server);
    const forged = `tafelrunde=${forge(value(own), value(ada))}`;
    forger.cookie = forged;
    expect(forged).not.toBe(ada.cookie);
    expect((await forger.get("/api/mine")).body).toEqual({ tables: [] });
    forger.cookie = forged;
    expect((await forger.info(table)).seats.some(({ you }) => you)).toBe(false);
    forger.cookie = forged;
    const { body } = await forger.get("/api/me");
    expect(body).not.toMatchObject({ name: "Ada" });
    expect([ada.cookie, forged]).not.toContain(forger.cookie);
    const line = new Line(server, { cookie: forged });
    const you = await line.opened().then(
      async () => {
        line.watch(table);
        return (await line.next("table")).table.seats.some((seat) => seat.you);
      },
      () => false,
    );
    expect(you).toBe(false);
    line.close();
  });

  test("travels in a cookie that no script and no other site can use", async () => {
    const { headers } = await new Person(server).get("/api/me");
    expect(headers["set-cookie"]!.join()).toMatch(/^tafelrunde=[^;]+(?=.*; ?HttpOnly)(?=.*; ?SameSite=(Lax|Strict))/i);
  });

  test("is not handed out anew to whoever has one", async () => {
    const { cookie } = ada;
    const { headers } = await ada.get("/api/me");
    expect(ada.cookie.split(".")[0]).toBe(cookie.split(".")[0]);
    expect(headers["set-cookie"]?.some((line) => !line.startsWith(cookie.split(".")[0]!)) ?? false).toBe(false);
  });
});

describe("another site", () => {
  test.each(["null", EVIL, "http://127.0.0.1.evil.example", "http://127.0.0.1:1"])("(%s) may change nothing", async (origin) => {
    const body = JSON.stringify(newTable());
    const before = await ada.list("/api/mine");
    expect(await ada.send("POST", "/api/tables", body, { origin })).toMatchObject({ status: 403, body: { code: "bad-origin" } });
    expect(await ada.send("PUT", "/api/me", '{"name":"Evil"}', { origin })).toMatchObject({ status: 403 });
    expect(await ada.list("/api/mine")).toEqual(before);
    await expect(new Line(server, { cookie: ada.cookie, origin }).opened()).rejects.toThrow("refused with 403");
  });

  test("may not post a form, which needs no permission", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      const { status } = await ada.send("POST", "/api/tables", JSON.stringify(newTable()), { "content-type": type });
      expect(status, type).toBeGreaterThanOrEqual(400);
      expect(status, type).toBeLessThan(500);
    }
  });

  test("may not frame the page nor run scripts in it", async () => {
    const { headers } = await ada.get("/api/me");
    expect(headers["content-security-policy"]).toMatch(/default-src|frame-ancestors/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  });

  test.each([[[]], [["tafelrunde.1"]], [["graphql-ws"]]])("speaking %j gets no socket", async (subprotocols) => {
    await expect(new Line(server, { cookie: ada.cookie, subprotocols }).opened()).rejects.toThrow(/refused with 426/);
  });
});

describe("paths", () => {
  test.each([
    "/../../../../etc/passwd",
    "/..%2f..%2f..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "/assets/../../../package.json",
    "/assets/..%2f..%2f..%2fpackage.json",
    "/assets/..%5c..%5cpackage.json",
    "/assets/%c0%ae%c0%ae/package.json",
    "//etc/passwd",
    "/%00",
    "/index.html%00.js",
    "/%",
    "/%zz",
    "/tafelrunde.sqlite",
    "/data/tafelrunde.sqlite",
    "/.git/config",
    `/${"a/".repeat(3000)}`,
    "/api/tables/../../etc/passwd",
    "/api/tables/%2e%2e%2fme",
    "/api/tables/__proto__",
    "/api/constructor",
  ])("%s leads nowhere", async (path) => {
    const { status, text } = await new Person(server).get(path);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/root:|"workspaces"|SQLite format|\[core\]|node_modules|\bat .+\.[jt]s:\d+/);
  });
});

describe("bodies", () => {
  const post = (body: string | Buffer, path = "/api/tables") => ada.send("POST", path, body);

  test("that are too long are refused, and the server goes on", async () => {
    const answer = await post(JSON.stringify({ ...newTable(), options: { set: "x".repeat(2_000_000) } })).catch(() => undefined);
    expect(answer?.status ?? 413).toBe(413);
    expect((await ada.get("/healthz")).status).toBe(200);
  });

  test.each<[string, string | Buffer]>([
    ["cut off", '{"id":'],
    ["empty", ""],
    ["null", "null"],
    ["a list", "[]"],
    ["a number", "1e999"],
    ["noise", randomBytes(300)],
    ["deep", "[".repeat(900) + "]".repeat(900)],
    ["prototype keys", '{"__proto__":{"game":"king-of-12"},"constructor":{"prototype":{"x":1}}}'],
    ["prototype options", JSON.stringify(newTable()).replace('"options":{}', '"options":{"__proto__":"first"}')],
    ["wrong types", JSON.stringify({ ...newTable(), seats: "2", clock: [] })],
    ["wild numbers", JSON.stringify({ ...newTable(), seats: 1e300, clock: { perMove: -1, perGame: 0.5 } })],
  ])("that are %s are refused with a code", async (_, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: expect.stringMatching(/^bad-(message|option)$/) });
  });

  test("never name a seat for somebody else", async () => {
    const mallory = await Person.named(server, "Mallory");
    expect(await mallory.at(table, "leave", { seat: 0 })).toMatchObject({ status: 400, body: { code: "bad-message" } });
    expect(await mallory.at(table, "leave")).toMatchObject({ status: 403, body: { code: "no-seat" } });
    expect(await mallory.at(table, "sit", { seat: 1, entropy: newEntropy(), person: "Ada" })).toMatchObject({ status: 400 });
    expect((await ada.info(table)).seats.map(({ name }) => name)).toEqual(["Ada", ""]);
  });
});
