/** What is at stake, as signs with words beside them. */
import { challenge, SUCCESSION } from "@tafelrunde/council-of-12";
import { bringsIn, costsIn } from "@tafelrunde/council-of-12/words/stakes";
import type { Text } from "@tafelrunde/council-of-12/words/text";
import type { SignName } from "./signs.ts";

/** A sign with a few words beside it. */
interface Stake {
  readonly sign: SignName;
  readonly words: string;
}

/** `game`: the kind of game, for some bring no favour. */
export function gainOf(text: Text, number: number, game: string): Stake {
  const { favour, keep, gain } = challenge(number).passed;
  const sign = number === SUCCESSION || favour !== undefined ? "favour" : (keep ?? gain ?? "nothing");
  return { sign, words: bringsIn(text, number, game) };
}

export const lossOf = (text: Text, number: number): Stake => ({
  sign: challenge(number).failed.mishap ?? "favour",
  words: costsIn(text, number),
});
