/** Short ways to lay out a table in the middle of a game, to act on it and to read it, for all rule tests. */
import { bySeat, fastChance, Match, type Refusal, type Seat, sha256Hex } from "@tafelrunde/core";
import { stage, type Staged } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { CARDS, type Card, type Move, type Palace, PALACES, type ThievesEvent } from "../src/index.ts";
import { type ThievesState, type ThievesView, twelveThieves } from "../src/index.ts";

export type ThievesTable = Staged<ThievesState, ThievesEvent>;
export type ThievesMatch = Match<ThievesState, Move, ThievesEvent, ThievesView>;
type Of<T> = { readonly [palace in Palace]?: T };

export interface Position {
  /** Hands such as `"red red dancer"`, by seat. All palace cards that no hand, discard or pile names are in the pile. */
  readonly hands?: readonly string[];
  readonly discard?: string;
  /** If the pile is named, the last seat holds all the cards that would be over. */
  readonly pile?: string;
  /** Who stands before a palace, such as `"0 0 2 black"`. Guards that no palace names are spread over the others, from the last one on. */
  readonly guards?: Of<string>;
  /** Thieves in a courtyard, by seat; the others are at home. */
  readonly thieves?: Of<readonly number[]>;
  /** Chests left in a palace. */
  readonly chests?: Of<number>;
  /** Chests that the seats have. Those are gone from palaces that `chests` does not name, the last ones first. */
  readonly robbed?: readonly number[];
  readonly turn?: Seat;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");
const counted = (text: string): number[] => CARDS.map((card) => words(text).filter((word) => word === card).length);
const PALACE_CARDS = CARDS.map((card) => (card === "dancer" ? 0 : 17));

/** One guard each in turn order, spread over the palaces, until all of them stand. */
export const placing = (seats: number): string[] =>
  Array.from({ length: seats * (6 - seats) }, (_, turn) => `${turn % seats} place ${PALACES[turn % 6]!}`);

/** So many cards are dealt in all: 6, 7, 8, 9. */
export const dealtCards = (seats: number): number => sum([6, 7, 8, 9].slice(0, seats));

/** A table at the first seat's turn, or as the position says; `rolls` are for draws: the place of a card if the pile lay sorted. */
export function table(seats: number, position: Position = {}, rolls: readonly number[] = []): ThievesTable {
  const deal = Array.from({ length: dealtCards(seats) }, () => 1);
  const staged = stage(twelveThieves, { seats, rolls: [...deal, ...rolls], moves: placing(seats) });
  arrange(staged.state, position);
  return staged;
}

function arrange(state: ThievesState, position: Position): void {
  state.turn = position.turn ?? 0;
  arrangeCards(state, position);
  arrangeGuards(state, position);
  arrangeChests(state, position);
  for (const [seat, place] of state.seats.entries()) {
    for (const [index, palace] of PALACES.entries())
      state.palaces[index]!.thieves[seat] = position.thieves?.[palace]?.[seat] ?? 0;
    place.home = 12 - sum(state.palaces.map((palace) => palace.thieves[seat]!));
    expect(place.home).toBeGreaterThanOrEqual(0);
  }
}

function arrangeCards(state: ThievesState, { hands = [], discard = "", pile }: Position): void {
  for (const [seat, place] of state.seats.entries()) place.hand = counted(hands[seat] ?? "");
  state.discard = counted(discard);
  state.pile = counted(pile ?? "");
  const used = [...state.seats.map(({ hand }) => hand), state.discard, state.pile];
  const rest = PALACE_CARDS.map((count, card) => (count === 0 ? 0 : count - sum(used.map((cards) => cards[card]!))));
  const restGoesTo = pile === undefined ? state.pile : state.seats.at(-1)!.hand;
  for (const [card, count] of rest.entries()) restGoesTo[card]! += count;
  state.dancers = 8 - sum(state.seats.map(({ hand }) => hand[6]!));
  expect(Math.min(state.dancers, ...rest)).toBeGreaterThanOrEqual(0);
}

function arrangeGuards(state: ThievesState, { guards = {} }: Position): void {
  const seats = state.seats.length;
  const left = [...state.seats.map(() => 6 - seats), 6];
  for (const [index, palace] of state.palaces.entries()) {
    const named = words(guards[PALACES[index]!] ?? "");
    palace.guards = left.map((_, owner) => named.filter((word) => word === (owner === seats ? "black" : String(owner))).length);
    for (const owner of left.keys()) left[owner]! -= palace.guards[owner]!;
  }
  const others = PALACES.flatMap((palace, index) => (palace in guards ? [] : [state.palaces[index]!]));
  const places = Array.from({ length: 4 }, () => others).flat();
  expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
  expect(places.length, "places for the guards that are not named").toBeGreaterThanOrEqual(sum(left));
  for (const owner of left.keys()) for (; left[owner]! > 0; left[owner]!--) places.pop()!.guards[owner]!++;
}

function arrangeChests(state: ThievesState, { chests = {}, robbed = [] }: Position): void {
  for (const [seat, place] of state.seats.entries()) place.chests = robbed[seat] ?? 0;
  for (const [index, palace] of state.palaces.entries()) palace.chests = chests[PALACES[index]!] ?? 4;
  const gone = (): number => 24 - sum(state.palaces.map((palace) => palace.chests));
  const owned = (): number => sum(state.seats.map((seat) => seat.chests));
  const free = state.palaces.filter((_, index) => chests[PALACES[index]!] === undefined);
  while (gone() < owned()) free.findLast((palace) => palace.chests > 0)!.chests--;
  for (let seat = 1; owned() < gone(); seat++) bySeat(state.seats, seat % state.seats.length).chests++;
}

/** A real match that begins with this position, its turn still to be played. */
export function matchAt(seats: number, position: Position): ThievesMatch {
  const { state } = table(seats, position);
  const sitters = state.seats.map((_, seat) => ({ name: `Seat ${seat + 1}` }));
  const entropy = sitters.map((_, seat) => sha256Hex(`entropy ${seat}`).slice(0, 32));
  const game = { ...twelveThieves, setup: () => twelveThieves.clone(state) };
  const begun = Match.begin(game, { options: {}, seats: sitters, secret: sha256Hex("secret"), entropy });
  if (!begun.ok) throw new Error(begun.refusal.code);
  return begun.match;
}

const palaceAt = (state: ThievesState, palace: Palace): ThievesState["palaces"][number] =>
  state.palaces[PALACES.indexOf(palace)]!;
const spelled = (cards: readonly number[]): string =>
  CARDS.flatMap((card, index) => Array<Card>(cards[index]!).fill(card)).join(" ");

export const handOf = (state: ThievesState, seat: Seat): string => spelled(bySeat(state.seats, seat).hand);
export const discards = (state: ThievesState): string => spelled(state.discard);
export const pileOf = (state: ThievesState): string => spelled(state.pile);
export const thievesAt = (state: ThievesState, palace: Palace): number[] => palaceAt(state, palace).thieves;
export const homeOf = (state: ThievesState): number[] => state.seats.map((seat) => seat.home);
export const chestsOf = (state: ThievesState): number[] => state.seats.map((seat) => seat.chests);
export const chestsAt = (state: ThievesState, palace: Palace): number => palaceAt(state, palace).chests;
export const guardsAt = (state: ThievesState, palace: Palace): string =>
  palaceAt(state, palace)
    .guards.flatMap((count, owner) => Array<string>(count).fill(owner === state.seats.length ? "black" : String(owner)))
    .join(" ");

export const typesOf = (events: readonly ThievesEvent[]): ThievesEvent["type"][] => events.map((event) => event.type);

type EventOf<T extends ThievesEvent["type"]> = Extract<ThievesEvent, { type: T }>;

/** The only event of this type. */
export function the<T extends ThievesEvent["type"]>(events: readonly ThievesEvent[], type: T): EventOf<T> {
  const found = events.filter((event): event is EventOf<T> => event.type === type);
  if (found.length !== 1) throw new Error(`${found.length} events of type ${type}`);
  return found[0]!;
}

/** The texts of all legal moves of a seat that begin like this. */
export const movesOf = (state: ThievesState, seat: Seat, beginning = ""): string[] =>
  twelveThieves
    .moves(state, seat)
    .map(twelveThieves.format)
    .filter((text) => text.startsWith(beginning));

/** Why the move is refused; asking must leave the state as it was. A text is read as a move first. */
export function refused(state: ThievesState, seat: Seat, move: unknown): Refusal | undefined {
  const before = JSON.stringify(state);
  const answer = twelveThieves.refusal(state, seat, typeof move === "string" ? twelveThieves.parse(move) : move);
  expect(JSON.stringify(state)).toBe(before);
  return answer;
}

/** Plays a game with random moves to its end and shows the state after every move, with that move and its events. */
export function randomGame(
  seed: number,
  { seats, guarding = "posted" }: { seats: number; guarding?: "posted" | "chosen" },
  watch: (state: ThievesState, move: Move, events: readonly ThievesEvent[], before: ThievesState) => void,
): ThievesState {
  const chance = fastChance(seed);
  let events: ThievesEvent[] = [];
  const round = { chance, emit: (event: ThievesEvent) => void events.push(event) };
  const state = twelveThieves.setup({ guards: guarding }, seats, round);
  for (let [seat] = twelveThieves.actors(state); seat !== undefined; [seat] = twelveThieves.actors(state)) {
    events = [];
    const move = chance.pick(twelveThieves.moves(state, seat));
    const before = twelveThieves.clone(state);
    twelveThieves.apply(state, seat, move, round);
    watch(state, move, events, before);
  }
  return state;
}
