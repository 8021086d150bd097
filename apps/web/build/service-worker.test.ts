/** The service worker, with a network and a shelf in memory: it takes little at once, goes on where it stopped, and is patient. */
import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";

const ORIGIN = "http://house.test";
const REST = Array.from({ length: 10 }, (_, number) => `/assets/part-${number}.js`);

type Happening = { [key: string]: unknown; waitUntil?(work: Promise<unknown>): void };

let shelves: Map<string, Map<string, Response>>;
let asked: string[];
let answer: (path: string) => Response;
let hurried: boolean;

const pathOf = (request: string | Request): string =>
  new URL(typeof request === "string" ? request : request.url, ORIGIN).pathname;

function shelf(name: string) {
  const kept = shelves.get(name) ?? new Map<string, Response>();
  shelves.set(name, kept);
  return {
    keys: async () => [...kept.keys()].map((path) => new Request(ORIGIN + path)),
    match: async (request: string | Request) => kept.get(pathOf(request))?.clone(),
    put: async (request: string | Request, response: Response) => void kept.set(pathOf(request), response),
  };
}

const caches = {
  open: async (name: string) => shelf(name),
  keys: async () => [...shelves.keys()],
  delete: async (name: string) => shelves.delete(name),
  match: async (request: string) => [...shelves.values()].map((kept) => kept.get(request)?.clone()).find(Boolean),
};

/** A worker that has just been started, as a browser does it many times. */
function start(version = "1") {
  const handlers = new Map<string, (event: Happening) => void>();
  const source = readFileSync(new URL("service-worker.js", import.meta.url), "utf8")
    .replace('"VERSION"', JSON.stringify(version))
    .replace('["SHELL"]', JSON.stringify(["/", "/assets/home.js"]))
    .replace('["REST"]', JSON.stringify(REST));
  const fetches = async (request: string | Request): Promise<Response> => {
    asked.push(pathOf(request));
    return answer(pathOf(request));
  };
  const skipWaiting = (): void => void (hurried = true);
  const soon = (act: () => void): unknown => setTimeout(act, 0);
  const add = (type: string, handler: (event: Happening) => void): void => void handlers.set(type, handler);
  const names = ["caches", "fetch", "setTimeout", "addEventListener", "clients", "location", "skipWaiting"];
  // oxlint-disable-next-line typescript/no-implied-eval -- A worker is a script with surroundings of its own.
  new Function(...names, source)(caches, fetches, soon, add, { claim: async () => {} }, { origin: ORIGIN }, skipWaiting);
  const tell = async (type: string, event: Happening = {}): Promise<void> => {
    let work: Promise<unknown> | undefined;
    handlers.get(type)!({ ...event, waitUntil: (given) => (work = given) });
    await work;
  };
  const ask = async (): Promise<unknown> => {
    let said: unknown;
    await tell("message", { data: "go on", source: { postMessage: (state: unknown) => (said = state) } });
    return said;
  };
  const get = async (path: string): Promise<Response> => {
    let answered: Promise<Response> | undefined;
    const respondWith = (given: Promise<Response>): void => void (answered = given);
    handlers.get("fetch")!({ request: new Request(ORIGIN + path), respondWith });
    return answered!;
  };
  const takeOver = (): Promise<void> => tell("message", { data: "take over" });
  return { install: () => tell("install"), activate: () => tell("activate"), ask, get, takeOver };
}

beforeEach(() => {
  [shelves, asked, hurried] = [new Map(), [], false];
  answer = (path) => new Response(path);
});

const refusal = (): Response => new Response("", { status: 429, headers: { "retry-after": "7" } });

test("an installation takes the home page and nothing else", async () => {
  await start().install();
  expect(asked).toEqual(["/", "/assets/home.js"]);
});

test("a busy server is asked again; one that stays busy costs the installation and not the page", async () => {
  let busy = 2;
  answer = (path) => (busy-- > 0 ? refusal() : new Response(path));
  await start().install();
  expect(asked).toEqual(["/", "/", "/", "/assets/home.js"]);
  answer = refusal;
  await expect(start("2").install()).rejects.toThrow("429");
});

test("the rest comes in small portions, each worker going on where the last one stopped", async () => {
  await start().install();
  asked = [];
  expect(await start().ask()).toEqual({ left: 4, pause: 1 });
  expect(await start().ask()).toEqual({ left: 0, pause: 1 });
  expect(asked).toEqual(REST);
  expect(await start().ask()).toEqual({ left: 0, pause: 1 });
  expect(asked).toEqual(REST);
});

test("a refusal or a broken network ends the portion, and nothing is lost", async () => {
  await start().install();
  asked = [];
  answer = (path) => (path === REST[2] ? refusal() : new Response(path));
  expect(await start().ask()).toEqual({ left: 8, pause: 7 });
  answer = () => {
    throw new TypeError("no network");
  };
  expect(await start().ask()).toEqual({ left: 8, pause: 30 });
  answer = (path) => new Response(path);
  expect(await start().ask()).toEqual({ left: 2, pause: 1 });
  expect(asked.slice(0, 4)).toEqual([REST[0], REST[1], REST[2], REST[2]]);
});

test("two pages that ask at once cost no more than one", async () => {
  const worker = start();
  await worker.install();
  asked = [];
  expect(await Promise.all([worker.ask(), worker.ask()])).toEqual([
    { left: 4, pause: 1 },
    { left: 4, pause: 1 },
  ]);
  expect(asked.length).toBe(6);
});

test("what a page fetches is kept, what is kept is not fetched, and a refused file is waited for", async () => {
  const worker = start();
  await worker.install();
  let busy = 1;
  answer = (path) => (busy-- > 0 ? refusal() : new Response(path));
  asked = [];
  expect(await (await worker.get(REST[3]!)).text()).toBe(REST[3]);
  expect(await (await worker.get(REST[3]!)).text()).toBe(REST[3]);
  expect(asked).toEqual([REST[3], REST[3]]);
});

test("a new version takes over what has the same name, and the old one goes when the new one begins", async () => {
  await start("1").install();
  await start("1").ask();
  asked = [];
  const next = start("2");
  await next.install();
  expect(asked).toEqual(["/"]);
  await next.activate();
  expect([...shelves.keys()]).toEqual(["tafelrunde-2"]);
  expect(await next.ask()).toEqual({ left: 0, pause: 1 });
  expect(asked).toEqual(["/", ...REST.slice(6)]);
});

test("a new version waits for the old one to be left, unless a page asks it to take over", async () => {
  const next = start("2");
  await next.install();
  await next.ask();
  expect(hurried).toBe(false);
  await next.takeOver();
  expect(hurried).toBe(true);
});
