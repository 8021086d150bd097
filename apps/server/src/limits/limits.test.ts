/** Limits: buckets fill with time and are forgotten when full; names are checked. */
import { expect, test } from "vitest";
import { limitKey } from "../socket/address.ts";
import { Buckets } from "./bucket.ts";
import { DEFAULT_LIMITS, parseLimits } from "./limits.ts";

test("a bucket gives its burst at once and then as fast as it fills", () => {
  let now = 0;
  const buckets = new Buckets({ burst: 3, perSecond: 2 }, () => now);
  const take = () => buckets.take("a");
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
  now = 500;
  expect([take(), take()]).toEqual([true, false]);
  now = 60_000;
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
});

test("a charge is taken from what is not there yet, and time makes up for it", () => {
  let now = 0;
  const buckets = new Buckets({ burst: 4, perSecond: 2 }, () => now);
  buckets.charge("a", 10);
  expect(buckets.take("a")).toBe(false);
  now = 3000;
  expect(buckets.take("a")).toBe(false);
  now = 3500;
  expect([buckets.take("a"), buckets.take("a")]).toEqual([true, false]);
});

test("one key does not pay for another", () => {
  const buckets = new Buckets({ burst: 1, perSecond: 0 });
  expect([buckets.take("a"), buckets.take("a"), buckets.take("b")]).toEqual([true, false, true]);
});

test("buckets that are full again are forgotten, so that memory stays small", () => {
  let now = 0;
  const buckets = new Buckets({ burst: 1, perSecond: 1 }, () => now);
  for (let key = 0; key < 10_000; key++) buckets.take(String(key));
  now = 5000;
  buckets.take("one more");
  expect(buckets.size).toBe(1);
  now = 5500;
  buckets.forgetFull();
  expect([buckets.size, buckets.take("one more")]).toEqual([1, false]);
  now = 7000;
  buckets.forgetFull();
  expect(buckets.size).toBe(0);
});

test("limits are changed by name, and nothing else is understood", () => {
  expect(parseLimits("")).toEqual(DEFAULT_LIMITS);
  expect(parseLimits(" body=10, idle = 0.5")).toEqual({ ...DEFAULT_LIMITS, body: 10, idle: 0.5 });
  for (const wrong of ["body", "body=", "body=-1", "body=x", "toString=1", "nothing=1"])
    expect(parseLimits(wrong)).toBeUndefined();
});

test("one customer is one key", () => {
  expect(limitKey("203.0.113.7")).toBe("203.0.113.7");
  expect(limitKey("::ffff:203.0.113.7")).toBe("203.0.113.7");
  expect(limitKey("2001:db8:1:2:aaaa::1")).toBe("2001:db8:1:2");
  expect(limitKey("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2");
  expect(limitKey("2001:db8::1")).toBe("2001:db8:0:0");
  expect(limitKey("::1")).toBe("0:0:0:0");
});
