/** The drawn table, line by line: what each viewer is shown, and what not. */
import type { Paint } from "@tafelrunde/terminal";
import { expect, test } from "vitest";
import { PALACES, type ThievesView } from "../src/index.ts";
import { text as de } from "../words/de.ts";
import { text as en } from "../words/en.ts";
import type { Text } from "../words/text.ts";
import { terminal } from "./index.ts";

const same = (text: string): string => text;
const plain: Paint = { bold: same, dim: same, gold: same, red: same, green: same, blue: same };
const names = ["Mira", "Jonas", "Bartholomäus-Maximilian"];

const seat = { handSize: 6, dancers: 0, guardsToPlace: 0, blacksToPlace: 0, home: 12, chests: 0 };

const acting: ThievesView = {
  viewer: 1,
  phase: "act",
  turn: 1,
  actions: 2,
  thiefActions: 1,
  seats: [
    { ...seat, handSize: 4, home: 7, chests: 2 },
    { ...seat, handSize: 5, dancers: 2, home: 9, chests: 4 },
    { ...seat, handSize: 17, home: 12 },
  ],
  palaces: PALACES.map((palace) => {
    if (palace === "red") return { chests: 2, guards: [1, 1, 0, 1], thieves: [5, 3, 0] };
    if (palace === "white") return { chests: 0, guards: [0, 2, 2, 0], thieves: [0, 0, 0] };
    if (palace === "blue") return { chests: 1, guards: [0, 0, 0, 4], thieves: [0, 0, 0] };
    return { chests: 4, guards: [0, 0, 0, 0], thieves: [0, 0, 0] };
  }),
  pile: 1,
  discard: [3, 0, 12, 0, 0, 1],
  dancers: 6,
  own: { hand: [2, 0, 0, 1, 0, 0, 2] },
};

const placing: ThievesView = {
  ...acting,
  viewer: "public",
  phase: "place",
  turn: 0,
  actions: 0,
  thiefActions: 0,
  seats: [
    { ...seat, handSize: 0, guardsToPlace: 2, blacksToPlace: 1 },
    { ...seat, handSize: 0, guardsToPlace: 3 },
    { ...seat, handSize: 0, guardsToPlace: 1, blacksToPlace: 2 },
  ],
  own: null,
};

const drawn = (view: ThievesView, text: Text): string => terminal.draw(view, names, text, plain).join("\n");

test("a seat sees the whole table, what a thief costs it, and its own hand", () => {
  expect(drawn(acting, de)).toMatchInlineSnapshot(`
    "Am Zug: Jonas, 1 von 3 Diebesaktionen
    ╭────────────────┬───────────────────────────────────────┬───────────────────╮
    │ Palast Truhen  │ schwarz Mira      Jonas     Bartholo… │ frei Preis Ablage │
    │ Rot    6 7     │ 1W      1W 5D     1W 3D     ·         │ 1    2     3      │
    │ Grün   4 5 6 7 │ ·       ·         ·         ·         │ 4    –     ·      │
    │ Weiß   leer    │ ·       ·         2W        2W        │ 0    2     12     │
    │ Lila   4 5 6 7 │ ·       ·         ·         ·         │ 4    –     ·      │
    │ Blau   7       │ 4W      ·         ·         ·         │ 0    –     ·      │
    │ Gelb   4 5 6 7 │ ·       ·         ·         ·         │ 4    –     1      │
    ├────────────────┴───────────────────────────────────────┴───────────────────┤
    │                              Truhen   Diebe zu Hause  Karten  Tänzerinnen  │
    │   Mira                       2 von 5  7               4       0            │
    │ ▸ Jonas (du)                 4 von 5  9               5       2            │
    │   Bartholomäus-Maximilian    0 von 5  12              17      0            │
    ╰────────────────────────────────────────────────────────────────────────────╯
    Stapel: 1 Karte. Tänzerinnen im Vorrat: 6.
    W Wächter, D Diebe, frei: Wächterfelder, Preis: Karten je Dieb (– geht nicht)
    ╭──────╮╭──────╮╭────────╮
    │  2   ││  1   ││   2    │
    │ Rot  ││ Lila ││Tänzerin│
    ╰──────╯╰──────╯╰────────╯"
  `);
  expect(drawn(acting, en)).toMatchInlineSnapshot(`
    "To move: Jonas, 1 of 3 thief actions
    ╭────────────────┬────────────────────────────────────────┬──────────────────╮
    │ Palace Chests  │ black Mira       Jonas      Bartholom… │ free cost played │
    │ Red    6 7     │ 1G    1G 5T      1G 3T      ·          │ 1    2    3      │
    │ Green  4 5 6 7 │ ·     ·          ·          ·          │ 4    –    ·      │
    │ White  empty   │ ·     ·          2G         2G         │ 0    2    12     │
    │ Purple 4 5 6 7 │ ·     ·          ·          ·          │ 4    –    ·      │
    │ Blue   7       │ 4G    ·          ·          ·          │ 0    –    ·      │
    │ Yellow 4 5 6 7 │ ·     ·          ·          ·          │ 4    –    1      │
    ├────────────────┴────────────────────────────────────────┴──────────────────┤
    │                                      Chests  thieves home  cards  dancers  │
    │   Mira                               2 of 5  7             4      0        │
    │ ▸ Jonas (you)                        4 of 5  9             5      2        │
    │   Bartholomäus-Maximilian            0 of 5  12            17     0        │
    ╰────────────────────────────────────────────────────────────────────────────╯
    Pile: 1 card. Dancers in stock: 6.
    G guards, T thieves, free: guard spaces, cost: cards per thief (– no way in)
    ╭──────╮╭──────╮╭──────╮
    │  2   ││  1   ││  2   │
    │ Red  ││Purple││Dancer│
    ╰──────╯╰──────╯╰──────╯"
  `);
});

test("the public sees no price and no hand; while guards are placed, everybody's guards are counted", () => {
  expect(drawn(placing, de)).toMatchInlineSnapshot(`
    "Wächter aufstellen: Mira
    ╭────────────────┬─────────────────────────────────────────────┬─────────────╮
    │ Palast Truhen  │ schwarz Mira        Jonas       Bartholomä… │ frei Ablage │
    │ Rot    6 7     │ 1W      1W 5D       1W 3D       ·           │ 1    3      │
    │ Grün   4 5 6 7 │ ·       ·           ·           ·           │ 4    ·      │
    │ Weiß   leer    │ ·       ·           2W          2W          │ 0    12     │
    │ Lila   4 5 6 7 │ ·       ·           ·           ·           │ 4    ·      │
    │ Blau   7       │ 4W      ·           ·           ·           │ 0    ·      │
    │ Gelb   4 5 6 7 │ ·       ·           ·           ·           │ 4    1      │
    ├────────────────┴─────────────────────────────────────────────┴─────────────┤
    │                             Truhen   Diebe zu Hause  noch aufzustellen     │
    │ ▸ Mira                      0 von 5  12              eigene 2, schwarze 1  │
    │   Jonas                     0 von 5  12              3 Wächter             │
    │   Bartholomäus-Maximilian   0 von 5  12              eigene 1, schwarze 2  │
    ╰────────────────────────────────────────────────────────────────────────────╯
    Stapel: 1 Karte. Tänzerinnen im Vorrat: 6.
    W Wächter, D Diebe, frei: Wächterfelder"
  `);
});

test("several hands at once take a line each, the longest two", () => {
  const hand = (counts: readonly number[]) => terminal.hand!({ ...acting, own: { hand: counts } }, names, en, plain);
  expect(hand([2, 0, 0, 1, 0, 0, 2])).toEqual(["Red 2, Purple 1, Dancer 2"]);
  expect(hand([0, 0, 0, 0, 0, 0, 0])).toEqual([]);
  expect(hand([17, 17, 17, 17, 17, 17, 8])).toEqual(["Red 17, Green 17, White 17, Purple 17,", "Blue 17, Yellow 17, Dancer 8"]);
  expect(terminal.hand!(placing, names, de, plain)).toEqual([]);
});
