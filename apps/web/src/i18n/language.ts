/** Which language a browser asks for. */
import { FALLBACK, isLanguage, type Language } from "@tafelrunde/registry/languages";

/** The first one that is spoken here. */
export function preferredLanguage(asked: readonly string[]): Language {
  for (const tag of asked) {
    const language = tag.toLowerCase().split("-")[0];
    if (isLanguage(language)) return language;
  }
  return FALLBACK;
}
