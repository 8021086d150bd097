/** Who may read the numbers of the server: its own machine, and whoever has the token. */
import { createHash, timingSafeEqual } from "node:crypto";
import { BlockList } from "node:net";
import type { FastifyRequest } from "fastify";
import { isBare, isForwarded, isIn } from "./told-addresses.ts";

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

export type Measuring = Pick<FastifyRequest, "ip" | "hostname" | "headers">;

export function mayMeasure(request: Measuring, token: string | undefined): boolean {
  return isHere(request) || (token !== undefined && isSame(request.headers.authorization ?? "", `Bearer ${token}`));
}

/** What a proxy on this machine passes on came from elsewhere; and a page under a name may be anybody's who lets the name point here. */
const isHere = (request: Measuring): boolean => !isForwarded(request) && isIn(LOOPBACK, request.ip) && isBare(request.hostname);

/** Digests are equally long, and how long the comparison takes tells nothing. */
const isSame = (given: string, own: string): boolean => timingSafeEqual(digest(given), digest(own));
const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
