/** A round in which one seat hides a card, gone through again up to now: what can be known of that card, and by which game each seat plays. */
import type { GameEvent, Seat } from "@tafelrunde/core";
import type { KingView } from "@tafelrunde/king-of-12";
import type { Budget } from "../budget.ts";
import { type DuelPlace, duelPlace } from "./duel-place.ts";
import { duelTurn, FIRST } from "./duel-turn.ts";
import { numbersIn } from "./induction.ts";
import type { SecretGame } from "./secret-game.ts";
import { learned, limitsAt, type Spot, treeAt } from "./secret-games.ts";
import { limitsAfter, NO_LIMIT } from "./secret-limits.ts";
import { type Played, pastOf } from "./secret-past.ts";
import type { Edge, SecretTree } from "./secret-tree.ts";
import { gladness, LOOKED_UP } from "./solved-rounds.ts";

/** Who asks: the leader, who has a card under the die, or the seat opposite. */
export type Side = "leader" | "opposite";

/** Where a round stands in a game that was learned. */
export interface Found {
  readonly game: SecretGame;
  readonly node: number;
  /** The cards of this turn, if they are turned up. */
  readonly now: Played | undefined;
}

/** The game that this side plays by; undefined if the budget does not allow to find out, or if the round is decided. */
export function secretGame(
  view: KingView,
  leader: Seat,
  side: Side,
  told: readonly GameEvent[],
  budget: Budget,
): Found | undefined {
  const place = duelPlace(view, leader);
  const past = pastOf(told, leader);
  const isLaying = view.phase === "lay";
  const isTold = past.turns.length === place.turn + (isLaying ? 0 : 1);
  if (!isTold && !isLaying) return undefined;
  const now = isLaying ? undefined : past.turns.at(-1);
  // Dice may have moved since the cards were turned up, and tokens were handed out.
  const { faces, tokens } = now ?? place;
  // To the other the secret may still be laid.
  const hands = [place.hands[0] | place.secret, place.hands[1]] as const;
  const played = isTold ? past.turns.slice(0, place.turn) : [];
  const found = find({ ...place, hands, faces, tokens }, played, past.shown, side, budget);
  return found && found.node >= 0 ? { ...found, now } : undefined;
}

type Here = Omit<Found, "now">;

/** As it looks to somebody who knows this bot by heart. */
function find(place: DuelPlace, played: readonly Played[], shown: number, side: Side, budget: Budget): Here | undefined {
  let spot = before(place, played);
  const glad = gladness(place.set);
  const isShown = (card: number): boolean => ((shown >> card) & 1) === 1;
  let belief: readonly number[] = numbersIn(spot.hands[0]).map((card) => (isShown(card) ? 0 : glad[card]!));
  let limits: readonly number[] | undefined;
  const ownGame = (tree: SecretTree): SecretGame | undefined => {
    if (side === "leader") return learned(spot, tree, belief, undefined, budget);
    limits ??= limitsAt(spot, budget);
    // What was shown since it could be put away lies under no die, and needs no limit.
    const needed = limits?.map((limit, index) => (isShown(numbersIn(spot.hands[0])[index]!) ? NO_LIMIT : limit));
    return needed && learned(spot, tree, belief, needed, budget);
  };
  for (const [index, turn] of played.entries()) {
    const tree = treeAt(spot, budget);
    if (spot.turn >= LOOKED_UP) {
      const game = tree && ownGame(tree);
      return game && follow(game, played.slice(index));
    }
    const leaders = tree && learned(spot, tree, belief, undefined, budget);
    const own = side === "opposite" ? tree && ownGame(tree) : undefined;
    limits = own && limitsAfter(own, edgeOf(own, 0, turn), turn, own.tree.nodes[follow(own, [turn]).node]!);
    belief = after(leaders, belief, numbersIn(spot.hands[0]), turn);
    spot = passed(spot, turn, played[index + 1] ?? place);
  }
  const tree = treeAt(spot, budget);
  const game = tree && ownGame(tree);
  return game && { game, node: 0 };
}

function passed(spot: Spot, { cards: [card, other] }: Played, { faces, tokens }: Pick<Spot, "faces" | "tokens">): Spot {
  const [first, second] = spot.hands;
  return { ...spot, hands: [first & ~(1 << card), second & ~(1 << other)], faces, tokens, turn: spot.turn + 1 };
}

/** Where the first of these turns began. */
function before(place: DuelPlace, played: readonly Played[]): Spot {
  const [{ faces, tokens } = place] = played;
  const [first, second] = [0, 1].map((side) =>
    played.reduce((bits, { cards }) => bits | (1 << cards[side]!), place.hands[side]!),
  );
  return { ...place, hands: [first!, second!], faces, tokens, turn: place.turn - played.length };
}

export function edgeOf({ tree }: SecretGame, node: number, { cards: [card, other] }: Played): Edge {
  const { cards, first } = tree.nodes[node]!;
  return tree.edges[first + cards[0].indexOf(card) * cards[1].length + cards[1].indexOf(other)]!;
}

/** What the other believes after a turn: of each card that is left, how likely this was done with it under the die. */
function after(
  game: SecretGame | undefined,
  belief: readonly number[],
  cards: readonly number[],
  turn: Played,
): readonly number[] {
  const laid = cards.indexOf(turn.cards[0]);
  const left = cards.flatMap((_, secret) => (secret === laid ? [] : [secret]));
  const unmoved = left.map((secret) => belief[secret]!);
  if (!game) return unmoved;
  const edge = edgeOf(game, 0, turn);
  const chosen = (index: number): number => (edge.chooser === FIRST ? game.choiceMix(edge, index)[turn.choice]! : 1);
  const likely = left.map((secret, index) => belief[secret]! * game.mix(game.tree.nodes[0]!, secret)[laid]! * chosen(index));
  // Nobody does this who plays by heart; so it tells nothing.
  return likely.some((one) => one > 0) ? likely : unmoved;
}

function follow(game: SecretGame, played: readonly Played[]): Here {
  const { tree } = game;
  let node = 0;
  for (const turn of played) {
    const { rolls, first } = edgeOf(game, node, turn);
    const { ends, width } = duelTurn(...turn.cards);
    const from = turn.choice * rolls;
    let roll = 0;
    while (roll < rolls - 1 && (ends[turn.faces * width + from + roll]! & 255) !== turn.ended) roll++;
    node = tree.ways[first + from + roll]!;
  }
  return { game, node };
}
