/** Which language to speak: the one asked for, else that of the surroundings. */
import { FALLBACK, isLanguage, type Language } from "@tafelrunde/registry";
import type { Io } from "./io.ts";

/** Read before the arguments are checked, so that a complaint about them is understood. */
export function languageFor(args: readonly string[], env: Io["env"]): Language {
  const asked = args.map((arg, index) => (arg === "--lang" ? args[index + 1] : /^--lang=(.*)$/.exec(arg)?.[1])).find(isLanguage);
  const locale = env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"] || "";
  const [around] = locale.toLowerCase().split(/[^a-z]/);
  return asked ?? (isLanguage(around) ? around : FALLBACK);
}
