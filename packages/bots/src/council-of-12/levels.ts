/** Council of 12 with partners who are not the best: one who now and then forgets the plan, and one who is new to it. */
import { THINKS } from "../bot.ts";
import { erring } from "../erring.ts";
import { councillor } from "./councillor.ts";
import { byFirstThought } from "./first-thought.ts";

export const novice = byFirstThought({ id: "novice", thinks: THINKS.easy, speaks: true });
export const aide = erring(councillor, novice, { id: "aide", thinks: THINKS.easy, slips: 0.25 });
