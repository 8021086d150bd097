/** Somebody stays away: those who are there let a bot play until they are back. */
import type { Seat } from "@tafelrunde/core";
import { refuse } from "../refused.ts";
import { absenceOf, presentSeats } from "./absence.ts";
import { mySeat, strongestBot } from "./commands.ts";
import type { Person } from "./entry.ts";
import type { Table } from "./table.ts";

/** Lets bots play where enough have asked for it. Votes stay when people come and go, so this is asked anew each time. */
export async function replaceAbsent(table: Table): Promise<void> {
  for (const seat of table.state.seats.keys()) {
    const absence = absenceOf(table.state, table.watchers.presence(), seat);
    if (!absence || absence.votes.length < absence.needed) continue;
    await table.commit({ type: "away", seat, bot: await strongestBot(table.state.game) });
  }
}

/** A vote for a bot at this seat; the last one that is needed brings it. */
export async function replace(table: Table, person: Person, { seat }: { readonly seat: Seat }): Promise<void> {
  const { state } = table;
  const presence = table.watchers.presence();
  const voter = mySeat(state, person);
  if (!presentSeats(state, presence).includes(voter)) throw refuse("not-present");
  // Somebody was quicker; what was asked for is done.
  if (state.seats[seat]?.away) return;
  const absence = absenceOf(state, presence, seat);
  if (!absence) throw refuse("not-absent");
  if (!absence.votes.includes(voter)) await table.commit({ type: "voted", seat, by: voter });
  await replaceAbsent(table);
}
