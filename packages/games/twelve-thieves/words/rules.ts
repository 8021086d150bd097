/** The paragraph of RULES.md behind each kind of event. */
import type { ThievesEvent } from "../src/index.ts";

export const rules: Record<ThievesEvent["type"], string> = {
  posted: "1.3",
  placed: "1.7",
  dealt: "1.8",
  smuggled: "3.1",
  sent: "3.4",
  escorted: "3.6",
  bribed: "3.8",
  robbed: "4.2",
  reshuffled: "5.2",
  drew: "2.1",
  won: "6.1",
};
