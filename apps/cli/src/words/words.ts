/** Which line of a dictionary says what: the only place of the command line's words that chooses, for all languages. */
import { type Breach, peopleAt, type Seat, type Where } from "@tafelrunde/core";
import type { Checked, Problem } from "@tafelrunde/server";
import type { LineFault } from "../check-record.ts";
import type { Text } from "./text.ts";

function placeIn(text: Text, where: Where): string {
  if (where === "start") return text.atStart;
  return where === "end" ? text.atEnd : text.atStep(where);
}

export const wrongLineIn = (text: Text, file: string, line: number, where: Where, fault: LineFault): string =>
  text.wrongLine(file, line, placeIn(text, where), text.faults[fault]);

export function breachIn(text: Text, breach: Breach): string {
  switch (breach.code) {
    case "commitment":
      return text.brokenCommitment;
    case "agreement":
      return text.brokenAgreement;
    case "own-luck":
      return text.brokenOwnLuck;
    case "other-luck":
      return text.brokenOtherLuck(breach.seat + 1);
    case "record":
      return text.brokenRecord(placeIn(text, breach.where), text.faults[breach.fault]);
    case "own-move":
      return text.brokenOwnMove(breach.place);
    case "shown":
      return breach.moves === 0 ? text.brokenStart : text.brokenShown(breach.moves);
  }
}

export function keptIn(text: Text, moves: number, foreign: number): string {
  if (foreign === 0) return text.kept(moves);
  return `${text.kept(moves)} (${foreign === 1 ? text.keptForeignMove : text.keptForeignMoves(foreign)})`;
}

export const noSuchNumberIn = (text: Text, last: number): string => (last === 1 ? text.onlyNumberOne : text.numbersUpTo(last));

export const takenBackIn = (text: Text, seat: Seat, names: readonly string[], reader: Seat | null): string =>
  text.takenBack(peopleAt(names, reader, text.grammar)(seat));

/** `winners` are named; `isReader` says that the reader is among them. */
export function winnersIn(text: Text, winners: readonly string[], isReader: boolean): string {
  if (winners.length === 1) return isReader ? text.youWon : text.oneWins(winners[0]!);
  return isReader ? text.youShare : text.someShare(winners);
}

export const stepIn = (text: Text, step: number, last: number): string =>
  step === 0 ? text.firstStep(last) : text.stepOf(step, last);

export function problemIn(text: Text, problem: Problem): string {
  const told = inOneLine(problem);
  // Each sentence takes the problem of its own code, which the compiler cannot follow through a table.
  if (!("table" in told)) return (text.folderProblems[told.code] as (problem: Problem) => string)(told);
  return text.ofTable(told.table, (text.tableProblems[told.code] as (problem: Problem) => string)(told));
}

/** A database may tell its damage in several lines. */
const inOneLine = (problem: Problem): Problem =>
  "detail" in problem ? { ...problem, detail: problem.detail.replaceAll(/\s+/g, " ") } : problem;

export const wrongTablesIn = (text: Text, count: number, flag: string): string =>
  count === 1 ? text.oneWrongTable(flag) : text.wrongTables(count, flag);

export function checkedIn(text: Text, { tables, entries, unmarked, unplayed }: Checked): string {
  const checked = unmarked === 0 ? text.checked(tables, entries) : text.checkedUnmarked(tables, entries, unmarked);
  if (unplayed === 0) return checked;
  return `${checked} ${unplayed === 1 ? text.unplayedTable : text.unplayedTables(unplayed)}`;
}

export function foundIn(text: Text, problems: number): string {
  if (problems === 0) return text.nothingWrong;
  return problems === 1 ? text.oneWrong : text.someWrong(problems);
}
