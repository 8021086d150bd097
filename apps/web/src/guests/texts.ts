/** All words for people around an online table in the present language; apart from the others, so that the home page opens without. */
import { guestsDe } from "../i18n/guests-de.ts";
import { guestsEn, type GuestTexts } from "../i18n/guests-en.ts";
import { speech } from "../i18n/index.svelte.ts";

export const texts = (): GuestTexts => (speech.language === "de" ? guestsDe : guestsEn);
