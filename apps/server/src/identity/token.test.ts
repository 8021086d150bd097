/** Tokens prove which seat a program plays on, and cannot be made elsewhere. */
import { expect, test } from "vitest";
import { signed, verified } from "./cookie.ts";
import { newId } from "./ids.ts";
import { bearerIn, claimOf, tokenFor } from "./token.ts";

const key = "0f".repeat(32);
const claim = { table: newId(), person: newId() };
const token = tokenFor(claim, key);

test("what was signed is believed, and nothing else", () => {
  expect(claimOf(token, key)).toEqual(claim);
  const [table, person, signature] = token.split(".") as [string, string, string];
  const last = token.endsWith("A") ? "B" : "A";
  const forged = [
    `${newId()}.${person}.${signature}`,
    `${table}.${newId()}.${signature}`,
    `${person}.${table}.${signature}`,
    `${token.slice(0, -1)}${last}`,
    `${token}.x`,
    `${table}.${person}`,
    "..",
    "",
  ];
  for (const each of forged) expect(claimOf(each, key), each).toBeUndefined();
  expect(claimOf(token, "00".repeat(32))).toBeUndefined();
});

test("a token is no cookie, and a cookie no token", () => {
  expect(verified(token, key)).toBeUndefined();
  expect(verified(`${claim.person}.${token.split(".")[2]}`, key)).toBeUndefined();
  expect(claimOf(`${claim.table}.${signed(claim.person, key)}`, key)).toBeUndefined();
});

test("it stands behind the word Bearer; what a proxy asks for is left alone", () => {
  expect(bearerIn(`Bearer ${token}`)).toBe(token);
  expect(bearerIn(`bearer ${token}`)).toBe(token);
  for (const header of [undefined, "", "Bearer", `Bearer ${token} ${token}`, "Basic YTpi"])
    expect(bearerIn(header)).toBeUndefined();
});
