/** All rows of the table. */
import { games } from "@tafelrunde/registry";
import { boardgameIo } from "./boardgame-io.ts";
import type { Row } from "./contestant.ts";
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
      const id = `${game.id}-${seats}`;
      const duel = duels.some((each) => contractOf(each) === id) ? id : null;
      const label = `${game.id}, ${seats} seats`;
      rows.push({ id, label, duel, make: (seed) => throughContract(game, seats, seed) });
      if (duel === null) continue;
      rows.push({ id: `${id}-match`, label: `${label}, Match`, duel, make: (seed) => throughMatch(game, seats, seed) });
    }
  }
  for (const each of duels) {
    const { game, peer, bare, others } = each;
    const { seats } = peer;
    if (!wanted.includes(game)) continue;
    const duel = contractOf(each);
    const label = `${game}, ${seats} seats`;
    rows.push({ id: peerOf(duel), label: `${label}, boardgame.io`, duel, make: (seed) => boardgameIo(peer, seed) });
    rows.push({ id: bareOf(duel), label: `${label}, bare`, duel, make: (seed) => bare(seed, seats) });
    for (const [name, make] of Object.entries(others))
      rows.push({ id: `${game}-${name.replaceAll(/\W+/g, "-")}`, label: `${label}, ${name}`, duel, make });
  }
  return rows;
}
