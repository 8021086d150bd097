/** Who won a finished game, and who is equal behind the winner. */
import type { Seat } from "@tafelrunde/core";
import type { ThievesView } from "../src/index.ts";

interface Ranking {
  readonly winner: Seat;
  readonly chests: number;
  /** Seats that share the place behind the winner; empty where it has one owner. */
  readonly tied: readonly Seat[];
}

export function ranking({ seats }: ThievesView): Ranking {
  const all = seats.map((seat) => seat.chests);
  const chests = Math.max(...all);
  const winner = all.indexOf(chests);
  const second = Math.max(...all.filter((_, seat) => seat !== winner));
  const tied = [...all.keys()].filter((seat) => seat !== winner && all[seat] === second);
  return { winner, chests, tied: tied.length > 1 ? tied : [] };
}
