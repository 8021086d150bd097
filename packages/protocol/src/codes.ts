/** Why the server says no: stable codes that clients turn into sentences. Codes of a game's own rules stand in its words. */
import * as v from "valibot";

export const CODES = [
  /** The message is not one of this protocol. */
  "bad-message",
  /** The socket speaks another version of this protocol; `GET /api/socket` tells which. */
  "other-protocol",
  /** The message is longer than the server takes. */
  "too-large",
  /** Too many messages in too short a time. */
  "too-fast",
  /** Too much waits at this table already. */
  "too-busy",
  /** The page that sent this does not belong to the server. */
  "bad-origin",
  /** Not a token of this server, or its seat was taken back. */
  "bad-token",
  /** A token is for playing on its own seat, and for nothing else. */
  "not-for-programs",
  /** There is no such table, or no such thing. */
  "not-found",
  /** No game of that name. */
  "unknown-game",
  /** The game goes by a version of its rules that this server does not have; nothing of it is lost. */
  "unknown-rules",
  /** An option that the game does not allow; `option` names it. */
  "bad-option",
  /** The table was opened under older rules, and the present ones do not allow its options; `option` names one. */
  "old-options",
  /** The game is not played by so many. */
  "bad-seats",
  /** Nobody can sit there: the seat is taken, or there is no such seat. */
  "seat-taken",
  /** You have no seat at this table. */
  "no-seat",
  /** Only whoever opened the table may do this. */
  "not-host",
  /** The host asked you to leave this table. */
  "removed",
  /** That is your own seat. */
  "own-seat",
  /** Only those who are at the table decide this. */
  "not-present",
  /** Nobody has been gone from that seat for long. */
  "not-absent",
  /** Seats are still free. */
  "seats-free",
  /** The game is about to begin: the seats are fixed. */
  "starting",
  /** Nothing to open now: the host has not begun. */
  "not-starting",
  /** This is not what the seat was sealed with. */
  "wrong-luck",
  /** Somebody has still to seal what they add to the luck. */
  "luck-missing",
  /** The game has begun already. */
  "already-started",
  /** The game has not begun yet. */
  "not-started",
  /** The game is not over yet. */
  "not-over",
  /** No bot of that name for this game. */
  "unknown-bot",
  /** Words are closed while this game is on. */
  "chat-closed",
  /** Nothing to take back. */
  "no-takeback",
  /** The text is no move of this game. */
  "unknown-move",
  /** A fault stopped this table; the others play on. */
  "frozen",
  /** You hold too many unfinished tables. */
  "too-many-tables",
  /** So much has happened at this table that nothing more is written down. */
  "too-long",
  /** The server cannot write now: its disk is full, or its database away. Sent again with the same id, it is carried out once. */
  "cannot-save",
  /** What is kept of this table is damaged; the others play on. */
  "damaged",
  /** The server is stopping; come back in a moment. */
  "stopping",
  /** A bug of the server; it is written down. */
  "fault",
] as const;

export type Code = (typeof CODES)[number];

export const refusalFields = {
  code: v.string(),
  rule: v.exactOptional(v.string()),
  option: v.exactOptional(v.string()),
};

/**
 * A refusal, the same from a game to a client: one of these codes or one of the game's, the paragraph of its RULES.md if it has one, and
 * the option at fault.
 */
export const refusalAnswer = v.strictObject(refusalFields);
export type WireRefusal = v.InferOutput<typeof refusalAnswer>;
