/** What people are called on screen: whoever wanted to be forgotten has no name, and every language has a word for that. */
import { SOMEBODY } from "@tafelrunde/core/somebody";
import { t } from "./index.svelte.ts";

export const called = (name: string): string => (name === SOMEBODY ? t().somebody : name);
