/** The command line in English. */
import { either, grammar, plural } from "@tafelrunde/core/grammar/en";
import type { Text } from "../text.ts";

const { list } = grammar;

const usage = (languages: string): string => `Tafelrunde: board games in the terminal

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
      --database URL             instead: a PostgreSQL database
      --help                     shows everything else it takes

  tafelrunde check               go through all that a server keeps
      --data FOLDER              where (./data otherwise); it may be running
      --database URL             instead: a PostgreSQL database

  tafelrunde backup              copy all that a server keeps
      --data FOLDER              from where (./data); it may be running
      --to FOLDER                to where

  tafelrunde restore             put such a copy into a folder
      --from FOLDER              the copy
      --data FOLDER              to where (./data); no server may be running
      --replace                  move aside what is there

  tafelrunde forget ID           delete one person’s data; their games stay
      --data --database          where, as above; no server may be running
      --named NAME --at TABLE    instead: who is meant, by name or table address

  tafelrunde move                copy everything from a folder to a database,
                                 or back; no server may be running
      --from FOLDER|URL          from where
      --to FOLDER|URL            to where

  tafelrunde simulate            let bots play, one record per line
      --game --seats --options --seed --bots as above
      --count NUMBER             how many games
      --out FILE                 where to put them (standard output otherwise)
      --stats [--json]           show totals only
      --rotate                   the bots take all seats in turn, same luck

  tafelrunde replay FILE         watch a game again
      --line NUMBER              which line of the file
      --view SEAT|public|all     through whose eyes (seat from 1, or a name)

  tafelrunde verify FILE         recompute everything and prove that it was fair
      --evidence FILE            instead: judge what a browser saved as evidence

  Everywhere: --lang ${languages}, --help, --version`;

const serveUsage = `tafelrunde serve: play in the browser, alone or with others

  --port NUMBER          where to listen; 0 takes any free port (8012)
  --host ADDRESS         who can reach it: 0.0.0.0 the network, 127.0.0.1 only
                         this machine (0.0.0.0)
  --data FOLDER          where tables and names are kept (./data)
  --database URL         instead of a folder: a PostgreSQL database, such as
                         postgres://user:password@host:5432/name
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
  --workers NUMBER       so many processes serve one port, for more cores (1)
  --limits A=N[,B=N…]    limits for clients; docs/api.md lists them
  --keep A=DAYS[,B=…]    how long things are kept that nobody needs; 0 is for
                         ever (waiting=30,abandoned=365,finished=0,chat=0,
                         people=365); docs/data.md explains them
  --keep-records FOLDER  where the record of a finished game is put before its
                         table is taken away
  --json-ready           print {"port":…} instead of the address

  Each can be set by a variable as well: TAFELRUNDE_PORT, TAFELRUNDE_HOST,
  TAFELRUNDE_DATA, TAFELRUNDE_DATABASE or DATABASE_URL, TAFELRUNDE_CHECK,
  TAFELRUNDE_DESPITE_DAMAGE=1, TAFELRUNDE_ORIGIN, TAFELRUNDE_PUBLIC_URL,
  TAFELRUNDE_TRUST_PROXY=1, TAFELRUNDE_METRICS_TOKEN, TAFELRUNDE_LOG_LEVEL,
  TAFELRUNDE_BOT_DELAY, TAFELRUNDE_WORKERS, TAFELRUNDE_LIMITS, TAFELRUNDE_KEEP,
  TAFELRUNDE_KEEP_RECORDS.`;

export const text: Text = {
  grammar,
  usage,
  serveUsage,
  bug: (message) => `This should not have happened: ${message} (TAFELRUNDE_DEBUG=1 tells more.)`,

  unknownCommand: (command, known) => `There is no command “${command}”, only ${list(known)}; “tafelrunde help” explains them.`,
  unknownFlag: (flag) => `“${flag}” means nothing here; “tafelrunde help” shows what does.`,
  flagNeedsValue: (flag) => `${flag} needs a value.`,
  flagTakesNoValue: (flag) => `${flag} stands alone and takes no value.`,
  unexpected: (argument) => `There is no use for “${argument}” here.`,
  badLanguage: (language, known) => `The language “${language}” is not spoken here, only ${list(known)}.`,
  badNumber: (flag, min, max) => `${flag} needs a whole number from ${min} to ${max}.`,
  unknownGame: (id, known) => `There is no game “${id}” here, only ${list(known)}.`,
  unknownBot: (id, known) => `There is no bot “${id}” for this game, only ${list(known)}.`,
  botCount: (seats) => `Give --bots either one bot for all or exactly ${seats}.`,
  badName: (longest) => `A name has 1 to ${longest} visible characters.`,
  badPair: (pair) => `“${pair}” is not an option; write something like name=value.`,
  badJson: "The options are not valid JSON.",
  unknownOption: (option, known) => `This game has no option “${option}”, only ${list(known)}.`,
  badOption: (option, allowed) => `The option “${option}” cannot have that value; it takes ${allowed}.`,
  optionOnlyIf: (option, other, value) => `The option “${option}” only counts together with ${other}=${value}.`,
  jsonNeedsStats: "--json only goes together with --stats.",
  needsFile: "Which file? Its name is missing.",

  standardInput: "standard input",
  noSuchFile: (file) => `There is no file “${file}”.`,
  isFolder: (file) => `“${file}” is a folder, not a file.`,
  cannotRead: (file) => `The file “${file}” cannot be read.`,
  cannotWrite: (file) => `The file “${file}” cannot be written.`,
  emptyFile: (file) => `${file} is empty.`,
  notUtf8: (file, line) => `${file}, line ${line}: this is not UTF-8 text.`,
  lineTooLong: (file, line) => `${file}, line ${line}: the line is too long for a record.`,
  noSuchLine: (file, line) => `${file} has no line ${line}.`,

  atStart: "start",
  atEnd: "end",
  atStep: (step) => `step ${step}`,
  wrongLine: (file, line, where, fault) => `${file}, line ${line}, ${where}: ${fault}`,
  faults: {
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
  },
  verified: (records, rolls, moves) =>
    `${plural(records, "record", "records")} verified: chain, commitment, ${plural(rolls, "roll", "rolls")}, ${plural(moves, "move", "moves")}, outcomes`,

  notEvidence: (file) => `${file} is no evidence of a Tafelrunde client.`,
  unproved: (file) => `${file}: this program does not have the rules of the game, so it cannot say whether the record is right.`,
  kept: (moves) => `Every promise was kept: secret, luck, options, ${plural(moves, "own move", "own moves")}, and what was shown`,
  keptForeignMove: "1\u00a0other move at that seat came from elsewhere",
  keptForeignMoves: (count) => `${count}\u00a0other moves at that seat came from elsewhere`,
  broken: (file) => `${file}: promises were broken.`,
  brokenCommitment: "The secret is not the one the table had committed to when the device first saw it.",
  brokenAgreement: "Game, rules, options or seats are not those the device agreed to.",
  brokenOwnLuck: "The entropy at the device’s own seat is not what it gave.",
  brokenOtherLuck: (seat) => `The entropy of seat ${seat} is not what that seat was bound to.`,
  brokenRecord: (where, fault) => `The record is wrong, ${where}: ${fault}`,
  brokenOwnMove: (step) => `Step ${step} is not the move that the device made and that was acknowledged.`,
  brokenStart: "The start is not the one that was shown.",
  brokenShown: (step) => `Step ${step} led to something else than was shown.`,

  guest: "Guest",
  howToPlay:
    "Type a number, or words of a name; their beginnings will do. ? explains the moves, h shows the table, r the rules (r 2.1 one paragraph), q quits.",
  goodbye: "See you next time!",
  notUnderstood: "That makes no sense to me. Type a number from the list, or ? for an explanation.",
  several: (moves) => `That could mean several things: ${either(moves)}.`,
  onlyNumberOne: "The only number here is 1.",
  numbersUpTo: (last) => `The numbers here go from 1 to ${last}.`,
  doubtful: (number, move) => `Number ${number} in the list is “${move}”. Type ${number} again to confirm, or else the name.`,
  noSuchParagraph: (number) => `The rules have no paragraph ${number}.`,
  howToUnfold: (example) => `A line with … shows more. Or type what you mean straight away, such as: ${example}`,
  howToSeeAll: "Enter shows everything you can do again.",
  howToTakeBack: "b takes back what you did last.",
  noTakeback: "There is nothing to take back.",
  takenBack: (who) => `${who.does("take your", "takes the")} last action back.`,
  youWon: "You win!",
  youShare: "You share the victory!",
  oneWins: (name) => `${name} wins.`,
  someShare: (names) => `${list(names)} share the victory.`,
  wonTogether: (score) => `Won together, with ${plural(score, "point", "points")}!`,
  lostTogether: (score) => `Lost together, with ${plural(score, "point", "points")}.`,
  recorded: (file) => `Recorded in ${file}. Prove it with: tafelrunde verify ${file}. Watch it with: tafelrunde replay ${file}.`,
  notRecorded: "Add --record FILE to keep a record of your next game.",

  somebody: "Somebody",
  playedBy: (names) => `Played by ${list(names)}.`,
  badView: (view, seats) => `“${view}” does not sit here: --view takes 1 to ${seats}, a name, public or all.`,
  firstStep: (last) => `Start (${plural(last, "step", "steps")})`,
  stepOf: (step, last) => `Step ${step} of ${last}`,
  replayPrompt: "Enter next, b back, number jumps, q quits > ",
  replayPromptAtEnd: "Enter result, b back, number jumps, q quits > ",
  replayHelp: (last) => `Enter goes on, b goes back, a number from 0 to ${last} jumps there, q quits.`,

  badLogLevel: (known) => `--log-level takes ${either(known)}.`,
  badDelay: "--bot-delay takes two numbers of milliseconds, such as 700-1600.",
  badPublicUrl: "--public-url takes an address without a path, such as https://example.org.",
  badLimits: "--limits takes names with numbers, such as connectionsPerAddress=500; docs/api.md lists the names.",
  badKeep: "--keep takes names with days, such as waiting=30,finished=90: waiting, abandoned, finished, chat and people.",
  portTaken: (port) => `Port ${port} is in use already; choose another one with --port.`,
  cannotListen: (host, port) => `It is not allowed or not possible to listen at ${host}, port ${port}.`,
  openAt: (address) => `Tafelrunde is open at ${address}`,
  alsoAt: (address) => `For friends in the same network: ${address}`,
  publicAt: (address) => `For friends everywhere: ${address}`,
  nobodyElse: "Nobody else can reach it: this machine has no network, or --host keeps it to itself.",
  dataIn: (place) => `Tables are kept in ${place}`,
  noWeb: "The web client is not built; npm start builds it.",
  howToStop: "Ctrl+C stops the server; games go on when it starts again.",
  badCheck: "--check takes quick or full.",
  badDatabase: "The database needs an address such as postgres://user:password@host:5432/name.",
  folderOrDatabase: "Either --data or --database: tables are kept in one place.",

  folderProblems: {
    "in-use": ({ path }) =>
      `Another Tafelrunde server is running in ${path}; stop that one, or choose another folder with --data.`,
    "no-access": ({ path }) => `${path} cannot be opened; make sure that whoever starts the server may read and write it.`,
    "cannot-save": ({ path }) => `Nothing can be written to ${path}; make room on its disk.`,
    unreachable: ({ path, detail }) =>
      `The database at ${path} does not let anybody in (${detail}); see that it runs, and that address, user and password are right.`,
    newer: ({ path, schema }) => `${path} was written by a newer Tafelrunde (schema ${schema}); start that one.`,
    corrupt: ({ path, detail }) =>
      `${path} is damaged (${detail}); copy the folder, then put a backup in its place, or open what is left with --despite-damage.`,
    emptied: ({ path }) =>
      `${path} is empty or gone, although games were kept there; put a backup in its place, or start over with --despite-damage.`,
    replaced: ({ path }) =>
      `${path} comes from another folder than the files beside it; put the right one there, or stay with this one by --despite-damage.`,
    "writes-lost": ({ path, entries, people }) =>
      `${path} lacks ${plural(entries, "entry", "entries")} of games and ${plural(people, "person", "people")} that were saved: its journal (-wal) was lost or cut, or it is an older copy. Put what is missing back, or go on without it by --despite-damage.`,
    "bad-witness": ({ path }) => `${path} makes no sense; delete this file if nothing else in its folder was touched.`,
    "key-lost": ({ path }) =>
      `The key in ${path} is gone, and without it nobody gets back to their seat; put a backup in its place, or draw a new key with --despite-damage.`,
    "key-changed": ({ path }) =>
      `The key in ${path} is not the one that this server began with, so nobody gets back to their seat; put a backup in its place, or stay with the new key by --despite-damage.`,
  },
  tableProblems: {
    "no-log": () => "all that happened there is gone.",
    "no-row": () => "it is missing in the index.",
    "not-moved": () => "it did not arrive as it was.",
    unreadable: () => "it cannot be read.",
    "missing-entry": ({ seq }) => `entry ${seq} of its log is missing.`,
    "changed-entry": ({ seq }) => `entry ${seq} of its log was changed after it was written.`,
    "bad-entry": ({ seq, detail }) => `entry ${seq} of its log cannot be played again (${detail}).`,
    "unknown-game": ({ game }) => `there is no game “${game}” here.`,
    "other-record": () => "played again, its log leads to another game than the one that was played.",
    "other-row": () => "its line in the lists does not fit its log.",
    "other-seats": () => "its seats in the lists do not fit its log.",
  },
  ofTable: (table, problem) => `Table ${table}: ${problem}`,
  oneWrongTable: (flag) => `Something is wrong with one table; all others are whole. tafelrunde check ${flag} tells more.`,
  wrongTables: (count, flag) =>
    `Something is wrong with ${count}\u00a0tables; all others are whole. tafelrunde check ${flag} tells more.`,
  withoutWitness: (folder) => `Nothing in ${folder} tells how much it held before; whatever was lost until now goes unnoticed.`,
  nothingKept: (folder) => `Nothing is kept in ${folder}.`,
  progress: (done, all) => `${done} of ${plural(all, "table", "tables")}`,
  checked: (tables, entries) =>
    `${plural(tables, "table", "tables")} with ${plural(entries, "entry", "entries")} looked through.`,
  checkedUnmarked: (tables, entries, unmarked) =>
    `${plural(tables, "table", "tables")} with ${plural(entries, "entry", "entries")} looked through (${unmarked} from before there were checksums).`,
  unplayedTable: "One of the tables goes by rules that this program does not have, and was not played again.",
  unplayedTables: (count) => `${count} of the tables go by rules that this program does not have, and were not played again.`,
  nothingWrong: "Nothing is wrong.",
  oneWrong: "One thing is wrong.",
  someWrong: (problems) => `${problems}\u00a0things are wrong.`,
  backupOfDatabase: (url) =>
    `PostgreSQL makes its own backups while the servers run: pg_dump --format=custom --file=FILE ${url}; pg_restore puts them back.`,
  needsTo: "Where to? --to names a folder for the copy.",
  somethingThere: (folder) => `${folder} is not empty; name a new folder for the copy.`,
  copied: (folder) => `Copied to ${folder}. Start from it with: tafelrunde serve --data ${folder}`,
  needsFrom: "From where? --from names the folder of a backup.",
  sameRestorePlace: "--from and --data name the same folder.",
  restoreOfDatabase: (url) =>
    `PostgreSQL restores its own backups, with the servers stopped: pg_restore --clean --if-exists --dbname=${url} FILE; a folder is copied into a database by tafelrunde move.`,
  damagedBackup: (folder) => `The backup in ${folder} is damaged, so nothing was changed; take another one.`,
  houseThere: (folder) => `Tables are kept in ${folder} already; --replace moves them aside, or name a new folder with --data.`,
  restored: (folder) => `Nothing is wrong, and everything is in ${folder}. Start from it with: tafelrunde serve --data ${folder}`,
  movedAside: (folder) => `What was there before is in ${folder}`,
  needsPerson: "Who? An id is missing; --named NAME or --at TABLE finds it.",
  nobodyFound: "Nobody like that is known here.",
  foundPerson: (id, names, tables) => `${id}  ${list(names)}, at ${plural(tables, "table", "tables")}`,
  howToForget: (flag) => `Nobody was forgotten yet. That is done by: tafelrunde forget ID ${flag}`,
  cannotForget: (table, flag) =>
    `Table ${table} names them and cannot be played again, so nothing was changed; tafelrunde check ${flag} tells more.`,
  forgotten: (tables) =>
    `Forgotten, at ${plural(tables, "table", "tables")}. Older backups, and records that were put into files, still have the name: delete those yourself.`,
  needsFromAndTo: "From where, and where to? --from and --to each name a folder or the address of a database.",
  samePlace: "--from and --to name the same place.",
  anotherHouse: (place) => `${place} belongs to another server already; name an empty database or a new folder.`,
  playedOn: (table, place) =>
    `Table ${table} went on by itself in ${place}, so nothing was changed; name an empty database or a new folder.`,
  moved: (tables, entries, people, place) =>
    `${plural(tables, "table", "tables")} with ${plural(entries, "entry", "entries")} and ${plural(people, "person", "people")} copied to ${place}, and compared; the old place is as it was. Open only one of them from now on.`,

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
  },
  statsOfSeat: (seat, bot) => `Seat ${seat} (${bot})`,
  statsOfRotatedSeat: (seat) => `Seat ${seat} (all in turn)`,
  statsOfBot: (bot) => `All ${bot}`,
};
