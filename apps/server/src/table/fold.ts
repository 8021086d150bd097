/** Folds a log into a table: one entry at a time, the same when it happens and when it is read again. */
import { setImmediate } from "node:timers/promises";
import { commitmentTo, type Game, Match, type Seat, type Sitter, TAKEBACK } from "@tafelrunde/core";
import type { WireRefusal } from "@tafelrunde/protocol";
import { botEntropy } from "./bot-seat.ts";
import { resumeClock, stopClock, turnClocks } from "./clock.ts";
import type { Created, Entry, Luck } from "./entry.ts";
import { isChatOpen } from "./info.ts";
import { isHuman, messageKey, openSeat, seatOf, type SeatState, type TableState } from "./state.ts";

/** Older lines are on disk and nowhere else. */
export const CHAT_KEPT = 100;

/** How records name a program from outside. */
const PROGRAM = "program";

/** The log and the rules disagree: these rules cannot carry this game on. */
class Unfoldable extends Error {}

export function begin(id: string, game: Game, { at, ...created }: Created & { readonly at: number }): TableState {
  const state: TableState = {
    id,
    game,
    created,
    createdAt: at,
    commitment: commitmentTo(created.secret),
    length: 1,
    host: created.host.id,
    removed: new Set(),
    seats: Array.from({ length: created.seats }, openSeat),
    visited: created.seat !== undefined,
    starting: false,
    match: undefined,
    closed: false,
    frozen: false,
    deserted: false,
    rematch: null,
    note: null,
    overAt: null,
    chat: [],
    said: 0,
    carriedOut: new Map(),
    changedAt: at,
  };
  const { seat, entropy } = created;
  if (seat !== undefined && entropy !== undefined) seatPerson(state.seats[seat]!, created.host, { entropy });
  return state;
}

function seatPerson(seat: SeatState, person: Created["host"], luck: Luck): void {
  Object.assign(seat, openSeat(), { kind: "person", owner: person.id, name: person.name }, luck);
}

/** Changes the state as the entry says, or changes nothing and says why the rules do not allow it. May throw: a bug. */
export function fold(state: TableState, entry: Entry): WireRefusal | undefined {
  const refusal = change(state, entry);
  if (refusal) return refusal;
  state.length++;
  state.changedAt = entry.at;
  return undefined;
}

function change(state: TableState, entry: Entry): WireRefusal | undefined {
  const { seats, created } = state;
  switch (entry.type) {
    case "created":
      throw new Unfoldable("a table is opened once");
    case "sat": {
      breakOff(state);
      const before = seatOf(state, entry.person.id);
      const isProgram = before !== undefined && seats[before]!.isProgram;
      if (before !== undefined) seats[before] = openSeat();
      seatPerson(seats[entry.seat]!, entry.person, "seal" in entry ? { seal: entry.seal } : { entropy: entry.entropy });
      seats[entry.seat]!.isProgram = isProgram;
      state.visited = true;
      return undefined;
    }
    case "filled":
      Object.assign(seats[entry.seat]!, { kind: "bot", name: entry.name, bot: entry.bot, entropy: entry.entropy });
      return undefined;
    case "reserved":
      seats[entry.seat] = { ...openSeat(), kind: "person", owner: entry.person.id, name: entry.person.name, isProgram: true };
      return undefined;
    case "cleared":
      seats[entry.seat] = openSeat();
      return undefined;
    case "removed":
      breakOff(state);
      state.removed.add(seats[entry.seat]!.owner!);
      seats[entry.seat] = openSeat();
      return undefined;
    case "fewer":
      return moveUp(state, entry.seat);
    case "more":
      seats.push(openSeat());
      return undefined;
    case "left":
      if (entry.bot !== null) return goAway(seats[entry.seat]!, entry.bot, entry.at);
      return standUp(state, entry.seat);
    case "renamed":
      // A name can say a lot, and words may be closed.
      for (const seat of seats)
        if (seat.owner === entry.person.id) seat[isChatOpen(state) ? "name" : "nextName"] = entry.person.name;
      return undefined;
    case "starting":
      state.starting = entry.rulesVersion === state.game.rulesVersion;
      return undefined;
    case "revealed":
      // Newer rules broke the start off: see there.
      Object.assign(seats[entry.seat]!, state.starting ? { entropy: entry.entropy } : { seal: null });
      return undefined;
    case "started":
      return start(state, entry);
    case "moved":
      return move(state, entry);
    case "said": {
      const seat = seatOf(state, entry.person.id) ?? null;
      state.said++;
      // It was taken away.
      if (entry.text === "") return undefined;
      state.chat.push({ number: state.said, seat, name: entry.person.name, text: entry.text, at: entry.at });
      if (state.chat.length > CHAT_KEPT) state.chat.shift();
      state.carriedOut.set(messageKey(entry.person.id, entry.message), state.match?.seq ?? 0);
      return undefined;
    }
    case "voted":
      seats[entry.seat]!.votes.push(entry.by);
      return undefined;
    case "away":
      return goAway(seats[entry.seat]!, entry.bot, entry.at);
    case "back": {
      const seat = seats[entry.seat]!;
      if (seat.away) resumeClock(seat, created.clock, entry.at);
      Object.assign(seat, { away: false, bot: null, votes: [] });
      state.deserted = false;
      return undefined;
    }
    case "noted":
      // An empty one was taken away.
      state.note = entry.text || null;
      return undefined;
    case "rematch":
      state.rematch = entry.table;
      return undefined;
    case "closed":
      state.closed = true;
      return undefined;
    case "deserted":
      state.deserted = true;
      return undefined;
    case "frozen":
      state.frozen = true;
      return undefined;
  }
}

function goAway(seat: SeatState, bot: string, at: number): undefined {
  stopClock(seat, at);
  Object.assign(seat, { away: true, bot, votes: [] });
}

/** Before the game: the seat is free, and if it was the host's, the next person is host. */
function standUp(state: TableState, seat: Seat): undefined {
  const { seats } = state;
  breakOff(state);
  const { owner } = seats[seat]!;
  seats[seat] = openSeat();
  if (owner === state.host) state.host = seats.find(isHuman)?.owner ?? state.host;
}

/** The game does not begin after all. What was opened for it is known now and worth nothing: it has to be sealed anew. */
function breakOff(state: TableState): void {
  if (!state.starting) return;
  state.starting = false;
  for (const seat of state.seats)
    if (seat.seal !== null && seat.entropy !== null) Object.assign(seat, { seal: null, entropy: null });
}

/** What a bot adds to the luck follows from its seat, so it changes with it; what people added is theirs. */
function moveUp({ seats, created }: TableState, gone: Seat): undefined {
  seats.splice(gone, 1);
  for (const [index, seat] of seats.entries()) if (seat.kind === "bot") seat.entropy = botEntropy(created.secret, index);
}

/** What the record says of a seat: a program from outside is no person either. */
function sitterOf({ name, bot, isProgram }: SeatState): Sitter {
  if (isProgram) return { name, bot: PROGRAM };
  return bot === null ? { name } : { name, bot };
}

function start(state: TableState, { at, rulesVersion }: Extract<Entry, { type: "started" }>): WireRefusal | undefined {
  const { created, seats } = state;
  if (rulesVersion !== state.game.rulesVersion) return { code: "frozen" };
  const sitters = seats.map(sitterOf);
  const entropy = seats.map((seat) => seat.entropy ?? "");
  const begun = Match.begin(state.game, { options: created.options, seats: sitters, secret: created.secret, entropy });
  if (!begun.ok) return begun.refusal;
  state.match = begun.match;
  state.starting = false;
  turnClocks(seats, null, begun.match.awaited(), at);
  return undefined;
}

function move(state: TableState, entry: Extract<Entry, { type: "moved" }>): WireRefusal | undefined {
  const { match, seats } = state;
  if (!match) return { code: "not-started" };
  const played = match.playText(entry.seat, entry.move);
  if (!played) return { code: "unknown-move" };
  if (!played.ok) return played.refusal;
  // A move that can be taken back is part of a turn: its time goes on, or one could stretch a turn for ever.
  const goesOn = entry.move === TAKEBACK || match.mayTakeBack(entry.seat);
  const awaited = match.awaited();
  turnClocks(seats, goesOn ? null : entry.seat, awaited, entry.at);
  if (awaited.length === 0) end(state, entry.at);
  if (entry.by !== undefined && entry.message !== undefined)
    state.carriedOut.set(messageKey(entry.by, entry.message), played.seq);
  return undefined;
}

function end(state: TableState, at: number): void {
  state.overAt = at;
  for (const seat of state.seats) seat.name = seat.nextName ?? seat.name;
}

/** The table that a whole log adds up to under the rules it began with; where they do not follow it, it is frozen. */
export function foldAll(id: string, game: Game, log: readonly Entry[]): TableState {
  const state = begin(id, game, opening(log));
  while (state.length < log.length) foldNext(state, log);
  return state;
}

/** Milliseconds of work on a long log before others have their turn. */
const TURN = 15;

/** The same, without keeping others waiting. */
export async function foldInTurns(id: string, game: Game, log: readonly Entry[]): Promise<TableState> {
  const state = begin(id, game, opening(log));
  for (let began = performance.now(); state.length < log.length;) {
    foldNext(state, log);
    if (performance.now() - began < TURN) continue;
    await setImmediate();
    began = performance.now();
  }
  return state;
}

/** What was written after this state; false if the rules do not follow it, and then the whole log has to be read. */
export const foldNews = (state: TableState, news: readonly Entry[]): boolean => news.every((entry) => !attempt(state, entry));

function opening([first]: readonly Entry[]): Extract<Entry, { type: "created" }> {
  if (first?.type !== "created") throw new Unfoldable("a log begins with the opening of its table");
  return first;
}

/** One entry more; or all of them, if the rules do not follow. */
function foldNext(state: TableState, log: readonly Entry[]): void {
  if (!attempt(state, log[state.length]!)) return;
  state.frozen = true;
  state.length = log.length;
}

function attempt(state: TableState, entry: Entry): WireRefusal | undefined {
  try {
    return fold(state, entry);
  } catch {
    return { code: "frozen" };
  }
}
