/** What everybody at a table knows of it, the game itself aside. */
import * as v from "valibot";
import { clock, entropy, seal, seat, tableId, visibility } from "./fields.ts";

const time = v.pipe(v.number(), v.integer());

const seatInfo = v.strictObject({
  /** `open`: nobody yet. `person`: somebody's. `bot`: a bot's from the start. */
  kind: v.picklist(["open", "person", "bot"]),
  /** Empty while the seat is open. */
  name: v.string(),
  /** The policy of a bot, also of one that plays for somebody who is away. */
  bot: v.nullable(v.string()),
  /** A program from outside plays here, by a token that the host made; to the game it is a person. */
  program: v.boolean(),
  /** Yours. */
  you: v.boolean(),
  /** Whoever opened the table. */
  host: v.boolean(),
  /** Somebody of this seat is connected now. */
  connected: v.boolean(),
  /** The owner left, ran out of time or stayed away: a bot plays until they come back. */
  away: v.boolean(),
  /**
   * The owner has been gone for long, so that those who are there may let a bot play: since when, in milliseconds since 1970,
   * the seats that are for it, and how many have to be. Null otherwise.
   */
  absence: v.nullable(v.strictObject({ since: time, votes: v.array(seat), needed: v.pipe(v.number(), v.integer()) })),
  /** When the time for the present move runs out, in milliseconds since 1970; null without a running clock. */
  deadline: v.nullable(time),
  /** What is left of the time for the whole game, in milliseconds; null while the clock runs, and without such a limit. */
  left: v.nullable(time),
  /** The SHA-256 of what the seat adds to the luck, if it was sealed; null for bots, and for those who added it openly. */
  seal: v.nullable(seal),
  /** What the seat added to the luck of the game; null while the seat is free, or its seal not opened yet. */
  entropy: v.nullable(entropy),
});

export const chatLine = v.strictObject({
  /** Counted from 1 at each table. */
  number: v.pipe(v.number(), v.integer()),
  /** Who spoke; null for a spectator. */
  seat: v.nullable(seat),
  name: v.string(),
  text: v.string(),
  at: time,
});

const optionValue = v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]);
export const options = v.record(v.string(), optionValue);

export const tableInfo = v.strictObject({
  id: tableId,
  game: v.string(),
  rulesVersion: v.number(),
  options,
  visibility,
  clock,
  state: v.picklist(["waiting", "playing", "over"]),
  /** The host has begun, and the game starts when every seal is open. Nobody's share of the luck can be changed any more. */
  starting: v.boolean(),
  seats: v.array(seatInfo),
  /** You are the host, whether you sit or not. */
  hosting: v.boolean(),
  /** The SHA-256 of the secret behind all luck at this table; the secret itself follows when the game is over. */
  commitment: v.string(),
  spectators: v.number(),
  /** Free words are closed by the game while it is on. */
  chatOpen: v.boolean(),
  /** The table at which the same people play again. */
  rematch: v.nullable(tableId),
  /** The chronicle that this game is written into; null for games without one. */
  chronicle: v.nullable(tableId),
  /** What the group wrote into it by hand. */
  note: v.nullable(v.string()),
  /** The host asked you to leave: you may look on, and not sit down. */
  removed: v.boolean(),
  createdAt: time,
});

/** One finished game of a chronicle. */
export const chapter = v.strictObject({
  table: tableId,
  at: time,
  names: v.array(v.string()),
  deeds: v.strictObject({
    score: v.pipe(v.number(), v.integer()),
    won: v.boolean(),
    kind: v.string(),
    heir: v.nullable(v.string()),
    vow: v.nullable(v.strictObject({ name: v.string(), boxes: v.pipe(v.number(), v.integer()) })),
  }),
  note: v.nullable(v.string()),
});

/** A table in a list. */
export const tableSummary = v.strictObject({
  id: tableId,
  game: v.string(),
  options,
  clock,
  state: v.picklist(["waiting", "playing", "over"]),
  /** Names in seat order; an open seat's is empty. */
  seats: v.array(v.strictObject({ name: v.string(), kind: v.picklist(["open", "person", "bot"]) })),
  /** For one's own tables: whether it is one's turn. */
  yourTurn: v.boolean(),
  createdAt: time,
});

export type SeatInfo = v.InferOutput<typeof seatInfo>;
export type ChatLine = v.InferOutput<typeof chatLine>;
export type TableInfo = v.InferOutput<typeof tableInfo>;
export type TableSummary = v.InferOutput<typeof tableSummary>;
