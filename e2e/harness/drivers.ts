/** The drivers of all games, in the registry's order: each is a file in `e2e/drivers`, named by its game. */
import { games } from "@tafelrunde/registry";
import type { Driver } from "./play.ts";

const files = import.meta.glob<{ driver: Driver }>("../drivers/*.ts", { eager: true });

export const drivers: readonly Driver[] = games.map(({ id }) => {
  const file = files[`../drivers/${id}.ts`];
  if (!file) throw new Error(`${id} has no driver: write e2e/drivers/${id}.ts.`);
  return file.driver;
});
