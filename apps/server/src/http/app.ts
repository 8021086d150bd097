/** The HTTP side: the API, the web client, and what an administrator asks. */
import { createReadStream } from "node:fs";
import { fastify, LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { LogLevel } from "../config.ts";
import type { House } from "../house.ts";
import { Buckets } from "../limits/bucket.ts";
import { refuse } from "../refused.ts";
import { limitKey } from "../socket/address.ts";
import { answerTo } from "./errors.ts";
import { tableIdIn } from "./checked.ts";
import { SECURITY_HEADERS } from "./headers.ts";
import { NOT_BUILT } from "./not-built.ts";
import { openApi } from "./openapi.ts";
import { mayCall } from "./origin.ts";
import { rawAnswer } from "./raw.ts";
import { type Call, type Route, ROUTES } from "./routes.ts";
import type { StaticFiles } from "./static.ts";

/** A client that takes longer to send one request is not let finish it. */
const SLOWEST_REQUEST = 30_000;

const BAD_ADDRESS = { code: "bad-message" } as const;

export interface AppSettings {
  readonly logLevel: LogLevel;
  /** The longest body, in bytes. */
  readonly body: number;
  readonly trustProxy: boolean;
}

export function makeApp({ logLevel, body, trustProxy }: AppSettings): FastifyInstance {
  const app = fastify({
    logger: { level: logLevel, base: null, stream: process.stderr },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: body,
    // One hop: the proxy in front, and not whatever a client wrote into the header before.
    trustProxy: trustProxy ? (_, hop) => hop === 0 : false,
    requestTimeout: SLOWEST_REQUEST,
    clientErrorHandler: (_, socket) => void (socket.writable ? socket.end(rawAnswer("bad-message")) : socket.destroy()),
    forceCloseConnections: "idle",
    // Answers to addresses that are no addresses say no more than others.
    frameworkErrors: (_, __, reply) => void (reply as FastifyReply).status(400).headers(SECURITY_HEADERS).send(BAD_ADDRESS),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_, text, done) => {
    try {
      done(null, text === "" ? undefined : JSON.parse(String(text), withoutTraps));
    } catch {
      done(refuse("bad-message"));
    }
  });
  return app;
}

/** Names that mean something to JavaScript itself are no names of ours. */
function withoutTraps(name: string, value: unknown): unknown {
  if (name === "__proto__" || name === "constructor" || name === "prototype") throw refuse("bad-message");
  return value;
}

export function addRoutes(app: FastifyInstance, house: House, files: StaticFiles): void {
  const { metrics, limits } = house;
  const addresses = new Buckets({ burst: limits.addressBurst, perSecond: limits.addressPerSecond });
  const newcomers = new Buckets({ burst: limits.identityBurst, perSecond: limits.identityPerSecond });

  app.addHook("onRequest", async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (house.stopping) throw refuse("stopping");
    if (!addresses.take(limitKey(request.ip))) throw refuse("too-fast");
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads && !mayCall(request.headers, house)) throw refuse("bad-origin");
  });
  app.addHook("onResponse", async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
    metrics.http.observe(labels, reply.elapsedTime / 1000);
    request.log.debug({ ...labels, ms: Math.round(reply.elapsedTime) }, "answered");
  });
  app.setErrorHandler((fault, request, reply) => {
    const { status, body, isFault } = answerTo(fault);
    metrics.refused.inc({ code: body.code });
    if (isFault) {
      metrics.faults.inc();
      request.log.error({ err: fault, route: routeOf(request) }, "a request failed");
    }
    return reply.status(status).header("cache-control", "no-store").send(body);
  });

  for (const route of ROUTES) addRoute(app, house, route, newcomers);
  const description = openApi();
  app.get("/api/openapi.json", () => description);
  app.get("/healthz", () => ({ alive: true }));
  app.get("/readyz", async () => {
    await house.store.ping();
    return { ready: true };
  });
  app.get("/metrics", async (_, reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()));
  app.setNotFoundHandler((request, reply) => sendFile(files, request, reply));
}

/** The pattern, never the address: addresses hold the ids of tables. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? "other";

function addRoute(app: FastifyInstance, house: House, route: Route, newcomers: Buckets): void {
  app.route({
    method: route.method,
    url: route.path,
    async handler(request, reply) {
      const answer = await route.answer(callOf(request, reply, house, newcomers));
      return reply
        .status(route.status ?? 200)
        .header("cache-control", "no-store")
        .send(answer);
    },
  });
}

function callOf(request: FastifyRequest, reply: FastifyReply, house: House, newcomers: Buckets): Call {
  const known: Call["known"] = async () => {
    const identity = await house.identities.find(request.headers.cookie);
    if (identity && !house.paces.take(identity.id)) throw refuse("too-fast");
    return identity && { id: identity.id, name: identity.name };
  };
  return {
    house,
    known,
    async person() {
      const person = await known();
      if (person) return person;
      if (!newcomers.take(limitKey(request.ip))) throw refuse("too-fast");
      const identity = await house.identities.create(request.headers["accept-language"]);
      reply.header("set-cookie", house.identities.cookieFor(identity, request.protocol === "https"));
      return { id: identity.id, name: identity.name };
    },
    table: () => house.hall.get(tableIdIn(request.params)),
    id: () => tableIdIn(request.params),
    body: request.body,
  };
}

function sendFile(files: StaticFiles, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = new URL(request.url, "http://x").pathname;
  const isPage = request.method === "GET" || request.method === "HEAD";
  if (!isPage || path === "/api" || path.startsWith("/api/")) throw refuse("not-found");
  if (!files.built) return reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(NOT_BUILT);
  const served = files.serve(path, request.headers["accept-encoding"]);
  if (!served) throw refuse("not-found");
  reply.headers(served.headers).status(200);
  if (request.headers["if-none-match"] === served.headers["etag"]) return reply.status(304).removeHeader("content-length").send();
  return request.method === "HEAD" ? reply.send() : reply.send(createReadStream(served.file));
}
