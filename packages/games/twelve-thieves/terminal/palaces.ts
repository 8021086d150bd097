/** The palaces as rows: chests, guards and thieves of everybody, free places, what a thief costs, cards played. */
import { type Cell, COLUMNS, cut, type Paint, plain, width } from "@tafelrunde/terminal";
import {
  blackGuards,
  type Card,
  foreignGuards,
  GUARD_PLACES,
  PALACES,
  type PalaceView,
  type ThievesView,
  topChest,
} from "../src/index.ts";
import type { Text } from "../words/text.ts";
import type { Shape } from "./frame.ts";

const WIDEST_SEAT = 14;
const NOTHING = "·";
const IMPOSSIBLE = "–";

/** Bars and spaces of a frame with three groups, and the gap before the column of a seat. */
const FRAME = 10;
const GAP = 1;

/** Four palaces have a colour of the terminal; the other two are told apart by their names alone. */
export function colourOf(card: Card, paint: Paint): (text: string) => string {
  const colours: Partial<Record<Card, (text: string) => string>> = {
    red: paint.red,
    green: paint.green,
    white: paint.bold,
    blue: paint.blue,
    yellow: paint.gold,
  };
  return colours[card] ?? plain;
}

export function shapeOf({ viewer, seats }: ThievesView, text: Text): Shape {
  const palace = [Math.max(width(text.headPalace), ...PALACES.map((name) => width(text.colours[name]))), width("4 5 6 7")];
  const facts = [text.headFree, ...(viewer === "public" ? [] : [text.headPrice]), text.headDiscard].map(width);
  const taken = [...palace, ...facts].reduce((sum, columns) => sum + columns + GAP, -2 * GAP) + FRAME + width(text.headBlack);
  const seat = Math.min(WIDEST_SEAT, Math.floor((COLUMNS - taken) / seats.length) - GAP);
  return [palace, [width(text.headBlack), ...seats.map(() => seat)], facts];
}

export function palaceHeads(view: ThievesView, names: readonly string[], shape: Shape, text: Text, paint: Paint): Cell[][] {
  const { viewer, seats } = view;
  const facts = [text.headFree, ...(viewer === "public" ? [] : [text.headPrice]), text.headDiscard];
  return [
    [text.headPalace, text.headChests].map((head) => [head, paint.dim]),
    [
      [text.headBlack, paint.dim],
      ...seats.map((_, seat): Cell => [cut(names[seat]!, shape[1]![seat + 1]!), seat === viewer ? paint.gold : paint.bold]),
    ],
    facts.map((head) => [head, paint.dim]),
  ];
}

export function palaceRow({ viewer, palaces, discard }: ThievesView, index: number, text: Text, paint: Paint): Cell[][] {
  const palace = palaces[index]!;
  const name = PALACES[index]!;
  const free = GUARD_PLACES - palace.guards.reduce((sum, count) => sum + count, 0);
  return [
    [[text.colours[name], colourOf(name, paint)], palace.chests > 0 ? [chests(palace), paint.gold] : [text.emptied, paint.dim]],
    [
      told([[blackGuards(palace), text.guardLetter]], plain, paint),
      ...palace.thieves.map((thieves, seat) =>
        told(
          [
            [palace.guards[seat]!, text.guardLetter],
            [thieves, text.thiefLetter],
          ],
          seat === viewer ? paint.gold : plain,
          paint,
        ),
      ),
    ],
    [
      [String(free), free === 0 ? paint.red : plain],
      ...(viewer === "public" ? [] : [priceFor(palace, viewer, paint)]),
      discard[index] === 0 ? [NOTHING, paint.dim] : [String(discard[index]), plain],
    ],
  ];
}

/** The chests that are left, the top one first. */
const chests = ({ chests: left }: PalaceView): string =>
  Array.from({ length: left }, (_, above) => topChest({ chests: left - above })).join(" ");

/** Each count with its letter, such as `1W 3D`; what is not there is left out. */
function told(counts: readonly (readonly [number, string])[], colour: Cell[1], paint: Paint): Cell {
  const there = counts.filter(([count]) => count > 0).map(([count, letter]) => `${count}${letter}`);
  return there.length === 0 ? [NOTHING, paint.dim] : [there.join(" "), colour];
}

/** 3.1, 3.2: nobody gets in without an own and a foreign guard. */
function priceFor(palace: PalaceView, seat: number, paint: Paint): Cell {
  const foreign = foreignGuards(palace, seat);
  return palace.guards[seat] === 0 || foreign === 0 ? [IMPOSSIBLE, paint.dim] : [String(foreign), paint.bold];
}
