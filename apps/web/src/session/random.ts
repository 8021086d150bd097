/** Random texts: what a person adds to the luck, and names for things that must not collide. */

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));
const hex = (count: number): string => [...bytes(count)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const newEntropy = (): string => hex(16);
export const newSecret = (): string => hex(32);

/** Twenty letters and digits: for messages and for games on this device. */
export const newId = (): string => [...bytes(20)].map((byte) => LETTERS[byte % LETTERS.length]!).join("");

export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
