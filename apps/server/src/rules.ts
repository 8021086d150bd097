/** Which rules a table goes by: what has begun goes on as it began, whatever the rules are by now. */
import type { Game } from "@tafelrunde/core";
import { findGame, type GameEntry, rulesOf } from "@tafelrunde/registry";
import { refuse } from "./refused.ts";
import type { Entry } from "./table/entry.ts";

function entryOf(id: string): GameEntry {
  const entry = findGame(id);
  if (!entry) throw refuse("unknown-game");
  return entry;
}

export const presentRules = async (id: string): Promise<Game> => entryOf(id).rules();

/** The rules that this log goes on with. Refused if this program has none such: the log waits for one that does. */
export async function rulesFor(log: readonly Entry[]): Promise<Game> {
  const [first] = log;
  if (first?.type !== "created") throw refuse("not-found");
  const begun = log.find((entry) => entry.type === "started");
  const rules = begun ? await rulesOf(entryOf(first.game), begun.rulesVersion) : await presentRules(first.game);
  if (!rules) throw refuse("unknown-rules");
  return rules;
}
