/** The games that others play as well: each is a file in `duels`, named by its game. */
import { games } from "@tafelrunde/registry";
import type { Duel } from "./duel.ts";

/** With the game that is played. */
export interface NamedDuel extends Duel {
  readonly game: string;
}

const files = import.meta.glob<{ duel: Duel }>("./duels/*.ts", { eager: true });

export const duels: readonly NamedDuel[] = games.flatMap(({ id }) => {
  const file = files[`./duels/${id}.ts`];
  return file ? [{ game: id, ...file.duel }] : [];
});

/** The row of the contract, which names the duel. */
export const contractOf = ({ game, peer }: NamedDuel): string => `${game}-${peer.seats}`;
export const peerOf = (contract: string): string => `${contract}-boardgame-io`;
export const bareOf = (contract: string): string => `${contract}-bare`;
