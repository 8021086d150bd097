/** What is left at the end: every log is compared with what guests were told, and every record is proved. */
import { canonical, type GameRecord, parseRecord, replay, verify } from "@tafelrunde/core";
import type { Entry } from "../../apps/server/src/table/entry.ts";
import { Caller } from "./caller.ts";
import type { GameTable } from "./game-table.ts";
import type { Guest } from "./guest.ts";
import type { Cluster } from "./nodes.ts";
import type { World } from "./world.ts";

type Moved = Extract<Entry, { type: "moved" }>;

interface Audit {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Records that are not proved, views and words that are not those of the log. */
  readonly wrong: readonly string[];
  readonly moves: number;
  readonly words: number;
}

interface Row {
  readonly table_id: string;
  readonly entry: string;
}

async function logs({ postgres, database }: Cluster): Promise<ReadonlyMap<string, readonly Entry[]>> {
  const rows = await postgres.sql<Row>(database, "SELECT table_id, entry FROM log ORDER BY table_id, seq");
  const found = new Map<string, Entry[]>();
  for (const { table_id: table, entry } of rows) {
    const log = found.get(table) ?? [];
    found.set(table, log);
    log.push(JSON.parse(entry) as Entry);
  }
  return found;
}

/** The ids of all messages that a log has, as often as it has them. */
const messagesIn = (log: readonly Entry[]): readonly string[] =>
  log.flatMap((entry) =>
    (entry.type === "moved" || entry.type === "said") && entry.message !== undefined ? [entry.message] : [],
  );

export async function audit(cluster: Cluster, world: World, tables: readonly GameTable[]): Promise<Audit> {
  const all = await logs(cluster);
  const reader = new Caller(world, "auditor");
  const lost: string[] = [];
  const doubled: string[] = [];
  const wrong: string[] = [];
  let [moves, words] = [0, 0];
  for (const table of tables) {
    const log = all.get(table.id) ?? [];
    const moved = log.filter((entry) => entry.type === "moved");
    const kept = messagesIn(log);
    moves += moved.length;
    words += kept.length - moved.filter(({ message }) => message !== undefined).length;
    doubled.push(...kept.filter((id, index) => kept.indexOf(id) !== index).map((id) => `${table.name}: ${id}`));
    for (const guest of table.guests) {
      lost.push(...notKept(guest, new Set(kept), moved).map((what) => `${guest.caller.name}: ${what}`));
      const said = log.flatMap((entry) => (entry.type === "said" ? [entry.text] : []));
      if (guest.chat.map(({ text }) => text).join("\n") !== said.join("\n")) wrong.push(`${guest.caller.name} heard other words`);
    }
    wrong.push(...(await recordOf(reader, table, moved)).map((what) => `${table.name}: ${what}`));
  }
  return { lost, doubled, wrong, moves, words };
}

/** What this guest was told is written down, and is not, or not as it was told. */
function notKept({ sent, seat }: Guest, kept: ReadonlySet<string>, moved: readonly Moved[]): readonly string[] {
  return [...sent.values()].flatMap(({ message, seq }) => {
    if (seq === undefined) return [];
    if (!kept.has(message.id)) return [`${message.type} ${message.id}`];
    if (message.type === "chat") return [];
    const there = moved[seq - 1];
    const isSame = there?.message === message.id && there.move === message.move && there.seat === seat;
    return isSame ? [] : [`${message.id} is not number ${seq}`];
  });
}

/** All that is wrong with the record of a game, or with what guests saw of it last. */
async function recordOf(reader: Caller, table: GameTable, moved: readonly Moved[]): Promise<readonly string[]> {
  const { game } = table.wish.company;
  const { status, body } = await reader.ask("GET", `/api/tables/${table.id}/record`);
  if (status !== 200) return [`no record: ${status}`];
  const parsed = parseRecord(JSON.stringify(body));
  if (!parsed.ok) return [`a damaged record at ${parsed.where}`];
  const { record } = parsed;
  const verdict = verify(game, record);
  if (!verdict.ok) return [`not proved: ${verdict.fault.code} at ${verdict.fault.where}`];
  const text = (moves: readonly { readonly seat: number; readonly move: string }[]): string =>
    moves.map(({ seat, move }) => `${seat} ${move}`).join("\n");
  return [...(text(record.moves) === text(moved) ? [] : ["the record is not that of the log"]), ...otherViews(table, record)];
}

function otherViews({ wish, guests }: GameTable, record: GameRecord): readonly string[] {
  const again = replay(wish.company.game, record, record.end!.secret);
  if (!again.ok) return [`not replayed: ${again.fault.code}`];
  return guests.flatMap(({ caller, seat, seq, view }) => {
    const update = again.match.update(seat < 0 ? "public" : seat, -1);
    const isSame = seq === update.seq && canonical(view) === canonical(update.view);
    return isSame ? [] : [`${caller.name} sees something else after ${seq} of ${update.seq} moves`];
  });
}
