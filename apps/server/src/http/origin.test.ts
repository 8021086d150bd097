/** Pages of other sites are kept out, programs and our own pages are not. */
import { expect, test } from "vitest";
import { mayCall } from "./origin.ts";

const alone = { origins: [], trustProxy: false };

test.each([
  [{ host: "play.example" }, true],
  [{ host: "play.example", origin: "http://play.example" }, true],
  [{ host: "play.example", origin: "https://play.example" }, false],
  [{ host: "localhost:443", origin: "http://localhost:443" }, true],
  [{ host: "localhost:80", origin: "http://localhost" }, true],
  [{ host: "PLAY.example", origin: "http://play.example" }, true],
  [{ host: "[", origin: "http://[" }, false],
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

test("further origins are allowed by name", () => {
  expect(mayCall({ host: "a", origin: "https://b" }, { ...alone, origins: ["https://b"] })).toBe(true);
  expect(mayCall({ host: "a", origin: "http://b" }, { ...alone, origins: ["https://b"] })).toBe(false);
});

test.each([
  ["https", true],
  ["http, https", true],
  ["http", false],
  [undefined, false],
])("a trusted proxy tells the host and the scheme: %s", (scheme, allowed) => {
  const told = { "x-forwarded-host": "evil, play.example", ...(scheme !== undefined && { "x-forwarded-proto": scheme }) };
  expect(mayCall({ host: "inside", origin: "https://play.example", ...told }, { ...alone, trustProxy: true })).toBe(allowed);
});
