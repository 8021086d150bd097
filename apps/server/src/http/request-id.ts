/** The name of one request: in its answer and in the log, so that who complains and who looks speak of the same. */
import { randomBytes } from "node:crypto";

/** The header that carries it. What a client sends in it is not believed. */
export const REQUEST_ID = "x-request-id";

export const newRequestId = (): string => randomBytes(6).toString("hex");
