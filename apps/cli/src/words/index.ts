/** The dictionaries of the command line: one for every language. */
import type { Language } from "@tafelrunde/registry";
import { text as de } from "./de.ts";
import { text as en } from "./en.ts";
import type { Text } from "./text.ts";

const dictionaries: { readonly [language in Language]: Text } = { de, en };

export const textIn = (language: Language): Text => dictionaries[language];
