/** The council before its first round: piles, hands, favour, the die, the chair. */
import type { Chance, OptionSpec, Options, Context } from "@tafelrunde/core";
import { EASY, HARD, MEDIUM, SUCCESSION } from "./challenges.ts";
import {
  ALL,
  charactersIn,
  count,
  has,
  indexOf,
  indicesIn,
  isCharacter,
  isWorthOne,
  namedOrNull,
  setOf,
  WORKER,
} from "./characters.ts";
import type { CouncilEvent } from "./events.ts";
import { LAYING } from "./phase.ts";
import { beginRound } from "./round.ts";
import { INTRO_CHALLENGE, INTRO_EASY, INTRO_FACE, INTRO_HIDDEN, INTRO_START, MONTHS, scenarioOf } from "./scenarios.ts";
import { type Character, CHARACTERS, type CharacterSet, type CouncilState, type SeatState } from "./types.ts";

const PETITIONERS = 7;
const OPEN_PETITIONERS = 5;
const NUMBERS = [...EASY, ...MEDIUM, ...HARD].map(String);

export const options: { readonly [name: string]: OptionSpec } = {
  game: { type: "choice", label: "game", choices: ["intro", "normal", ...MONTHS, "chosen"], default: "normal" },
  petitioners: {
    type: "subset",
    label: "petitioners",
    of: CHARACTERS,
    size: PETITIONERS,
    default: ["alchemist", "worker", "druid", "lady", "patient", "golem", "sorcerer"],
    onlyIf: { option: "game", is: "chosen" },
  },
  challenges: {
    type: "subset",
    label: "challenges",
    of: NUMBERS,
    size: PETITIONERS,
    default: ["1", "2", "3", "4", "5", "6", "7"],
    onlyIf: { option: "game", is: "chosen" },
  },
  silence: { type: "choice", label: "silence", choices: ["none", "silent", "eerie"], default: "none" },
  throne: { type: "choice", label: "throne", choices: ["nobody", ...CHARACTERS], default: "nobody" },
  memory: { type: "flag", label: "memory", default: true },
};

export function setup(chosen: Options, seatCount: number, context: Context<CouncilEvent>): CouncilState {
  const { chance } = context;
  const game = String(chosen["game"]);
  const scenario = scenarioOf(game);
  const absent = absentCharacter(chosen);
  const { start, hidden } = choosePetitioners(chosen, absent, chance);
  const petitioners = shuffled(indicesIn(start | hidden), chance);
  const challenges = chooseChallenges(chosen, chance);
  if (game === "intro") putOnTop(petitioners, indexOf("reverser"));
  const all = absent === null ? ALL : ALL & ~(1 << absent);
  const favour = scenario?.favour ?? (seatCount === 4 ? 4 : 3);
  const state: CouncilState = {
    game,
    silence: scenario?.eerie ? "eerie" : (chosen["silence"] as CouncilState["silence"]),
    memory: chosen["memory"] === true,
    phase: LAYING,
    round: 0,
    favour,
    face: game === "intro" ? INTRO_FACE : chance.roll(12),
    shown: 0,
    targets: [],
    stage: { number: 0 },
    challenge: SUCCESSION,
    petitioner: null,
    belled: false,
    challenges,
    petitioners,
    knownChallenges: 1,
    knownPetitioners: 0,
    summoned: start | hidden,
    start,
    absent,
    past: [],
    kept: [],
    seats: Array.from({ length: seatCount }, () => newSeat(start, all & ~start)),
    order: [],
    chair: seatCount === 4 ? chance.roll(seatCount) - 1 : null,
    chairFailed: false,
    first: 0,
    used: 0,
    openSeats: [],
    counsel: false,
    broken: false,
    ticks: 0,
    everBroken: false,
    extra: false,
  };
  if (state.silence === "eerie") state.first = chance.roll(seatCount) - 1;
  context.emit?.({ type: "convened", start: charactersIn(start), favour, absent: namedOrNull(absent) });
  context.emit?.({ type: "rolled", from: null, face: state.face });
  if (state.chair !== null) context.emit?.({ type: "chaired", seat: state.chair });
  if (state.silence === "eerie") context.emit?.({ type: "first-drawn", seat: state.first });
  beginRound(state, context);
  return state;
}

const newSeat = (hand: CharacterSet, under: CharacterSet): SeatState => ({
  hand,
  under,
  discard: [],
  laid: null,
  open: false,
  said: null,
  named: null,
  waited: false,
  ready: false,
  seen: 0,
  unseen: 0,
});

/** C3, C20: who is on the throne stays out, unless the piles ask for them. */
function absentCharacter(chosen: Options): number | null {
  const throne = chosen["throne"];
  if (!isCharacter(throne) || chosen["game"] === "intro") return null;
  const listed = scenarioOf(String(chosen["game"]))?.petitioners ?? (chosen["game"] === "chosen" ? pickedPetitioners(chosen) : 0);
  return has(listed, indexOf(throne)) ? null : indexOf(throne);
}

const pickedPetitioners = (chosen: Options): CharacterSet => setOf(chosen["petitioners"] as readonly Character[]);

interface Petitioners {
  readonly start: CharacterSet;
  readonly hidden: CharacterSet;
}

/** 1.3, C3, C20: five open ones, of whom one besides the Worker is worth 1, and two face down. */
function choosePetitioners(chosen: Options, absent: number | null, chance: Chance): Petitioners {
  const game = String(chosen["game"]);
  if (game === "intro") return { start: INTRO_START, hidden: INTRO_HIDDEN };
  const listed = scenarioOf(game)?.petitioners ?? (game === "chosen" ? pickedPetitioners(chosen) : undefined);
  const pool = listed ?? (absent === null ? ALL : ALL & ~(1 << absent));
  let start = 0;
  if (has(pool, WORKER)) start = 1 << WORKER;
  else if (listed === undefined) start = 1 << chance.pick(indicesIn(pool).filter(isWorthOne));
  start |= chance.pick(companies(pool & ~start, OPEN_PETITIONERS - count(start)));
  const rest = shuffled(indicesIn(pool & ~start), chance);
  const hidden = rest.slice(0, PETITIONERS - OPEN_PETITIONERS).reduce((set, index) => set | (1 << index), 0);
  return { start, hidden };
}

/** The same few companies are asked for again and again. */
const known = new Map<number, readonly CharacterSet[]>();

/** All sets of so many of them with somebody worth 1. Seven of one's own choice may lack that: then any will do. */
function companies(pool: CharacterSet, size: number): readonly CharacterSet[] {
  const key = pool * (OPEN_PETITIONERS + 1) + size;
  const found = known.get(key);
  if (found) return found;
  const all = subsets(indicesIn(pool), size);
  const fitting = all.filter((set) => indicesIn(set).some(isWorthOne));
  known.set(key, fitting.length > 0 ? fitting : all);
  return known.get(key)!;
}

/** All sets of this size. */
function subsets(indices: readonly number[], size: number): CharacterSet[] {
  if (size === 0) return [0];
  return indices.flatMap((index, at) => subsets(indices.slice(at + 1), size - 1).map((set) => set | (1 << index)));
}

/** 1.5: seven challenges in any order above the succession; the next one last. */
function chooseChallenges(chosen: Options, chance: Chance): number[] {
  const game = String(chosen["game"]);
  const draw = (from: readonly number[], size: number): number[] => shuffled(from, chance).slice(0, size);
  if (game === "intro") {
    const others = EASY.filter((number) => number !== INTRO_CHALLENGE);
    return [SUCCESSION, ...draw(others, INTRO_EASY), INTRO_CHALLENGE];
  }
  const listed =
    scenarioOf(game)?.challenges ?? (game === "chosen" ? (chosen["challenges"] as readonly string[]).map(Number) : undefined);
  const seven = listed ?? [...draw(EASY, 4), ...draw(MEDIUM, 2), ...draw(HARD, 1)];
  return [SUCCESSION, ...shuffled(seven, chance)];
}

function shuffled(items: readonly number[], chance: Chance): number[] {
  const order = [...items];
  chance.shuffle(order);
  return order;
}

function putOnTop(pile: number[], card: number): void {
  pile.splice(pile.indexOf(card), 1);
  pile.push(card);
}
