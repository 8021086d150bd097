/** Headers that every answer carries. */
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

/** Browsers take this one from a safe origin alone, and complain to their owner about every other. */
const OPENER = { "cross-origin-opener-policy": "same-origin" } as const;
const SAFE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export const headersFor = ({
  protocol,
  hostname,
}: Pick<FastifyRequest, "protocol" | "hostname">): { readonly [name: string]: string } =>
  protocol === "https" || SAFE.test(hostname) ? { ...SECURITY_HEADERS, ...OPENER } : SECURITY_HEADERS;
