/** From a refusal or a fault to an answer: a status and a code, never a stack. */
import type { Code, WireRefusal } from "@tafelrunde/protocol";
import { Refused } from "../refused.ts";

const STATUS: { readonly [code in Code]: number } = {
  "bad-message": 400,
  "other-protocol": 426,
  "too-large": 413,
  "too-fast": 429,
  "too-busy": 503,
  "bad-origin": 403,
  "bad-token": 403,
  "not-for-programs": 403,
  "not-found": 404,
  "unknown-game": 400,
  "unknown-rules": 409,
  "bad-option": 400,
  "old-options": 409,
  "bad-seats": 400,
  "seat-taken": 409,
  "no-seat": 403,
  "not-host": 403,
  removed: 403,
  "own-seat": 409,
  "not-present": 409,
  "not-absent": 409,
  "seats-free": 409,
  starting: 409,
  "not-starting": 409,
  "wrong-luck": 409,
  "luck-missing": 409,
  "already-started": 409,
  "not-started": 409,
  "not-over": 409,
  "unknown-bot": 400,
  "chat-closed": 409,
  "no-takeback": 409,
  "unknown-move": 400,
  frozen: 409,
  "too-many-tables": 409,
  "too-long": 409,
  "cannot-save": 507,
  damaged: 500,
  stopping: 503,
  fault: 500,
};

/** What is told when the fault is ours. */
export const FAULT = { code: "fault" } as const;

interface Answer {
  readonly status: number;
  readonly body: WireRefusal;
  /** A bug of ours. */
  readonly isFault: boolean;
}

export const statusOf = (code: string): number => (Object.hasOwn(STATUS, code) ? STATUS[code as Code] : 409);

/** The framework refuses some requests before we see them; its errors carry a status. */
const statusIn = (fault: unknown): number =>
  typeof fault === "object" && fault !== null && "statusCode" in fault ? Number(fault.statusCode) : 500;

export function answerTo(fault: unknown): Answer {
  if (fault instanceof Refused) return { status: statusOf(fault.refusal.code), body: fault.refusal, isFault: false };
  const status = statusIn(fault);
  if (status === 413) return { status, body: { code: "too-large" }, isFault: false };
  if (status === 404) return { status, body: { code: "not-found" }, isFault: false };
  if (status >= 400 && status < 500) return { status, body: { code: "bad-message" }, isFault: false };
  return { status: 500, body: FAULT, isFault: true };
}
