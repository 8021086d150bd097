/** Names of the options and of all their values, put together from what a language calls months, characters and challenges. */
import { CHARACTERS, MONTHS } from "../src/index.ts";
import type { Text } from "./text.ts";

export function optionsIn({ options, months, characters, challenges }: Text): { readonly [key: string]: string } {
  return {
    ...options,
    ...Object.fromEntries(MONTHS.map((month) => [`game.${month}`, `${months[month].name}: ${months[month].title}`])),
    ...Object.fromEntries(CHARACTERS.map((character) => [`petitioners.${character}`, characters[character].name])),
    ...Object.fromEntries(CHARACTERS.map((character) => [`throne.${character}`, characters[character].name])),
    // There is no challenge 0, and the succession is not chosen: it is always there.
    ...Object.fromEntries(challenges.map((name, number) => [`challenges.${number}`, `${number} · ${name}`]).slice(1, -1)),
  };
}
