/** The same people play again: a new table, found by everybody through the old one. */
import type { Tables } from "./tables.ts";
import { refuse } from "./refused.ts";
import { botEntropy, botName } from "./table/bot-seat.ts";
import type { Person } from "./table/entry.ts";
import { phaseOf, seatOf } from "./table/state.ts";
import type { Table } from "./table/table.ts";

/** The id of the new table. Whoever asks first opens it and is its host; everybody sits down there by themselves. */
export function rematch(tables: Tables, old: Table, person: Person): Promise<string> {
  return old.run(async () => {
    const { state } = old;
    if (seatOf(state, person.id) === undefined) throw refuse("no-seat");
    if (!state.match) throw refuse("not-started");
    if (phaseOf(state) !== "over" && !state.frozen) throw refuse("not-over");
    if (state.rematch !== null) return state.rematch;
    const { id } = await open(tables, old, person);
    await old.commit({ type: "rematch", table: id });
    return id;
  });
}

async function open(tables: Tables, old: Table, host: Person): Promise<Table> {
  const { created, seats } = old.state;
  const { game, options, visibility, clock, chronicle } = created;
  const wish = { game, options, seats: seats.length, visibility, clock, host, ...(chronicle && { chronicle }) };
  const table = await tables.openTable(tables.rematchId(old.id), wish);
  await table.run(async () => {
    for (const [index, { kind, bot }] of seats.entries())
      if (kind === "bot" && bot !== null && table.state.seats[index]?.kind === "open")
        await table.commit({
          type: "filled",
          seat: index,
          bot,
          name: botName(table.state),
          entropy: botEntropy(table.state.created.secret, index),
        });
  });
  return table;
}
