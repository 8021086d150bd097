/** Sentences speak to whoever reads them: alone, as one of several, and not at all. */
import { expect, test } from "vitest";
import { either as eine, grammar as german, plural as mehrere } from "./de.ts";
import { either, grammar as english, plural } from "./en.ts";
import { peopleAt } from "./grammar.ts";

const names = ["Mia", "Tom", "Lea"];

test("somebody is named, and the reader is spoken to", () => {
  const [toMia, toAll] = [peopleAt(names, 0, english), peopleAt(names, null, english)];
  expect(toMia(0).does("win", "wins")).toBe("You win");
  expect(toMia(1).does("win", "wins")).toBe("Tom wins");
  expect(toAll(0).does("win", "wins")).toBe("Mia wins");
  expect([toMia(0).isYou, toMia(1).isYou, toAll(0).isYou]).toEqual([true, false, false]);
});

test("of several the reader comes first, in the form that the sentence wants", () => {
  const to = peopleAt(names, 2, german);
  expect(to(0, 1, 2).does("teilt euch", "teilen sich")).toBe("Du, Mia und Tom teilt euch");
  expect(to(0, 1).does("teilt euch", "teilen sich")).toBe("Mia und Tom teilen sich");
  expect(to(1, 2).name).toBe("du und Tom");
  expect(to(1, 2).as("dir")).toBe("dir und Tom");
  expect(to(0, 1, 2).as("your", (name) => `${name}’s`)).toBe("your, Mia’s und Tom’s");
});

test("a number and its noun never part", () => {
  expect([1, 2].map((count) => plural(count, "card", "cards"))).toEqual(["1\u00a0card", "2\u00a0cards"]);
  expect([0, 1].map((count) => mehrere(count, "Karte", "Karten"))).toEqual(["0\u00a0Karten", "1\u00a0Karte"]);
});

test("one of several numbers", () => {
  expect([[9], [9, 10], [9, 10, 11]].map(either)).toEqual(["9", "9 or 10", "9, 10 or 11"]);
  expect([[9], [9, 10], [9, 10, 11]].map(eine)).toEqual(["9", "9 oder 10", "9, 10 oder 11"]);
});
