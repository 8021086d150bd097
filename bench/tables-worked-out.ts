/** The rules of King of 12 for two seats and the set of the first game, worked out in advance as lookup tables. */
import { NEIGHBOURS } from "@tafelrunde/d12";

/** Cards are numbered in the order in which the contract lists them, so that equal draws mean equal moves. */
const [ALCHEMIST, GOLEM, KNIGHT, MACHINE, ORACLE, PARASITE, SORCERER] = [0, 1, 2, 3, 4, 5, 6] as const;
const CARDS = 7;
const FACES = 12;
const ADJACENT = 5;

/** A hand is a set of bits, one for each card. */
export const FULL_HAND = (1 << CARDS) - 1;

/** `SIZE[hand]`: how many cards it holds. */
export const SIZE = new Uint8Array(FULL_HAND + 1);

/** `NTH[hand << 3 | n]`: its n-th card. */
export const NTH = new Uint8Array((FULL_HAND + 1) << 3);

for (let hand = 0; hand <= FULL_HAND; hand++)
  for (let card = 0; card < CARDS; card++) if ((hand >> card) & 1) NTH[(hand << 3) | SIZE[hand]!++] = card;

/** `TIP[0 << 7 | face << 3 | n]` is the face itself, `TIP[1 << 7 | face << 3 | n]` its n-th neighbour. */
export const TIP = new Uint8Array(1 << 8);

/** `ROLL[0 << 8 | face << 4 | n]` is the face itself, `ROLL[1 << 8 | face << 4 | n]` what the n-th of twelve rolls shows. */
export const ROLL = new Uint8Array(1 << 9);

for (let face = 1; face <= FACES; face++) {
  for (let n = 0; n < ADJACENT; n++) {
    TIP[(face << 3) | n] = face;
    TIP[(1 << 7) | (face << 3) | n] = NEIGHBOURS[face]![n]!;
  }
  for (let n = 0; n < FACES; n++) {
    ROLL[(face << 4) | n] = face;
    ROLL[(1 << 8) | (face << 4) | n] = n + 1;
  }
}

/** `PAIR[card0 << 3 | card1]`: bits 0 and 1 for the seat that tips, 2 and 3 for the one that rolls, 4 any tip, 5 any roll. */
export const PAIR = new Uint8Array(1 << 6);

/** `POINTS[card0 << 11 | card1 << 8 | face0 << 4 | face1]`: points of seat 0 in the low byte, of seat 1 in the high byte. */
export const POINTS = new Uint16Array(1 << 14);

for (let card0 = 0; card0 < CARDS; card0++)
  for (let card1 = 0; card1 < CARDS; card1++) {
    if (card0 !== card1) PAIR[(card0 << 3) | card1] = pairOf(card0, card1);
    for (let face0 = 1; face0 <= FACES; face0++)
      for (let face1 = 1; face1 <= FACES; face1++)
        POINTS[(card0 << 11) | (card1 << 8) | (face0 << 4) | face1] = pointsOf(card0, card1, face0, face1);
  }

function pairOf(card0: number, card1: number): number {
  const tips = Number(card0 === SORCERER) | (Number(card1 === SORCERER) << 1);
  const rolls = Number(card0 === ORACLE) | (Number(card1 === ORACLE) << 1);
  return tips | (rolls << 2) | (Number(tips > 0) << 4) | (Number(rolls > 0) << 5);
}

function pointsOf(card0: number, card1: number, face0: number, face1: number): number {
  const cancelled = card0 === card1;
  const value0 = cancelled ? face0 : valueOf(card0, face0);
  const value1 = cancelled ? face1 : valueOf(card1, face1);
  if (value0 === value1) return 0;
  const lowWins = !cancelled && (card0 === KNIGHT || card1 === KNIGHT);
  return value0 > value1 !== lowWins ? 2 | (1 << 8) : 1 | (2 << 8);
}

function valueOf(card: number, face: number): number {
  switch (card) {
    case ALCHEMIST:
      return 2 * face;
    case GOLEM:
      return face === FACES ? 1 : FACES;
    case MACHINE:
      return face + 7;
    case PARASITE:
      return face - 7;
    default:
      return face;
  }
}
