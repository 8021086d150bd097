/** The HTTP side: the API, the web client, and what an administrator asks. */
import { fastify, LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { LogLevel } from "../config.ts";
import { described, faultAt, markOf, ownWords } from "../faults.ts";
import { parsed } from "../incoming.ts";
import type { ServerParts } from "../parts.ts";
import { refuse } from "../refused.ts";
import { limitKey } from "../socket/address.ts";
import { answerTo } from "./errors.ts";
import { API_HEADERS, headersFor, SECURITY_HEADERS } from "./headers.ts";
import { type Admission, listener, spend } from "./listener.ts";
import { openApi } from "./openapi.ts";
import { mayMeasure } from "./may-measure.ts";
import { mayCall } from "./origin.ts";
import { rawAnswer } from "./raw.ts";
import { refusedPage, retryAfter, wantsPage } from "./refused-page.ts";
import { newRequestId, REQUEST_ID } from "./request-id.ts";
import { type Call, type Route, ROUTES } from "./routes.ts";
import { reads, sendFile, wantsFile } from "./send-file.ts";
import type { StaticFiles } from "./static.ts";
import { tableIdIn } from "./table-id.ts";
import { toldAddresses } from "./told-addresses.ts";

const NOT_READY = 503;
const NOTHING_TO_SAY = 204;
/** What a client sends, and is told, about short answers (RFC 7240). */
const BRIEF = "return=minimal";
const BRIEF_HEADERS = { "preference-applied": BRIEF } as const;

const BAD_ADDRESS = { code: "bad-message" } as const;

interface AppSettings {
  readonly logLevel: LogLevel;
  /** The longest body, in bytes. */
  readonly body: number;
  readonly trustProxy: boolean;
  readonly admission: Admission;
}

export function makeApp({ logLevel, body, trustProxy, admission }: AppSettings): FastifyInstance {
  const app = fastify({
    logger: { level: logLevel, base: null, stream: process.stderr, serializers: { err: ownWords } },
    genReqId: newRequestId,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "request" }),
    bodyLimit: body,
    // One hop: the proxy in front, and not whatever a client wrote into the header before.
    trustProxy: trustProxy ? (_, hop) => hop === 0 : false,
    serverFactory: (handler) => listener(handler, admission),
    clientErrorHandler: (_, socket) => void (socket.writable ? socket.end(rawAnswer("bad-message")) : socket.destroy()),
    forceCloseConnections: "idle",
    // Answers to addresses that are no addresses say no more than others.
    frameworkErrors: (_, { id }, reply) =>
      void (reply as FastifyReply)
        .status(400)
        .headers({ ...SECURITY_HEADERS, [REQUEST_ID]: id })
        .send(BAD_ADDRESS),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_, text, done) => {
    try {
      done(null, text === "" ? undefined : parsed(String(text)));
    } catch {
      done(refuse("bad-message"));
    }
  });
  return app;
}

export function addRoutes(app: FastifyInstance, parts: ServerParts, files: StaticFiles): void {
  const { metrics } = parts;
  const isDebugging = app.log.level === "debug" || app.log.level === "trace";

  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headersFor(request)).header(REQUEST_ID, request.id);
    if (parts.stopping) throw refuse("stopping");
    if (!letsIn(request, parts)) throw refuse("too-fast");
    // To a browser this would be another host.
    if (request.url.startsWith("//")) throw refuse("bad-message");
    if (!reads(request) && !mayCall(request.headers, parts)) throw refuse("bad-origin");
  });
  app.addHook("onResponse", async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
    metrics.http.observe(labels, reply.elapsedTime / 1000);
    if (!isDebugging) return;
    const table = tableOf(request);
    const about = table === undefined ? labels : { ...labels, table: markOf(table) };
    request.log.debug({ ...about, ms: Math.round(reply.elapsedTime) }, "answered");
  });
  app.setErrorHandler((fault, request, reply) => {
    const { status, body, isFault } = answerTo(fault);
    metrics.refused.inc({ code: body.code });
    if (isFault) {
      metrics.faults.inc();
      const table = tableOf(request);
      const about = described(table === undefined ? fault : faultAt(table, fault));
      request.log.error({ ...about, route: routeOf(request) }, "a request failed");
    }
    reply.status(status).header("cache-control", "no-store");
    const seconds = retryAfter(body.code);
    if (seconds === undefined) return reply.send(body);
    reply.header("retry-after", seconds);
    if (body.code === "too-fast") {
      reply.header("connection", "close");
      spend(request.raw);
    }
    if (!wantsPage(request)) return reply.send(body);
    reply.headers(SECURITY_HEADERS).type("text/html; charset=utf-8");
    return reply.send(refusedPage(body.code, seconds, { accepted: request.headers["accept-language"], request: request.id }));
  });

  for (const route of ROUTES) addRoute(app, parts, route);
  const description = openApi();
  app.get("/api/openapi.json", () => description);
  app.get("/healthz", () => ({ alive: true }));
  app.get("/readyz", async (_, reply) => {
    const trouble = await parts.store.trouble();
    reply.header("cache-control", "no-store");
    return trouble ? reply.status(NOT_READY).send({ ready: false, code: trouble }) : { ready: true };
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayMeasure(request, parts.metricsToken)) throw refuse("not-found");
    return reply.type(metrics.registry.contentType).send(await parts.measured());
  });
  app.setNotFoundHandler((request, reply) => sendFile(parts, files, request, reply));
}

/** The pattern, never the address: addresses hold the ids of tables. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? "other";

/** The id of the table that a request is about. */
const tableOf = (request: FastifyRequest): string | undefined =>
  routeOf(request).startsWith("/api/tables/:id") ? (request.params as { id: string }).id : undefined;

function letsIn(request: FastifyRequest, { door, callers }: ServerParts, cost = 1): boolean {
  const address = limitKey(request.ip);
  return wantsFile(request) ? door.shows(address) : door.letsIn(address, callers.idIn(request.headers), cost);
}

function addRoute(app: FastifyInstance, parts: ServerParts, route: Route): void {
  app.route({
    method: route.method,
    url: route.path,
    async handler(request, reply) {
      const call = callOf(request, reply, parts);
      if (call.program !== undefined && !route.forPrograms) throw refuse("not-for-programs");
      if (route.cost !== undefined) call.pays(route.cost);
      const answer = await route.answer(call);
      if (answer === undefined) return nothingToSay(reply);
      return reply
        .status(route.status ?? 200)
        .header("cache-control", "no-store")
        .send(answer);
    },
  });
}

/** Where there is nothing to show, run or keep, no header says that it may not be done. */
function nothingToSay(reply: FastifyReply): FastifyReply {
  for (const name in API_HEADERS) reply.removeHeader(name);
  return reply.status(NOTHING_TO_SAY).headers(BRIEF_HEADERS).send();
}

function callOf(request: FastifyRequest, reply: FastifyReply, parts: ServerParts): Call {
  const claim = parts.callers.claimIn(request.headers);
  const known: Call["known"] = async () => {
    if (claim) return parts.callers.program(claim);
    const identity = await parts.identities.find(request.headers.cookie);
    return identity && { id: identity.id, name: identity.name };
  };
  return {
    parts,
    program: claim?.table,
    known,
    async person() {
      const person = await known();
      if (person) return person;
      if (!parts.door.welcomes(limitKey(request.ip))) throw refuse("too-fast");
      const identity = await parts.identities.create(request.headers.cookie, request.headers["accept-language"]);
      reply.header("set-cookie", parts.identities.cookieFor(identity, request.protocol === "https"));
      return { id: identity.id, name: identity.name };
    },
    addresses: () => toldAddresses(request, parts),
    async table() {
      const id = tableIdIn(request.params);
      if (claim && claim.table !== id) throw refuse("not-for-programs");
      return parts.tables.get(id);
    },
    id: () => tableIdIn(request.params),
    body: request.body,
    isBrief: request.headers["prefer"] === BRIEF,
    pays(cost) {
      if (!letsIn(request, parts, cost)) throw refuse("too-fast");
    },
  };
}
