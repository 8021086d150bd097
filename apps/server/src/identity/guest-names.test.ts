/** Guests have names that one can say. */
import { expect, test } from "vitest";
import { guestName } from "./guest-names.ts";

const many = (languages: string | undefined): ReadonlySet<string> =>
  new Set(Array.from({ length: 500 }, () => guestName(languages)));

test("a guest is called by one word without a number, in the language of the browser", () => {
  const [german, english] = [many("de-AT,en;q=0.5"), many("en-GB,de")];
  for (const name of [...german, ...english]) expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
  expect([german.has("Fuchs"), english.has("Fox")]).toEqual([true, true]);
  expect([german.has("Fox"), english.has("Fuchs")]).toEqual([false, false]);
  expect(many(undefined)).toEqual(english);
});
