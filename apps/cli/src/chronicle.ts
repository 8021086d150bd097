/** Events as sentences, each with the paragraph of the rules behind it in the margin. */
import { type GameEvent, isTakenBack, type Seat, type Sitter, SOMEBODY, type Words } from "@tafelrunde/core";
import type { Paint } from "@tafelrunde/terminal";
import type { Context } from "./io.ts";
import { beside } from "./layout.ts";
import type { Text } from "./words/text.ts";
import { takenBackIn } from "./words/words.ts";

const MARGIN = 6;

/** Names from a record may hold anything; what could steer the terminal is left out. Whoever was forgotten is somebody. */
export const namesOf = (seats: readonly Sitter[], { somebody }: Text): string[] =>
  seats.map(({ name }) => (name === SOMEBODY ? somebody : name.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "").trim() || "?"));

/** Names as they stand out in a sentence, the reader's own most. */
export const paintedNames = (names: readonly string[], own: Seat | null, paint: Paint): string[] =>
  names.map((name, seat) => paint.bold(seat === own ? paint.gold(name) : name));

/** `reader` is the seat that is spoken to; null where there is none. */
export function tell(
  events: readonly GameEvent[],
  words: Words,
  names: readonly string[],
  reader: Seat | null,
  { text, paint }: Context,
): string[] {
  return events.flatMap((event) => {
    const sentence = isTakenBack(event) ? takenBackIn(text, event.seat, names, reader) : words.event(event, names, reader);
    if (sentence === undefined) return [];
    return beside(` ${paint.dim(words.rules[event.type] ?? "")}`, MARGIN, sentence);
  });
}
