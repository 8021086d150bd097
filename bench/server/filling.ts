/** Fills a data folder with tables, as guests do: somebody opens a few and sits down at each. */
import { randomBytes } from "node:crypto";
import type { TableInfo } from "@tafelrunde/protocol";
import { inTurns } from "./in-turns.ts";
import { Wire } from "./wire.ts";

/** Tables of one guest. */
const EACH = 25;

async function guest(wire: Wire, tables: number): Promise<void> {
  const { cookie = "" } = await wire.ask({ method: "GET", path: "/api/me" });
  for (let index = 0; index < tables; index++) {
    const body = { id: `t${index}`, game: "king-of-12", seats: 2 };
    const { table } = (await wire.ask({ path: "/api/tables", body, cookie })).body as { table: TableInfo };
    await wire.ask({ path: `/api/tables/${table.id}/sit`, body: { entropy: randomBytes(16).toString("hex") }, cookie });
  }
}

export async function fill(port: number, tables: number): Promise<void> {
  const wire = new Wire(port);
  await inTurns(Math.ceil(tables / EACH), (index) => guest(wire, Math.min(EACH, tables - index * EACH)));
  wire.close();
}
