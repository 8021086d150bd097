/** The languages of the house. A language is listed here, and everything that has to speak it does not compile until it does. */

/** What each calls itself. */
export const LANGUAGE_NAMES = { de: "Deutsch", en: "English" } as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** Spoken to whoever asks for none of them, and where something has not been translated. */
export const FALLBACK = "en" satisfies Language;

export const isLanguage = (text: string | undefined): text is Language => LANGUAGES.some((language) => language === text);
