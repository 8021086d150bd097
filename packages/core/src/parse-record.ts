/** From any text to a record, or to the place where it stops being one. Strict: no field too few, none too many. */
import { isEntropy, isSecret } from "./fairness.ts";
import type { Outcome } from "./game.ts";
import type { GameRecord } from "./record.ts";
import { RECORD_FORMAT } from "./record.ts";
import {
  type Check,
  hasShape,
  isCount,
  isHash,
  isListOf,
  isName,
  isNumber,
  isOptions,
  isText,
  isTextThat,
  isTuple,
} from "./shape.ts";

/** A place in a record: its start, a move counted from 1, or its end. */
export type Where = "start" | "end" | number;

type ParsedRecord = { readonly ok: true; readonly record: GameRecord } | { readonly ok: false; readonly where: Where };

const isRolls = isListOf(isTuple(isCount, isCount));
const isSitter: Check = (value) => hasShape(value, { name: isName, bot: isName }, ["bot"]);
const isStart: Check = (value) =>
  hasShape(value, {
    format: (format) => format === RECORD_FORMAT,
    game: isText,
    rulesVersion: isCount,
    options: isOptions,
    seats: isListOf(isSitter),
    commitment: isHash,
    entropy: isListOf(isTextThat(isEntropy)),
    rolls: isRolls,
    hash: isHash,
  });

const isMove: Check = (value) => hasShape(value, { seat: isCount, move: isText, rolls: isRolls, hash: isHash });

const isOutcome = (value: unknown): value is Outcome =>
  hasShape(value, { type: (type) => type === "ranked", places: isListOf(isCount), scores: isListOf(isNumber) }) ||
  hasShape(value, { type: (type) => type === "together", won: (won) => typeof won === "boolean", score: isNumber });

const isEnd: Check = (value) => hasShape(value, { outcome: isOutcome, secret: isTextThat(isSecret), hash: isHash });

export function parseRecord(text: string): ParsedRecord {
  try {
    return readRecord(JSON.parse(text));
  } catch {
    return { ok: false, where: "start" };
  }
}

/** The same for a value that was JSON before. */
export function readRecord(value: unknown): ParsedRecord {
  const anything: Check = () => true;
  if (!hasShape(value, { start: isStart, moves: Array.isArray, end: anything }, ["end"])) return { ok: false, where: "start" };
  const { moves, end } = value as { moves: readonly unknown[]; end?: unknown };
  const wrong = moves.findIndex((move) => !isMove(move));
  if (wrong >= 0) return { ok: false, where: wrong + 1 };
  if (end !== undefined && !isEnd(end)) return { ok: false, where: "end" };
  return { ok: true, record: value as GameRecord };
}
