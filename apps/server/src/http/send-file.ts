/** Pages and files of the web client: whatever is no route of the API. */
import { createReadStream } from "node:fs";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServerParts } from "../parts.ts";
import { refuse } from "../refused.ts";
import { limitKey } from "../socket/address.ts";
import { NOT_BUILT } from "./not-built.ts";
import type { StaticFiles } from "./static.ts";

const pathOf = ({ url }: FastifyRequest): string => url.split("?", 1)[0]!;

export const reads = ({ method }: FastifyRequest): boolean => method === "GET" || method === "HEAD";

export function wantsFile(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return request.is404 && reads(request) && path !== "/api" && !path.startsWith("/api/");
}

export function sendFile({ door }: ServerParts, files: StaticFiles, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!wantsFile(request)) throw refuse("not-found");
  if (!files.built) return reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(NOT_BUILT);
  const served = files.serve(pathOf(request), request.headers["accept-encoding"]);
  if (!served) throw refuse("not-found");
  const { headers, file, size } = served;
  const known = request.headers["if-none-match"] === headers["etag"];
  const travels = !known && request.method === "GET";
  if (travels && !door.hands(limitKey(request.ip), size)) throw refuse("too-fast");
  reply.headers(headers).status(known ? 304 : 200);
  if (known) return reply.removeHeader("content-length").send();
  return travels ? reply.send(createReadStream(file)) : reply.send();
}
