/** Everything the command line says, in one flat list: a line missing in one language does not compile. `words.ts` says when. */
import type { Grammar, Who } from "@tafelrunde/core";
import type { FolderProblem, TableProblem } from "@tafelrunde/server";
import type { LineFault } from "../check-record.ts";

/** For every code that a problem can have, its sentence. */
type Sentences<P extends { readonly code: string }> = {
  readonly [code in P["code"]]: (problem: P & { readonly code: code }) => string;
};

export interface Text {
  readonly grammar: Grammar;
  /** `languages` as they are typed: `de|en`. */
  usage(languages: string): string;
  readonly serveUsage: string;
  bug(message: string): string;

  // Arguments
  unknownCommand(command: string, known: readonly string[]): string;
  unknownFlag(flag: string): string;
  flagNeedsValue(flag: string): string;
  flagTakesNoValue(flag: string): string;
  unexpected(argument: string): string;
  badLanguage(language: string, known: readonly string[]): string;
  badNumber(flag: string, min: number, max: number): string;
  unknownGame(id: string, known: readonly string[]): string;
  unknownBot(id: string, known: readonly string[]): string;
  botCount(seats: number): string;
  badName(longest: number): string;
  badPair(pair: string): string;
  readonly badJson: string;
  unknownOption(option: string, known: readonly string[]): string;
  badOption(option: string, allowed: string): string;
  optionOnlyIf(option: string, other: string, value: string): string;
  readonly jsonNeedsStats: string;
  readonly needsFile: string;

  // Files
  readonly standardInput: string;
  noSuchFile(file: string): string;
  isFolder(file: string): string;
  cannotRead(file: string): string;
  cannotWrite(file: string): string;
  emptyFile(file: string): string;
  notUtf8(file: string, line: number): string;
  lineTooLong(file: string, line: number): string;
  noSuchLine(file: string, line: number): string;

  // Records
  /** Places in a record. */
  readonly atStart: string;
  readonly atEnd: string;
  atStep(step: number): string;
  wrongLine(file: string, line: number, where: string, fault: string): string;
  readonly faults: { readonly [fault in LineFault]: string };
  verified(records: number, rolls: number, moves: number): string;

  // Evidence
  notEvidence(file: string): string;
  unproved(file: string): string;
  kept(moves: number): string;
  /** Added in brackets: moves at the same seat that another device made. */
  readonly keptForeignMove: string;
  keptForeignMoves(count: number): string;
  broken(file: string): string;
  readonly brokenCommitment: string;
  readonly brokenAgreement: string;
  readonly brokenOwnLuck: string;
  brokenOtherLuck(seat: number): string;
  brokenRecord(where: string, fault: string): string;
  brokenOwnMove(step: number): string;
  readonly brokenStart: string;
  brokenShown(step: number): string;

  // Playing
  readonly guest: string;
  readonly howToPlay: string;
  readonly goodbye: string;
  readonly notUnderstood: string;
  several(moves: readonly string[]): string;
  readonly onlyNumberOne: string;
  numbersUpTo(last: number): string;
  doubtful(number: number, move: string): string;
  noSuchParagraph(number: string): string;
  /** Where moves share a line. */
  howToUnfold(example: string): string;
  readonly howToSeeAll: string;
  readonly howToTakeBack: string;
  readonly noTakeback: string;
  takenBack(who: Who): string;
  readonly youWon: string;
  readonly youShare: string;
  oneWins(name: string): string;
  someShare(names: readonly string[]): string;
  wonTogether(score: number): string;
  lostTogether(score: number): string;
  recorded(file: string): string;
  readonly notRecorded: string;

  // Replaying
  /** In place of a name that was forgotten. */
  readonly somebody: string;
  playedBy(names: readonly string[]): string;
  badView(view: string, seats: number): string;
  firstStep(last: number): string;
  stepOf(step: number, last: number): string;
  readonly replayPrompt: string;
  readonly replayPromptAtEnd: string;
  replayHelp(last: number): string;

  // Serving
  badLogLevel(known: readonly string[]): string;
  readonly badDelay: string;
  readonly badLimits: string;
  readonly badKeep: string;
  readonly badPublicUrl: string;
  portTaken(port: number): string;
  cannotListen(host: string, port: number): string;
  openAt(address: string): string;
  alsoAt(address: string): string;
  publicAt(address: string): string;
  readonly nobodyElse: string;
  /** A folder, or the address of a database without its password. */
  dataIn(place: string): string;
  readonly noWeb: string;
  readonly howToStop: string;
  readonly badCheck: string;
  readonly badDatabase: string;
  readonly folderOrDatabase: string;

  // Data folders: what is wrong, and what to do
  readonly folderProblems: Sentences<FolderProblem>;
  readonly tableProblems: Sentences<TableProblem>;
  ofTable(table: string, problem: string): string;
  /** `flag` as it is typed, with the place it names. */
  oneWrongTable(flag: string): string;
  wrongTables(count: number, flag: string): string;
  withoutWitness(folder: string): string;
  nothingKept(folder: string): string;
  progress(done: number, all: number): string;
  checked(tables: number, entries: number): string;
  /** Some entries are from before there were checksums. */
  checkedUnmarked(tables: number, entries: number, unmarked: number): string;
  readonly unplayedTable: string;
  unplayedTables(count: number): string;
  readonly nothingWrong: string;
  readonly oneWrong: string;
  someWrong(problems: number): string;
  readonly needsTo: string;
  backupOfDatabase(url: string): string;
  somethingThere(folder: string): string;
  copied(folder: string): string;
  readonly needsFrom: string;
  readonly sameRestorePlace: string;
  restoreOfDatabase(url: string): string;
  damagedBackup(folder: string): string;
  houseThere(folder: string): string;
  restored(folder: string): string;
  movedAside(folder: string): string;
  readonly needsPerson: string;
  readonly nobodyFound: string;
  foundPerson(id: string, names: readonly string[], tables: number): string;
  howToForget(flag: string): string;
  cannotForget(table: string, flag: string): string;
  forgotten(tables: number): string;
  readonly needsFromAndTo: string;
  readonly samePlace: string;
  anotherHouse(place: string): string;
  playedOn(table: string, place: string): string;
  moved(tables: number, entries: number, people: number, place: string): string;

  // Simulating
  readonly stats: {
    readonly games: string;
    readonly moves: string;
    readonly movesPerSecond: string;
    readonly movesPerGame: string;
    readonly roundsPerGame: string;
    readonly wins: string;
    readonly rate: string;
    readonly interval: string;
    readonly together: string;
  };
  statsOfSeat(seat: number, bot: string): string;
  statsOfRotatedSeat(seat: number): string;
  statsOfBot(bot: string): string;
}
