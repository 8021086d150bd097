/** All rows of the table. */
import { games } from "@tafelrunde/registry";
import { boardgameIo } from "./boardgame-io.ts";
import { DUEL_SEATS, type Row } from "./contestant.ts";
import { bareOf, contractOf, duels, peerOf } from "./duels.ts";
import { throughContract, throughMatch } from "./through-contract.ts";

/** The rows of these games. */
export async function allRows(wanted: readonly string[]): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const entry of games) {
    if (!wanted.includes(entry.id)) continue;
    const game = await entry.rules();
    const { min, max } = game.seats;
    for (const seats of new Set([min, max])) {
      const fought = duels.some((duel) => duel.game === game.id) && seats === DUEL_SEATS;
      const duel = fought ? game.id : null;
      const label = `${game.id}, ${seats} seats`;
      rows.push({ id: `${game.id}-${seats}`, label, duel, make: (seed) => throughContract(game, seats, seed) });
      if (!fought) continue;
      const id = `${contractOf(game.id)}-match`;
      rows.push({ id, label: `${label}, Match`, duel, make: (seed) => throughMatch(game, seats, seed) });
    }
  }
  for (const { game, peer, bare, others } of duels) {
    if (!wanted.includes(game)) continue;
    const label = `${game}, ${DUEL_SEATS} seats`;
    rows.push({ id: peerOf(game), label: `${label}, boardgame.io`, duel: game, make: (seed) => boardgameIo(peer, seed) });
    rows.push({ id: bareOf(game), label: `${label}, bare`, duel: game, make: bare });
    for (const [name, make] of Object.entries(others))
      rows.push({ id: `${game}-${name.replaceAll(/\W+/g, "-")}`, label: `${label}, ${name}`, duel: game, make });
  }
  return rows;
}
