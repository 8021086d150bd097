/** Opens a house, wherever it is, to change what is in it; no server may be at work there. */
import { changingFolder } from "./folder-house.ts";
import type { HousePlace, OpenHouse } from "./house.ts";

/** Work is given undefined if nothing is kept there. Whoever has folders alone need not load what knows databases. */
export async function changingHouse<T>(
  { folder, database }: HousePlace,
  work: (house: OpenHouse | undefined) => Promise<T>,
): Promise<T> {
  if (database === undefined) return changingFolder(folder, work);
  return (await import("./database-house.ts")).changingDatabase(database, work);
}
