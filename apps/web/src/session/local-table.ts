/** A game on this device, described like a table of the server. */
import type { Match, Seat } from "@tafelrunde/core";
import type { TableInfo } from "@tafelrunde/protocol";
import type { LocalGame } from "./local-store.ts";

/** `shown`: the seat whose secrets are on the screen; `note`: what was written into the chronicle. */
export function localTable(saved: LocalGame, match: Match, shown: Seat | null, note: string | null): TableInfo {
  const { start } = saved.record;
  return {
    id: saved.id,
    game: saved.game,
    rulesVersion: start.rulesVersion,
    options: Object.fromEntries(
      Object.entries(start.options).map(([name, value]) => [name, typeof value === "object" ? [...value] : value]),
    ),
    visibility: "link",
    clock: { perMove: 0, perGame: 0 },
    state: match.outcome() ? "over" : "playing",
    starting: false,
    seats: start.seats.map(({ name, bot }, seat) => ({
      kind: bot === undefined ? "person" : "bot",
      name,
      bot: bot ?? null,
      you: seat === shown,
      host: false,
      connected: true,
      away: false,
      program: false,
      absence: null,
      deadline: null,
      left: null,
      seal: null,
      entropy: start.entropy[seat] ?? null,
    })),
    hosting: false,
    commitment: start.commitment,
    spectators: 0,
    chatOpen: false,
    rematch: null,
    chronicle: saved.chronicle ?? null,
    note,
    removed: false,
    createdAt: saved.createdAt,
  };
}
