/** What a game's tests may use. */
export { rule } from "./rule.ts";
export { rigged, stage, type Staged } from "./script.ts";
export { conform } from "./conform.ts";
export { KEEPER } from "./guards.ts";
export { faultFound } from "./judge.ts";
export type { Conformance } from "./conformance.ts";
export { goldens } from "./golden.ts";
export { paragraphsOf } from "./paragraphs.ts";
export { toy, type ToyEvent, type ToyMove, type ToyState, type ToyView } from "./toy/toy.ts";
export { documented } from "./documented.ts";
export { viewersOf } from "./wander.ts";
