/** What people do at a table. Each runs as one task of the table's queue, and throws `Refused` if it may not be done. */
import { type Game, type Seat, TAKEBACK } from "@tafelrunde/core";
import { botsFor } from "@tafelrunde/bots";
import type { Sit } from "@tafelrunde/protocol";
import { refuse } from "../refused.ts";
import type { Person } from "./entry.ts";
import { mustWait } from "./hosting.ts";
import { isChatOpen } from "./info.ts";
import { changesLuck, isHuman, messageKey, phaseOf, seatOf, type TableState } from "./state.ts";
import type { Table } from "./table.ts";

export interface Said {
  readonly person: Person;
  readonly message: string;
}

export const strongestBot = async (game: Game): Promise<string> => (await botsFor(game))[0]!.id;

export function mySeat(state: TableState, person: Person): Seat {
  const seat = seatOf(state, person.id);
  if (seat === undefined) throw refuse("no-seat");
  return seat;
}

/** Sitting where one sits already changes nothing but a seal, so that it may be asked twice; a bot there makes room. */
export async function sit(table: Table, person: Person, { seat: wanted, ...luck }: Sit): Promise<void> {
  const { state } = table;
  const before = seatOf(state, person.id);
  if (before !== undefined && (wanted === undefined || wanted === before)) {
    if (phaseOf(state) !== "waiting" || !changesLuck(state.seats[before]!, luck)) return resume(table, person);
    return table.commit({ type: "sat", seat: before, person, ...luck });
  }
  // Its token is for one seat.
  if (before !== undefined && state.seats[before]!.isProgram) throw refuse("not-for-programs");
  const seat = wanted ?? state.seats.findIndex(({ kind }) => kind === "open");
  if (state.removed.has(person.id)) throw refuse("removed");
  if (state.seats[seat]?.kind !== "open") throw refuse("seat-taken");
  mustWait(state);
  await table.commit({ type: "sat", seat, person, ...luck });
}

export async function leave(table: Table, person: Person): Promise<void> {
  const { state } = table;
  const seat = mySeat(state, person);
  const phase = phaseOf(state);
  if (phase === "over" || state.frozen || state.seats[seat]!.away) return;
  await table.commit({ type: "left", seat, bot: phase === "playing" ? await strongestBot(state.game) : null });
  const isLast = !table.state.seats.some(isHuman);
  // A host who has not sat down yet is still to come.
  if (phase === "waiting" && isLast && table.state.host === person.id) await table.commit({ type: "closed" });
}

/** Takes one's seat back from the bot that played meanwhile. */
export async function resume(table: Table, person: Person): Promise<void> {
  await comeBack(table, mySeat(table.state, person));
}

/** Whoever is here again plays again, and what others decided for the case that they stay away counts no more. */
export async function comeBack(table: Table, seat: Seat): Promise<void> {
  if (isMissed(table.state, seat)) await table.commit({ type: "back", seat });
}

function isMissed(state: TableState, seat: Seat): boolean {
  const { away, votes } = state.seats[seat]!;
  return (away || votes.length > 0) && phaseOf(state) === "playing" && !state.frozen;
}

/** The seq of the game after the move; the same again for a message that was carried out before. */
export async function play(table: Table, { person, message }: Said, move: string): Promise<number> {
  const done = table.state.carriedOut.get(messageKey(person.id, message));
  if (done !== undefined) return done;
  const seat = mySeat(table.state, person);
  if (table.state.frozen) throw refuse("frozen");
  if (!table.state.match) throw refuse("not-started");
  if (isMissed(table.state, seat)) await comeBack(table, seat);
  await table.commit({ type: "moved", seat, move, by: person.id, message });
  return table.state.match.seq;
}

export const takeback = (table: Table, said: Said): Promise<number> => play(table, said, TAKEBACK);

export async function chat(table: Table, { person, message }: Said, text: string): Promise<number> {
  const done = table.state.carriedOut.get(messageKey(person.id, message));
  if (done !== undefined) return done;
  if (!isChatOpen(table.state)) throw refuse("chat-closed");
  await table.commit({ type: "said", person, text, message });
  return table.state.match?.seq ?? 0;
}

/** What the group wants to remember of this game. */
export async function note(table: Table, person: Person, { text }: { readonly text: string }): Promise<void> {
  const { state } = table;
  mySeat(state, person);
  if (phaseOf(state) !== "over" || state.frozen) throw refuse("not-over");
  if (state.created.chronicle === undefined) throw refuse("not-found");
  if (state.note === text) return;
  await table.commit({ type: "noted", person, text });
}

export async function rename(table: Table, person: Person): Promise<void> {
  const seat = seatOf(table.state, person.id);
  if (seat === undefined || phaseOf(table.state) === "over") return;
  const { name, nextName } = table.state.seats[seat]!;
  if ((nextName ?? name) === person.name) return;
  await table.commit({ type: "renamed", person });
}
