/** Short ways to set a table, act on it and read what came of it, for all rule tests. */
import { bySeat, type Chance, fastChance, type Refusal, type Seat, type Viewer } from "@tafelrunde/core";
import { stage, type Staged } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { BESIDE, type Candidate, CANDIDATES, FAVOURITES, kingUp, type KingUpEvent, type KingUpState } from "../src/index.ts";
import { MOST_ON_A_FLOOR, type Move, OUT, type PastRound, type Vote } from "../src/index.ts";

export type KingUpTable = Staged<KingUpState, KingUpEvent>;

export const COUNTS = [3, 4, 5, 6] as const;

const initialsOf = (card: readonly Candidate[]): string => card.map((candidate) => candidate[0]!.toUpperCase()).join("");

/** The number of the favourite card with these initials, such as `"ABCDGN"`. */
export function cardOf(initials: string): number {
  const number = FAVOURITES.findIndex((card) => initialsOf(card) === initials);
  if (number < 0) throw new Error(`no card ${initials}`);
  return number;
}

interface Deal {
  readonly start?: Seat;
  /** Favourite cards by initials, for each round by seat; whoever is left out gets the first card that nobody asks for. */
  readonly cards?: readonly (readonly string[])[];
  readonly history?: boolean;
}

/** The rolls of three rounds: one for the start player, then one for each card among those that are left. */
function rollsFor(seats: number, { start = 0, cards = [] }: Deal): number[] {
  const left = [...FAVOURITES.keys()];
  const asked = cards.flat().map(cardOf);
  const rolls = [start + 1];
  for (let round = 0; round < 3; round++)
    for (let seat = 0; seat < seats; seat++) {
      const named = cards[round]?.[seat];
      const card = named === undefined ? left.find((number) => !asked.includes(number))! : cardOf(named);
      rolls.push(left.indexOf(card) + 1);
      left.splice(left.indexOf(card), 1);
    }
  return rolls;
}

/** A table at the start of a game. */
export const table = (seats: number, deal: Deal = {}): KingUpTable =>
  stage(kingUp, { seats, options: { history: deal.history ?? true }, rolls: rollsFor(seats, deal) });

interface Castle {
  /** Who stands where, such as `{ 5: "odessa piero" }`. Whoever is named nowhere goes to the lowest floor with room. */
  readonly floors?: { readonly [floor: number]: string };
  readonly out?: string;
  /** No cards left, by seat. */
  readonly no?: readonly number[];
  readonly turn?: Seat;
  /** Points of the rounds before this one, for each round by seat. */
  readonly past?: readonly (readonly number[])[];
}

const names = (text: string): Candidate[] => text.split(" ").filter((name) => name !== "") as Candidate[];

/** A table in the middle of the second phase, as if earlier turns had left it so. */
export function rising(seats: number, { floors = {}, out = "", no, turn, past = [] }: Castle, deal: Deal = {}): KingUpTable {
  const staged = table(seats, deal);
  const { state } = staged;
  const put = (candidate: Candidate, place: number): void => void (state.places[CANDIDATES.indexOf(candidate)] = place);
  for (const [floor, standing] of Object.entries(floors)) for (const name of names(standing)) put(name, Number(floor));
  for (const name of names(out)) put(name, OUT);
  for (const candidate of on(state, BESIDE)) put(candidate, lowestWithRoom(state));
  state.phase = "rise";
  state.turn = turn ?? state.turn;
  for (const [seat, count] of no?.entries() ?? []) bySeat(state.seats, seat).no = count;
  state.rounds = pastRounds(state, past);
  state.round = state.rounds.length + 1;
  return staged;
}

function lowestWithRoom(state: KingUpState): number {
  let floor = 0;
  while (on(state, floor).length >= MOST_ON_A_FLOOR) floor++;
  return floor;
}

/** Earlier rounds with these points; their cards are some that nobody holds. */
function pastRounds({ seats }: KingUpState, past: readonly (readonly number[])[]): PastRound[] {
  const free = [...FAVOURITES.keys()].filter((card) => !seats.some((seat) => seat.card === card));
  return past.map((points) => ({ king: "piero", cards: points.map(() => free.pop()!), points }));
}

/** The seat on turn makes the move, then the next one, and so on. */
export const go = ({ state, play }: KingUpTable, ...moves: readonly string[]): readonly KingUpEvent[] =>
  moves.flatMap((move) => play(`${state.turn} ${move}`));

/** All seats vote, in seat order: `"yes no yes"`. */
export const vote = ({ play }: KingUpTable, votes: string): readonly KingUpEvent[] =>
  play(...votes.split(" ").map((word, seat) => `${seat} vote ${word}`));

/** Everybody votes like this. */
export const allVote = (staged: KingUpTable, word: Vote): readonly KingUpEvent[] =>
  vote(staged, staged.state.seats.map(() => word).join(" "));

/** The seat on turn brings a candidate from floor 5 to the throne, and nobody objects. */
export const crown = (staged: KingUpTable, candidate: Candidate): readonly KingUpEvent[] => [
  ...go(staged, `rise ${candidate}`),
  ...allVote(staged, "yes"),
];

/** Candidates in their order are placed on floors 4, 3, 2, 1, 4, 3 and so on, until the second phase begins. */
export function placeAll(staged: KingUpTable): readonly KingUpEvent[] {
  const events: KingUpEvent[] = [];
  for (let turn = 0; staged.state.phase === "place"; turn++)
    events.push(...go(staged, `place ${CANDIDATES[turn]!} ${4 - (turn % 4)}`));
  return events;
}

/** A whole round, as short as can be: Alighiero goes from floor 4 to the throne, and nobody objects. */
export const quickRound = (staged: KingUpTable): readonly KingUpEvent[] => [
  ...placeAll(staged),
  ...go(staged, "rise alighiero"),
  ...crown(staged, "alighiero"),
];

/** Who is in this place, in the order of all candidates. */
export const on = (state: KingUpState, place: number): Candidate[] =>
  CANDIDATES.filter((_, index) => state.places[index] === place);
export const placeOf = (state: KingUpState, candidate: Candidate): number => state.places[CANDIDATES.indexOf(candidate)]!;
export const noCards = (state: KingUpState): number[] => state.seats.map(({ no }) => no);
export const typesOf = (events: readonly KingUpEvent[]): KingUpEvent["type"][] => events.map((event) => event.type);

export type EventOf<T extends KingUpEvent["type"]> = Extract<KingUpEvent, { type: T }>;

export const all = <T extends KingUpEvent["type"]>(events: readonly KingUpEvent[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

/** The only event of this type. */
export function the<T extends KingUpEvent["type"]>(events: readonly KingUpEvent[], type: T): EventOf<T> {
  const found = all(events, type);
  if (found.length !== 1) throw new Error(`${found.length} events of type ${type}`);
  return found[0]!;
}

/** The texts of all legal moves of a seat. */
export const movesOf = (state: KingUpState, seat: Seat): string[] => kingUp.moves(state, seat).map(kingUp.format);

/** Why the move is refused; asking must leave the state as it was. A text is read as a move first. */
export function refused(state: KingUpState, seat: Seat, move: unknown): Refusal | undefined {
  const before = JSON.stringify(state);
  const answer = kingUp.refusal(state, seat, typeof move === "string" ? kingUp.parse(move) : move);
  expect(JSON.stringify(state)).toBe(before);
  return answer;
}

/** Everything a viewer gets of a game, to the byte. */
export const seenBy = ({ state, events }: KingUpTable, viewer: Viewer): string =>
  JSON.stringify([kingUp.view(state, viewer), events.map((event) => kingUp.witness(event, viewer))]);

type Choose = (state: KingUpState, seat: Seat, moves: readonly Move[], chance: Chance) => Move;
type Watch = (state: KingUpState, move: Move, events: readonly KingUpEvent[], before: KingUpState) => void;

/** Plays a game to its end, at random or as `choose` says, and shows the state after every move. */
export function randomGame(
  seed: number,
  seats: number,
  watch: Watch = () => {},
  { choose, history = true }: { choose?: Choose; history?: boolean } = {},
): KingUpState {
  const chance = fastChance(seed);
  let events: KingUpEvent[] = [];
  const round = { chance, emit: (event: KingUpEvent) => void events.push(event) };
  const state = kingUp.setup({ history }, seats, round);
  for (let actors = kingUp.actors(state); actors.length > 0; actors = kingUp.actors(state)) {
    events = [];
    const seat = chance.pick(actors);
    const moves = kingUp.moves(state, seat);
    const move = choose?.(state, seat, moves, chance) ?? chance.pick(moves);
    const before = kingUp.clone(state);
    kingUp.apply(state, seat, move, round);
    watch(state, move, events, before);
  }
  return state;
}
