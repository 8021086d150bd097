/** What a game's tests may use. */
export { rule } from "./rule.ts";
export { rigged, type Script, stage, type Staged } from "./script.ts";
