/** The numbers of a server are for its own machine and for whoever has the token. */
import { expect, test } from "vitest";
import { mayMeasure, type Measuring } from "./may-measure.ts";

const asking = (change: Partial<Measuring> = {}): Measuring => ({
  ip: "127.0.0.1",
  hostname: "localhost",
  headers: {},
  ...change,
});
const elsewhere = (authorization?: string): Measuring =>
  asking({ ip: "192.168.1.7", headers: authorization === undefined ? {} : { authorization } });

test.each(["127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1"])("%s may", (ip) => {
  expect(mayMeasure(asking({ ip }), undefined)).toBe(true);
  expect(mayMeasure(asking({ ip, hostname: "[::1]" }), "token")).toBe(true);
});

test.each(["192.168.1.7", "10.0.0.1", "203.0.113.7", "::ffff:10.0.0.1", "fe80::1", "2001:db8::1", ""])("%s may not", (ip) =>
  expect(mayMeasure(asking({ ip }), undefined)).toBe(false),
);

test("whoever comes through a proxy of this machine, or under a name, comes from elsewhere", () => {
  for (const name of ["x-forwarded-for", "x-real-ip", "forwarded"])
    expect(mayMeasure(asking({ headers: { [name]: "127.0.0.1" } }), undefined), name).toBe(false);
  expect(mayMeasure(asking({ hostname: "tafel.example" }), undefined)).toBe(false);
});

test("the token opens, and nothing that is not the token", () => {
  expect(mayMeasure(elsewhere("Bearer secret"), "secret")).toBe(true);
  expect(mayMeasure(asking({ hostname: "tafel.example", headers: { authorization: "Bearer secret" } }), "secret")).toBe(true);
  for (const wrong of [undefined, "", "secret", "Bearer ", "Bearer secre", "Bearer secret2", "bearer secret", "Basic secret"])
    expect(mayMeasure(elsewhere(wrong), "secret"), wrong).toBe(false);
  expect(mayMeasure(elsewhere("Bearer undefined"), undefined)).toBe(false);
});
