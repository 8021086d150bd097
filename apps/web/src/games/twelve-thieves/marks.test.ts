/** Players and palaces are told apart as the rules promise: by colour, and without it (T1). */
import { PALACES } from "@tafelrunde/twelve-thieves";
import { expect, test } from "vitest";
import { colourOf, declaredIn } from "../../../test/contrast.ts";
import { markOf } from "./marks.ts";
import { LOOKS } from "./palaces.ts";
import palette from "./palette.css?raw";

const MARKS = [0, 1, 2, 3].map(markOf);
const PALACE_LOOKS = PALACES.map((palace) => LOOKS[palace]);

/** Where a hue ends, in degrees of the colour wheel, and what people call it. */
const HUES = [
  [20, "red"],
  [70, "yellow"],
  [175, "green"],
  [250, "blue"],
  [320, "purple"],
  [360, "red"],
] as const;

const names = declaredIn(palette, "dark");

/** What people call a colour of the palette. */
function named(colour: string): string {
  const [red, green, blue] = colourOf(colour, names);
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread < most / 5) return most > 200 ? "white" : most < 60 ? "black" : "grey";
  const sixth = most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  const hue = (sixth * 60 + 360) % 360;
  return HUES.find(([end]) => hue < end)![1];
}

test("the seats are green, red, blue and yellow, in this order", () => {
  expect(MARKS.map(({ colour }) => named(colour))).toEqual(["green", "red", "blue", "yellow"]);
});

test("every palace looks like its name", () => {
  expect(PALACE_LOOKS.map(({ roof }) => named(roof))).toEqual([...PALACES]);
});

test.each(["letter", "animal", "path", "hood"] as const)("no two players have the same %s", (part) => {
  expect(new Set(MARKS.map((mark) => mark[part])).size).toBe(4);
});

test.each(["emblem", "sign", "tower", "wing"] as const)("no two palaces have the same %s", (part) => {
  expect(new Set(PALACE_LOOKS.map((look) => look[part])).size).toBe(6);
});

test("no player's head is the sign of a palace", () => {
  const shapes = [...MARKS.map(({ path }) => path), ...PALACE_LOOKS.map(({ sign }) => sign)];
  expect(new Set(shapes).size).toBe(10);
});
