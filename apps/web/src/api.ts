/** Requests to the server: each gives back what was asked for, or why not. */
import type { CreateTable, Fill, http, Sit, TableInfo, TableSummary, WireRefusal } from "@tafelrunde/protocol";
import { patientFetch } from "./patient-fetch.ts";

/** `offline`: the server could not be reached at all. */
export type Asked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly offline: boolean; readonly refusal: WireRefusal };

/** What a proxy says in place of the server, and the server itself while it stops. */
const AWAY = [502, 503, 504];

async function ask<T>(method: "GET" | "PUT" | "POST", path: string, body?: unknown): Promise<Asked<T>> {
  const unreachable: Asked<T> = { ok: false, offline: true, refusal: { code: "stopping" } };
  try {
    const answer = await patientFetch(`/api/${path}`, {
      method,
      ...(body !== undefined && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    if (AWAY.includes(answer.status)) return unreachable;
    const value: unknown = await answer.json();
    if (answer.ok) return { ok: true, value: value as T };
    return { ok: false, offline: false, refusal: value as WireRefusal };
  } catch {
    return unreachable;
  }
}

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
  sit: (id: string, body: Sit) => ask<TableAnswer>("POST", `tables/${id}/sit`, body),
  fill: (id: string, body: Fill) => ask<TableAnswer>("POST", `tables/${id}/bots`, body),
  clear: (id: string, seat: number) => ask<TableAnswer>("POST", `tables/${id}/clear`, { seat }),
  remove: (id: string, seat: number) => ask<TableAnswer>("POST", `tables/${id}/remove`, { seat }),
  fewer: (id: string, seat: number) => ask<TableAnswer>("POST", `tables/${id}/fewer`, { seat }),
  more: (id: string) => ask<TableAnswer>("POST", `tables/${id}/more`, {}),
  replace: (id: string, seat: number) => ask<TableAnswer>("POST", `tables/${id}/replace`, { seat }),
  start: (id: string) => ask<TableAnswer>("POST", `tables/${id}/start`, {}),
  reveal: (id: string, entropy: string) => ask<TableAnswer>("POST", `tables/${id}/reveal`, { entropy }),
  leave: (id: string) => ask<TableAnswer>("POST", `tables/${id}/leave`, {}),
  resume: (id: string) => ask<TableAnswer>("POST", `tables/${id}/resume`, {}),
  rematch: (id: string) => ask<{ id: string }>("POST", `tables/${id}/rematch`, {}),
  note: (id: string, text: string) => ask<TableAnswer>("POST", `tables/${id}/note`, { text }),
  chronicles: () => ask<{ chronicles: readonly http.Chronicle[] }>("GET", "chronicles"),
  chronicle: (id: string) => ask<http.Chronicle>("GET", `chronicles/${encodeURIComponent(id)}`),
  record: (id: string) => ask<unknown>("GET", `tables/${encodeURIComponent(id)}/record`),
};
