/** What the command line itself says: in the language that is asked for where it speaks it, else in English. */
import { FALLBACK, type Language } from "@tafelrunde/registry";
import { de } from "./de.ts";
import { en } from "./en.ts";
import type { CliWords } from "./types.ts";

const spoken: { readonly [FALLBACK]: CliWords } & { readonly [language in Language]?: CliWords } = { de, en };

export const cliWords = (language: Language): CliWords => spoken[language] ?? spoken[FALLBACK];
