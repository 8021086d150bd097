/** The pages that are measured, with a table that waits and one in play, as somebody sees them who was sent the link. */
import { randomBytes } from "node:crypto";
import { levelsFor } from "@tafelrunde/bots";
import { findGame } from "@tafelrunde/registry";
import type { TableInfo } from "@tafelrunde/protocol";
import { Wire } from "../server/wire.ts";

interface Page {
  readonly name: string;
  readonly address: string;
}

/** A table with somebody at its first seat; with bots at all others, if it is to begin: those that think least, beside the browser. */
async function openTable(wire: Wire, game: string, begins: boolean): Promise<string> {
  const rules = await findGame(game)!.rules();
  const bot = (await levelsFor(rules)).at(-1)!.id;
  const { cookie = "" } = await wire.ask({ method: "GET", path: "/api/me" });
  const ask = (path: string, body: object) => wire.ask({ path: `/api/tables${path}`, body, cookie });
  const { table } = (await ask("", { id: `t${begins}`, game, seats: rules.seats.max })).body as { table: TableInfo };
  await ask(`/${table.id}/sit`, { seat: 0, entropy: randomBytes(16).toString("hex") });
  if (begins) {
    await ask(`/${table.id}/bots`, { bot });
    await ask(`/${table.id}/start`, {});
  }
  return table.id;
}

export async function openPages(port: number, game: string): Promise<readonly Page[]> {
  const wire = new Wire(port);
  const [waiting, playing] = [await openTable(wire, game, false), await openTable(wire, game, true)];
  wire.close();
  const paths = { home: "", create: `new/${game}`, waiting: `t/${waiting}`, rules: `rules/${game}`, table: `t/${playing}` };
  return Object.entries(paths).map(([name, path]) => ({ name, address: `http://127.0.0.1:${port}/${path}` }));
}
