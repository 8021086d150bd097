/** Which language to speak: the one asked for, else that of the surroundings. */
import { type Language, LANGUAGES } from "@tafelrunde/core";
import type { Io } from "./io.ts";

export const isLanguage = (text: string | undefined): text is Language => LANGUAGES.some((language) => language === text);

/** Read before the arguments are checked, so that a complaint about them is understood. */
export function languageFor(args: readonly string[], env: Io["env"]): Language {
  const asked = args.map((arg, index) => (arg === "--lang" ? args[index + 1] : /^--lang=(.*)$/.exec(arg)?.[1])).find(isLanguage);
  const locale = env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || "";
  return asked ?? (locale.toLowerCase().startsWith("de") ? "de" : "en");
}
