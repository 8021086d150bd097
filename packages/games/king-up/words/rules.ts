/** The paragraph of RULES.md behind each kind of event. */
import type { KingUpEvent } from "../src/index.ts";

export const rules: Record<KingUpEvent["type"], string> = {
  "round-began": "U3",
  dealt: "1.3",
  placed: "2.1",
  cellared: "2.5",
  rose: "3.1",
  proposed: "3.4",
  voted: "3.6",
  "votes-revealed": "3.6",
  rejected: "3.8",
  crowned: "3.7",
  scored: "4.2",
  won: "5.1",
};
