/** Everything that is done at a table by its name, whether it is asked for by a request or on a socket. */
import { type CommandName, http } from "@tafelrunde/protocol";
import type * as v from "valibot";
import { checked } from "../incoming.ts";
import type { Tables } from "../tables.ts";
import { leave, note, resume, sit } from "./commands.ts";
import type { Person } from "./entry.ts";
import { clear, fewer, fill, more, remove } from "./hosting.ts";
import { holdersOf } from "./info.ts";
import { reveal, start } from "./luck.ts";
import { replace } from "./replace.ts";
import type { Table } from "./table.ts";

interface TableCommand<Body> {
  /** One line for the description of the API. */
  readonly does: string;
  /** Also for whoever comes with a token. */
  readonly forPrograms?: boolean;
  /** One task of the table's queue. */
  run(table: Table, person: Person, body: Body, tables: Tables): Promise<void>;
}

type Commands = { readonly [name in CommandName]: TableCommand<v.InferOutput<(typeof http.commands)[name]>> };

export const COMMANDS: Commands = {
  sit: {
    does: "Takes a free seat and adds to the luck, sealed or open; on your own seat, seals anew.",
    forPrograms: true,
    async run(table, person, body, tables) {
      if (!holdersOf(table.state).includes(person.id)) await tables.mustHaveRoom(person);
      await sit(table, person, body);
    },
  },
  bots: { does: "Seats bots: on one free seat, or on all. For the host.", run: fill },
  clear: { does: "Takes a bot from its seat. For the host.", run: clear },
  remove: { does: "Asks somebody to leave before the game; they may not sit down here again. For the host.", run: remove },
  fewer: { does: "Takes a free seat away before the game; those behind it move up. For the host.", run: fewer },
  more: { does: "Puts one more seat to the table before the game. For the host.", run: more },
  start: { does: "Begins the game: at once, or when all seals are open. For the host.", run: start },
  reveal: { does: "Opens your seal while the game begins.", forPrograms: true, run: reveal },
  leave: { does: "Gives the seat up: free again before the game, played by a bot during it.", forPrograms: true, run: leave },
  resume: { does: "Takes the seat back from the bot that played for you.", forPrograms: true, run: resume },
  replace: { does: "A vote to let a bot play for somebody who has been gone for a while.", run: replace },
  note: { does: "Writes what the group wants to remember into its chronicle, after the game.", run: note },
};

/** What the command does that came with this body; refused if it may not have such a one. */
export function taskOf(name: CommandName, body: unknown): (table: Table, person: Person, tables: Tables) => Promise<void> {
  const { run } = COMMANDS[name] as TableCommand<unknown>;
  const wish = checked(http.commands[name], body);
  return (table, person, tables) => run(table, person, wish, tables);
}
