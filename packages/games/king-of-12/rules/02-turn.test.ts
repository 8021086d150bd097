/** Paragraphs 2.1 to 2.7: how a turn goes. */
import { rule, stage } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { kingOf12 } from "../src/index.ts";

rule(["2.3", "2.5"], "Lea and Mia both play the Alchemist: both are cancelled, Tom's Reverser turns 3 to 10", () => {
  const { play } = stage(kingOf12, {
    seats: 3,
    options: { set: "chosen", cards: ["alchemist", "golem", "machine", "oracle", "reverser", "sorcerer"] },
    rolls: [10, 7, 3],
  });
  const events = play("0 lay alchemist", "1 lay alchemist", "2 lay reverser");
  expect(events).toContainEqual({ type: "cards-cancelled", card: "alchemist", seats: [0, 1] });
  expect(events).toContainEqual({ type: "flipped", seat: 2, from: 3, face: 10 });
  expect(events).toContainEqual({ type: "values-cancelled", value: 10, seats: [0, 2] });
  expect(events.at(-1)).toEqual({ type: "scored", lowWins: false, swapped: false, first: 1, second: null });
});
