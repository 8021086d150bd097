/** Every game that can be played on the screen. */
import { twelveThieves } from "./twelve-thieves.ts";
import { councilOf12 } from "./council-of-12.ts";
import { kingOf12 } from "./king-of-12.ts";
import { kingUp } from "./king-up.ts";
import type { Driver } from "./play.ts";

export const drivers: readonly Driver[] = [kingOf12, twelveThieves, kingUp, councilOf12];

/** King of 12 has longer tests of its own. */
export const others: readonly Driver[] = drivers.filter(({ id }) => id !== "king-of-12");
