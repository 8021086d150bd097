/** Pages of other sites are kept out, programs and our own pages are not. */
import { expect, test } from "vitest";
import { mayCall } from "./origin.ts";

const alone = { origins: [], trustProxy: false };

test.each([
  [{ host: "play.example" }, true],
  [{ host: "play.example", origin: "https://play.example" }, true],
  [{ host: "localhost:8012", origin: "http://localhost:8012" }, true],
  [{ host: "localhost:8012", origin: "http://localhost:9999" }, false],
  [{ host: "play.example", origin: "https://evil.example" }, false],
  [{ host: "play.example", origin: "https://play.example.evil.example" }, false],
  [{ host: "play.example", origin: "null" }, false],
  [{ host: "play.example", origin: "" }, false],
  [{ host: "inside", origin: "https://play.example", "x-forwarded-host": "play.example" }, false],
])("%j: %s", (headers, allowed) => {
  expect(mayCall(headers, alone)).toBe(allowed);
});

test("further origins are allowed by name, and a trusted proxy tells the host", () => {
  expect(mayCall({ host: "a", origin: "https://b" }, { ...alone, origins: ["https://b"] })).toBe(true);
  const proxied = { host: "inside", origin: "https://play.example", "x-forwarded-host": "evil, play.example" };
  expect(mayCall(proxied, { ...alone, trustProxy: true })).toBe(true);
});
