/** How a game went: the points of every seat at the start and after each round. */
import type { KingUpEvent } from "@tafelrunde/king-up";

export function course(events: readonly KingUpEvent[], seats: number): readonly (readonly number[])[] {
  const rows = Array.from({ length: seats }, () => [0]);
  for (const event of events) if (event.type === "scored") rows[event.seat]?.push(event.total);
  return rows;
}
