/** The time for one move, in the unit that one would say. */
import { t } from "./index.svelte.ts";

const MINUTE = 60;

export const timePerMove = (seconds: number): string =>
  seconds < MINUTE ? t().create.seconds(seconds) : t().create.minutes(seconds / MINUTE);
