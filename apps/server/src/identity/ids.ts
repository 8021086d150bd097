/** Ids that nobody can guess. */
import { createHmac, randomBytes } from "node:crypto";

const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";
const LENGTH = 20;

/** One hundred bits as twenty letters and digits. */
const letters = (bytes: Buffer): string => [...bytes.subarray(0, LENGTH)].map((byte) => LETTERS[byte & 31]).join("");

export const newId = (): string => letters(randomBytes(LENGTH));

/** The same id for the same words, so that asking twice makes one thing; secret without the key. */
export const idFrom = (key: string, ...words: readonly string[]): string =>
  letters(createHmac("sha256", Buffer.from(key, "hex")).update(words.join(" ")).digest());
