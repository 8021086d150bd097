/** Numbers of workers are added up; whoever does not answer is left out, and nobody waits for ever. */
import { Counter, Registry } from "prom-client";
import { afterEach, expect, test, vi } from "vitest";
import { type Numbers, Sum } from "./sum.ts";

afterEach(() => void vi.useRealTimers());

async function counted(moves: number): Promise<Numbers> {
  const registry = new Registry();
  new Counter({ name: "moves_total", help: "Moves.", registers: [registry] }).inc(moves);
  return registry.getMetricsAsJSON();
}

test("what all have counted is added up, and two may ask at once", async () => {
  const sum = new Sum();
  const workers = await Promise.all([counted(3), counted(4)]);
  const asks = workers.map((numbers) => (question: number) => setImmediate(() => sum.answered(question, numbers)));
  const [one, other] = await Promise.all([sum.of(asks), sum.of(asks.slice(1))]);
  expect(one).toContain("moves_total 7\n");
  expect(other).toContain("moves_total 4\n");
});

test("one that says nothing is left out, and what it says later is not heard", async () => {
  vi.useFakeTimers();
  const sum = new Sum();
  const numbers = await counted(5);
  let late = -1;
  const asks = [(question: number) => void (late = question), (question: number) => sum.answered(question, numbers)];
  const text = sum.of(asks);
  await vi.runAllTimersAsync();
  expect(await text).toContain("moves_total 5\n");
  sum.answered(late, numbers);
  expect(await sum.of([])).not.toContain("moves_total");
});
