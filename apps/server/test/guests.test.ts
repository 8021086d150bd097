/** Many guests behind one address, by the limits as they are: everybody comes in, with every file of the client. */
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DEFAULT_LIMITS } from "../src/limits/limits.ts";
import { TestServer } from "./harness/test-server.ts";
import { newEntropy, Person } from "./harness/person.ts";

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.open(DEFAULT_LIMITS);
});
afterEach(() => server.close());

/** Whatever the client may ever fetch, as its service worker lists it. */
function allFiles(): readonly string[] {
  const worker = readFileSync(new URL("../../../dist/web/sw.js", import.meta.url), "utf8");
  return [...worker.matchAll(/"(\/[^"\s]*)"/g)].flatMap(([, path]) => path ?? []).filter((path) => !path.startsWith("/api/"));
}

test("thirty fresh browsers at once get all there is, and take part", async () => {
  const host = await Person.named(server, "Ada");
  const { id } = await host.open();
  const files = allFiles();
  expect(files.length).toBeGreaterThan(100);
  const refused: string[] = [];
  const arrive = async (guest: Person): Promise<void> => {
    for (const path of [`/t/${id}`, "/sw.js", ...files, "/api/mine", "/api/tables", "/api/me", `/api/tables/${id}`]) {
      const { status } = await guest.get(path, { "accept-encoding": "br" });
      if (status !== 200) refused.push(`${path}: ${status}`);
    }
    const line = await guest.line();
    line.watch(id);
    await line.next("table");
  };
  await Promise.all(Array.from({ length: 30 }, () => arrive(new Person(server))));
  expect(refused).toEqual([]);
  await expect.poll(async () => (await host.info(id)).spectators).toBe(30);
});

test("a class of a hundred, each with a name, a table and a connection of their own", async () => {
  const pupils = await Promise.all(Array.from({ length: 100 }, (_, number) => Person.named(server, `Pupil ${number}`)));
  const tables = await Promise.all(
    pupils.map(async (pupil) => {
      const { id } = await pupil.open();
      const line = await pupil.line();
      line.watch(id);
      await line.next("table");
      return id;
    }),
  );
  const seated = await Promise.all(
    pupils.map((pupil, number) => pupil.at(tables[(number + 1) % tables.length]!, "sit", { entropy: newEntropy() })),
  );
  expect(seated.filter(({ status }) => status !== 200)).toEqual([]);
});

test("a name counts at every table where it has to be changed", async () => {
  const ada = await Person.named(server, "Ada");
  for (let count = 0; count < 30; count++) await ada.open();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => ada.put("/api/me", { name: `Ada ${number}` })));
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 429]));
});
