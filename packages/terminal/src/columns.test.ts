/** Text is measured, cut and padded by the columns it takes on a screen. */
import { expect, test } from "vitest";
import { centre, cut, pad, width } from "./columns.ts";

const GOLD = "\u001b[33mKönig\u001b[0m";
const FAMILY = "👩\u200d👧";

test("letters take one column, wide characters two, marks and colours none", () => {
  expect(["", "Mia", "─ ★ ╮", "花子", "e\u0301", GOLD].map(width)).toEqual([0, 3, 5, 4, 1, 5]);
  expect(width(FAMILY)).toBe(4);
});

test("what is too wide is cut and says so", () => {
  expect(cut("Bartholomäus", 12)).toBe("Bartholomäus");
  expect(cut("Bartholomäus", 6)).toBe("Barth…");
  expect(cut("花子花子", 6)).toBe("花子…");
});

test("what is too narrow is padded at the end or on both sides", () => {
  expect(pad("花", 4)).toBe("花  ");
  expect(pad(GOLD, 6)).toBe(`${GOLD} `);
  expect(pad("Mia", 2)).toBe("Mia");
  expect(centre("Mia", 6)).toBe(" Mia  ");
});
