/** Headers that every answer with something in it carries. */
import type { FastifyRequest } from "fastify";

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // Boards place their pieces by style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

export const SECURITY_HEADERS = {
  "content-security-policy": POLICY,
  "x-content-type-options": "nosniff",
  // A table's id stands in its address, and whoever knows it may look at the table.
  "referrer-policy": "no-referrer",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-resource-policy": "same-origin",
} as const;

/** What answers of the API carry: nothing in them is shown, run or framed. */
export const API_HEADERS = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
} as const;

/** Browsers take this one from a safe origin alone, and complain to their owner about every other. */
const OPENER = { "cross-origin-opener-policy": "same-origin" } as const;
const SAFE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const SAFE_HEADERS = { ...SECURITY_HEADERS, ...OPENER } as const;

type Asked = Pick<FastifyRequest, "protocol" | "hostname" | "url">;

export function headersFor({ protocol, hostname, url }: Asked): { readonly [name: string]: string } {
  if (url.startsWith("/api/")) return API_HEADERS;
  return protocol === "https" || SAFE.test(hostname) ? SAFE_HEADERS : SECURITY_HEADERS;
}
