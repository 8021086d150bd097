/** What happens at a table although nobody asks: clocks run out, bots move, tables that nobody came to close. */
import { randomInt } from "node:crypto";
import { botsFor, choose, type Question, RATHER_WAITS } from "@tafelrunde/bots";
import type { Game, Seat } from "@tafelrunde/core";
import type { Decide } from "../bots/decide.ts";
import { faultAt } from "../faults.ts";
import type { Nodes } from "../nodes/nodes.ts";
import { Refused } from "../refused.ts";
import { CannotSave } from "../store/store.ts";
import { deadlineOf } from "./clock.ts";
import { strongestBot } from "./commands.ts";
import { beginIfOpen } from "./luck.ts";
import { replaceAbsent } from "./replace.ts";
import { phaseOf, playedByBot } from "./state.ts";
import type { Table } from "./table.ts";
import { botSeats, isForgotten } from "./wake.ts";

export interface DutyServices {
  readonly decide: Decide;
  readonly nodes: Pick<Nodes, "holds">;
  now(): number;
  /** Not shorter than a thought that takes all its time: how long a bot thinks must not tell what it may choose from. */
  botPause(thinks: number): Promise<void>;
  /** A bot that failed; for this one move the next weaker one stands in for it. */
  botFault(fault: unknown): void;
}

/** Bots that have to think now: with `moveFor` or `moveEarly`, for as long as it takes. */
interface Thinkers {
  readonly seats: readonly Seat[];
  /** One that may do something before the people who are awaited. */
  readonly early?: Seat | undefined;
}

/** Does all that is due, and gives back for whom a bot has to think now. */
export function attend(table: Table, services: DutyServices): Promise<Thinkers> {
  return table.run(async () => {
    await noticeAbsence(table, services.now());
    // The rest is another node's duty.
    if (!services.nodes.holds(table.id)) return { seats: [] };
    await closeForgotten(table, services.now());
    await beginIfOpen(table);
    await runClocksOut(table, services.now());
    const isDue = (time: number | undefined): boolean => time !== undefined && time <= services.now();
    if (isDue(table.botDue)) return { seats: table.beginThoughts() };
    return { seats: [], early: isDue(table.earlyDue) ? table.beginEarlyThought() : undefined };
  });
}

async function closeForgotten(table: Table, now: number): Promise<void> {
  if (!isForgotten(table.state, now, table.isAttended)) return;
  await table.commit({ type: phaseOf(table.state) === "waiting" ? "closed" : "deserted" });
}

async function runClocksOut(table: Table, now: number): Promise<void> {
  if (phaseOf(table.state) !== "playing" || table.state.frozen) return;
  for (const seat of table.state.seats.keys()) {
    const deadline = deadlineOf(table.state.seats[seat]!, table.state.created.clock);
    if (deadline === null || deadline > now) continue;
    await table.commit({ type: "away", seat, bot: await strongestBot(table.state.game) });
  }
}

/** Those who are there are told; and a bot plays at once if they decided it before, and the server went down meanwhile. */
async function noticeAbsence(table: Table, now: number): Promise<void> {
  if (table.absenceDue === undefined || now < table.absenceDue) return;
  await replaceAbsent(table);
  table.tell();
}

/** Since then a bot is told everything anew: it remembers nothing by itself, and so a restart costs it nothing. */
const BEFORE_ALL = -1;

/** Whoever acts again and again, as one may in a game of free order, lets a bot think anew so often; then it does what it wanted last. */
const MOST_OUTPACED = 4;

interface Thought {
  readonly game: Game;
  readonly question: Question;
  readonly owner: string;
  readonly seq: number;
}

/** The bot thinks outside the queue, so that nobody waits for it; then its move is checked like any other. */
export async function moveFor(table: Table, seat: Seat, services: DutyServices): Promise<void> {
  try {
    const thought = await table.run(() => thoughtOf(table, seat));
    if (!thought) return;
    const { game, question, owner, seq } = thought;
    const ask = (bot: string): Promise<string> => services.decide({ ...question, bot }, owner);
    const pause = table.outpaced === 0 ? services.botPause(await thinksOf(game, question.bot)) : undefined;
    const failed = (fault: unknown): void => services.botFault(faultAt(table.id, fault));
    const [move] = await Promise.all([choose(game, question.bot, ask, failed), pause]);
    await table.run(() => makeMove(table, seat, { move, seq }, services));
  } finally {
    table.endThought(seat);
  }
}

/** The same while people are awaited: a bot may have something to ask for. What comes too late, or is not legal, is let be. */
export async function moveEarly(table: Table, seat: Seat, services: DutyServices): Promise<void> {
  let seq = -1;
  try {
    const thought = await table.run(() => thoughtOf(table, seat, true));
    if (!thought) return;
    const { game, question, owner } = thought;
    seq = thought.seq;
    const pause = services.botPause(await thinksOf(game, question.bot));
    const failed = (fault: unknown): string => {
      services.botFault(faultAt(table.id, fault));
      return RATHER_WAITS;
    };
    const [move] = await Promise.all([services.decide({ ...question, early: true }, owner).catch(failed), pause]);
    if (move === RATHER_WAITS) return;
    await table.run(async () => {
      if (table.state.match?.seq !== seq || !services.nodes.holds(table.id)) return;
      try {
        await table.commit({ type: "moved", seat, move });
      } catch (fault) {
        if (!(fault instanceof Refused) || fault instanceof CannotSave || table.state.frozen) throw fault;
        failed(fault);
      }
    });
  } finally {
    table.endThought(seat);
    if (seq >= 0) await table.run(() => table.wasAsked(seat, seq));
  }
}

/** How long this bot may think; one that is no longer known is played by the strongest. */
async function thinksOf(game: Game, bot: string): Promise<number> {
  const bots = await botsFor(game);
  return (bots.find(({ id }) => id === bot) ?? bots[0]!).thinks;
}

async function thoughtOf(table: Table, seat: Seat, isEarly = false): Promise<Thought | undefined> {
  const { game, match, seats, created } = table.state;
  // Another node was quicker, and the table has caught up with it.
  const isAsked = isEarly
    ? botSeats(table.state).length === 0 && match?.actors().includes(seat)
    : botSeats(table.state).includes(seat);
  if (!isAsked || !playedByBot(seats[seat]!)) return undefined;
  try {
    const { id, rulesVersion } = game;
    const { view, events: told } = match!.update(seat, BEFORE_ALL);
    const question = { game: id, rulesVersion, bot: seats[seat]!.bot ?? "", view, told, seat };
    // Whoever has many tables shares one turn among them.
    return { game, question, owner: created.host.id, seq: match!.seq };
  } catch (fault) {
    await table.freeze(fault, null);
    return undefined;
  }
}

interface Choice {
  /** Undefined if no bot found one. */
  readonly move: string | undefined;
  /** How many moves the bot knew of. */
  readonly seq: number;
}

async function makeMove(table: Table, seat: Seat, { move, seq }: Choice, services: DutyServices): Promise<void> {
  // Another node has the duties now: its bot has moved, or will.
  if (!botSeats(table.state).includes(seat) || !services.nodes.holds(table.id)) return;
  const isOld = table.state.match!.seq !== seq;
  // Somebody was quicker, and the bot thought about a table that is no more: it will be asked again, but nobody can keep it from moving.
  if (table.state.game.freeOrder && isOld && ++table.outpaced < MOST_OUTPACED) return;
  const { botDue } = table;
  table.botDue = undefined;
  try {
    await table.commit({ type: "moved", seat, move: move ?? anyMove(table, seat) });
    table.outpaced = 0;
  } catch (fault) {
    if (!(fault instanceof Refused) || fault instanceof CannotSave || table.state.frozen) throw fault;
    if (isOld) {
      table.botDue = botDue;
      return;
    }
    services.botFault(faultAt(table.id, fault));
    await table.commit({ type: "moved", seat, move: anyMove(table, seat) });
  }
}

function anyMove(table: Table, seat: Seat): string {
  const { game, match } = table.state;
  const moves = match!.moves(seat);
  return game.format(moves[randomInt(moves.length)]);
}
