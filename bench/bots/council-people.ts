/** Stand-ins for people at a Council of 12: sensible, without a plan, and each with one habit that bots have to live with. */
import type { Bot } from "@tafelrunde/bots";
import type { CouncilView, Move } from "@tafelrunde/council-of-12";
import { byFirstThought } from "../../packages/bots/src/council-of-12/first-thought.ts";

export const people: readonly Bot<CouncilView, Move>[] = [
  byFirstThought({ id: "naive", thinks: 1 }),
  byFirstThought({ id: "truthful", thinks: 1, speaks: true }),
  byFirstThought({ id: "forgetful", thinks: 1, forgets: 1 / 3 }),
  byFirstThought({ id: "stubborn", thinks: 1, refuses: true }),
];
