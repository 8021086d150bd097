/** All rows of the table. */
import type { Card } from "@tafelrunde/king-of-12";
import { games } from "@tafelrunde/registry";
import { bare } from "./bare.ts";
import { boardgameIo } from "./boardgame-io.ts";
import { DUEL_SEATS, type Row } from "./contestant.ts";
import { tables } from "./tables.ts";
import { throughContract, throughMatch } from "./through-contract.ts";

export const DUEL_GAME = "king-of-12";

export const CONTRACT = `${DUEL_GAME}-${DUEL_SEATS}`;
export const PEER = "boardgame-io";
export const BARE = "bare";

export const FIRST_SET: readonly Card[] = ["alchemist", "golem", "knight", "machine", "oracle", "parasite", "sorcerer"];

export async function allRows(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const entry of games) {
    const game = await entry.rules();
    const { min, max } = game.seats;
    for (const seats of new Set([min, max])) {
      const duel = game.id === DUEL_GAME && seats === DUEL_SEATS;
      const id = `${game.id}-${seats}`;
      rows.push({ id, label: `${game.id}, ${seats} seats`, duel, make: (seed) => throughContract(game, seats, seed) });
      if (!duel) continue;
      const label = `${game.id}, ${seats} seats, Match`;
      rows.push({ id: `${id}-match`, label, duel, make: (seed) => throughMatch(game, seats, seed) });
    }
  }
  const peer = `${DUEL_GAME}, ${DUEL_SEATS} seats, boardgame.io`;
  rows.push({ id: PEER, label: peer, duel: true, make: (seed) => boardgameIo(seed) });
  const label = `${DUEL_GAME}, ${DUEL_SEATS} seats`;
  rows.push({ id: BARE, label: `${label}, bare`, duel: true, make: (seed) => bare(seed, DUEL_SEATS, FIRST_SET) });
  rows.push({ id: "tables", label: `${label}, one set, tables`, duel: true, make: tables });
  return rows;
}
