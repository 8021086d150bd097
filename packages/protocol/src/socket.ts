/** The socket: one JSON message a frame. Everything that happens at a table arrives here. */
import * as v from "valibot";
import { refusalFields } from "./codes.ts";
import { chatText, messageId, moveText, tableId } from "./fields.ts";
import { chatLine, tableInfo, tableSummary } from "./table.ts";

/** Sent as the socket's subprotocol; a server that speaks another version refuses the connection. */
export const SUBPROTOCOL = "tafelrunde.1";

/** The longest frame a client may send, in bytes. */
export const MAX_FRAME = 4096;

const number = v.pipe(v.number(), v.integer());

export const clientMessage = v.variant("type", [
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
  v.strictObject({ type: v.literal("play"), table: tableId, id: messageId, move: moveText }),
  v.strictObject({ type: v.literal("takeback"), table: tableId, id: messageId }),
  v.strictObject({ type: v.literal("chat"), table: tableId, id: messageId, text: chatText }),
  /** The list of public tables, now and whenever it changes. */
  v.strictObject({ type: v.literal("lobby"), on: v.boolean() }),
  v.strictObject({ type: v.literal("ping") }),
]);

export const serverMessage = v.variant("type", [
  /** First after `watch`, and whenever anything of it changes. */
  v.strictObject({ type: v.literal("table"), table: tableInfo }),
  /** The game as this viewer may see it, and what happened since their last update. */
  v.strictObject({
    type: v.literal("update"),
    table: tableId,
    seq: number,
    /** The seq that these events follow; a client that has another one watches again. */
    after: number,
    view: v.unknown(),
    events: v.array(v.looseObject({ type: v.string() })),
  }),
  v.strictObject({ type: v.literal("chat"), table: tableId, lines: v.array(chatLine) }),
  /** Carried out, and on disk. `seq` is that of the table after a move. */
  v.strictObject({ type: v.literal("done"), id: messageId, seq: number }),
  v.strictObject({
    type: v.literal("refused"),
    /** Of the message that was refused; null if it had none. */
    id: v.nullable(messageId),
    ...refusalFields,
  }),
  /** The newest two of each host, and how many more there are. */
  v.strictObject({ type: v.literal("lobby"), tables: v.array(tableSummary), more: number }),
  v.strictObject({ type: v.literal("pong") }),
]);

export type ClientMessage = v.InferOutput<typeof clientMessage>;
export type ServerMessage = v.InferOutput<typeof serverMessage>;
export type UpdateMessage = Extract<ServerMessage, { type: "update" }>;
