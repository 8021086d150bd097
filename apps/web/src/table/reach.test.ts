/** A link for friends never leads them to their own machine. */
import { expect, test } from "vitest";
import type { Asked } from "../api.ts";
import { isLoopback, originsForOthers } from "./reach.ts";

type Answer = Asked<{ readonly origins: readonly string[] }>;
const told =
  (...origins: string[]) =>
  async (): Promise<Answer> => ({ ok: true, value: { origins } });

test.each(["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "tafel.localhost"])("%s is this machine alone", (hostname) => {
  expect(isLoopback(hostname)).toBe(true);
});

test.each(["192.168.0.2", "tafel.example", "localhost.example", "10.127.0.0", "[fd00::1]"])(
  "%s is a way for others",
  (hostname) => {
    expect(isLoopback(hostname)).toBe(false);
  },
);

test("a page that others can open gives its own address, and asks nobody", async () => {
  const nobody = (): never => {
    throw new Error("asked");
  };
  const here = { origin: "https://tafel.example", hostname: "tafel.example" };
  expect(await originsForOthers(here, nobody)).toEqual(["https://tafel.example"]);
});

test("a page of this machine gives what the server knows, its own never", async () => {
  const here = { origin: "http://localhost:8012", hostname: "localhost" };
  expect(await originsForOthers(here, told("http://192.168.0.2:8012", "http://10.0.0.2:8012"))).toEqual([
    "http://192.168.0.2:8012",
    "http://10.0.0.2:8012",
  ]);
  expect(await originsForOthers(here, told("http://localhost:8012"))).toEqual([]);
  expect(await originsForOthers(here, async () => ({ ok: false, offline: true, refusal: { code: "stopping" } }))).toEqual([]);
});
