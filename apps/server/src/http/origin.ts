/** Whether a page may talk to this server: pages of other sites may not, whatever cookies their visitors have. */
import type { IncomingHttpHeaders } from "node:http";

export interface OriginRules {
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
}

/** What the nearest proxy said. */
const last = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header.at(-1) : header)?.split(",").at(-1)?.trim();

/** Programs send no origin and are let in; a browser always names the page. */
export function mayCall(headers: IncomingHttpHeaders, { origins, trustProxy }: OriginRules): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  const host = (trustProxy ? last(headers["x-forwarded-host"]) : undefined) ?? headers.host;
  try {
    return host !== undefined && new URL(origin).host === host;
  } catch {
    return false;
  }
}
