/** Every answer is guarded; what a browser would only complain about is left out. */
import { expect, test } from "vitest";
import { headersFor } from "./headers.ts";

test.each([
  ["https", "tafel.example", true],
  ["http", "localhost", true],
  ["http", "127.0.0.1", true],
  ["http", "[::1]", true],
  ["http", "192.168.0.2", false],
  ["http", "localhost.example", false],
] as const)("%s://%s keeps its windows to itself: %s", (protocol, hostname, apart) => {
  const headers = headersFor({ protocol, hostname, url: "/new" });
  expect("cross-origin-opener-policy" in headers).toBe(apart);
  expect(headers["content-security-policy"]).toContain("script-src 'self'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("answers of the API may do nothing at all in a browser", () => {
  const headers = headersFor({ protocol: "https", hostname: "tafel.example", url: "/api/me" });
  expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  expect([headers["x-content-type-options"], headers["referrer-policy"]]).toEqual(["nosniff", "no-referrer"]);
});
