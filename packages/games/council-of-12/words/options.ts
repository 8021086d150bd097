/** Names of the options and of all their values, put together from what each language calls months, characters and challenges. */
import { type Character, CHARACTERS, type Month, MONTHS } from "../src/index.ts";
import type { MonthWords } from "./cards.ts";

type Named = `petitioners.${Character}` | `throne.${Character}` | `game.${Month}` | `challenges.${number}`;

/** What is written out in each language. */
export type PlainKey =
  | "game"
  | "game.intro"
  | "game.normal"
  | "game.chosen"
  | "petitioners"
  | "challenges"
  | "silence"
  | "silence.none"
  | "silence.silent"
  | "silence.eerie"
  | "throne"
  | "throne.nobody"
  | "memory";

interface NamesOfValues {
  readonly months: Record<Month, MonthWords>;
  readonly characters: Record<Character, { readonly name: string }>;
  readonly challengeNames: readonly string[];
}

export function optionNames(plain: Record<PlainKey, string>, names: NamesOfValues): Record<PlainKey | Named, string> {
  const { months, characters, challengeNames } = names;
  const values: [string, string][] = [
    ...MONTHS.map((month): [string, string] => [`game.${month}`, `${months[month].name}: ${months[month].title}`]),
    ...CHARACTERS.flatMap((character): [string, string][] => [
      [`petitioners.${character}`, characters[character].name],
      [`throne.${character}`, characters[character].name],
    ]),
    // There is no challenge 0, and the succession is not chosen: it is always there.
    ...challengeNames.map((name, number): [string, string] => [`challenges.${number}`, `${number} · ${name}`]).slice(1, -1),
  ];
  return { ...plain, ...(Object.fromEntries(values) as Record<Named, string>) };
}
