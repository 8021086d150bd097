/** What is told of a table: to people at it, to lists, and to the store's index. */
import type { Chapter } from "@tafelrunde/core";
import {
  isUsuallyHere,
  type TableInfo,
  type TableSummary,
  USUAL,
  type WireClock,
  wholeInfo,
  type WireInfo,
} from "@tafelrunde/protocol";
import type { TableRow } from "../store/store.ts";
import { absenceOf } from "./absence.ts";
import { deadlineOf, leftOf } from "./clock.ts";
import { type Phase, phaseOf, type TableState } from "./state.ts";

/** Who looks at the table now; nothing of it is kept. */
export interface Presence {
  readonly spectators: number;
  isConnected(person: string): boolean;
  /** Since when somebody is gone, if it is so long that others need not wait any more; null otherwise. */
  longGone(person: string): number | null;
  /** When that will be; undefined for somebody who is here, or has been gone so long already. */
  longGoneAt(person: string): number | undefined;
}

/** What a list needs; `host` and `turn` stay in the server. */
interface StoredSummary {
  /** Missing where an older program wrote it. */
  readonly host?: string;
  readonly options: TableSummary["options"];
  readonly clock: TableSummary["clock"];
  readonly seats: TableSummary["seats"];
  /** Only where an older program wrote it: the identities that are awaited. */
  readonly turn?: readonly string[];
  /** What stands in the chronicle; only of games that are over and keep one. */
  readonly chapter?: Chapter;
}

/** Free words are closed while a game is on that says so. */
export const isChatOpen = (state: TableState): boolean => !(state.game.closedChat && phaseOf(state) === "playing");

/** The clock of each seat. */
export const clocksOf = ({ seats, created, createdAt }: TableState): readonly WireClock[] =>
  seats.map((seat) => {
    const deadline = deadlineOf(seat, created.clock);
    return deadline === null ? leftOf(seat, created.clock) : Math.min(-1, createdAt - deadline);
  });

export const infoFor = (state: TableState, presence: Presence, viewer: string | undefined): TableInfo =>
  wholeInfo(state.id, wireInfo(state, presence, viewer), clocksOf(state));

const unusual = <T>(usual: T, value: T): T | undefined => (value === usual ? undefined : value);

/** All but the clocks; what is as usual is left out. */
export function wireInfo(state: TableState, presence: Presence, viewer: string | undefined): WireInfo {
  const { created, game } = state;
  const { perMove, perGame } = created.clock;
  return {
    game: game.id,
    rulesVersion: unusual(USUAL.table.rulesVersion, game.rulesVersion),
    options: { ...created.options } as TableInfo["options"],
    visibility: unusual(USUAL.table.visibility, created.visibility),
    clock: perMove + perGame === 0 ? undefined : created.clock,
    state: unusual(USUAL.table.state, phaseOf(state)),
    starting: state.starting || undefined,
    seats: state.seats.map((seat, index) => ({
      kind: unusual(USUAL.seat.kind, seat.kind),
      name: seat.name || undefined,
      bot: seat.bot ?? undefined,
      program: seat.isProgram || undefined,
      you: (viewer !== undefined && seat.owner === viewer) || undefined,
      host: seat.owner === state.host || undefined,
      connected: unusual(isUsuallyHere(seat.kind), seat.owner !== null && presence.isConnected(seat.owner)),
      away: seat.away || undefined,
      absence: absenceOf(state, presence, index) ?? undefined,
      seal: seat.seal ?? undefined,
      entropy: seat.entropy ?? undefined,
    })),
    hosting: (viewer !== undefined && state.host === viewer) || undefined,
    commitment: state.commitment,
    spectators: presence.spectators || undefined,
    chatOpen: isChatOpen(state) ? undefined : false,
    rematch: state.rematch ?? undefined,
    chronicle: created.chronicle,
    note: state.note ?? undefined,
    removed: (viewer !== undefined && state.removed.has(viewer)) || undefined,
    createdAt: state.createdAt,
  };
}

/** What this game adds to the chronicle of its group, once it is over. */
function chapterOf({ id, match, overAt, note }: TableState): Chapter | undefined {
  const deeds = match?.deeds();
  return deeds && { table: id, at: overAt!, names: match!.seats.map(({ name }) => name), deeds, note };
}

export function rowOf(state: TableState, wake: number | undefined): TableRow {
  const { created, seats } = state;
  const chapter = created.chronicle === undefined || state.frozen ? undefined : chapterOf(state);
  const summary: StoredSummary = {
    host: state.host,
    options: { ...created.options } as TableSummary["options"],
    clock: created.clock,
    seats: seats.map(({ name, kind }) => ({ name, kind })),
    ...(chapter && { chapter }),
  };
  return {
    id: state.id,
    game: state.game.id,
    visibility: created.visibility,
    // Nobody should have to make room for a table that cannot go on, or that everybody has given up.
    state: state.frozen || state.deserted ? "over" : phaseOf(state),
    created: state.createdAt,
    wake: wake ?? null,
    chronicle: created.chronicle ?? null,
    summary: JSON.stringify(summary),
    turn: turnOf(state),
  };
}

/** The identities that are awaited, as the index keeps them. */
export function turnOf({ seats }: TableState): string {
  let turn = "";
  for (const { since, owner, away } of seats)
    if (since !== null && owner !== null && !away) turn += turn === "" ? owner : ` ${owner}`;
  return turn;
}

/** Everybody who sits here, and a host who is still to sit down. */
export function holdersOf(state: TableState): readonly string[] {
  const { seats, host } = state;
  const seated = seats.flatMap(({ owner }) => owner ?? []);
  return phaseOf(state) === "waiting" && !seated.includes(host) ? [...seated, host] : seated;
}

/** The line of a list that a row of the index makes, for this person. */
export function summaryFor(row: TableRow, person: string | undefined): TableSummary {
  const { turn, options, clock, seats } = JSON.parse(row.summary) as StoredSummary;
  const awaited = row.turn?.split(" ") ?? turn ?? [];
  const yourTurn = person !== undefined && row.state === "playing" && awaited.includes(person);
  return {
    id: row.id,
    game: row.game,
    options,
    clock,
    seats,
    state: row.state satisfies Phase,
    yourTurn,
    createdAt: row.created,
  };
}

/** Whose table a row of the index is, to nobody outside the server; its own id where that was not written down. */
export const hostIn = (row: TableRow): string => (JSON.parse(row.summary) as StoredSummary).host ?? row.id;

/** The lines of a list. A damaged row is left out, so that the others are shown. */
export const summariesOf = (rows: readonly TableRow[], person: string | undefined): TableSummary[] =>
  rows.flatMap((row) => ifReadable(() => summaryFor(row, person)) ?? []);

/** The chapter that a row of the index holds; undefined while its game is on, or if the row is damaged. */
export const chapterIn = (row: TableRow): Chapter | undefined =>
  ifReadable(() => (JSON.parse(row.summary) as StoredSummary).chapter);

function ifReadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
