/** Tables are opened and seats are taken on a socket as by requests: the same rules, the same refusals, one acknowledgement for each. */
import { sealOf } from "@tafelrunde/core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Line } from "./harness/line.ts";
import { newEntropy, newId, newTable, Person, tableIn } from "./harness/person.ts";
import { TestServer } from "./harness/test-server.ts";
import { until } from "./harness/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.open({ socketBurst: 600 });
});
afterAll(() => server.close());

const named = async (name: string): Promise<[Person, Line]> => {
  const person = await Person.named(server, name);
  return [person, await person.line()];
};

/** What the line was told of its table last. */
const shown = (line: Line) => line.of("table").at(-1)!.table;

type What = Parameters<Line["ask"]>[0] & { type: "do" };
const doing = (line: Line, table: string, what: What["what"], body?: object) =>
  line.ask({ type: "do", table, id: newId(), what, ...(body && { with: body }) } as What);

test("a game is opened, sealed, begun and played without a single request", async () => {
  const [[ada, one], [, two]] = [await named("Ada"), await named("Bob")];
  const luck = [newEntropy(), newEntropy()];
  const wish = { ...newTable(), clock: { perMove: 60, perGame: 600 } };
  expect(await one.ask({ type: "open", ...wish })).toMatchObject({ type: "done", id: wish.id });
  const { id, commitment, hosting, spectators } = await until("the table", () => one.of("table")[0]?.table);
  // Whoever has still to sit down does not look on.
  expect({ hosting, spectators, length: commitment.length }).toEqual({ hosting: true, spectators: 0, length: 64 });
  two.watch(id);
  for (const [seat, line] of [one, two].entries())
    expect(await doing(line, id, "sit", { seat, seal: sealOf(luck[seat]!) })).toMatchObject({ type: "done" });
  expect(await doing(one, id, "start")).toMatchObject({ type: "done" });
  await until("the seals to be opened", () => shown(two).starting);
  for (const [seat, line] of [one, two].entries()) await doing(line, id, "reveal", { entropy: luck[seat]! });
  for (const line of [one, two]) expect((await line.next("update")).seq).toBe(0);
  expect(shown(one).seats.map(({ entropy }) => entropy)).toEqual(luck);
  // What was put together from the socket is what a request is answered.
  expect(shown(one)).toEqual(await ada.info(id));
  const [card] = (one.of("update")[0]!.view as { own: { hand: string[] } }).own.hand;
  expect(await one.ask({ type: "play", table: id, id: newId(), move: `lay ${card}` })).toMatchObject({ type: "done", seq: 1 });
  await two.next("update", ({ seq }) => seq === 1);
  expect(shown(two)).toMatchObject({ seats: [{ deadline: null, left: expect.any(Number) }, { left: null }] });
});

test("what is sent again is the same table and the same seat, and is acknowledged again", async () => {
  const [ada, line] = await named("Ada");
  const wish = newTable();
  for (let times = 0; times < 2; times++) expect(await line.ask({ type: "open", ...wish })).toMatchObject({ type: "done" });
  const { id } = shown(line);
  expect(tableIn(await ada.post("/api/tables", wish)).id).toBe(id);
  const seat = { seat: 1, seal: sealOf(newEntropy()) };
  for (let times = 0; times < 2; times++) expect(await doing(line, id, "sit", seat)).toMatchObject({ type: "done" });
  expect((await ada.list("/api/mine")).filter((table) => table.id === id)).toHaveLength(1);
  // Also where nothing is watched.
  const other = await ada.line();
  expect(await doing(other, id, "sit", seat)).toMatchObject({ type: "done" });
  expect(other.of("table")).toEqual([]);
});

test("refusals are those of requests, and say which message it was", async () => {
  const [[ada, line], [, bob]] = [await named("Ada"), await named("Bob")];
  const { id } = await ada.open();
  line.watch(id);
  const code = async (answer: Promise<unknown>): Promise<unknown> => ((await answer) as { code?: string }).code;
  expect(await code(doing(bob, id, "start"))).toBe("no-seat");
  expect(await code(doing(line, id, "start"))).toBe("seats-free");
  expect(await code(doing(line, id, "sit", { seat: 0 }))).toBe("bad-message");
  expect(await code(doing(line, id, "start", { now: true }))).toBe("bad-message");
  expect(await code(doing(bob, id, "sit", { seat: 0, entropy: newEntropy() }))).toBe("seat-taken");
  expect(await code(doing(line, "z".repeat(20), "start"))).toBe("not-found");
  expect(await code(line.ask({ type: "open", ...newTable({ game: "chess" }) }))).toBe("unknown-game");
  expect(await code(line.ask({ type: "open", ...newTable({ seats: 9 }) }))).toBe("bad-seats");
  line.raw(`{"type":"do","table":"${id}","id":"trap","what":"constructor","with":{}}`);
  line.raw(`{"type":"do","table":"${id}","id":"trap2","what":"start","with":{"__proto__":{}}}`);
  await until("both refusals", () => line.of("refused").filter(({ id: of }) => of?.startsWith("trap")).length === 2);
  const nobody = new Line(server);
  await nobody.opened();
  expect(await code(nobody.ask({ type: "open", ...newTable() }))).toBe("no-seat");
});

test("a program does what it may do at its table, and nothing else", async () => {
  const [ada] = await named("Ada");
  const { id } = await ada.open();
  const { token } = (await ada.at(id, "program", { seat: 1 })).body as { token: string };
  const line = await Person.program(server, token).line();
  expect(await doing(line, id, "sit", { entropy: newEntropy() })).toMatchObject({ type: "done" });
  expect(await doing(line, id, "start")).toMatchObject({ code: "not-for-programs" });
  expect(await doing(line, (await ada.open()).id, "sit", { entropy: newEntropy() })).toMatchObject({ code: "not-for-programs" });
  expect(await line.ask({ type: "open", ...newTable() })).toMatchObject({ code: "not-for-programs" });
});
