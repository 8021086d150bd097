/** Who is measured: how each server is started, and who speaks with it. */
import { boardgameIo } from "./boardgame-io.ts";
import { bareWs } from "./bare-ws.ts";
import { colyseus } from "./colyseus.ts";
import type { Speaker } from "./lines.ts";
import { serveBareWs } from "./serve-bare-ws.ts";
import { serveBoardgameIo } from "./serve-boardgame-io.ts";
import { serveColyseus } from "./serve-colyseus.ts";
import { tafelrunde, type TableWish } from "./tafelrunde.ts";
import type { Wire } from "./wire.ts";

interface Contestant {
  readonly label: string;
  speak(wire: Wire, wish: TableWish): Speaker;
  /** Serves in this process and resolves with the port; left out for the server that has a program of its own. */
  serve?(): Promise<number>;
  /** Has to be installed first. */
  readonly isPeer: boolean;
}

export const CONTESTANTS = {
  tafelrunde: { label: "Tafelrunde, on disk", speak: tafelrunde, isPeer: false },
  colyseus: { label: "Colyseus, in memory", speak: colyseus, serve: serveColyseus, isPeer: true },
  "boardgame.io": { label: "boardgame.io, in memory", speak: boardgameIo, serve: serveBoardgameIo, isPeer: true },
  ws: { label: "bare ws, in memory", speak: bareWs, serve: async () => (await serveBareWs()).port, isPeer: false },
} as const satisfies { readonly [name: string]: Contestant };

export type ContestantName = keyof typeof CONTESTANTS;

export const contestant = (name: ContestantName): Contestant => CONTESTANTS[name];

export const isContestant = (name: string): name is ContestantName => Object.hasOwn(CONTESTANTS, name);
