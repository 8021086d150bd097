/** The schemas let good messages through and nothing else; no input makes them throw. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as v from "valibot";
import { CODES } from "./codes.ts";
import { chatText, entropy, MAX_CHAT, MAX_NAME, name, tableId } from "./fields.ts";
import { createTable, sit } from "./http.ts";
import { clientMessage, serverFrame } from "./socket.ts";

const table = "abcdefghij0123456789";
const good: readonly object[] = [
  { type: "watch", table, since: -1, chat: 0 },
  { type: "unwatch", table },
  { type: "play", table, id: "m-1", move: "lay knight" },
  { type: "takeback", table, id: "m-2" },
  { type: "chat", table, id: "m-3", text: "Hallo zusammen" },
  { type: "lobby", on: true },
  { type: "ping" },
];

test.each(good)("a client may say $type", (message) => {
  expect(v.safeParse(clientMessage, message).success).toBe(true);
});

test("a field too many, too few or of another kind is refused", () => {
  for (const message of good)
    for (const key of Object.keys(message)) {
      const without = Object.fromEntries(Object.entries(message).filter(([other]) => other !== key));
      const spoilt = [without, { ...message, [key]: null }, { ...message, [key]: [] }, { ...message, extra: 1 }];
      for (const bad of spoilt) expect(v.safeParse(clientMessage, bad).success, JSON.stringify(bad)).toBe(false);
    }
});

test("a look may carry an id, as older clients do not", () => {
  const look = { type: "watch", table, since: -1, chat: 0 };
  const accepts = (message: object): boolean => v.safeParse(clientMessage, message).success;
  expect([look, { ...look, id: "w-1" }].map(accepts)).toEqual([true, true]);
  expect([null, "", 1, "not an id"].map((id) => accepts({ ...look, id }))).toEqual([false, false, false, false]);
});

test("no JSON value makes a schema throw, and hardly any is a message", () => {
  const judged = fc.check(
    fc.property(fc.jsonValue(), (value) => {
      for (const schema of [clientMessage, serverFrame, createTable, sit]) expect(v.safeParse(schema, value).success).toBe(false);
    }),
    { numRuns: 300 },
  );
  expect(judged.failed, fc.defaultReportMessage(judged)).toBe(false);
});

describe("text fields", () => {
  const accepts = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success;

  test("names are one short line without control or direction characters", () => {
    for (const ok of ["Lea", "  Zoë  ", "Jörg-Peter 3", "小明", "x".repeat(MAX_NAME)]) expect(accepts(name, ok), ok).toBe(true);
    for (const bad of ["", "   ", "a\nb", "a\u0000b", "a\u202eb", "a\u2028b", "x".repeat(MAX_NAME + 1), 3, null])
      expect(accepts(name, bad), JSON.stringify(bad)).toBe(false);
    expect(v.parse(name, "  Lea ")).toBe("Lea");
  });

  test("chat has room for a sentence, not for a book", () => {
    expect(accepts(chatText, "x".repeat(MAX_CHAT))).toBe(true);
    expect(accepts(chatText, "x".repeat(MAX_CHAT + 1))).toBe(false);
  });

  test("table ids and entropy have one form", () => {
    expect(accepts(tableId, table)).toBe(true);
    for (const bad of ["", table.toUpperCase(), `${table}x`, "../../etc/passwd00000"]) expect(accepts(tableId, bad)).toBe(false);
    expect(accepts(entropy, "0123456789abcdef0123456789abcdef")).toBe(true);
    for (const bad of ["", "0123456789ABCDEF0123456789ABCDEF", "0123"]) expect(accepts(entropy, bad)).toBe(false);
  });
});

test("a table is made with defaults: by link, without a clock, with the game's own options", () => {
  const made = v.parse(createTable, { id: "t1", game: "king-of-12", seats: 2 });
  expect(made).toMatchObject({ options: {}, visibility: "link", clock: { perMove: 0, perGame: 0 } });
});

test("every code is there once", () => {
  expect(new Set(CODES).size).toBe(CODES.length);
});
