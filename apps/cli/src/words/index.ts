/** The dictionaries of the command line: one file for every language of the registry; a test finds a missing one. */
import type { Language } from "@tafelrunde/registry";
import type { Text } from "./text.ts";

const dictionaries = import.meta.glob<{ readonly text: Text }>("./dictionaries/*.ts", { eager: true });

export const textIn = (language: Language): Text => dictionaries[`./dictionaries/${language}.ts`]!.text;
