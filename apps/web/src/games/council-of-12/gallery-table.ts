/** Puts a council before a challenge for the gallery, and plays it on from there by moves as text. */
import { checkOptions, fastChance, type Options, type Seat } from "@tafelrunde/core";
import {
  challenge,
  type Character,
  CHARACTERS,
  type CouncilEvent,
  councilOf12,
  type CouncilState,
  type PastRound,
  SUCCESSION,
} from "@tafelrunde/council-of-12";
import type { Planted } from "../../gallery/states.ts";

export interface Position {
  readonly seats: number;
  readonly options?: Options;
  readonly challenge?: number;
  readonly petitioner?: Character;
  readonly face?: number;
  readonly favour?: number;
  /** Everybody's hand; what is neither here nor discarded lies under the overview. */
  readonly hand?: string;
  /** Everybody's discard pile, the top card last. */
  readonly discard?: string;
  /** Challenges whose reward is kept. */
  readonly kept?: readonly number[];
  readonly chair?: Seat;
  readonly past?: readonly PastRound[];
  /** What is known of the piles. */
  readonly known?: number;
  /** What has happened since, such as `0 lay knight help`. */
  readonly moves?: readonly string[];
}

const HAND = "worker knight sorcerer machine parasite";
const indexOf = (character: string): number => CHARACTERS.indexOf(character as Character);
const indicesIn = (names: string): number[] => names.split(" ").filter(Boolean).map(indexOf);
const setOf = (indices: readonly number[]): number => indices.reduce((set, index) => set | (1 << index), 0);
const ALL = setOf([...CHARACTERS.keys()]);

export function planted(position: Position): Planted<CouncilState, CouncilEvent> {
  const { seats, options = {}, moves = [] } = position;
  const checked = checkOptions(councilOf12.options, options);
  if (!checked.ok) throw new Error(`wrong option ${checked.option}`);
  const events: CouncilEvent[] = [];
  const context = { chance: fastChance(7), emit: (event: CouncilEvent) => void events.push(event) };
  const state = councilOf12.setup(checked.options, seats, context);
  arrange(state, position);
  for (const line of moves) {
    const [seat, ...text] = line.split(" ");
    const move = councilOf12.parse(text.join(" "));
    if (!move || councilOf12.refusal(state, Number(seat), move)) throw new Error(`not possible: ${line}`);
    councilOf12.apply(state, Number(seat), move, context);
  }
  return { state, seats, events };
}

function arrange(state: CouncilState, position: Position): void {
  const { challenge: number = 29, petitioner = "reverser", face = 7, favour = 3, kept = [], past = [], known = 0 } = position;
  const [hand, discard] = [indicesIn(position.hand ?? HAND), indicesIn(position.discard ?? "")];
  const final = number === SUCCESSION;
  state.challenge = number;
  state.targets = [...challenge(number).targets];
  state.petitioner = final ? null : indexOf(petitioner);
  state.chair = final ? null : (position.chair ?? null);
  state.face = face;
  state.shown = 1 << face;
  state.favour = favour;
  state.kept = [...kept];
  state.past = [...past];
  state.round = past.length + 1;
  state.challenges = final ? [] : state.challenges.slice(0, Math.max(1, 8 - past.length - 1));
  state.petitioners = final ? [] : state.petitioners.slice(0, Math.max(0, 7 - past.length - 1));
  state.knownChallenges = Math.min(known, state.challenges.length);
  state.knownPetitioners = Math.min(known, state.petitioners.length);
  for (const seat of state.seats) {
    seat.hand = setOf(hand);
    seat.discard = [...discard];
    seat.seen = setOf(discard);
    seat.under = ALL & ~setOf([...hand, ...discard]);
  }
}

/** Rounds that are over, the longest names among them. */
export const PAST: readonly PastRound[] = [
  { challenge: 16, petitioner: indexOf("sorcerer"), belled: true, passed: true },
  { challenge: 35, petitioner: indexOf("patient"), belled: true, passed: false },
  { challenge: 11, petitioner: indexOf("lady"), belled: false, passed: true },
  { challenge: 22, petitioner: indexOf("oracle"), belled: false, passed: true },
  { challenge: 19, petitioner: indexOf("worker"), belled: false, passed: true },
  { challenge: 26, petitioner: indexOf("golem"), belled: false, passed: false },
];
