/** Whether a page may talk to this server: pages of other sites may not, whatever cookies their visitors have. */
import type { IncomingHttpHeaders } from "node:http";

interface OriginRules {
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
}

/** What the nearest proxy said. */
const last = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header.at(-1) : header)?.split(",").at(-1)?.trim();

/** Programs send no origin and are let in; a browser always names the page, with its scheme. */
export function mayCall(headers: IncomingHttpHeaders, { origins, trustProxy }: OriginRules): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  const host = (trustProxy ? last(headers["x-forwarded-host"]) : undefined) ?? headers.host;
  // We speak HTTP ourselves; what a proxy in front speaks, it says.
  const scheme = (trustProxy ? last(headers["x-forwarded-proto"]) : undefined) ?? "http";
  const own = `${scheme}://${host}`;
  return host !== undefined && URL.canParse(own) && new URL(own).origin === origin;
}
