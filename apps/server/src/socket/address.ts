/** Where a connection comes from, as far as limits are concerned. */
import type { IncomingMessage } from "node:http";

/** One customer's IPv6 network: its first four groups. */
const GROUPS = 4;

/** Behind a trusted proxy, the address it saw itself; what stands before that may be anybody's invention. */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const own = socket.remoteAddress ?? "";
  if (!trustProxy) return own;
  const forwarded = headers["x-forwarded-for"];
  return (Array.isArray(forwarded) ? forwarded.join(",") : forwarded)?.split(",").at(-1)?.trim() || own;
}

/** What one limit applies to: an IPv4 address, or the IPv6 network a customer usually gets whole. */
export function limitKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : Math.max(0, 2 * GROUPS - front.length - back.length);
  return [...front, ...Array.from({ length: gap }, () => "0"), ...back].slice(0, GROUPS).join(":");
}
