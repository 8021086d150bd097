/** The HTTP API: what each request carries and what comes back. Identity travels in a cookie that scripts cannot read. */
import * as v from "valibot";
import { clock, entropy, messageId, name, noteText, seal, seat, tableId, visibility } from "./fields.ts";
export { refusalAnswer } from "./codes.ts";
import { chapter, options, tableInfo, tableSummary } from "./table.ts";

export const me = v.strictObject({ name: v.string() });
export const rename = v.strictObject({ name });

/** Origins such as `http://192.168.0.2:8012`. */
export const addressesAnswer = v.strictObject({ origins: v.array(v.string()) });

/** The subprotocols that the socket speaks. */
export const socketAnswer = v.strictObject({ protocols: v.array(v.string()) });

export const createTable = v.strictObject({
  /** The same id again gives back the table it made before. */
  id: messageId,
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(options, {}),
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  visibility: v.optional(visibility, "link"),
  clock: v.optional(clock, { perMove: 0, perGame: 0 }),
  /** Goes on with this chronicle of yours; without it, a game that keeps a chronicle begins a new one. */
  chronicle: v.optional(tableId),
});

/** Written by hand into the chronicle after the game. */
export const note = v.strictObject({ text: noteText });

/**
 * Without a seat: any free one. What one adds to the luck is either open at once, or sealed: the SHA-256 of the entropy's bytes
 * now, the entropy itself with `reveal`, when everybody's share is fixed.
 */
export const sit = v.union([
  v.strictObject({ seat: v.optional(seat), seal }),
  v.strictObject({ seat: v.optional(seat), entropy }),
]);

/** Opens one's seal. */
export const reveal = v.strictObject({ entropy });

/** Without a seat: all free ones. Without a bot: the strongest. */
export const fill = v.strictObject({ seat: v.optional(seat), bot: v.optional(v.pipe(v.string(), v.maxLength(40))) });

/** Names the seat that a command is about. */
export const oneSeat = v.strictObject({ seat });

export const nothing = v.strictObject({});

/** What may be done at a table, and what each takes: as `POST /api/tables/:id/…`, and on the socket. */
export const commands = {
  sit,
  bots: fill,
  clear: oneSeat,
  remove: oneSeat,
  fewer: oneSeat,
  more: nothing,
  start: nothing,
  reveal,
  leave: nothing,
  resume: nothing,
  replace: oneSeat,
  note,
} as const;

export const tableAnswer = v.strictObject({ table: tableInfo });
export const tablesAnswer = v.strictObject({ tables: v.array(tableSummary) });
/** `more`: public tables that the list leaves out. */
export const lobbyAnswer = v.strictObject({ tables: v.array(tableSummary), more: v.number() });
export const chronicleAnswer = v.strictObject({ id: tableId, game: v.string(), chapters: v.array(chapter) });
export const chroniclesAnswer = v.strictObject({ chronicles: v.array(chronicleAnswer) });
/** What a program sends as `Authorization: Bearer …`; up to its first dot it is the id of the table. */
export const tokenAnswer = v.strictObject({ token: v.string() });
export const rematchAnswer = v.strictObject({ id: tableId });

export type CommandName = keyof typeof commands;
export type CreateTable = v.InferOutput<typeof createTable>;
export type Chronicle = v.InferOutput<typeof chronicleAnswer>;
export type Sit = v.InferOutput<typeof sit>;
export type Fill = v.InferOutput<typeof fill>;
