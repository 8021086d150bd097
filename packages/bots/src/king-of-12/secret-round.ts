/** Rounds between two in which one seat, the leader, hides a card: what it does so that its cards tell little, and what the other makes of it. */
import type { GameEvent, Seat } from "@tafelrunde/core";
import { NEIGHBOURS } from "@tafelrunde/d12";
import { CARDS, type KingView, type Move } from "@tafelrunde/king-of-12";
import type { Budget } from "../budget.ts";
import { edgeOf, type Found, secretGame } from "./secret-line.ts";

interface Mixed {
  readonly move: Move;
  readonly mix: number;
}

/** How often the leader does what; undefined if the budget does not allow to find out, or if nothing depends on the secret any more. */
export function secretMoves(
  view: KingView,
  seat: Seat,
  told: readonly GameEvent[],
  budget: Budget,
): readonly Mixed[] | undefined {
  const found = secretGame(view, seat, "leader", told, budget);
  if (!found) return undefined;
  const { game, node } = found;
  const here = game.tree.nodes[node]!;
  const [cards] = here.cards;
  const secret = CARDS.indexOf(view.own!.kept[0]!);
  if (view.phase === "lay") {
    const mix = game.mix(here, cards.indexOf(secret));
    return layings(cards, mix).filter(({ move }) => move.card !== view.own!.kept[0]);
  }
  if (isLast(found)) return undefined;
  const left = cards.filter((card) => card !== found.now!.cards[0]);
  return choices(view, seat, game.choiceMix(edgeOf(game, node, found.now!), left.indexOf(secret)));
}

/** The same for the seat opposite, which has no secret of its own. */
export function oppositeMoves(
  view: KingView,
  seat: Seat,
  told: readonly GameEvent[],
  budget: Budget,
): readonly Mixed[] | undefined {
  const found = secretGame(view, 1 - seat, "opposite", told, budget);
  if (!found) return undefined;
  const { game, node } = found;
  const here = game.tree.nodes[node]!;
  if (view.phase === "lay") return layings(here.cards[1], game.otherMix(here));
  return isLast(found) ? undefined : choices(view, seat, game.otherChoiceMix(edgeOf(game, node, found.now!)));
}

const isLast = ({ game: { tree }, node }: Found): boolean => tree.nodes[node]!.depth === tree.depth - 1;

const layings = (cards: readonly number[], mix: readonly number[]) =>
  cards.map((card, index) => ({ move: { type: "lay", card: CARDS[card]! }, mix: mix[index]! }) as const);

const choices = (view: KingView, seat: Seat, mix: readonly number[]): readonly Mixed[] =>
  (view.phase === "tip" ? tips(view, seat) : thefts(view)).map((move, index) => ({ move, mix: mix[index]! }));

const tips = (view: KingView, seat: Seat): readonly Move[] =>
  NEIGHBOURS[view.seats[seat]!.face]!.map((face) => ({ type: "tip", face }));

/** Whoever takes what is not there spares. */
function thefts({ seats, victim }: KingView): readonly Move[] {
  const { ones, twos } = seats[victim!]!;
  return [
    { type: "spare" },
    ones > 0 ? { type: "steal", token: 1 } : { type: "spare" },
    twos > 0 ? { type: "steal", token: 2 } : { type: "spare" },
  ];
}
