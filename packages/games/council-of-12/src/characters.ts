/** Characters as bits, their values as petitioners, and what each can do with the die. */
import { NEIGHBOURS, opposite } from "@tafelrunde/d12";
import { type Character, CHARACTERS, type CharacterSet, type FaceSet } from "./types.ts";

const INDEX = Object.fromEntries(CHARACTERS.map((character, index) => [character, index])) as Record<Character, number>;

export const indexOf = (character: Character): number => INDEX[character];
export const isCharacter = (value: unknown): value is Character => typeof value === "string" && Object.hasOwn(INDEX, value);
export const setOf = (characters: readonly Character[]): CharacterSet =>
  characters.reduce((set, character) => set | (1 << INDEX[character]), 0);
export const has = (set: number, index: number): boolean => ((set >> index) & 1) === 1;
export const charactersIn = (set: CharacterSet): Character[] => CHARACTERS.filter((_, index) => has(set, index));
const INDICES = [...CHARACTERS.keys()];
export const indicesIn = (set: CharacterSet): number[] => INDICES.filter((index) => has(set, index));
export const named = (index: number): Character => CHARACTERS[index]!;
export const namedOrNull = (index: number | null): Character | null => (index === null ? null : CHARACTERS[index]!);

export function count(set: number): number {
  let left = set;
  let found = 0;
  while (left !== 0) {
    left &= left - 1;
    found++;
  }
  return found;
}

export const ALL: CharacterSet = (1 << CHARACTERS.length) - 1;
const ALCHEMIST = INDEX.alchemist;
export const WORKER = INDEX.worker;
const DRUID = INDEX.druid;
export const LADY = INDEX.lady;
export const PATIENT = INDEX.patient;
export const GOLEM = INDEX.golem;
const SORCERER = INDEX.sorcerer;
const MACHINE = INDEX.machine;
export const ORACLE = INDEX.oracle;
const PARASITE = INDEX.parasite;
export const KNIGHT = INDEX.knight;
const REVERSER = INDEX.reverser;

/** C2: the Worker is worth nothing, four of them 1, all others 2. */
const WORTH_ONE = setOf(["oracle", "lady", "reverser", "sorcerer"]);
export const isWorthOne = (index: number): boolean => has(WORTH_ONE, index);
export const valueOf = (index: number): number => (index === WORKER ? 0 : isWorthOne(index) ? 1 : 2);

const FACES = 12;
export const facesOf = (faces: readonly number[]): FaceSet => faces.reduce((set, face) => set | (1 << face), 0);
const ALL_FACES = Array.from({ length: FACES }, (_, index) => index + 1);
export const facesIn = (set: FaceSet): number[] => ALL_FACES.filter((face) => has(set, face));

/** What Knight and Golem put in place of a target. */
export const KNIGHT_TARGET = facesOf([1, 2, 3, 4]);
export const GOLEM_TARGET = facesOf([9, 10, 11, 12]);

const within = (face: number): number => Math.min(FACES, Math.max(1, face));

/** The faces that a character who moves the die by one choice can reach; 0 for all others (6.1 to 6.12). */
export function reach(character: number, face: number): FaceSet {
  switch (character) {
    case ALCHEMIST:
      if (face === 1) return facesOf([2]);
      return face === FACES ? facesOf([6]) : facesOf([within(2 * face), Math.floor(face / 2)]);
    case DRUID:
      return facesOf([within(face - 1), within(face + 1)]);
    case SORCERER:
      return facesOf(NEIGHBOURS[face]!);
    case MACHINE:
      return facesOf([within(face + 2), within(face + 3)]);
    case PARASITE:
      return facesOf([within(face - 2), within(face - 3)]);
    case REVERSER:
      return facesOf([opposite(face)]);
    default:
      return 0;
  }
}

/** The Worker's ways: over a neighbour onto one of its neighbours, never back to where the die began. */
export const workerPaths = (face: number): { middle: number; face: number }[] =>
  NEIGHBOURS[face]!.flatMap((middle) => NEIGHBOURS[middle]!.filter((end) => end !== face).map((end) => ({ middle, face: end })));
