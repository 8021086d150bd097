/** Frames are closed, cards and lines keep to their room, and colours never count as width. */
import { expect, test } from "vitest";
import { drawCards } from "./cards.ts";
import { nameCell, plain } from "./cells.ts";
import { pad, width } from "./columns.ts";
import { barred, BOTTOM, COLUMNS, JOINING, MIDDLE, row, rule, TOP } from "./frame.ts";
import type { Paint } from "./terminal.ts";
import { wrap, wrapList } from "./wrap.ts";

const bare: Paint = { bold: plain, dim: plain, gold: plain, red: plain, green: plain, blue: plain };
const mark = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const painted: Paint = { bold: mark(1), dim: mark(2), gold: mark(33), red: mark(31), green: mark(32), blue: mark(36) };

test.each([bare, painted])("rules and rows are as wide as the screen, whatever stands in them", (paint) => {
  const lines = [
    rule(TOP, paint),
    rule(MIDDLE, paint, "Ergebnis 花子"),
    rule(JOINING, paint, "", [30, 43]),
    row(paint.gold("Åse 🐉"), paint),
    barred([pad("left", 30), pad("right", 43)], paint),
    rule(BOTTOM, paint),
  ];
  expect(lines.map(width)).toEqual(lines.map(() => COLUMNS));
});

test("groups of columns meet at a joint, and a title stands in the first of them", () => {
  const groups = [6, 3];
  expect([
    rule(TOP, bare, "", groups),
    rule(MIDDLE, bare, "pile", groups),
    barred(["abcdef", "xyz"], bare),
    rule(JOINING, bare, "", groups),
    rule(BOTTOM, bare, "", [12]),
  ]).toEqual(["╭────────┬─────╮", "├─ pile ─┼─────┤", "│ abcdef │ xyz │", "├────────┴─────┤", "╰──────────────╯"]);
});

test("a name is cut to its room, and the viewer's own is marked all the same", () => {
  const told = (you: string | null, columns: number) => nameCell("Bartholomäus", columns, you, bare)[0];
  expect([told(null, 12), told(null, 6), told("du", 17), told("du", 11)]).toEqual([
    "Bartholomäus",
    "Barth…",
    "Bartholomäus (du)",
    "Barth… (du)",
  ]);
});

test("cards stand side by side, as many as fit", () => {
  const card = (name: string) => [["*", plain] as const, [name, plain] as const];
  expect(drawCards([card("Fool"), card("Knight"), card("Lady")], 4, 14, bare)).toEqual([
    "╭────╮╭──────╮",
    "│ *  ││  *   │",
    "│Fool││Knight│",
    "╰────╯╰──────╯",
    "╭────╮",
    "│ *  │",
    "│Lady│",
    "╰────╯",
  ]);
  expect(drawCards([], 4, 14, bare)).toEqual([]);
});

test("texts break between words, lists between items", () => {
  expect(wrap("one two three", 13)).toEqual(["one two three"]);
  expect(wrap("one two three", 8)).toEqual(["one two", "three"]);
  expect(wrapList(["Big Fool", "Lady", "Knight"], 14)).toEqual(["Big Fool,", "Lady, Knight"]);
  expect(wrapList([], 14)).toEqual([]);
});
