/** What a seat with a card under its die does, so that nobody gains from what its cards tell about that one. */
import type { GameEvent, Seat } from "@tafelrunde/core";
import { NEIGHBOURS } from "@tafelrunde/d12";
import { CARDS, type KingView, type Move } from "@tafelrunde/king-of-12";
import type { Budget } from "../budget.ts";
import { type DuelPlace, duelPlace } from "./duel-place.ts";
import { duelTurn, FIRST } from "./duel-turn.ts";
import { Induction, numbersIn } from "./induction.ts";
import { type Played, pastOf } from "./secret-past.ts";
import { SecretGame } from "./secret-game.ts";
import { type Edge, SecretTree } from "./secret-tree.ts";
import { gladness, LOOKED_UP, SHARE, solvedRound } from "./solved-rounds.ts";

/** Early in a round so many turns are thought through; what follows is taken to be worth what it would be if every card could be laid. */
const AHEAD = 2;
/** Games that are remembered, for the next turns of the same rounds; each takes some megabytes. */
const MOST_GAMES = 4;

/** Where a turn begins, before any card of it is laid. */
type Spot = Pick<DuelPlace, "set" | "hands" | "faces" | "tokens" | "turn" | "turns">;

interface Mixed {
  readonly move: Move;
  readonly mix: number;
}

/** Where a round stands in a game that was learned. */
interface Found {
  readonly game: SecretGame;
  readonly node: number;
}

/** How often to do what; undefined if the budget does not allow to find out, or if nothing depends on the secret any more. */
export function secretMoves(
  view: KingView,
  seat: Seat,
  told: readonly GameEvent[],
  budget: Budget,
): readonly Mixed[] | undefined {
  const found = secretGame(view, seat, told, budget);
  if (!found) return undefined;
  const { game, node } = found;
  const here = game.tree.nodes[node]!;
  const [cards] = here.cards;
  const secret = CARDS.indexOf(view.own!.kept[0]!);
  if (view.phase === "lay") {
    const mix = game.mix(here, cards.indexOf(secret));
    return cards.flatMap((card, index) =>
      card === secret ? [] : [{ move: { type: "lay", card: CARDS[card]! }, mix: mix[index]! }],
    );
  }
  if (here.depth === game.tree.depth - 1) return undefined;
  const now = pastOf(told, seat).turns.at(-1)!;
  const left = cards.filter((card) => card !== now.cards[0]);
  const mix = game.choiceMix(edgeOf(game, node, now), left.indexOf(secret));
  const moves = view.phase === "tip" ? tips(view, seat) : thefts(view);
  return moves.map((move, index) => ({ move, mix: mix[index]! }));
}

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

/** The game that a seat with a secret plays by. */
export function secretGame(view: KingView, seat: Seat, told: readonly GameEvent[], budget: Budget): Found | undefined {
  const place = duelPlace(view, seat);
  const past = pastOf(told, seat);
  const isTold = past.turns.length === place.turn + (view.phase === "lay" ? 0 : 1);
  if (!isTold && view.phase !== "lay") return undefined;
  // Dice may have moved since the cards were turned up, and tokens were handed out.
  const { faces, tokens } = view.phase === "lay" ? place : past.turns.at(-1)!;
  // To the other it may still be laid.
  const hands = [place.hands[0] | place.secret, place.hands[1]] as const;
  return find({ ...place, hands, faces, tokens }, isTold ? past.turns.slice(0, place.turn) : [], past.shown, budget);
}

/** Goes through the round again up to now, as it looks to somebody who knows this bot by heart. */
function find(place: DuelPlace, played: readonly Played[], shown: number, budget: Budget): Found | undefined {
  let spot = before(place, played);
  const glad = gladness(place.set);
  let belief: readonly number[] = numbersIn(spot.hands[0]).map((card) => ((shown >> card) & 1 ? 0 : glad[card]!));
  for (const [index, turn] of played.entries()) {
    const game = learned(spot, belief, budget);
    if (game && spot.turn >= LOOKED_UP) return follow(game, played.slice(index));
    belief = after(game, belief, numbersIn(spot.hands[0]), turn);
    spot = passed(spot, turn, played[index + 1] ?? place);
  }
  const game = learned(spot, belief, budget);
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

const games = new Map<string, SecretGame>();

function learned(spot: Spot, belief: readonly number[], budget: Budget): SecretGame | undefined {
  const total = belief.reduce((sum, one) => sum + one, 0);
  const shares = belief.map((one) => one / total);
  const key = JSON.stringify([spot.set, spot.hands, spot.faces, spot.tokens, shares]);
  const game = games.get(key) ?? begun(spot, shares, budget);
  // What time cut short is not remembered: the same question would then get another answer.
  if (!game?.learn(budget)) return game;
  games.delete(key);
  games.set(key, game);
  for (const old of games.keys()) if (games.size > MOST_GAMES) games.delete(old);
  return game;
}

function begun(
  { set, hands, faces, tokens, turn, turns }: Spot,
  belief: readonly number[],
  budget: Budget,
): SecretGame | undefined {
  if (turn === 0) {
    const round = solvedRound(set, turns);
    return round && new SecretGame(new SecretTree(round, AHEAD, faces), belief);
  }
  const rest = new Induction({ hands, tokens, turns: turns - turn, payoff: SHARE }, AHEAD);
  if (turn >= LOOKED_UP) return new SecretGame(new SecretTree(rest, turns - turn, faces), belief);
  return rest.run(budget) ? new SecretGame(new SecretTree(rest, AHEAD, faces), belief) : undefined;
}

function edgeOf({ tree }: SecretGame, node: number, { cards: [card, other] }: Played): Edge {
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

function follow(game: SecretGame, played: readonly Played[]): Found {
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
