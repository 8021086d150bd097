/** All words about fair dice in the present language; apart from the others, so that the home page opens without. */
import { fairDe } from "../i18n/fair-de.ts";
import { fairEn, type FairTexts } from "../i18n/fair-en.ts";
import { speech } from "../i18n/index.svelte.ts";

export const fairTexts = (): FairTexts => (speech.language === "de" ? fairDe : fairEn);
