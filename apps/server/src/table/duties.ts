/** What happens at a table although nobody asks: clocks run out, bots move, tables that nobody came to close. */
import { randomInt } from "node:crypto";
import type { Seat } from "@tafelrunde/core";
import type { Decide } from "../bots/decide.ts";
import { Refused } from "../refused.ts";
import { deadlineOf } from "./clock.ts";
import { strongestBot } from "./commands.ts";
import { beginIfOpen } from "./luck.ts";
import { replaceAbsent } from "./replace.ts";
import { phaseOf } from "./state.ts";
import type { Table } from "./table.ts";
import { botSeats, isForgotten } from "./wake.ts";

export interface DutyOfficer {
  readonly decide: Decide;
  now(): number;
  /** Longer than any thought: how long a bot thinks must not tell what it may choose from. */
  botPause(): Promise<void>;
  /** A bot that failed; a random move stands in for it. */
  botFault(fault: unknown): void;
}

/** Does all that is due. */
export async function attend(table: Table, officer: DutyOfficer): Promise<void> {
  const seats = await table.run(async () => {
    await closeForgotten(table, officer.now());
    await beginIfOpen(table);
    await runClocksOut(table, officer.now());
    await noticeAbsence(table, officer.now());
    return table.botDue !== undefined && table.botDue <= officer.now() ? botSeats(table.state) : [];
  });
  await Promise.all(seats.map((seat) => moveFor(table, seat, officer)));
}

async function closeForgotten(table: Table, now: number): Promise<void> {
  if (!isForgotten(table.state, now, table.isAttended)) return;
  await table.commit({ type: phaseOf(table.state) === "waiting" ? "closed" : "deserted" });
  table.tell();
}

async function runClocksOut(table: Table, now: number): Promise<void> {
  if (phaseOf(table.state) !== "playing" || table.state.frozen) return;
  for (const seat of table.state.seats.keys()) {
    const deadline = deadlineOf(table.state.seats[seat]!, table.state.created.clock);
    if (deadline === null || deadline > now) continue;
    await table.commit({ type: "away", seat, bot: await strongestBot(table.state.game) });
    table.tell();
  }
}

/** Those who are there are told; and a bot plays at once if they decided it before, and the house went down meanwhile. */
async function noticeAbsence(table: Table, now: number): Promise<void> {
  if (table.absenceDue === undefined || now < table.absenceDue) return;
  await replaceAbsent(table);
  table.tell();
}

/** The bot thinks outside the queue, so that nobody waits for it; then its move is checked like any other. */
async function moveFor(table: Table, seat: Seat, officer: DutyOfficer): Promise<void> {
  const question = await table.run(async () => {
    const { game, match, seats } = table.state;
    try {
      const { id, rulesVersion } = game;
      return { game: id, rulesVersion, bot: seats[seat]!.bot ?? "", view: match!.update(seat).view, seat, seq: match!.seq };
    } catch (fault) {
      await table.freeze(fault, null);
      return undefined;
    }
  });
  if (!question) return;
  const { seq, ...asked } = question;
  const thought = officer.decide(asked).catch((fault: unknown) => {
    officer.botFault(fault);
    return undefined;
  });
  const [move] = await Promise.all([thought, officer.botPause()]);
  await table.run(async () => {
    if (!botSeats(table.state).includes(seat)) return;
    // Somebody was quicker, and the bot thought about a table that is no more: it will be asked again.
    if (table.state.game.freeOrder && table.state.match!.seq !== seq) return;
    table.botDue = undefined;
    try {
      await table.commit({ type: "moved", seat, move: move ?? anyMove(table, seat) });
    } catch (fault) {
      if (!(fault instanceof Refused) || table.state.frozen) throw fault;
      officer.botFault(fault);
      await table.commit({ type: "moved", seat, move: anyMove(table, seat) });
    }
    table.tell();
  });
}

function anyMove(table: Table, seat: Seat): string {
  const { game, match } = table.state;
  const moves = match!.moves(seat);
  return game.format(moves[randomInt(moves.length)]);
}
