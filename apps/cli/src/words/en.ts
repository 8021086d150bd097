/** What the command line says in English. */
import type { Breach, Where } from "@tafelrunde/core";
import type { LineFault } from "../check-record.ts";
import { problemEn } from "./problems-en.ts";
import type { CliWords } from "./types.ts";

const list = (items: readonly string[], last = "and"): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)!}`;

const faults: Record<LineFault, string> = {
  "not-a-record": "the record is damaged or incomplete here.",
  "unknown-game": "no such game is known here.",
  chain: "the hash does not match, so something was changed here.",
  commitment: "the secret is not the one the table had committed to.",
  "other-rules": "the record belongs to a version of the rules that this program does not know.",
  "bad-setup": "seats, entropy or options do not fit the game.",
  roll: "the rolls are not the ones that chance gave.",
  "illegal-move": "the rules do not allow this move here.",
  outcome: "the outcome is not the one the moves lead to.",
  unfinished: "the game was not played to its end.",
};

function breachLine(breach: Breach): string {
  switch (breach.code) {
    case "commitment":
      return "The secret is not the one the table had committed to when the device first saw it.";
    case "agreement":
      return "Game, rules, options or seats are not those the device agreed to.";
    case "own-luck":
      return "The entropy at the device’s own seat is not what it gave.";
    case "other-luck":
      return `The entropy of seat ${breach.seat + 1} is not what that seat was bound to.`;
    case "record":
      return `The record is wrong, ${whereIn(breach.where)}: ${faults[breach.fault]}`;
    case "own-move":
      return `Move ${breach.place} is not the one that the device made and that was acknowledged.`;
    case "shown":
      return breach.moves === 0
        ? "The start is not the one that was shown."
        : `Move ${breach.moves} led to something else than was shown.`;
  }
}

const whereIn = (where: Where): string => (typeof where === "number" ? `move ${where}` : where);

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

  tafelrunde serve               open a server for browsers
      --port NUMBER              where (8012 otherwise)
      --data FOLDER              where tables are kept (./data otherwise)
      --help                     shows everything else it takes

  tafelrunde check               go through all that a server keeps
      --data FOLDER              where (./data otherwise); it may be running

  tafelrunde backup              copy all that a server keeps
      --data FOLDER              from where (./data); it may be running
      --to FOLDER                to where

  tafelrunde simulate            let bots play, one record per line
      --game --seats --options --seed --bots as above
      --count NUMBER             how many games
      --out FILE                 where to put them (standard output otherwise)
      --stats [--json]           show totals only

  tafelrunde replay FILE         watch a game again
      --line NUMBER              which line of the file
      --view SEAT|public|all     through whose eyes (seat from 1, or a name)

  tafelrunde verify FILE         recompute everything and prove that it was fair
      --evidence FILE            instead: judge what a browser saved as evidence

  Everywhere: --lang de|en, --help, --version
`;

const serveUsage = `tafelrunde serve: play in the browser, alone or with others

  --port NUMBER          where to listen; 0 takes any free port (8012)
  --host ADDRESS         who can reach it: 0.0.0.0 the network, 127.0.0.1 only
                         this machine (0.0.0.0)
  --data FOLDER          where tables and names are kept (./data)
  --check quick|full     how closely to look at them before opening (quick)
  --despite-damage       open although something of them is damaged
  --origin URL[,URL…]    pages of other addresses that may use this server
  --public-url URL       where friends find it, behind a proxy or a tunnel:
                         the address for invitations
  --trust-proxy          believe the X-Forwarded headers of a proxy in front
  --metrics-token TEXT   whoever sends it may read /metrics from elsewhere
  --log-level LEVEL      silent, fatal, error, warn, info, debug or trace (warn)
  --bot-delay FROM-TO    milliseconds a bot takes for a move (700-1600)
  --bots-play-alone      bots go on with games that everybody has left and
                         nobody watches
  --limits A=N[,B=N…]    limits for clients; docs/api.md lists them
  --json-ready           print {"port":…} instead of the address

  Each can be set by a variable as well: TAFELRUNDE_PORT, TAFELRUNDE_HOST,
  TAFELRUNDE_DATA, TAFELRUNDE_CHECK, TAFELRUNDE_DESPITE_DAMAGE=1,
  TAFELRUNDE_ORIGIN, TAFELRUNDE_PUBLIC_URL, TAFELRUNDE_TRUST_PROXY=1,
  TAFELRUNDE_METRICS_TOKEN, TAFELRUNDE_LOG_LEVEL, TAFELRUNDE_BOT_DELAY,
  TAFELRUNDE_LIMITS.
`;

export const en: CliWords = {
  usage: usage.trimEnd(),
  serveUsage: serveUsage.trimEnd(),
  bug: (message) => `This should not have happened: ${message} (TAFELRUNDE_DEBUG=1 tells more.)`,

  unknownCommand: (command, known) => `There is no command "${command}", only ${list(known)}; "tafelrunde help" explains them.`,
  unknownFlag: (flag) => `"${flag}" means nothing here; "tafelrunde help" shows what does.`,
  flagNeedsValue: (flag) => `${flag} needs a value.`,
  flagTakesNoValue: (flag) => `${flag} stands alone and takes no value.`,
  unexpected: (argument) => `There is no use for "${argument}" here.`,
  badLanguage: (language, known) => `The language "${language}" is not spoken here, only ${list(known)}.`,
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
  wrongLine: (file, line, where, fault) => `${file}, line ${line}, ${whereIn(where)}: ${faults[fault]}`,
  notEvidence: (file) => `${file} is no evidence of a Tafelrunde client.`,
  broken: (file) => `${file}: promises were broken.`,
  breach: breachLine,
  unproved: (file) => `${file}: this program does not have the rules of the game, so it cannot say whether the record is right.`,
  kept: ({ moves, foreign }) =>
    `Every promise was kept: secret, luck, options, ${moves === 1 ? "1 own move" : `${moves} own moves`}, and what was shown` +
    (foreign > 0 ? ` (${foreign === 1 ? "1 other move" : `${foreign} other moves`} at that seat came from elsewhere)` : ""),
  verified: ({ records, rolls, moves }) =>
    `${records === 1 ? "1 record" : `${records} records`} verified: chain, commitment, ${rolls} rolls, ${moves} moves, outcomes`,

  guest: "Guest",
  howToPlay:
    "Type a number, or words of a name; their beginnings will do. ? explains the moves, h shows the table, r the rules (r 2.1 one paragraph), q quits.",
  goodbye: "See you next time!",
  notUnderstood: "That makes no sense to me. Type a number from the list, or ? for an explanation.",
  several: (moves) => `That could mean several things: ${list(moves, "or")}.`,
  noSuchNumber: (last) => (last === 1 ? "The only number here is 1." : `The numbers here go from 1 to ${last}.`),
  doubtful: (number, move) => `Number ${number} in the list is "${move}". Type ${number} again to confirm, or else the name.`,
  noSuchParagraph: (number) => `The rules have no paragraph ${number}.`,
  howToUnfold: (example) => `A line with … shows more. Or type at once what you mean, such as: ${example}`,
  howToSeeAll: "Enter shows everything you can do again.",
  howToTakeBack: "b takes back what you did last.",
  noTakeback: "There is nothing to take back.",
  takenBack: (name) => `${name} takes the last move back.`,
  takenBackYou: "You take your last move back.",
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

  badLogLevel: (known) => `--log-level takes ${list(known, "or")}.`,
  badDelay: "--bot-delay takes two numbers of milliseconds, such as 700-1600.",
  badPublicUrl: "--public-url takes an address without a path, such as https://example.org.",
  badLimits: "--limits takes names with numbers, such as connectionsPerAddress=500; docs/api.md lists the names.",
  portTaken: (port) => `Port ${port} is in use already; choose another one with --port.`,
  cannotListen: (host, port) => `It is not allowed or not possible to listen at ${host}, port ${port}.`,
  openAt: (address) => `Tafelrunde is open at ${address}`,
  alsoAt: (address) => `For friends in the same network: ${address}`,
  publicAt: (address) => `For friends everywhere: ${address}`,
  nobodyElse: "Nobody else can reach it: this machine has no network, or --host keeps it to itself.",
  dataIn: (folder) => `Tables are kept in ${folder}`,
  noWeb: "The web client is not built; npm start builds it.",
  howToStop: "Ctrl+C stops the server; games go on when it starts again.",

  badCheck: "--check takes quick or full.",
  problem: problemEn,
  wrongTables: (count, folder) =>
    `Something is wrong with ${count === 1 ? "one table" : `${count} tables`}; all others are whole. tafelrunde check --data ${folder} tells more.`,
  withoutWitness: (folder) => `Nothing in ${folder} tells how much it held before; whatever was lost until now goes unnoticed.`,
  noHouse: (folder) => `Nothing is kept in ${folder}.`,
  progress: (done, all) => `${done} of ${all} tables`,
  checked: ({ tables, entries, unmarked, unplayed }) =>
    `${tables === 1 ? "1 table" : `${tables} tables`} with ${entries === 1 ? "1 entry" : `${entries} entries`} looked through${unmarked === 0 ? "" : ` (${unmarked} from before there were checksums)`}.${unplayed === 0 ? "" : ` ${unplayed} of the tables go by rules that this program does not have, and were not played again.`}`,
  found: (problems) =>
    problems === 0 ? "Nothing is wrong." : problems === 1 ? "One thing is wrong." : `${problems} things are wrong.`,
  needsTo: "Where to? --to names a folder for the copy.",
  somethingThere: (folder) => `${folder} is not empty; name a new folder for the copy.`,
  copied: (folder) => `Copied to ${folder}. Start from it with: tafelrunde serve --data ${folder}`,

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
