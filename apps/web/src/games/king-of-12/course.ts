/** How a game went: the rounds that each seat has won, at the start and after every round. */
import type { KingEvent } from "@tafelrunde/king-of-12";

export function course(events: readonly KingEvent[], seats: number): readonly (readonly number[])[] {
  const winners = events.flatMap((event) => (event.type === "round-ended" ? [event.winner] : []));
  return Array.from({ length: seats }, (_, seat) => [
    0,
    ...winners.map((_, last) => winners.slice(0, last + 1).filter((winner) => winner === seat).length),
  ]);
}
