/** The small things messages are made of, each with its limits. */
import { isEntropy, isSeal } from "@tafelrunde/core";
import * as v from "valibot";

export const MAX_CHAT = 500;
export const MAX_NAME = 30;
export const MAX_NOTE = 200;
export const MAX_MOVE = 200;
export const MAX_SEATS = 12;

/** Twenty letters and digits that nobody can guess: whoever knows a table's id may look at it. */
export const tableId = v.pipe(v.string(), v.regex(/^[a-z0-9]{20}$/));

/** Chosen by the client for each thing it sends; the same id is never carried out twice. */
export const messageId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));

export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1));
export const entropy = v.pipe(v.string(), v.check(isEntropy));
export const seal = v.pipe(v.string(), v.check(isSeal));

/** One line of well-formed text without control characters, trimmed, not empty. */
const line = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(4 * most),
    v.trim(),
    v.minLength(1),
    v.maxLength(most),
    v.regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u),
  );

export const name = line(MAX_NAME);
export const chatText = line(MAX_CHAT);
export const noteText = line(MAX_NOTE);
export const moveText = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_MOVE));

/** Seconds for one move and for a whole game, for each seat; 0 means no limit. */
export const clock = v.strictObject({
  perMove: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)),
  perGame: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)),
});

export const visibility = v.picklist(["public", "link"]);

export type Clock = v.InferOutput<typeof clock>;
export type Visibility = v.InferOutput<typeof visibility>;
