/** An answer on a bare connection, where there is no request that the framework could answer. */
import { STATUS_CODES } from "node:http";
import type { Code } from "@tafelrunde/protocol";
import { statusOf } from "./errors.ts";

export function rawAnswer(code: Code): string {
  const status = statusOf(code);
  const body = JSON.stringify({ code });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? "Refused"}`,
    "Connection: close",
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}
