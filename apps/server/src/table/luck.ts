/** How a game begins: when everybody's share of the luck is fixed, seals are opened, and the last one starts it. */
import { sealOf } from "@tafelrunde/core";
import { refuse } from "../refused.ts";
import { mySeat } from "./commands.ts";
import type { Person } from "./entry.ts";
import { mustAllow, mustHost, mustWait } from "./hosting.ts";
import { isSealed, lacksLuck, seatOf } from "./state.ts";
import type { Table } from "./table.ts";

/** Without seals the game begins at once. */
export async function start(table: Table, person: Person): Promise<void> {
  const { state } = table;
  const { rulesVersion } = state.game;
  mustHost(state, person);
  if (seatOf(state, person.id) === undefined) throw refuse("no-seat");
  if (state.seats.some(({ kind }) => kind === "open")) throw refuse("seats-free");
  if (state.starting) return;
  if (state.seats.some(lacksLuck)) throw refuse("luck-missing");
  mustAllow(state.game, state.created);
  if (state.seats.some(isSealed)) await table.commit({ type: "starting", rulesVersion });
  else await begin(table);
}

/** Opens one's seal. What was opened before may be sent again. */
export async function reveal(table: Table, person: Person, { entropy }: { readonly entropy: string }): Promise<void> {
  const { state } = table;
  const seat = mySeat(state, person);
  const own = state.seats[seat]!;
  if (own.seal !== null && own.entropy === entropy) return beginIfOpen(table);
  mustWait(state);
  if (!state.starting) throw refuse("not-starting");
  if (own.entropy !== null || own.seal !== sealOf(entropy)) throw refuse("wrong-luck");
  await table.commit({ type: "revealed", seat, entropy });
  await beginIfOpen(table);
}

/** Also after a crash between the last seal and the game. */
export async function beginIfOpen(table: Table): Promise<void> {
  if (!table.state.starting || table.state.seats.some(isSealed)) return;
  await begin(table);
}

const begin = (table: Table): Promise<void> => table.commit({ type: "started", rulesVersion: table.state.game.rulesVersion });
