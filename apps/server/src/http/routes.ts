/** Every route of the API in one list: what it takes, what it gives, and what it does. */
import { levelsFor } from "@tafelrunde/bots";
import { type CommandName, http, SUBPROTOCOL, type TableInfo } from "@tafelrunde/protocol";
import { games } from "@tafelrunde/registry";
import type * as v from "valibot";
import { chroniclesOf, readChapters } from "../chronicles.ts";
import { checked } from "../incoming.ts";
import type { ServerParts } from "../parts.ts";
import { refuse } from "../refused.ts";
import { rematch } from "../rematch.ts";
import { COMMANDS, taskOf } from "../table/command-list.ts";
import { rename } from "../table/commands.ts";
import type { Person } from "../table/entry.ts";
import { reserve } from "../table/hosting.ts";
import { infoFor, summariesOf } from "../table/info.ts";
import type { Table } from "../table/table.ts";
import { gamesAnswer, recordAnswer } from "./schemas.ts";

/** Who asks for what. */
export interface Call {
  readonly parts: ServerParts;
  /** The table that the token of whoever asks is for; undefined for people. */
  readonly program: string | undefined;
  /** The identity, made on the spot if there was none. */
  person(): Promise<Person>;
  /** The identity if there is one already. */
  known(): Promise<Person | undefined>;
  /** The table the address names. */
  table(): Promise<Table>;
  /** Where others find this server, as far as whoever asks may know. */
  readonly addresses: () => readonly string[];
  /** The id in the address. */
  readonly id: () => string;
  readonly body: unknown;
  /** Whoever asks needs no answer but that it is done: they are told of the table on their socket. */
  readonly isBrief: boolean;
  /** Counts as so many more requests, or refuses. */
  readonly pays: (cost: number) => void;
}

export interface Route {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  /** One line for the description of the API. */
  readonly does: string;
  readonly takes?: v.GenericSchema;
  readonly gives: v.GenericSchema;
  readonly status?: number;
  /** Something that is done at a table: its answer may be left out. */
  readonly isCommand?: boolean;
  /** Also for whoever comes with a token. */
  readonly forPrograms?: boolean;
  /** How many more requests it counts as, where it is more work than most. */
  readonly cost?: number;
  answer(call: Call): Promise<unknown>;
}

const MOST_OF_MINE = 100;

const told = (table: Table, person: Person | undefined): Promise<{ table: TableInfo }> =>
  table.show(person?.id, () => ({ table: infoFor(table.state, table.watchers.presence(), person?.id) }));

/** A command at a table that answers with the table, or with nothing where nothing is asked for. */
function command(name: CommandName): Route {
  const { does, forPrograms = false } = COMMANDS[name];
  return {
    method: "POST",
    path: `/api/tables/:id/${name}`,
    does,
    takes: http.commands[name],
    gives: http.tableAnswer,
    isCommand: true,
    forPrograms,
    async answer(call) {
      const task = taskOf(name, call.body);
      const [table, person] = [await call.table(), await call.person()];
      await table.runFor(person.id, () => task(table, person, call.parts.tables));
      return call.isBrief ? undefined : told(table, person);
    },
  };
}

export const ROUTES: readonly Route[] = [
  {
    method: "GET",
    path: "/api/games",
    forPrograms: true,
    does: "The games of this server, their seats, options and bots.",
    gives: gamesAnswer,
    answer: async () => ({
      games: await Promise.all(
        games.map(async (entry) => {
          const game = await entry.rules();
          const bots = (await levelsFor(game)).map((bot) => bot.id);
          return { id: entry.id, rulesVersion: game.rulesVersion, seats: game.seats, options: game.options, bots };
        }),
      ),
    }),
  },
  {
    method: "GET",
    path: "/api/socket",
    forPrograms: true,
    does: "Which subprotocols the socket speaks: a browser does not learn why it was not opened.",
    gives: http.socketAnswer,
    answer: async () => ({ protocols: [SUBPROTOCOL] }),
  },
  {
    method: "GET",
    path: "/api/addresses",
    does: "Under which addresses others find this server, the most likely first. Outside its own network, the one you used.",
    gives: http.addressesAnswer,
    answer: async ({ addresses }) => ({ origins: addresses() }),
  },
  {
    method: "GET",
    path: "/api/me",
    forPrograms: true,
    does: "Who you are. Makes an identity and sets its cookie if you have none.",
    gives: http.me,
    answer: async ({ person }) => ({ name: (await person()).name }),
  },
  {
    method: "PUT",
    path: "/api/me",
    forPrograms: true,
    does: "Takes another name, here and at every table where you sit.",
    takes: http.rename,
    gives: http.me,
    async answer({ parts, person, program, pays, body }) {
      const { name } = checked(http.rename, body);
      const { id } = await person();
      const unfinished = (await parts.store.tablesOf(id, MOST_OF_MINE)).filter(({ state }) => state !== "over");
      pays(unfinished.length);
      // A program is somebody at its table alone, and its name is in that table's log.
      if (program === undefined) await parts.identities.rename(id, name);
      for (const row of unfinished) {
        const table = await parts.tables.find(row.id);
        await table?.run(() => rename(table, { id, name }));
      }
      return { name };
    },
  },
  {
    method: "GET",
    path: "/api/mine",
    does: "Tables at which you sit, or which wait for you as their host: unfinished ones first, newest first.",
    gives: http.tablesAnswer,
    async answer({ parts, known }) {
      const person = await known();
      const rows = person ? await parts.store.tablesOf(person.id, MOST_OF_MINE) : [];
      return { tables: summariesOf(rows, person?.id) };
    },
  },
  {
    method: "GET",
    path: "/api/tables",
    does: "Public tables that are not over: the newest two of each host, and how many more there are.",
    gives: http.lobbyAnswer,
    answer: ({ parts }) => parts.lobby.tables(),
  },
  {
    method: "GET",
    path: "/api/public",
    does: "All public tables that are not over, however many one host has.",
    gives: http.tablesAnswer,
    answer: async ({ parts }) => ({ tables: await parts.lobby.all() }),
  },
  {
    method: "POST",
    path: "/api/tables",
    does: "Opens a table; you host it, and sit down at it like everybody else. The same id again gives back the same table.",
    takes: http.createTable,
    gives: http.tableAnswer,
    status: 201,
    cost: 5,
    async answer({ parts, person, body }) {
      const wish = checked(http.createTable, body);
      const host = await person();
      return told(await parts.tables.create(host, wish), host);
    },
  },
  {
    method: "GET",
    path: "/api/tables/:id",
    forPrograms: true,
    does: "What everybody at the table knows of it, the game itself aside.",
    gives: http.tableAnswer,
    answer: async ({ table, known }) => told(await table(), await known()),
  },
  ...(Object.keys(COMMANDS) as CommandName[]).map(command),
  {
    method: "POST",
    path: "/api/tables/:id/program",
    does: "Keeps a free seat for a program: the token with which it plays there. Asked again, the same one. For the host.",
    takes: http.oneSeat,
    gives: http.tokenAnswer,
    async answer({ parts, table: find, person: who, body }) {
      const wish = checked(http.oneSeat, body);
      const [table, person] = [await find(), await who()];
      const program = await table.runFor(person.id, () => reserve(table, person, wish));
      return { token: parts.callers.tokenFor({ table: table.id, person: program }) };
    },
  },
  {
    method: "GET",
    path: "/api/chronicles",
    does: "The chronicles in which you have a part, latest first.",
    gives: http.chroniclesAnswer,
    async answer({ parts, known }) {
      const person = await known();
      return { chronicles: person ? await chroniclesOf(parts.store, person.id) : [] };
    },
  },
  {
    method: "GET",
    path: "/api/chronicles/:id",
    does: "All finished games of one group, in order.",
    gives: http.chronicleAnswer,
    answer: ({ parts, id }) => readChapters(parts.store, id()),
  },
  {
    method: "POST",
    path: "/api/tables/:id/rematch",
    does: "The same people play again: the id of the new table, at which everybody sits down anew.",
    takes: http.nothing,
    gives: http.rematchAnswer,
    async answer({ parts, table, person, body }) {
      checked(http.nothing, body);
      return { id: await rematch(parts.tables, await table(), await person()) };
    },
  },
  {
    method: "GET",
    path: "/api/tables/:id/record",
    forPrograms: true,
    does: "The record of a finished game, with the secret behind its luck.",
    gives: recordAnswer,
    cost: 5,
    async answer({ table: find }) {
      const table = await find();
      return table.runFor(undefined, () => {
        const { match } = table.state;
        // Also a table that froze before its game was over keeps its secrets.
        if (!match?.outcome()) throw refuse("not-over");
        return match.record();
      });
    },
  },
];
