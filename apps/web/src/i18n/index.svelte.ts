/** The language in use: loaded on demand, switched without a reload. */
import { FALLBACK, type Language } from "@tafelrunde/registry/languages";
import type { Messages } from "./text.ts";

/** One file for each language of the registry; a test finds a missing one. */
const dictionaries = import.meta.glob<{ text: Messages }>("./dictionaries/*.ts");

class Speech {
  language = $state<Language>(FALLBACK);
  messages = $state.raw<Messages>();

  async speak(language: Language): Promise<void> {
    const { text } = await dictionaries[`./dictionaries/${language}.ts`]!();
    this.messages = text;
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();

/** All words in the present language. Precondition: `speak` was awaited once. */
export const t = (): Messages => speech.messages!;
