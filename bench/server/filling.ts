/** Fills a data folder with tables, as guests do: somebody opens a few and sits down at each. */
import { randomBytes } from "node:crypto";
import type { TableInfo } from "@tafelrunde/protocol";
import { Wire } from "./wire.ts";

/** Tables of one guest, and guests who come at the same time. */
const EACH = 25;
const AT_ONCE = 16;

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
  let left = tables;
  const come = async (): Promise<void> => {
    while (left > 0) {
      const own = Math.min(EACH, left);
      left -= own;
      await guest(wire, own);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, come));
  wire.close();
}
