/** Characters as small numbers and bits, and what each can make of a face of the die. */
import { type Character, CHARACTERS, reach, workerPaths } from "@tafelrunde/council-of-12";

const at = (character: Character): number => CHARACTERS.indexOf(character);
export const indexOf = at;
export const named = (index: number): Character => CHARACTERS[index]!;
const WORKER = at("worker");
export const LADY = at("lady");
export const PATIENT = at("patient");
export const GOLEM = at("golem");
export const ORACLE = at("oracle");
export const KNIGHT = at("knight");
export const SIZE = CHARACTERS.length;
export const ALL_CARDS = 2 ** SIZE - 1;
export const FACES = 12;

export const bitsOf = (numbers: readonly number[]): number => numbers.reduce((set, number) => set | (1 << number), 0);
export const maskOf = (characters: readonly Character[]): number => bitsOf(characters.map(at));
export const has = (set: number, bit: number): boolean => ((set >> bit) & 1) === 1;
export const indicesIn = (set: number): number[] =>
  Array.from({ length: 13 }, (_, index) => index).filter((bit) => has(set, bit));

export function count(set: number): number {
  let found = 0;
  for (let left = set; left !== 0; left &= left - 1) found++;
  return found;
}

export const KNIGHT_TARGET = bitsOf([1, 2, 3, 4]);
export const GOLEM_TARGET = bitsOf([9, 10, 11, 12]);

/** How much a member likes to still have the card later; found by thought, and it only breaks ties. */
export const WORTH: readonly number[] = CHARACTERS.map(
  (character) =>
    ({
      alchemist: 3,
      worker: 6,
      druid: 2,
      lady: 5,
      patient: 2,
      golem: 3,
      sorcerer: 5,
      machine: 3,
      oracle: 1,
      parasite: 3,
      knight: 3,
      reverser: 2,
    })[character],
);

/** One way to turn the die: where it ends, and all faces shown on the way as bits. */
interface Turn {
  readonly face: number;
  readonly shown: number;
}

/** `TURNS[character][face]`; empty for those who do not turn the die by themselves. */
export const TURNS: readonly (readonly (readonly Turn[])[])[] = CHARACTERS.map((_, character) =>
  Array.from({ length: FACES + 1 }, (__, face) => {
    if (face === 0) return [];
    if (character === WORKER)
      return workerPaths(face).map(({ middle, face: end }) => ({ face: end, shown: (1 << middle) | (1 << end) }));
    return indicesIn(reach(character, face)).map((end) => ({ face: end, shown: 1 << end }));
  }),
);
