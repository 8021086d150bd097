/** The name of one request: in its answer and in the log, so that who complains and who looks speak of the same. */
import { randomUUID } from "node:crypto";

/** The header that carries it. What a client sends in it is not believed. */
export const REQUEST_ID = "x-request-id";

/** The last part of it is chance alone, and Node has many of them ready. */
export const newRequestId = (): string => randomUUID().slice(-12);
