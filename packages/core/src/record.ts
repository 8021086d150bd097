/** The stored truth of a game: what was agreed, every move and every roll, each entry chained to the one before. */
import { canonical, sha256Hex } from "./canonical.ts";
import type { Outcome, Seat } from "./game.ts";
import type { Options } from "./options.ts";

export const RECORD_FORMAT = "tafelrunde-record/1";

/** The text of the one move that belongs to no game: the seat takes back its latest move. */
export const TAKEBACK = "takeback";

/** One draw from chance: how many sides, and which came up. */
export type Roll = readonly [sides: number, result: number];

/** Who sat there; `bot` names the policy if it was not a person. */
export interface Sitter {
  readonly name: string;
  readonly bot?: string;
}

/** All that is settled before the first move. `rolls` are those of the set-up. */
export interface RecordStart {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly seats: readonly Sitter[];
  readonly commitment: string;
  readonly entropy: readonly string[];
  readonly rolls: readonly Roll[];
}

/** One move as its text, with the rolls it caused. */
export interface RecordedMove {
  readonly seat: Seat;
  readonly move: string;
  readonly rolls: readonly Roll[];
}

/** Known only when the game is over: before, the secret would tell the future. */
interface RecordEnd {
  readonly outcome: Outcome;
  readonly secret: string;
}

export type Chained<T> = T & { readonly hash: string };

export interface GameRecord {
  readonly start: Chained<RecordStart>;
  readonly moves: readonly Chained<RecordedMove>[];
  readonly end?: Chained<RecordEnd>;
}

/** The content with its hash: SHA-256 over the previous hash, a line feed and the canonical JSON of the content. */
export function chained<T extends object>(previous: string, content: T): Chained<T> {
  return { ...content, hash: sha256Hex(`${previous}\n${canonical(content)}`) };
}

/** The same for a move; its canonical JSON is written at once, because every move of every game needs it. */
export function chainedMove(previous: string, { seat, move, rolls }: RecordedMove): Chained<RecordedMove> {
  const content = `{"move":${JSON.stringify(move)},"rolls":${JSON.stringify(rolls)},"seat":${seat}}`;
  return { seat, move, rolls, hash: sha256Hex(`${previous}\n${content}`) };
}

/** Whether the entry's hash is the one that its content and the previous hash give. */
export function isChained(previous: string, entry: Chained<object>): boolean {
  const { hash, ...content } = entry;
  return hash === chained(previous, content).hash;
}

/** The hash the next entry is chained to. The start itself is chained to nothing: the empty text. */
export function tip(start: Chained<RecordStart>, moves: readonly Chained<RecordedMove>[]): string {
  return (moves.at(-1) ?? start).hash;
}
