/** The same people play again: a new table, found by everybody through the old one. */
import type { Hall } from "./hall.ts";
import { refuse } from "./refused.ts";
import { botEntropy, botName } from "./table/bot-seat.ts";
import { sit } from "./table/commands.ts";
import type { Person } from "./table/entry.ts";
import { phaseOf, seatOf } from "./table/state.ts";
import type { Table } from "./table/table.ts";

/** The id of the new table. Whoever asks first opens it; the others sit down at it, where they sat before if they can. */
export async function rematch(hall: Hall, old: Table, person: Person, entropy: string): Promise<string> {
  const seat = await old.run(async () => {
    const { state } = old;
    const own = seatOf(state, person.id);
    if (own === undefined) throw refuse("no-seat");
    if (!state.match) throw refuse("not-started");
    if (phaseOf(state) !== "over" && !state.frozen) throw refuse("not-over");
    if (state.rematch !== null) return own;
    const table = await open(hall, old, person, own, entropy);
    await old.commit({ type: "rematch", table: table.id });
    old.tell();
    return own;
  });
  const id = hall.rematchId(old.id);
  const table = await hall.get(id);
  await table.run(async () => {
    const { state } = table;
    const isFree = state.seats.some(({ kind }) => kind === "open");
    if (seatOf(state, person.id) !== undefined || phaseOf(state) !== "waiting" || !isFree) return;
    await hall.mustHaveRoom(person);
    await sit(table, person, { entropy, ...(state.seats[seat]?.kind === "open" ? { seat } : {}) });
  });
  return id;
}

async function open(hall: Hall, old: Table, host: Person, seat: number, entropy: string): Promise<Table> {
  const { created, seats } = old.state;
  const { game, options, visibility, clock, chronicle } = created;
  const wish = { game, options, seats: seats.length, visibility, clock, host, seat, entropy, ...(chronicle && { chronicle }) };
  const table = await hall.openTable(hall.rematchId(old.id), wish);
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
