/** How a game went: the chests of every seat at the start and after each round. */
import { isTakenBack, type Seat, type TakenBack } from "@tafelrunde/core";
import type { ThievesEvent } from "@tafelrunde/twelve-thieves";

/** A robbery belongs to the action before it, and is taken back together with it. */
const ACTIONS: ReadonlySet<string> = new Set(["smuggled", "sent", "escorted", "bribed"]);

/** The robbers of a turn, one entry for each action: its seat if a chest was stolen by it. */
type Turn = (Seat | null)[];

export function course(events: readonly (ThievesEvent | TakenBack)[], seats: number): readonly (readonly number[])[] {
  const chests = Array<number>(seats).fill(0);
  const rows = chests.map((count) => [count]);
  let turn: Turn = [];
  const settle = (): void => {
    for (const robber of turn) if (robber !== null) chests[robber]!++;
    turn = [];
  };
  const endRound = (): void => {
    for (const [seat, row] of rows.entries()) row.push(chests[seat]!);
  };
  for (const event of events) {
    if (isTakenBack(event)) turn.pop();
    else if (ACTIONS.has(event.type)) turn.push(null);
    else if (event.type === "robbed") turn[turn.length - 1] = event.seat;
    else if (event.type === "drew" || event.type === "won") {
      settle();
      if (event.type === "won" || event.seat === seats - 1) endRound();
    }
  }
  return rows;
}
