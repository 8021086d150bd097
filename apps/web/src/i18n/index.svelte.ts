/** The language in use: loaded on demand, switched without a reload. */
import { FALLBACK, type Language } from "@tafelrunde/registry/languages";
import type { Messages } from "./en.ts";

const dictionaries: { readonly [language in Language]: () => Promise<Messages> } = {
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
};

class Speech {
  language = $state<Language>(FALLBACK);
  messages = $state.raw<Messages>();

  async speak(language: Language): Promise<void> {
    this.messages = await dictionaries[language]();
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();

/** All words in the present language. Precondition: `speak` was awaited once. */
export const t = (): Messages => speech.messages!;
