/** What the registry knows of a game, and how it finds the right dictionary and the right rulebook. */
import type { Game, Words } from "@tafelrunde/core";
import type { Terminal } from "@tafelrunde/terminal";
import { FALLBACK, type Language } from "./languages.ts";

export interface GameEntry {
  readonly id: string;
  /** The present rules. */
  rules(): Promise<Game>;
  words(language: Language): Promise<Words>;
  /** Draws in the words of `words(…).text`. */
  terminal(): Promise<Terminal>;
  /** The game's rules for players, as Markdown whose paragraphs begin with their number; in English where there is no translation. */
  rulebook(language: Language): Promise<string>;
}

/** Something of each language, loaded on demand: a language that lacks it does not compile. */
type InEachLanguage<T> = { readonly [language in Language]: () => Promise<T> };

/** A game's dictionaries, and what makes its words of any of them. */
export const spoken =
  <T>(words: () => Promise<{ wordsIn(text: T): Words }>, texts: InEachLanguage<{ readonly text: T }>): GameEntry["words"] =>
  async (language) => {
    const [{ wordsIn }, { text }] = await Promise.all([words(), texts[language]()]);
    return wordsIn(text);
  };

type Book = () => Promise<{ readonly text: string }>;

/** Rulebooks may be translated later than everything else. */
export const written =
  (books: { readonly [FALLBACK]: Book } & { readonly [language in Language]?: Book }): GameEntry["rulebook"] =>
  async (language) =>
    (await (books[language] ?? books[FALLBACK])()).text;
