/** Events as sentences. */
import { type GameEvent, isTakenBack, type Seat, type Words } from "@tafelrunde/core";
import type { Messages } from "../i18n/text.ts";

/** Undefined if there is nothing to say. */
export function sentenceOf(
  event: GameEvent,
  words: Words,
  names: readonly string[],
  reader: Seat | null,
  messages: Messages,
): string | undefined {
  if (!isTakenBack(event)) return words.event(event, names, reader);
  return event.seat === reader ? messages.table.takenBackYou : messages.table.takenBack(names[event.seat] ?? "");
}

interface LogLine {
  /** Where the event stands in the log. */
  readonly id: number;
  readonly text: string;
  readonly rule: string | undefined;
}

/** The log as sentences; what was for the moment only is left out. */
export function linesOf(
  log: readonly GameEvent[],
  words: Words,
  names: readonly string[],
  reader: Seat | null,
  messages: Messages,
): readonly LogLine[] {
  return log.flatMap((event, id) => {
    const text = event.fleeting ? undefined : sentenceOf(event, words, names, reader, messages);
    return text ? { id, text, rule: words.rules[event.type] } : [];
  });
}

/** The names of all seats in first place. */
export function winners(places: readonly number[], names: readonly string[]): readonly string[] {
  return places.flatMap((place, seat: Seat) => (place === 1 ? (names[seat] ?? []) : []));
}

/** Minutes and seconds, as on a clock. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
