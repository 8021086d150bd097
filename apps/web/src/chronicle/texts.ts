/** All words about chronicles in the present language; apart from the others, so that the home page can open without. */
import { chronicleDe } from "../i18n/chronicle-de.ts";
import { chronicleEn, type ChronicleTexts } from "../i18n/chronicle-en.ts";
import { speech } from "../i18n/index.svelte.ts";

export const texts = (): ChronicleTexts => (speech.language === "de" ? chronicleDe : chronicleEn);
