/** Sits down at the table of a rematch: on the old seat if that is free. */
import type { Seat } from "@tafelrunde/core";
import { api } from "../../api.ts";
import { Luck } from "../../session/luck.ts";

/** Whoever finds no seat looks on. */
export async function sitAgain(id: string, seat: Seat): Promise<void> {
  const asked = await api.table(id);
  if (!asked.ok) return;
  const { table } = asked.value;
  const isFree = (at: Seat): boolean => table.seats[at]?.kind === "open";
  if (table.state !== "waiting" || table.seats.some(({ you }) => you) || !table.seats.some((_, at) => isFree(at))) return;
  await new Luck(table).sit(isFree(seat) ? seat : undefined);
}
