/** What is read aloud of a palace: many chests, a single one, none. */
import { expect, test } from "vitest";
import { textsOf } from "./texts.ts";

test.each([
  [4, 4, "Roter Palast, 4 Truhen, die oberste braucht 4 Diebe", "Red palace, 4 chests, the top one needs 4 thieves"],
  [1, 7, "Roter Palast, 1 Truhe, sie braucht 7 Diebe", "Red palace, 1 chest, it needs 7 thieves"],
  [0, null, "Roter Palast, leer geraubt", "Red palace, robbed bare"],
] as const)("a palace with %d chests", (chests, top, german, english) => {
  expect(textsOf("de").palaceFacts("red", chests, top)).toBe(german);
  expect(textsOf("en").palaceFacts("red", chests, top)).toBe(english);
});
