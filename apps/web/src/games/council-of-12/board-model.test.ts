/** Sheets over the board while the game goes on under them. */
import type { Move } from "@tafelrunde/council-of-12";
import { expect, test } from "vitest";
import { stillOpen } from "./board-model.ts";

const lay: Move = { type: "lay", card: "worker", say: "mute" };
const propose: Move = { type: "propose", what: "open", which: 0 };

test("what is to be decided stays open as long as something is", () => {
  expect(stillOpen("decide", [lay, propose])).toBe("decide");
  expect(stillOpen("decide", [lay])).toBeNull();
  expect(stillOpen("decide", [])).toBeNull();
});

test("what somebody opened to read stays open until it is closed", () => {
  for (const sheet of ["kept", "past", "mine", null] as const) expect(stillOpen(sheet, [])).toBe(sheet);
});
