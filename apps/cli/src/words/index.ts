/** What the command line itself says, by language. */
import type { Language } from "@tafelrunde/registry";
import { de } from "./de.ts";
import { en } from "./en.ts";
import type { CliWords } from "./types.ts";

export const cliWords: Record<Language, CliWords> = { de, en };
