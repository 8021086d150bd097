/** What a host does before the game: decides how many seats there are, who plays on them, and who does not. */
import { checkOptions, type Game, type Seat } from "@tafelrunde/core";
import { botsFor } from "@tafelrunde/bots";
import type { Fill } from "@tafelrunde/protocol";
import { newId } from "../identity/ids.ts";
import { Refused, refuse } from "../refused.ts";
import { botEntropy, botName } from "./bot-seat.ts";
import type { Created, Person } from "./entry.ts";
import { phaseOf, seatOf, type TableState } from "./state.ts";
import type { Table } from "./table.ts";

export function mustWait(state: TableState): void {
  if (phaseOf(state) !== "waiting") throw refuse("already-started");
}

export function mustHost(state: TableState, person: Person): void {
  if (state.host !== person.id) throw refuse(seatOf(state, person.id) === undefined ? "no-seat" : "not-host");
  mustWait(state);
}

/** Options that were chosen under older rules may be such that nobody can play by them any more. */
export function mustAllow(game: Game, { options }: Pick<Created, "options">): void {
  const checked = checkOptions(game.options, options);
  if (!checked.ok) throw new Refused({ code: "old-options", option: checked.option });
}

/** Everybody at the table has seen who sits where, and opens their luck for that and nothing else. */
function mustArrange(state: TableState, person: Person): void {
  mustHost(state, person);
  if (state.starting) throw refuse("starting");
}

export async function fill(table: Table, person: Person, { seat: wanted, bot: asked }: Fill): Promise<void> {
  const { state } = table;
  mustArrange(state, person);
  const bots = await botsFor(state.game);
  const bot = asked === undefined ? bots[0]! : bots.find(({ id }) => id === asked);
  if (!bot) throw refuse("unknown-bot");
  if (wanted !== undefined && state.seats[wanted]?.kind !== "open") throw refuse("seat-taken");
  const open = [...state.seats.keys()].filter((seat) => state.seats[seat]!.kind === "open");
  for (const seat of wanted === undefined ? open : [wanted])
    await table.commit({
      type: "filled",
      seat,
      bot: bot.id,
      name: botName(table.state),
      entropy: botEntropy(state.created.secret, seat),
    });
}

export async function clear(table: Table, person: Person, { seat }: { readonly seat: Seat }): Promise<void> {
  mustArrange(table.state, person);
  if (table.state.seats[seat]?.kind !== "bot") throw refuse("not-found");
  await table.commit({ type: "cleared", seat });
}

/** Keeps a free seat for a program, and says who it is; of a seat that is kept already, too, so that it may be asked twice. */
export async function reserve(table: Table, person: Person, { seat }: { readonly seat: Seat }): Promise<string> {
  const { state } = table;
  mustArrange(state, person);
  const there = state.seats[seat];
  if (there?.isProgram && there.owner !== null) return there.owner;
  if (there?.kind !== "open") throw refuse("seat-taken");
  const program = { id: newId(), name: botName(state) };
  await table.commit({ type: "reserved", seat, person: program });
  return program.id;
}

/** Asks somebody to leave, also while the game begins. They may look on, and not sit down here again. */
export async function remove(table: Table, person: Person, { seat }: { readonly seat: Seat }): Promise<void> {
  mustHost(table.state, person);
  const { owner } = table.state.seats[seat] ?? {};
  if (!owner) throw refuse("not-found");
  if (owner === person.id) throw refuse("own-seat");
  await table.commit({ type: "removed", seat });
}

/** Takes a free seat away; those behind it move up. */
export async function fewer(table: Table, person: Person, { seat }: { readonly seat: Seat }): Promise<void> {
  const { seats, game } = table.state;
  mustArrange(table.state, person);
  if (seats[seat]?.kind !== "open") throw refuse("seat-taken");
  if (seats.length <= game.seats.min) throw refuse("bad-seats");
  await table.commit({ type: "fewer", seat });
}

/** Puts one more seat to the table. */
export async function more(table: Table, person: Person): Promise<void> {
  const { seats, game } = table.state;
  mustArrange(table.state, person);
  if (seats.length >= game.seats.max) throw refuse("bad-seats");
  await table.commit({ type: "more" });
}
