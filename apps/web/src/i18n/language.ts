/** Which language a browser asks for. */
import type { Language } from "@tafelrunde/core";

/** German for whoever prefers it to English; English for everybody else. */
export function preferredLanguage(asked: readonly string[]): Language {
  for (const tag of asked) {
    const language = tag.toLowerCase().split("-")[0];
    if (language === "de" || language === "en") return language;
  }
  return "en";
}
