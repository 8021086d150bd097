/** What comes of two cards on two dice: every turn between two seats, worked out once for each pair of cards. */
import { NEIGHBOURS } from "@tafelrunde/d12";
import { type Card, CARDS } from "@tafelrunde/king-of-12";

/** Who gets the two of a turn; the other then gets the one. */
export const [NOBODY, FIRST, SECOND] = [0, 1, 2] as const;
export type Scorer = typeof NOBODY | typeof FIRST | typeof SECOND;

/** Two faces as one number below this. */
export const FACES = 144;
export const facesOf = (one: number, other: number): number => (one - 1) * 12 + other - 1;

/** Ends of a turn are `scorer * STRIDE + faces`. */
export const STRIDE = 256;

export interface DuelTurn {
  /** Who tips a die to one of five faces, knowing all but the Oracle's roll. */
  readonly tips: Scorer;
  readonly isRolled: boolean;
  /** Ladies that cancelled each other: the lower die may steal from the higher. */
  readonly isTheft: boolean;
  /** `ends[faces * width + choice * (isRolled ? 12 : 1) + roll]`. */
  readonly width: number;
  readonly ends: Uint16Array;
}

const card = (name: Card): number => CARDS.indexOf(name);
const [LADY, SORCERER, ORACLE] = [card("lady"), card("sorcerer"), card("oracle")];
const [MERCHANTS, TROUBLEMAKERS, REVERSER] = [card("merchants"), card("troublemakers"), card("reverser")];
const [KNIGHT, GAMBLER] = [card("knight"), card("gambler")];
const NONE = -1;

const known: (DuelTurn | undefined)[] = [];

/** Cards are counted in the order of `CARDS`. */
export const duelTurn = (one: number, other: number): DuelTurn => (known[one * CARDS.length + other] ??= workOut(one, other));

function workOut(one: number, other: number): DuelTurn {
  const isEqual = one === other;
  const mine = isEqual || other === LADY ? NONE : one;
  const theirs = isEqual || one === LADY ? NONE : other;
  const tips = mine === SORCERER ? FIRST : theirs === SORCERER ? SECOND : NOBODY;
  const isRolled = mine === ORACLE || theirs === ORACLE;
  const ends: number[] = [];
  for (let a = 1; a <= 12; a++)
    for (let b = 1; b <= 12; b++)
      for (const [c, d] of tipped(moved([a, b], mine, theirs), tips))
        for (const [e, f] of isRolled ? rolled([c, d], mine === ORACLE) : [[c, d] as const])
          ends.push(scorer(e, f, mine, theirs) * STRIDE + facesOf(e, f));
  const width = ends.length / FACES;
  return { tips, isRolled, isTheft: isEqual && one === LADY, width, ends: Uint16Array.from(ends) };
}

type Dice = readonly [number, number];

/** Merchants, Troublemakers and Reverser (3.1 to 3.3). */
function moved(dice: Dice, mine: number, theirs: number): Dice {
  let [a, b] = dice;
  const either = (name: number): boolean => mine === name || theirs === name;
  if (either(MERCHANTS)) [a, b] = [b, a];
  if (either(TROUBLEMAKERS)) [a, b] = [13 - a, 13 - b];
  if (mine === REVERSER) a = 13 - a;
  if (theirs === REVERSER) b = 13 - b;
  return [a, b];
}

/** The faces before they were turned or passed, if one of the two is a Sorcerer: the other card then undoes what it did. */
export function facesBefore(faces: number, one: number, other: number): number {
  const [a, b] = moved([Math.floor(faces / 12) + 1, (faces % 12) + 1], one, other);
  return facesOf(a, b);
}

function tipped([a, b]: Dice, tips: Scorer): readonly Dice[] {
  if (tips === NOBODY) return [[a, b]];
  return tips === FIRST ? NEIGHBOURS[a]!.map((face) => [face, b]) : NEIGHBOURS[b]!.map((face) => [a, face]);
}

function rolled([a, b]: Dice, isFirst: boolean): readonly Dice[] {
  return Array.from({ length: 12 }, (_, face): Dice => (isFirst ? [face + 1, b] : [a, face + 1]));
}

/** 4.1 to 4.6. */
function scorer(a: number, b: number, mine: number, theirs: number): Scorer {
  const difference = worth(a, mine) - worth(b, theirs);
  if (difference === 0) return NOBODY;
  const turns = [KNIGHT, GAMBLER].filter((name) => mine === name || theirs === name).length;
  return difference > 0 === (turns % 2 === 0) ? FIRST : SECOND;
}

/** 3.7 to 3.10. */
function worth(face: number, index: number): number {
  switch (CARDS[index]) {
    case "alchemist":
      return face * 2;
    case "golem":
      return face === 12 ? 1 : 12;
    case "machine":
      return face + 7;
    case "parasite":
      return face - 7;
    default:
      return face;
  }
}
