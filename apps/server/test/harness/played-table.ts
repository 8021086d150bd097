/** Tables of real games that were played by chance: for tests of what is kept of them. */
import { type Chance, type Game } from "@tafelrunde/core";
import { newId } from "../../src/identity/ids.ts";
import { ALONE } from "../../src/nodes/nodes.ts";
import type { Store } from "../../src/store/store.ts";
import type { Person } from "../../src/table/entry.ts";
import { type TableServices, Table } from "../../src/table/table.ts";

const entropy = "00112233445566778899aabbccddeeff";

/** All that a table needs, at a time that stands still. */
export const servicesAt = (store: Store, now: () => number): TableServices => ({
  store,
  now,
  botTime: (at) => at + 1000,
  changed: () => {},
  planned: () => {},
  absence: 60_000,
  queue: 100,
  botsPlayAlone: false,
  nodes: ALONE,
  conflicted: () => {},
  fault: (_, fault) => {
    throw fault;
  },
});

/**
 * Somebody's table at which so many moves were made, or all to the end of the game; then its host said something. With less than
 * none the game is still to begin.
 */
export async function playedTable(
  game: Game,
  services: TableServices,
  chance: Chance,
  most: number,
  host: Person = { id: newId(), name: "Ada" },
): Promise<Table> {
  const { min: seats } = game.seats;
  const options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]));
  const settings = { options, seats, visibility: "link", clock: { perMove: 0, perGame: 0 } } as const;
  const wish = { type: "created", game: game.id, ...settings, host, seat: 0, entropy, secret: "ab".repeat(32) } as const;
  const table = await Table.open(newId(), game, wish, services);
  await table.run(async () => {
    for (let seat = 1; seat < seats; seat++)
      await table.commit({ type: "sat", seat, person: { id: newId(), name: `Bob ${seat}` }, entropy });
    if (most < 0) return;
    await table.commit({ type: "started", rulesVersion: game.rulesVersion });
    for (let moves = 0; moves < most; moves++) {
      const seat = table.state.match!.awaited()[0];
      if (seat === undefined) break;
      await table.commit({ type: "moved", seat, move: game.format(chance.pick(table.state.match!.moves(seat))) });
    }
    await table.commit({ type: "said", person: host, text: "Well played!", message: "1" });
  });
  return table;
}
