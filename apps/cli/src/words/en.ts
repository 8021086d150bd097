/** What the command line says in English. */
import type { LineFault } from "../check-record.ts";
import type { CliWords } from "./types.ts";

const list = (items: readonly string[], last = "and"): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)!}`;

const faults: Record<LineFault, string> = {
  "not-a-record": "the record is damaged or incomplete here.",
  "unknown-game": "no such game is known here.",
  chain: "the hash does not match, so something was changed here.",
  commitment: "the secret is not the one the table had committed to.",
  "other-rules": "the record belongs to another version of the rules.",
  "bad-setup": "seats, entropy or options do not fit the game.",
  roll: "the rolls are not the ones that chance gave.",
  "illegal-move": "the rules do not allow this move here.",
  outcome: "the outcome is not the one the moves lead to.",
  unfinished: "the game was not played to its end.",
};

const usage = `Tafelrunde: board games in the terminal

  tafelrunde play                play against bots
      --game GAME                which game
      --seats NUMBER             how many sit at the table
      --name NAME                what you are called
      --bots ID[,ID…]            one bot for all seats, or one for each
      --OPTION VALUE             any option of the game, such as --set random
      --options 'A=B,C=D'        options in one go, also as JSON; lists with +
      --seed TEXT                same text, same luck
      --record FILE              append the record to this file

  tafelrunde simulate            let bots play, one record per line
      --game --seats --options --seed --bots as above
      --count NUMBER             how many games
      --out FILE                 where to put them (standard output otherwise)
      --stats [--json]           show totals only

  tafelrunde replay FILE         watch a game again
      --line NUMBER              which line of the file
      --view SEAT|public|all     through whose eyes (seat from 1, or a name)

  tafelrunde verify FILE         recompute everything and prove that it was fair

  Everywhere: --lang de|en, --help, --version
`;

export const en: CliWords = {
  usage: usage.trimEnd(),
  bug: (message) => `This should not have happened: ${message} (TAFELRUNDE_DEBUG=1 tells more.)`,

  unknownCommand: (command, known) => `There is no command "${command}", only ${list(known)}; "tafelrunde help" explains them.`,
  unknownFlag: (flag) => `"${flag}" means nothing here; "tafelrunde help" shows what does.`,
  flagNeedsValue: (flag) => `${flag} needs a value.`,
  flagTakesNoValue: (flag) => `${flag} stands alone and takes no value.`,
  unexpected: (argument) => `There is no use for "${argument}" here.`,
  badLanguage: (language) => `The language "${language}" is not spoken here, only de and en.`,
  badNumber: (flag, min, max) => `${flag} needs a whole number from ${min} to ${max}.`,
  unknownGame: (id, known) => `There is no game "${id}" here, only ${list(known)}.`,
  unknownBot: (id, known) => `There is no bot "${id}" for this game, only ${list(known)}.`,
  botCount: (seats) => `Give --bots either one bot for all or exactly ${seats}.`,
  badName: (longest) => `A name has 1 to ${longest} visible characters.`,
  badPair: (pair) => `"${pair}" is not an option; write something like name=value.`,
  badJson: "The options are not valid JSON.",
  unknownOption: (option, known) => `This game has no option "${option}", only ${list(known)}.`,
  badOption: (option, allowed) => `The option "${option}" cannot have that value; it takes ${allowed}.`,
  optionOnlyIf: (option, other, value) => `The option "${option}" only counts together with ${other}=${value}.`,
  jsonNeedsStats: "--json only goes together with --stats.",
  needsFile: "Which file? Its name is missing.",

  standardInput: "standard input",
  noSuchFile: (file) => `There is no file "${file}".`,
  isFolder: (file) => `"${file}" is a folder, not a file.`,
  cannotRead: (file) => `The file "${file}" cannot be read.`,
  cannotWrite: (file) => `The file "${file}" cannot be written.`,
  emptyFile: (file) => `${file} is empty.`,
  notUtf8: (file, line) => `${file}, line ${line}: this is not UTF-8 text.`,
  lineTooLong: (file, line) => `${file}, line ${line}: the line is too long for a record.`,
  noSuchLine: (file, line) => `${file} has no line ${line}.`,
  wrongLine: (file, line, where, fault) =>
    `${file}, line ${line}, ${typeof where === "number" ? `move ${where}` : where}: ${faults[fault]}`,
  verified: ({ records, rolls, moves }) =>
    `${records === 1 ? "1 record" : `${records} records`} verified: chain, commitment, ${rolls} rolls, ${moves} moves, outcomes`,

  guest: "Guest",
  howToPlay:
    "Type a number or the beginning of a name. ? explains the moves, h shows the table, r the rules (r 2.1 one paragraph), q quits.",
  goodbye: "See you next time!",
  notUnderstood: "That makes no sense to me. Type a number from the list, or ? for an explanation.",
  several: (moves) => `That could mean several things: ${list(moves, "or")}.`,
  noSuchNumber: (last) => (last === 1 ? "The only number here is 1." : `The numbers here go from 1 to ${last}.`),
  doubtful: (number, move) => `Number ${number} in the list is "${move}". Type ${number} again to confirm, or else the name.`,
  noSuchParagraph: (number) => `The rules have no paragraph ${number}.`,
  takenBack: (name) => `${name} takes the last move back.`,
  youWon: "You win!",
  youShare: "You share the victory!",
  winners: (names) => (names.length === 1 ? `${names[0]} wins.` : `${list(names)} share the victory.`),
  wonTogether: (score) => `Won together, with ${score} points!`,
  lostTogether: (score) => `Lost together, with ${score} points.`,
  recorded: (file) => `Recorded in ${file}. Prove it with: tafelrunde verify ${file}. Watch it with: tafelrunde replay ${file}.`,
  notRecorded: "Add --record FILE to keep a record of your next game.",

  playedBy: (names) => `Played by ${list(names)}.`,
  badView: (view, seats) => `"${view}" does not sit here: --view takes 1 to ${seats}, a name, public or all.`,
  stepOf: (step, last) => (step === 0 ? `Start (${last} moves)` : `Move ${step} of ${last}`),
  replayPrompt: "Enter next, b back, number jumps, q quits > ",
  replayPromptAtEnd: "Enter result, b back, number jumps, q quits > ",
  replayHelp: (last) => `Enter goes on, b goes back, a number from 0 to ${last} jumps there, q quits.`,

  seedUsed: (seed) => `--seed ${seed}`,
  stats: {
    games: "Games",
    moves: "Moves",
    movesPerSecond: "Moves per second",
    movesPerGame: "Moves per game",
    roundsPerGame: "Rounds per game",
    wins: "wins",
    rate: "share",
    interval: "95 % interval",
    together: "together",
    seat: (seat, bot) => `Seat ${seat} (${bot})`,
    bot: (bot) => `All ${bot}`,
  },
};
