/** Whoever was forgotten is somebody in every language, and everybody else has their name. */
import { SOMEBODY } from "@tafelrunde/core/somebody";
import { afterAll, expect, test } from "vitest";
import { called } from "./called.ts";
import { text as german } from "./dictionaries/de.ts";
import { text as english } from "./dictionaries/en.ts";
import { speech } from "./index.svelte.ts";

const before = speech.messages;
afterAll(() => void (speech.messages = before));

test("a name is a name, and no name is somebody", () => {
  const said = [german, english].map((messages) => {
    speech.messages = messages;
    return [called("Mia"), called(""), called(SOMEBODY)];
  });
  expect(said).toEqual([
    ["Mia", "", "Jemand"],
    ["Mia", "", "Somebody"],
  ]);
});
