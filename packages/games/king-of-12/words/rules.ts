/** The paragraph of RULES.md behind each kind of event and each effect of a card. */
import type { KingEvent } from "../src/index.ts";

export const rules: Record<KingEvent["type"], string> = {
  "set-chosen": "1.3",
  "dice-rolled": "1.6",
  laid: "2.1",
  revealed: "2.2",
  "cards-cancelled": "2.3",
  overruled: "2.4",
  "dice-passed": "3.1",
  "all-flipped": "3.2",
  flipped: "3.3",
  tipped: "3.4",
  rerolled: "3.5",
  valued: "4.1",
  "values-cancelled": "4.2",
  scored: "4.3",
  stolen: "4.7",
  spared: "4.7",
  "theft-failed": "4.7",
  "round-ended": "5.1",
  kept: "5.4",
  won: "6.1",
};
