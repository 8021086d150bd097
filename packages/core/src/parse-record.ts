/** From any text to a record, or to the place where it stops being one. Strict: no field too few, none too many. */
import { isEntropy, isSecret } from "./fairness.ts";
import type { Outcome } from "./game.ts";
import type { GameRecord } from "./record.ts";
import { RECORD_FORMAT } from "./record.ts";

/** A place in a record: its start, a move counted from 1, or its end. */
export type Where = "start" | "end" | number;

export type ParsedRecord = { readonly ok: true; readonly record: GameRecord } | { readonly ok: false; readonly where: Where };

type Json = { readonly [key: string]: unknown };
type Check = (value: unknown) => boolean;

const MAX_NAME = 80;
const HASH = /^[0-9a-f]{64}$/;

const isText: Check = (value) => typeof value === "string";
const isHash: Check = (value) => typeof value === "string" && HASH.test(value);
const isCount: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isNumber: Check = (value) => Number.isSafeInteger(value);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

/** An object with exactly these fields, those in `optional` excepted. */
function hasShape(value: unknown, fields: { readonly [key: string]: Check }, optional: readonly string[] = []): boolean {
  if (!isObject(value)) return false;
  if (Object.keys(value).some((key) => !Object.hasOwn(fields, key))) return false;
  return Object.entries(fields).every(([key, check]) => (Object.hasOwn(value, key) ? check(value[key]) : optional.includes(key)));
}

const isRoll: Check = (value) => isListOf(isCount)(value) && (value as unknown[]).length === 2;
const isRolls = isListOf(isRoll);
const isName: Check = (value) => typeof value === "string" && value.length > 0 && value.length <= MAX_NAME;
const isSitter: Check = (value) => hasShape(value, { name: isName, bot: isName }, ["bot"]);
const isOption: Check = (value) => typeof value === "boolean" || isText(value) || isNumber(value) || isListOf(isText)(value);

const isStart: Check = (value) =>
  hasShape(value, {
    format: (format) => format === RECORD_FORMAT,
    game: isText,
    rulesVersion: isCount,
    options: (options) => isObject(options) && Object.values(options).every(isOption),
    seats: isListOf(isSitter),
    commitment: isHash,
    entropy: isListOf((entropy) => isText(entropy) && isEntropy(entropy as string)),
    rolls: isRolls,
    hash: isHash,
  });

const isMove: Check = (value) => hasShape(value, { seat: isCount, move: isText, rolls: isRolls, hash: isHash });

const isOutcome = (value: unknown): value is Outcome =>
  hasShape(value, { type: (type) => type === "ranked", places: isListOf(isCount), scores: isListOf(isNumber) }) ||
  hasShape(value, { type: (type) => type === "together", won: (won) => typeof won === "boolean", score: isNumber });

const isEnd: Check = (value) =>
  hasShape(value, { outcome: isOutcome, secret: (secret) => isText(secret) && isSecret(secret as string), hash: isHash });

export function parseRecord(text: string): ParsedRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, where: "start" };
  }
  const anything: Check = () => true;
  if (!hasShape(value, { start: isStart, moves: Array.isArray, end: anything }, ["end"])) return { ok: false, where: "start" };
  const { moves, end } = value as { moves: readonly unknown[]; end?: unknown };
  const wrong = moves.findIndex((move) => !isMove(move));
  if (wrong >= 0) return { ok: false, where: wrong + 1 };
  if (end !== undefined && !isEnd(end)) return { ok: false, where: "end" };
  return { ok: true, record: value as GameRecord };
}
