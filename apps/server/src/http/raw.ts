/** An answer on a bare connection, where there is no request that the framework could answer. */
import { STATUS_CODES } from "node:http";
import type { Code } from "@tafelrunde/protocol";
import { statusOf } from "./errors.ts";
import { newRequestId, REQUEST_ID } from "./request-id.ts";

export function rawAnswer(code: Code, request = newRequestId()): string {
  const status = statusOf(code);
  const body = JSON.stringify({ code });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? "Refused"}`,
    "Connection: close",
    "Content-Type: application/json",
    `${REQUEST_ID}: ${request}`,
    `Content-Length: ${body.length}`,
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}
