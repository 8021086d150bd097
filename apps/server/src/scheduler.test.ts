/** One timer rings for all tables, in order, each at its newest time. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Scheduler } from "./scheduler.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

test("rings in order of time, whatever the order of asking", () => {
  const rung: string[] = [];
  const scheduler = new Scheduler(Date.now, (id) => void rung.push(`${id} ${Date.now()}`));
  for (const [id, at] of [
    ["c", 30],
    ["a", 10],
    ["d", 40],
    ["b", 20],
  ] as const)
    scheduler.set(id, at);
  vi.advanceTimersByTime(100);
  expect(rung).toEqual(["a 10", "b 20", "c 30", "d 40"]);
  expect(scheduler.size).toBe(0);
});

test("only the newest time of a table counts", () => {
  const rung: string[] = [];
  const scheduler = new Scheduler(Date.now, (id) => void rung.push(`${id} ${Date.now()}`));
  scheduler.set("later", 10);
  scheduler.set("later", 50);
  scheduler.set("never", 20);
  scheduler.set("never", undefined);
  scheduler.set("sooner", 90);
  scheduler.set("sooner", 30);
  vi.advanceTimersByTime(100);
  expect(rung).toEqual(["sooner 30", "later 50"]);
});

test("thousands that are due at once all ring, and times far away do not ring early", () => {
  let rung = 0;
  const scheduler = new Scheduler(Date.now, () => rung++);
  for (let id = 0; id < 3000; id++) scheduler.set(String(id), -id);
  scheduler.set("in a year", 365 * 24 * 60 * 60 * 1000);
  vi.advanceTimersByTime(1000);
  expect(rung).toBe(3000);
  vi.advanceTimersByTime(40 * 24 * 60 * 60 * 1000);
  expect(rung).toBe(3000);
  scheduler.stop();
});

test("a time that is set again and again leaves little behind", () => {
  const scheduler = new Scheduler(
    () => 0,
    () => {},
  );
  for (let at = 1; at <= 10_000; at++) for (const id of ["a", "b"]) scheduler.set(id, 1_000_000 + at);
  expect(scheduler.size).toBe(2);
  expect(scheduler.kept).toBeLessThan(200);
  scheduler.stop();
});
