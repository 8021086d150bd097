/** Everything the command line says, so that a line missing in one language does not compile. */
import type { Breach, Where } from "@tafelrunde/core";
import type { Checked, Problem } from "@tafelrunde/server";
import type { LineFault } from "../check-record.ts";

export interface CliWords {
  readonly usage: string;
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
  wrongLine(file: string, line: number, where: Where, fault: LineFault): string;
  notEvidence(file: string): string;
  broken(file: string): string;
  breach(breach: Breach): string;
  unproved(file: string): string;
  kept(found: { readonly moves: number; readonly foreign: number }): string;
  verified(found: { readonly records: number; readonly rolls: number; readonly moves: number }): string;

  // Playing
  readonly guest: string;
  readonly howToPlay: string;
  readonly goodbye: string;
  readonly notUnderstood: string;
  several(moves: readonly string[]): string;
  noSuchNumber(last: number): string;
  doubtful(number: number, move: string): string;
  noSuchParagraph(number: string): string;
  /** Where moves share a line. */
  howToUnfold(example: string): string;
  readonly howToSeeAll: string;
  readonly howToTakeBack: string;
  readonly noTakeback: string;
  takenBack(name: string): string;
  readonly takenBackYou: string;
  readonly youWon: string;
  readonly youShare: string;
  winners(names: readonly string[]): string;
  wonTogether(score: number): string;
  lostTogether(score: number): string;
  recorded(file: string): string;
  readonly notRecorded: string;

  // Replaying
  playedBy(names: readonly string[]): string;
  badView(view: string, seats: number): string;
  stepOf(step: number, last: number): string;
  readonly replayPrompt: string;
  readonly replayPromptAtEnd: string;
  replayHelp(last: number): string;

  // Serving
  badLogLevel(known: readonly string[]): string;
  readonly badDelay: string;
  readonly badLimits: string;
  readonly badPublicUrl: string;
  portTaken(port: number): string;
  cannotListen(host: string, port: number): string;
  openAt(address: string): string;
  alsoAt(address: string): string;
  publicAt(address: string): string;
  readonly nobodyElse: string;
  dataIn(folder: string): string;
  readonly noWeb: string;
  readonly howToStop: string;
  readonly badCheck: string;

  // Data folders
  problem(problem: Problem): string;
  wrongTables(count: number, folder: string): string;
  withoutWitness(folder: string): string;
  noHouse(folder: string): string;
  progress(done: number, all: number): string;
  checked(found: Checked): string;
  found(problems: number): string;
  readonly needsTo: string;
  somethingThere(folder: string): string;
  copied(folder: string): string;

  // Simulating
  seedUsed(seed: string): string;
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
    seat(seat: number, bot: string): string;
    bot(bot: string): string;
  };
}
