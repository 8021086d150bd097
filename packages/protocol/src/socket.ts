/** The socket: JSON, one message in each frame. Everything that happens at a table arrives here. */
import * as v from "valibot";
import { refusalFields } from "./codes.ts";
import { chatText, messageId, moveText, tableId } from "./fields.ts";
import { type CommandName, commands, createTable } from "./http.ts";
import { chatLine, tableSummary } from "./table.ts";

/** Sent as the socket's subprotocol; a server that speaks another version refuses the connection. */
export const SUBPROTOCOL = "tafelrunde.3";

/** The longest frame a client may send, in bytes. */
export const MAX_FRAME = 4096;

const number = v.pipe(v.number(), v.integer());

export const clientMessage = v.variant("type", [
  // The schemas are tried in this order, and most messages are moves.
  v.strictObject({ type: v.literal("play"), table: tableId, id: messageId, move: moveText }),
  /**
   * Look at a table, with a seat if one has it. `since`: the last update that arrived; −1 for none. `chat`: the last line. Answered by `table`;
   * the id is only for a refusal.
   */
  v.strictObject({
    type: v.literal("watch"),
    table: tableId,
    id: v.optional(messageId),
    since: v.pipe(number, v.minValue(-1)),
    chat: v.pipe(number, v.minValue(0)),
  }),
  v.strictObject({ type: v.literal("unwatch"), table: tableId }),
  v.strictObject({ type: v.literal("takeback"), table: tableId, id: messageId }),
  v.strictObject({ type: v.literal("chat"), table: tableId, id: messageId, text: chatText }),
  /** Opens a table, as a request does, and looks at it at once. */
  v.strictObject({ type: v.literal("open"), ...createTable.entries }),
  /** Does something at a table, as a request does that has `with` as its body. */
  v.strictObject({
    type: v.literal("do"),
    table: tableId,
    id: messageId,
    what: v.picklist(Object.keys(commands) as CommandName[]),
    with: v.optional(v.unknown(), {}),
  }),
  /** The list of public tables, now and whenever it changes. */
  v.strictObject({ type: v.literal("lobby"), on: v.boolean() }),
  v.strictObject({ type: v.literal("ping") }),
]);

/** What changed in something that the client has: see `Delta` of core. The first one is the whole, in brackets. */
const delta = v.unknown();

/**
 * News of a table: the one frame without a type. It has only what is new, and all that is new at one moment comes in one frame. Without
 * `table` it is of the same table as the news before it.
 */
export const newsFrame = v.strictObject({
  table: v.exactOptional(tableId),
  /** This message of yours was carried out, and is on disk; where it was a move, it is number `seq`. */
  done: v.exactOptional(messageId),
  /** Of the table's information, without its clocks and without what has its usual value. It comes whole after `watch`. */
  info: v.exactOptional(delta),
  /** Of the list of clocks by seat, at tables with limits: see `WireClock`. */
  clocks: v.exactOptional(delta),
  /** How many moves and takebacks there were. */
  seq: v.exactOptional(number),
  /** The seq that the events follow, where it is not the one before; a client that has another one watches again. */
  after: v.exactOptional(number),
  /** Of the game as this viewer may see it. It comes whole after `watch`; left out if nothing changed. */
  view: v.exactOptional(delta),
  /** What happened since; always there if the game went on. */
  events: v.exactOptional(v.array(v.looseObject({ type: v.string() }))),
  chat: v.exactOptional(v.array(chatLine)),
});

const refused = v.strictObject({
  type: v.literal("refused"),
  /** Of the message that was refused; null if it had none. */
  id: v.nullable(messageId),
  ...refusalFields,
});

/** The newest two of each host, and how many more there are. */
const lobby = v.strictObject({ type: v.literal("lobby"), tables: v.array(tableSummary), more: number });

const pong = v.strictObject({ type: v.literal("pong") });

export const typedFrame = v.variant("type", [refused, lobby, pong]);

/** What the server sends, as it travels. */
export const serverFrame = v.union([
  typedFrame,
  v.pipe(
    newsFrame,
    v.check((told) => Object.keys(told).some((key) => key !== "table")),
  ),
]);

export type ClientMessage = v.InferOutput<typeof clientMessage>;
export type News = v.InferOutput<typeof newsFrame>;
export type ServerFrame = v.InferOutput<typeof serverFrame>;
