/** How much each move tells others about the own card. */
import type { Seat } from "@tafelrunde/core";
import type { Move } from "@tafelrunde/king-up";
import { type Court, indexOf } from "./court.ts";
import type { Act } from "./memory.ts";
import { cardOdds, Odds, posterior } from "./posterior.ts";
import type { Reading } from "./reading.ts";

/** For each move the logarithm of how many times as likely it makes the own card, for whoever reads as we do. */
export function leaks(
  { own, heard, odds, styles, isFree }: Reading,
  court: Court,
  seat: Seat,
  moves: readonly Move[],
): readonly number[] {
  const before = cardOdds(odds[seat]!)[own]!;
  return moves.map((move) => {
    const after = new Odds(heard.seats);
    after.logs[seat]!.set(heard.logs[seat]!);
    after.hearOf(court, actOf(move, seat), seat);
    return Math.log(cardOdds(posterior(after, seat, styles[seat]!, isFree))[own]! / before);
  });
}

function actOf(move: Move, seat: Seat): Act {
  if (move.type === "vote") return { type: "votes", nays: move.vote === "no" ? 1 << seat : 0 };
  return { ...move, seat, candidate: indexOf(move.candidate) };
}
