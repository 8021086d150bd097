/** Short ways to put a council before a challenge, to act on it and to read it, for all rule tests. */
import { bySeat, checkOptions, fastChance, type Refusal, type Seat } from "@tafelrunde/core";
import { rigged } from "@tafelrunde/testkit";
import { expect } from "vitest";
import { ALL, charactersIn, facesOf, indexOf, named, setOf } from "../src/characters.ts";
import { challenge, type Character, councilOf12, type CouncilEvent, type CouncilState, SUCCESSION } from "../src/index.ts";
import { phaseIn } from "../src/phase.ts";
import type { PastRound } from "../src/types.ts";

export interface Position {
  readonly options?: { readonly [name: string]: unknown };
  readonly challenge?: number;
  /** Null without one; the Reverser unless told, nobody at the succession. */
  readonly petitioner?: Character | null;
  readonly face?: number;
  readonly favour?: number;
  /** Hands such as `"knight golem"`, by seat; a seat without one holds all twelve. What no hand and no discard names is under the overview. */
  readonly hands?: readonly string[];
  /** Discard piles, the top card last. */
  readonly discards?: readonly string[];
  /** The challenges to come, the next one first, without the succession; and the petitioners. */
  readonly next?: readonly number[];
  readonly callers?: string;
  /** Challenges whose reward is kept. */
  readonly kept?: readonly number[];
  readonly chair?: Seat;
  readonly first?: Seat;
  readonly past?: readonly PastRound[];
  /** What chance rolls from here on. Without it, a roll throws. */
  readonly rolls?: readonly number[];
}

interface CouncilTable {
  readonly state: CouncilState;
  play(...moves: readonly string[]): readonly CouncilEvent[];
  refusal(seat: Seat, move: unknown): Refusal | undefined;
}

const words = (text: string): Character[] => text.split(" ").filter((word) => word !== "") as Character[];

/** A new council, whatever chance gives it. */
export function convene(
  seats: number,
  options: Position["options"] = {},
  seed = 1,
): { state: CouncilState; events: CouncilEvent[] } {
  const checked = checkOptions(councilOf12.options, options);
  if (!checked.ok) throw new Error(`${checked.code}: ${checked.option}`);
  const events: CouncilEvent[] = [];
  const state = councilOf12.setup(checked.options, seats, { chance: fastChance(seed), emit: (event) => void events.push(event) });
  return { state, events };
}

/** A council before its cards are laid, as the position says. There is no chair unless one is named. */
export function table(seats: number, position: Position = {}): CouncilTable {
  const { state } = convene(seats, position.options);
  arrange(state, position);
  const chance = rigged(position.rolls ?? []);
  const play = (...moves: readonly string[]): readonly CouncilEvent[] => {
    const events: CouncilEvent[] = [];
    for (const line of moves) {
      const [seat, text] = [Number(line.slice(0, 1)), line.slice(2)];
      const move = councilOf12.parse(text);
      if (move === undefined) throw new Error(`no move: ${line}`);
      const refused = councilOf12.refusal(state, seat, move);
      if (refused) throw new Error(`${line}: ${refused.code} (${refused.rule})`);
      councilOf12.apply(state, seat, move, { chance, emit: (event) => void events.push(event) });
    }
    return events;
  };
  return { state, play, refusal: (seat, move) => refused(state, seat, move) };
}

function arrange(state: CouncilState, position: Position): void {
  const number = position.challenge ?? 7;
  const caller = position.petitioner ?? (position.petitioner === null || number === SUCCESSION ? null : "reverser");
  state.challenge = number;
  state.petitioner = caller === null ? null : indexOf(caller);
  state.targets = [...challenge(number).targets];
  state.face = position.face ?? 6;
  state.shown = facesOf([state.face]);
  state.favour = position.favour ?? 3;
  state.challenges = [SUCCESSION, ...(position.next ?? [14, 5]).toReversed()];
  state.petitioners = words(position.callers ?? "druid lady")
    .map(indexOf)
    .toReversed();
  state.knownChallenges = 0;
  state.knownPetitioners = 0;
  state.kept = [...(position.kept ?? [])];
  state.chair = position.chair ?? null;
  state.first = position.first ?? 0;
  state.past = [...(position.past ?? [])];
  for (const [seat, own] of state.seats.entries()) {
    const discard = words(position.discards?.[seat] ?? "");
    own.hand = position.hands?.[seat] === undefined ? ALL & ~setOf(discard) : setOf(words(position.hands[seat]));
    own.discard = discard.map(indexOf);
    own.under = ALL & ~own.hand & ~setOf(discard);
    own.seen = setOf(discard);
    own.unseen = 0;
  }
}

/** Two members: the first one reveals this card at once, the other has laid another one. */
export function act(
  card: Character,
  position: Position = {},
  other: Character = card === "druid" ? "machine" : "druid",
): CouncilTable {
  const council = table(2, { petitioner: null, ...position });
  council.play(...lay(card, other), "0 reveal");
  return council;
}

/** Every seat lays its card, in seat order. */
export const lay = (...cards: readonly string[]): string[] => cards.map((card, seat) => `${seat} lay ${card}`);

/** These seats go next, in this order. */
export const reveal = (...seats: readonly Seat[]): string[] => seats.map((seat) => `${seat} reveal`);

/** One proposes, all others agree. */
export const agreed = (seats: number, what: string): string[] => [
  `0 propose ${what}`,
  ...Array.from({ length: seats - 1 }, (_, other) => `${other + 1} agree`),
];

/** A round in which all cards cancel each other, so that the die stays as it lies. */
export const idleRound = (seats: number, card: Character = "machine"): string[] => [
  ...lay(...Array.from({ length: seats }, () => card)),
  "0 reveal",
];

/** All lay this at the succession. */
export const elect = (...cards: readonly string[]): string[] => [...lay(...cards), "0 reveal"];

export const typesOf = (events: readonly CouncilEvent[]): CouncilEvent["type"][] => events.map((event) => event.type);
export const handOf = (state: CouncilState, seat: Seat): Character[] => charactersIn(bySeat(state.seats, seat).hand);
export const underOf = (state: CouncilState, seat: Seat): Character[] => charactersIn(bySeat(state.seats, seat).under);
export const discardOf = (state: CouncilState, seat: Seat): Character[] => bySeat(state.seats, seat).discard.map(named);

type EventOf<T extends CouncilEvent["type"]> = Extract<CouncilEvent, { type: T }>;

/** The only event of this type. */
export function the<T extends CouncilEvent["type"]>(events: readonly CouncilEvent[], type: T): EventOf<T> {
  const found = events.filter((event): event is EventOf<T> => event.type === type);
  if (found.length !== 1) throw new Error(`${found.length} events of type ${type}`);
  return found[0]!;
}

/** The texts of all legal moves of a seat. */
export const movesOf = (state: CouncilState, seat: Seat): string[] => councilOf12.moves(state, seat).map(councilOf12.format);

/** Those of them that begin with this word, without it. */
export const choicesOf = (state: CouncilState, seat: Seat, word: string): string[] =>
  movesOf(state, seat)
    .filter((text) => text.startsWith(`${word} `))
    .map((text) => text.slice(word.length + 1));

/** Why the move, a text or any other value, is refused; asking must leave the state as it was. */
export function refused(state: CouncilState, seat: Seat, move: unknown): Refusal | undefined {
  const before = JSON.stringify(state);
  const read = typeof move === "string" ? councilOf12.parse(move) : move;
  if (typeof move === "string" && read === undefined) throw new Error(`no move: ${move}`);
  const answer = councilOf12.refusal(state, seat, read);
  expect(JSON.stringify(state)).toBe(before);
  return answer;
}

export const won = (state: CouncilState): boolean | undefined => {
  const outcome = councilOf12.outcome(state);
  return outcome?.type === "together" ? outcome.won : undefined;
};

/** On whom all have agreed, as an index. */
export const heir = (state: CouncilState): number | null => phaseIn(state, "over").heir;

export const score = (state: CouncilState): number => {
  const outcome = councilOf12.outcome(state);
  if (outcome?.type !== "together") throw new Error("not over");
  return outcome.score;
};
