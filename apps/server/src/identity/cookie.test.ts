/** Cookies prove who somebody is, and cannot be made elsewhere. */
import { expect, test } from "vitest";
import { cookieIn, setCookie, signed, verified } from "./cookie.ts";
import { idFrom, newId } from "./ids.ts";

const key = "0f".repeat(32);

test("what was signed is believed, and nothing else", () => {
  const value = signed("abc", key);
  expect(verified(value, key)).toBe("abc");
  const last = value.endsWith("A") ? "B" : "A";
  const forged = [`abd${value.slice(3)}`, `${value.slice(0, -1)}${last}`, "abc", "abc.", ".", "", `${value}x`, `${value}.x`];
  for (const each of forged) expect(verified(each, key), each).toBeUndefined();
  expect(verified(value, "00".repeat(32))).toBeUndefined();
});

test("our cookie is found among others", () => {
  expect(cookieIn("a=1; tafelrunde=x.y; b=2")).toBe("x.y");
  expect(cookieIn("xtafelrunde=1;tafelrunde=2")).toBe("2");
  for (const header of [undefined, "", "a=1", "tafelrunde", ";;;"]) expect(cookieIn(header)).toBeUndefined();
});

test("scripts and other sites cannot use the cookie, and it is secure where the connection is", () => {
  const plain = setCookie("v", false);
  expect(plain).toBe("tafelrunde=v; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax");
  expect(setCookie("v", true)).toBe(`${plain}; Secure`);
});

test("ids have the form of the protocol; derived ones are stable and depend on every word and the key", () => {
  const ids = [newId(), newId(), idFrom(key, "table", "a"), idFrom(key, "table", "b"), idFrom("00".repeat(32), "table", "a")];
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]{20}$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(idFrom(key, "table", "a")).toBe(ids[2]);
});
