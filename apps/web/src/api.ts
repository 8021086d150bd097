/** Requests to the server: each gives back what was asked for, or why not. */
import type { CreateTable, Fill, http, Sit, TableInfo, TableSummary, WireRefusal } from "@tafelrunde/protocol";
import { patientFetch } from "./patient-fetch.ts";

/** `offline`: the server could not be reached at all. */
export type Asked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly offline: boolean; readonly refusal: WireRefusal };

/** What a proxy says in place of the server, and the server itself while it stops. */
const AWAY = [502, 503, 504];

/** No content. */
const DONE = 204;

async function ask<T>(
  method: "GET" | "PUT" | "POST",
  path: string,
  body?: unknown,
  more?: Record<string, string>,
): Promise<Asked<T>> {
  const unreachable: Asked<T> = { ok: false, offline: true, refusal: { code: "stopping" } };
  try {
    const answer = await patientFetch(`/api/${path}`, {
      method,
      ...(body !== undefined && { headers: { "content-type": "application/json", ...more }, body: JSON.stringify(body) }),
    });
    if (AWAY.includes(answer.status)) return unreachable;
    const value: unknown = answer.status === DONE ? undefined : await answer.json();
    if (answer.ok) return { ok: true, value: value as T };
    return { ok: false, offline: false, refusal: value as WireRefusal };
  } catch {
    return unreachable;
  }
}

/** A command at a table: what comes of it arrives on the socket. */
const tell = (id: string, command: string, body: object = {}): Promise<Asked<void>> =>
  ask("POST", `tables/${id}/${command}`, body, { prefer: "return=minimal" });

type TableAnswer = { readonly table: TableInfo };
type Tables = { readonly tables: readonly TableSummary[] };

export const api = {
  me: () => ask<{ name: string }>("GET", "me"),
  rename: (name: string) => ask<{ name: string }>("PUT", "me", { name }),
  addresses: () => ask<{ origins: readonly string[] }>("GET", "addresses"),
  mine: () => ask<Tables>("GET", "mine"),
  publicTables: () => ask<Tables>("GET", "public"),
  table: (id: string) => ask<TableAnswer>("GET", `tables/${encodeURIComponent(id)}`),
  create: (wishes: CreateTable) => ask<TableAnswer>("POST", "tables", wishes),
  sit: (id: string, body: Sit) => tell(id, "sit", body),
  fill: (id: string, body: Fill) => tell(id, "bots", body),
  clear: (id: string, seat: number) => tell(id, "clear", { seat }),
  program: (id: string, seat: number) => ask<{ token: string }>("POST", `tables/${id}/program`, { seat }),
  remove: (id: string, seat: number) => tell(id, "remove", { seat }),
  fewer: (id: string, seat: number) => tell(id, "fewer", { seat }),
  more: (id: string) => tell(id, "more"),
  replace: (id: string, seat: number) => tell(id, "replace", { seat }),
  start: (id: string) => tell(id, "start"),
  reveal: (id: string, entropy: string) => tell(id, "reveal", { entropy }),
  leave: (id: string) => tell(id, "leave"),
  resume: (id: string) => tell(id, "resume"),
  rematch: (id: string) => ask<{ id: string }>("POST", `tables/${id}/rematch`, {}),
  note: (id: string, text: string) => tell(id, "note", { text }),
  chronicles: () => ask<{ chronicles: readonly http.Chronicle[] }>("GET", "chronicles"),
  chronicle: (id: string) => ask<http.Chronicle>("GET", `chronicles/${encodeURIComponent(id)}`),
  record: (id: string) => ask<unknown>("GET", `tables/${encodeURIComponent(id)}/record`),
};
