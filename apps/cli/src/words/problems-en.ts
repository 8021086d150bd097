/** What is wrong with a data folder, and what to do, in English. */
import type { HouseProblem, Problem, TableProblem } from "@tafelrunde/server";

const amount = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

function houseProblem(problem: HouseProblem): string {
  const { path } = problem;
  switch (problem.code) {
    case "in-use":
      return `Another Tafelrunde server is at work in ${path}; stop that one, or choose another folder with --data.`;
    case "no-access":
      return `${path} cannot be opened; see to it that whoever starts the server may read and write it.`;
    case "cannot-save":
      return `Nothing can be written to ${path}; make room on its disk.`;
    case "newer":
      return `${path} was written by a newer Tafelrunde (schema ${problem.schema}); start that one.`;
    case "corrupt":
      return `${path} is damaged (${problem.detail.replaceAll(/\s+/g, " ")}); copy the folder, then put a backup in its place, or open what is left with --despite-damage.`;
    case "emptied":
      return `${path} is empty or gone, although games were kept there; put a backup in its place, or begin anew with --despite-damage.`;
    case "replaced":
      return `${path} belongs to another house than the other files in its folder; put the right one there, or stay with this one by --despite-damage.`;
    case "writes-lost":
      return `${path} lacks ${amount(problem.entries, "entry", "entries")} of games and ${amount(problem.people, "person", "people")} that were saved: its journal (-wal) was lost or cut, or it is an older copy. Put what is missing back, or go on without it by --despite-damage.`;
    case "bad-witness":
      return `${path} makes no sense; delete this file if nothing else in its folder was touched.`;
    case "key-lost":
      return `The key in ${path} is gone, and without it nobody gets back to their seat; put a backup in its place, or draw a new key with --despite-damage.`;
    case "key-changed":
      return `The key in ${path} is not the one that the house began with, so nobody gets back to their seat; put a backup in its place, or stay with the new key by --despite-damage.`;
  }
}

function tableProblem(problem: TableProblem): string {
  switch (problem.code) {
    case "no-log":
      return "all that happened there is gone.";
    case "no-row":
      return "it is missing in the index.";
    case "unreadable":
      return "it cannot be read.";
    case "missing-entry":
      return `entry ${problem.seq} of its log is missing.`;
    case "changed-entry":
      return `entry ${problem.seq} of its log was changed after it was written.`;
    case "bad-entry":
      return `entry ${problem.seq} of its log cannot be played again (${problem.detail}).`;
    case "unknown-game":
      return `there is no game "${problem.game}" here.`;
    case "other-record":
      return "played again, its log leads to another game than the one that was played.";
    case "other-row":
      return "its line in the lists does not fit its log.";
    case "other-seats":
      return "its seats in the lists do not fit its log.";
  }
}

export const problemEn = (problem: Problem): string =>
  "table" in problem ? `Table ${problem.table}: ${tableProblem(problem)}` : houseProblem(problem);
