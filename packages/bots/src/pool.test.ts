/** The pool: fair, patient, and one bad question costs nobody else anything. */
import { expect, test } from "vitest";
import { type Behaviour, FakeMinds } from "../test/fake-minds.ts";
import type { Hearing } from "./pool.ts";

const answer: Behaviour = (hearing, question) => queueMicrotask(() => hearing.answered(`move for ${question}`));
const ended = (asked: readonly Promise<string>[]): Promise<string[]> =>
  Promise.all(asked.map((one) => one.catch((fault: unknown) => String(fault))));

test("a thousand questions at once: all are answered, and no more workers start than there may be", async () => {
  const minds = new FakeMinds(answer);
  const pool = minds.pool(3);
  const questions = Array.from({ length: 1200 }, (_, index) => String(index));
  const asked = questions.map((question) => pool.ask(question, "table"));
  expect(pool.waiting).toBe(1197);
  expect(await ended(asked)).toEqual(questions.map((question) => `move for ${question}`));
  expect([minds.started, minds.ended, minds.clocks, pool.waiting]).toEqual([3, 0, 0, 0]);
});

test("owners take turns: whoever asks for little does not wait for whoever asks for much", async () => {
  const minds = new FakeMinds(answer);
  const pool = minds.pool(1);
  const many = Array.from({ length: 5 }, (_, index) => pool.ask(`a${index}`, "a"));
  const few = ["b0", "b1"].map((question) => pool.ask(question, "b"));
  await ended([...many, ...few]);
  expect(minds.asked).toEqual(["a0", "a1", "b0", "a2", "b1", "a3", "a4"]);
});

test("the more questions there are for each worker, the less time each of them has", async () => {
  const minds = new FakeMinds(answer);
  const pool = minds.pool(2);
  await ended(["a", "b", "c", "d", "e"].map((question) => pool.ask(question, "t")));
  await pool.ask("alone again", "t");
  expect(minds.hastes).toEqual([1, 1, 1.5, 2, 2.5, 1]);
});

test("a bot that stumbles fails alone, and its worker goes on", async () => {
  const minds = new FakeMinds((hearing, question) =>
    queueMicrotask(() => (question === "bad" ? hearing.failed(new Error("no idea")) : hearing.answered(question))),
  );
  const pool = minds.pool(1);
  expect(await ended(["one", "bad", "two"].map((question) => pool.ask(question, "t")))).toEqual(["one", "Error: no idea", "two"]);
  expect([minds.started, minds.ended]).toEqual([1, 0]);
});

test("a worker that dies takes its own question along; the others are asked of the next one", async () => {
  const minds = new FakeMinds((hearing, question) =>
    queueMicrotask(() => (question === "bad" ? hearing.died(new Error("gone")) : hearing.answered(question))),
  );
  const pool = minds.pool(1);
  expect(await ended(["one", "bad", "two"].map((question) => pool.ask(question, "t")))).toEqual(["one", "Error: gone", "two"]);
  expect([minds.started, minds.ended]).toEqual([2, 1]);
});

test("a worker that hangs is replaced when the time of its thought is up; what waited meanwhile is not late for that", async () => {
  const hangs: Behaviour = (hearing, question) => question === "slow" || answer(hearing, question);
  const minds = new FakeMinds(hangs);
  const pool = minds.pool(1);
  const asked = ["slow", "one", "two"].map((question) => pool.ask(question, "t"));
  expect(minds.clocks).toBe(1);
  minds.runOut();
  expect(await ended(asked)).toEqual(["Error: a bot took too long", "move for one", "move for two"]);
  expect([minds.started, minds.ended, minds.clocks]).toEqual([2, 1, 0]);
});

test("the clock of a thought begins anew when its worker is there, and a late answer of a lost one counts for nobody", async () => {
  const heard: Hearing[] = [];
  const minds = new FakeMinds((hearing) => void heard.push(hearing));
  const pool = minds.pool(1);
  const asked = [pool.ask("one", "t"), pool.ask("two", "t")];
  heard[0]!.ready();
  expect(minds.clocks).toBe(1);
  minds.runOut();
  heard[0]!.answered("too late");
  heard[0]!.died(new Error("again"));
  heard[1]!.answered("in time");
  expect(await ended(asked)).toEqual(["Error: a bot took too long", "in time"]);
  expect(minds.started).toBe(2);
});

test("where no worker can be started every question fails, and none waits for ever", async () => {
  const minds = new FakeMinds(() => {
    throw new Error("no threads here");
  });
  const pool = minds.pool(2);
  const asked = Array.from({ length: 1000 }, (_, index) => pool.ask(String(index), "t"));
  expect(new Set(await ended(asked))).toEqual(new Set(["Error: no threads here"]));
  expect([pool.waiting, minds.clocks]).toEqual([0, 0]);
});

test("a closed pool ends its workers and asks nobody any more", () => {
  const minds = new FakeMinds(() => {});
  const pool = minds.pool(2);
  for (const question of ["one", "two", "three"]) void pool.ask(question, "t");
  pool.close();
  void pool.ask("four", "t");
  expect([minds.asked, minds.ended, minds.clocks]).toEqual([["one", "two"], 2, 0]);
});
