/** Bots: which there are, how one decides, and the pool of workers in which they think. */
export { type Bot, type Decision } from "./bot.ts";
export { type Budget, steps } from "./budget.ts";
export { choose } from "./choose.ts";
export { botsFor, levelsFor } from "./list.ts";
export { ponderer } from "./ponder.ts";
export { type Hearing, type Mind, Pool } from "./pool.ts";
export { type Question, RATHER_WAITS, think } from "./think.ts";
