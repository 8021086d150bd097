/** The addresses of a machine are for those in the same house. */
import { expect, test } from "vitest";
import { type Asking, isNear, toldAddresses } from "./told-addresses.ts";

const HOME = ["http://192.168.0.2:8012"];
const server = { reachable: () => HOME, trustProxy: false, publicUrl: undefined };
const asking = (change: Partial<Asking> = {}): Asking => ({
  ip: "127.0.0.1",
  protocol: "http",
  host: "localhost:8012",
  hostname: "localhost",
  headers: {},
  ...change,
});

test.each([
  "127.0.0.1",
  "127.9.9.9",
  "10.0.0.1",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.1.1",
  "::1",
  "fd12::1",
  "fe80::1%eth0",
  "::ffff:192.168.1.1",
])("%s is near", (address) => expect(isNear(address)).toBe(true));

test.each([
  "203.0.113.7",
  "172.32.0.1",
  "172.15.0.1",
  "11.0.0.1",
  "2001:db8::1",
  "::ffff:8.8.8.8",
  "",
  "localhost",
  "192.168.1.1.evil.example",
])("%s is not near", (address) => expect(isNear(address)).toBe(false));

test("whoever is in the house is told where others find it", () => {
  for (const ip of ["127.0.0.1", "192.168.0.7", "::1", "fd00::7"]) expect(toldAddresses(asking({ ip }), server)).toEqual(HOME);
  expect(toldAddresses(asking({ host: "192.168.0.2:8012", hostname: "192.168.0.2" }), server)).toEqual(HOME);
  expect(toldAddresses(asking({ host: "[::1]:8012", hostname: "[::1]" }), server)).toEqual(HOME);
});

test("a stranger is told nothing but the address they used", () => {
  const stranger = { ip: "203.0.113.7", host: "198.51.100.1:8012", hostname: "198.51.100.1" };
  expect(toldAddresses(asking(stranger), server)).toEqual(["http://198.51.100.1:8012"]);
  expect(toldAddresses(asking({ ...stranger, host: "a b" }), server)).toEqual([]);
});

test("a name that points here learns nothing, and neither does whoever comes through a proxy we do not know", () => {
  const rebound = { host: "evil.example:8012", hostname: "evil.example" };
  expect(toldAddresses(asking(rebound), server)).toEqual(["http://evil.example:8012"]);
  for (const name of ["x-forwarded-for", "x-real-ip", "forwarded"])
    expect(toldAddresses(asking({ headers: { [name]: "203.0.113.7" } }), server)).toEqual(["http://localhost:8012"]);
});

test("behind a proxy we trust its word counts, and a public address is for everybody", () => {
  const trusting = { ...server, trustProxy: true };
  const headers = { "x-forwarded-for": "203.0.113.7" };
  expect(
    toldAddresses(
      asking({ headers, ip: "203.0.113.7", protocol: "https", host: "tafel.example", hostname: "tafel.example" }),
      trusting,
    ),
  ).toEqual(["https://tafel.example"]);
  expect(toldAddresses(asking({ headers, ip: "192.168.0.7" }), trusting)).toEqual(HOME);
  expect(toldAddresses(asking({ ip: "203.0.113.7" }), { ...server, publicUrl: "https://tafel.example" })).toEqual([
    "https://tafel.example",
  ]);
});
