/** Who is told the addresses of this machine: whoever is in the same house. Strangers on the internet learn nothing they did not know. */
import { isIP, BlockList } from "node:net";
import type { FastifyRequest } from "fastify";
import type { ServerParts } from "../parts.ts";

const NEAR = new BlockList();
NEAR.addSubnet("127.0.0.0", 8, "ipv4");
NEAR.addSubnet("10.0.0.0", 8, "ipv4");
NEAR.addSubnet("172.16.0.0", 12, "ipv4");
NEAR.addSubnet("192.168.0.0", 16, "ipv4");
NEAR.addSubnet("169.254.0.0", 16, "ipv4");
NEAR.addAddress("::1", "ipv6");
NEAR.addSubnet("fc00::", 7, "ipv6");
NEAR.addSubnet("fe80::", 10, "ipv6");

/** Loopback, private and link-local addresses. */
export const isNear = (address: string): boolean => isIn(NEAR, address);

export function isIn(list: BlockList, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  const version = isIP(plain);
  return version !== 0 && list.check(plain, version === 4 ? "ipv4" : "ipv6");
}

/** A page under a name may be anybody's who lets the name point here; an address or `localhost` cannot. */
export const isBare = (hostname: string): boolean => hostname === "localhost" || isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;

/** A proxy that we were not told of makes everybody look near. */
export const isForwarded = ({ headers }: Pick<Asking, "headers">): boolean =>
  ["x-forwarded-for", "x-real-ip", "forwarded"].some((name) => name in headers);

export type Asking = Pick<FastifyRequest, "ip" | "protocol" | "host" | "hostname" | "headers">;

export function toldAddresses(
  request: Asking,
  { reachable, trustProxy, publicUrl }: Pick<ServerParts, "reachable" | "trustProxy" | "publicUrl">,
): readonly string[] {
  if (publicUrl !== undefined) return [publicUrl];
  const seen = trustProxy || !isForwarded(request);
  if (seen && isNear(request.ip) && isBare(request.hostname)) return reachable();
  const own = `${request.protocol}://${request.host}`;
  return URL.canParse(own) ? [new URL(own).origin] : [];
}
