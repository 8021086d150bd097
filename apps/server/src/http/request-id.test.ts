/** A request has one name, in its answer and in the log; a fault is logged under it, and its words are for the log alone. */
import { afterEach, expect, test, vi } from "vitest";
import { markOf } from "../faults.ts";
import { Door } from "../limits/door.ts";
import { DEFAULT_LIMITS } from "../limits/limits.ts";
import { Metrics } from "../metrics.ts";
import type { ServerParts } from "../parts.ts";
import { addRoutes, makeApp } from "./app.ts";
import { StaticFiles } from "./static.ts";

const TABLE = "k3v7q2m5x4c6b2n7d5f3";

afterEach(() => vi.restoreAllMocks());

/** A server whose tables fail, and the lines that it logs. */
function failing() {
  const lines: { [key: string]: unknown }[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
  const door = new Door(DEFAULT_LIMITS, false);
  const app = makeApp({
    logLevel: "debug",
    body: DEFAULT_LIMITS.body,
    trustProxy: false,
    admission: { door, plainPerAddress: 9, isProxied: false },
  });
  const parts = {
    door,
    metrics: new Metrics(),
    callers: { idIn: () => undefined, claimIn: () => undefined },
    identities: { find: () => Promise.resolve(undefined) },
    tables: { get: () => Promise.reject(new Error(`nothing at ${TABLE}, said the oracle`)) },
    origins: [],
    trustProxy: false,
  };
  addRoutes(app, parts as unknown as ServerParts, new StaticFiles("/nowhere"));
  return { app, lines };
}

test("a fault is logged under the id that its answer carries, with the mark of its table", async () => {
  const { app, lines } = failing();
  const answer = await app.inject({ url: `/api/tables/${TABLE}`, headers: { "x-request-id": "chosen" } });
  const id = answer.headers["x-request-id"];
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect([answer.statusCode, answer.json()]).toEqual([500, { code: "fault" }]);
  const about = { request: id, route: "/api/tables/:id", table: markOf(TABLE) };
  const err = { type: "Error", message: "nothing at …, said the oracle" };
  expect(lines.find(({ msg }) => msg === "a request failed")).toMatchObject({ ...about, err });
  await vi.waitFor(() => expect(lines.find(({ msg }) => msg === "answered")).toMatchObject({ ...about, status: 500 }));
});

test("a person who opens a page is shown the id, and each request has another", async () => {
  const { app } = failing();
  const ask = () => app.inject({ url: `/api/tables/${TABLE}`, headers: { accept: "text/html" } });
  const [one, other] = [await ask(), await ask()];
  expect(one.body).toContain(String(one.headers["x-request-id"]));
  expect(one.body).not.toContain("oracle");
  expect(one.headers["x-request-id"]).not.toBe(other.headers["x-request-id"]);
  const odd = await app.inject("/%ff");
  expect([odd.statusCode, odd.headers["x-request-id"]]).toEqual([400, expect.stringMatching(/^[0-9a-f]{12}$/)]);
});
