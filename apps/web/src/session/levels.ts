/** Levels of bots as people know them, whatever the bots of a game are called. */

/** From the friendliest on. In a game that is won together the best partners are the friendliest. */
export const LEVELS = ["easy", "medium", "strong"] as const;
export type Level = (typeof LEVELS)[number];
