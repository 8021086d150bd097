/** The queue of a table: one at a time, seats first, and bounded. */
import { expect, test } from "vitest";
import type { Refused } from "../refused.ts";
import { type Lane, Queue } from "./queue.ts";

const later = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("one task after the other, each with its answer or its fault", async () => {
  const queue = new Queue(10);
  let running = 0;
  const task = async (): Promise<number> => {
    expect(++running).toBe(1);
    await later();
    running--;
    return 7;
  };
  const answers = [queue.run("seat", () => Promise.reject(new Error("no"))), queue.run("seat", task), queue.run("server", task)];
  expect(await Promise.allSettled(answers)).toMatchObject([{ reason: { message: "no" } }, { value: 7 }, { value: 7 }]);
  expect(queue.idle).toBe(true);
});

test("seats and the server go before those who look on, whoever came first", async () => {
  const queue = new Queue(10);
  const order: string[] = [];
  const tell = (lane: Lane, name: string): Promise<number> => queue.run(lane, () => order.push(name));
  const begun = queue.run("server", later);
  await Promise.all([
    begun,
    tell("listener", "a"),
    tell("listener", "b"),
    tell("seat", "c"),
    tell("server", "d"),
    tell("seat", "e"),
  ]);
  expect(order).toEqual(["c", "d", "e", "a", "b"]);
});

test("beyond the bound a task is refused, in its own lane and for nobody else; the server is never refused", async () => {
  const queue = new Queue(3);
  const begun = queue.run("server", later);
  const asked = Array.from({ length: 10 }, () => queue.run("listener", () => "heard"));
  const answers = await Promise.allSettled([...asked, queue.run("seat", () => "moved"), begun]);
  const refused = answers.filter((answer) => answer.status === "rejected").map(({ reason }) => reason as Refused);
  expect(refused.map(({ refusal }) => refusal.code)).toEqual(Array.from({ length: 7 }, () => "too-busy"));
  expect(answers.at(-2)).toEqual({ status: "fulfilled", value: "moved" });
  const many = Array.from({ length: 10 }, () => queue.run("server", () => "done"));
  expect(await Promise.all(many)).toHaveLength(10);
});
