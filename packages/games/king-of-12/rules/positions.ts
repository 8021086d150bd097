/** Short ways to set a table, play a turn and read what came of it, for all rule tests. */
import { type Chance, checkOptions, fastChance, type Refusal, type Seat } from "@tafelrunde/core";
import { stage, type Staged } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { OTHERS } from "../src/cards.ts";
import { type Card, kingOf12, type KingEvent, type KingState, points } from "../src/index.ts";

export type KingTable = Staged<KingState, KingEvent>;

/** Options for a set that holds these cards: the Knight is in it anyway, and others fill it up. */
export function setWith(cards: readonly Card[]): { set: "chosen"; cards: Card[] } {
  const wanted = cards.filter((card) => card !== "knight");
  return { set: "chosen", cards: [...new Set([...wanted, ...OTHERS])].slice(0, 6) };
}

export const FIRST_GAME_SET: readonly Card[] = ["alchemist", "golem", "knight", "machine", "oracle", "parasite", "sorcerer"];

/** Every seat lays its card, in seat order. */
export const lay = (...cards: readonly Card[]): string[] => cards.map((card, seat) => `${seat} lay ${card}`);

/** All seats lay the same card; then another, all of them, and so on. Such cards cancel each other and do nothing. */
export const allLay = (seats: number, ...cards: readonly Card[]): string[] =>
  cards.flatMap((card) => lay(...Array.from({ length: seats }, () => card)));

interface FirstTurn {
  /** What the seats rolled for the first round. */
  readonly faces: readonly number[];
  readonly cards: readonly Card[];
  /** What the Oracle rolls. Without it, a roll after the first ones throws. */
  readonly rolls?: readonly number[];
  /** Choices that follow the reveal. */
  readonly choices?: readonly string[];
}

/** Sets up and plays one turn; `events` are those of that turn. */
export function firstTurn({ faces, cards, rolls = [], choices = [] }: FirstTurn): KingTable {
  const table = stage(kingOf12, { seats: faces.length, options: setWith(cards), rolls: [...faces, ...rolls] });
  return { ...table, events: table.play(...lay(...cards), ...choices) };
}

/** The tokens of one seat, such as "122": a 1 and two 2s. */
type Tokens = string;

interface Position {
  readonly faces?: readonly number[];
  readonly tokens?: readonly Tokens[];
}

/** Lays out a position as if earlier turns had left it so. */
export function arrange({ state }: KingTable, { faces, tokens }: Position): void {
  for (const [seat, place] of state.seats.entries()) {
    if (faces) place.face = faces[seat]!;
    if (!tokens) continue;
    place.ones = tokens[seat]!.replaceAll("2", "").length;
    place.twos = tokens[seat]!.replaceAll("1", "").length;
  }
}

/** The cards that `beforeLastTurn` has used up. */
const USED_UP = ["alchemist", "golem", "machine", "oracle", "parasite"] as const;

/** A first round before its sixth turn: every seat holds a Knight and a Lady, and the dice and tokens are laid out. */
export function beforeLastTurn(position: Required<Position> & { readonly nextRolls?: readonly number[] }): KingTable {
  const seats = position.faces.length;
  const equalDice = Array.from({ length: seats }, () => 5);
  const table = stage(kingOf12, {
    seats,
    options: setWith([...USED_UP, "lady"]),
    rolls: [...equalDice, ...(position.nextRolls ?? [])],
    moves: allLay(seats, ...USED_UP),
  });
  arrange(table, position);
  return table;
}

/** Four turns in which every card is cancelled: the dice alone decide, and the highest gets 8 points. */
export const quickRound = (seats: number): string[] => allLay(seats, "golem", "machine", "oracle", "parasite");

export const facesOf = (state: KingState): number[] => state.seats.map((seat) => seat.face);
export const totals = (state: KingState): number[] => state.seats.map(points);
export const tokens = (state: KingState): Tokens[] => state.seats.map(({ ones, twos }) => "1".repeat(ones) + "2".repeat(twos));
export const typesOf = (events: readonly KingEvent[]): KingEvent["type"][] => events.map((event) => event.type);

type EventOf<T extends KingEvent["type"]> = Extract<KingEvent, { type: T }>;

/** The only event of this type. */
export function the<T extends KingEvent["type"]>(events: readonly KingEvent[], type: T): EventOf<T> {
  const found = events.filter((event): event is EventOf<T> => event.type === type);
  if (found.length !== 1) throw new Error(`${found.length} events of type ${type}`);
  return found[0]!;
}

/** What every die was worth. */
export const values = (events: readonly KingEvent[]): readonly number[] => the(events, "valued").values;

/** The texts of all legal moves of a seat. */
export const movesOf = (state: KingState, seat: Seat): string[] => kingOf12.moves(state, seat).map(kingOf12.format);

/** Why the move is refused; asking must leave the state as it was. */
export function refused(state: KingState, seat: Seat, move: unknown): Refusal | undefined {
  const before = JSON.stringify(state);
  const answer = kingOf12.refusal(state, seat, move);
  expect(JSON.stringify(state)).toBe(before);
  return answer;
}

/** Plays a game with random moves to its end and shows the state after every move, with the events of that move. */
export function randomGame(
  seed: number,
  seats: number,
  watch: (state: KingState, events: readonly KingEvent[]) => void,
): KingState {
  const chance: Chance = fastChance(seed);
  const checked = checkOptions(kingOf12.options, { set: "random" });
  if (!checked.ok) throw new Error(checked.option);
  let events: KingEvent[] = [];
  const context = { chance, emit: (event: KingEvent) => void events.push(event) };
  const state = kingOf12.setup(checked.options, seats, context);
  for (let actors = kingOf12.actors(state); actors.length > 0; actors = kingOf12.actors(state)) {
    events = [];
    const seat = chance.pick(actors);
    kingOf12.apply(state, seat, chance.pick(kingOf12.moves(state, seat)), context);
    watch(state, events);
  }
  return state;
}

/**
 * The game of the book: Lea, Mia and Tom (seats 0, 1 and 2). Tom wins the first round with 8 points, Lea the second with 3
 * against 6 and 6, Lea the third.
 */
export const BOOK_GAME = {
  seats: 3,
  options: { set: "chosen", cards: ["alchemist", "lady", "machine", "reverser", "sorcerer", "troublemakers"] },
  rolls: [10, 7, 3, 11, 2, 1, 12, 6, 10],
  firstRound: [
    ...lay("alchemist", "alchemist", "reverser"),
    ...lay("reverser", "knight", "knight"),
    ...lay("troublemakers", "troublemakers", "machine"),
    ...lay("knight", "lady", "troublemakers"),
    ...lay("machine", "machine", "lady"),
  ],
  tomKeeps: "2 keep machine",
  secondRound: [
    ...lay("alchemist", "sorcerer", "sorcerer"),
    ...lay("sorcerer", "troublemakers", "alchemist"),
    "0 tip 10",
    ...lay("knight", "knight", "knight"),
    ...lay("reverser", "lady", "lady"),
    "1 steal 2",
    ...lay("troublemakers", "machine", "reverser"),
  ],
  leaKeeps: "0 keep knight",
  thirdRound: [
    ...lay("alchemist", "knight", "knight"),
    ...lay("machine", "machine", "reverser"),
    ...lay("troublemakers", "troublemakers", "alchemist"),
    ...lay("sorcerer", "sorcerer", "lady"),
  ],
  leaKeepsAgain: "0 keep troublemakers",
} as const;
