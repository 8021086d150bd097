/** A King Up! bot that follows its heart: up with its favourites, down with all others, and never a thought for what that tells. */
import { CANDIDATES, kingUp, type KingUpView, type Move, THRONE } from "@tafelrunde/king-up";
import { type Bot, decideBy, policyOf, THINKS } from "../bot.ts";
import { indexOf } from "./court.ts";

/** For others, and for favourites: how gladly one is placed on floor 0 to 4. */
const PLACING: readonly (readonly number[])[] = [
  [0, 4, 2, 1, 0.5],
  [0, 0.5, 1, 2, 4],
];
/** The same for rising from floor 0 to 5. */
const RISING: readonly (readonly number[])[] = [
  [0.3, 0.3, 0.2, 0.1, 0.1, 0.3],
  [1, 1.5, 2, 3, 4, 5],
];
/** The same for a No. */
const NAY: readonly number[] = [0.65, 0.03];

export const heart: Bot<KingUpView, Move> = {
  id: "heart",
  thinks: THINKS.easy,
  decide(view, seat, chance) {
    const moves = kingUp.moves(kingUp.imagine(view, chance), seat);
    return decideBy(
      policyOf(
        moves,
        moves.map((move) => gladness(view, move)),
      ),
      chance,
    );
  },
};

function gladness({ own, places }: KingUpView, move: Move): number {
  const candidate = move.type === "vote" ? CANDIDATES[places.indexOf(THRONE)]! : move.candidate;
  const liked = own!.favourites.includes(candidate) ? 1 : 0;
  switch (move.type) {
    case "place":
      return PLACING[liked]![move.floor]!;
    case "rise":
      return RISING[liked]![places[indexOf(candidate)]!]!;
    case "vote":
      return move.vote === "no" ? NAY[liked]! : 1 - NAY[liked]!;
  }
}
