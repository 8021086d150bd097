/** A refusal as a sentence: the game's own words first, then the server's codes. */
import type { Words } from "@tafelrunde/core";
import type { WireRefusal } from "@tafelrunde/protocol";
import type { Messages } from "./text.ts";

export function refusalSentence({ code }: WireRefusal, messages: Messages, words?: Words): string {
  const general: { readonly [code: string]: string } = messages.refusals;
  return words?.refusals[code] ?? general[code] ?? messages.unknownRefusal;
}
