/** Which addresses lead others to this house. A page that was opened as `localhost` cannot give its own: it asks the server. */
import type { api } from "../api.ts";

/** An address that means another machine on every machine. */
export const isLoopback = (hostname: string): boolean => /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/** Origins, the most likely first; none if nobody else can come. */
export async function originsForOthers(
  { origin, hostname }: Pick<Location, "origin" | "hostname">,
  ask: typeof api.addresses,
): Promise<readonly string[]> {
  if (!isLoopback(hostname)) return [origin];
  const asked = await ask();
  return asked.ok ? asked.value.origins.filter((found) => !isLoopback(new URL(found).hostname)) : [];
}
