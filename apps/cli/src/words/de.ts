/** What the command line says in German. */
import type { Breach, Where } from "@tafelrunde/core";
import type { LineFault } from "../check-record.ts";
import { problemDe } from "./problems-de.ts";
import type { CliWords } from "./types.ts";

const list = (items: readonly string[], last = "und"): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)!}`;

const count = (number: number): string => number.toLocaleString("de");

const faults: Record<LineFault, string> = {
  "not-a-record": "Hier ist die Aufzeichnung beschädigt oder unvollständig.",
  "unknown-game": "Dieses Spiel gibt es hier nicht.",
  chain: "Die Prüfsumme passt nicht: Hier wurde etwas verändert.",
  commitment: "Das Geheimnis ist nicht das, auf das sich der Spieltisch festgelegt hatte.",
  "other-rules": "Die Aufzeichnung gehört zu einer Fassung der Regeln, die dieses Programm nicht kennt.",
  "bad-setup": "Plätze, Zufallsbeiträge oder Einstellungen passen nicht zum Spiel.",
  roll: "Die Würfe sind nicht die, die der Zufall ergeben hat.",
  "illegal-move": "Die Regeln erlauben diesen Zug hier nicht.",
  outcome: "Das Ergebnis ist nicht das, zu dem die Züge führen.",
  unfinished: "Das Spiel ist nicht zu Ende gespielt.",
};

function breachLine(breach: Breach): string {
  switch (breach.code) {
    case "commitment":
      return "Das Geheimnis ist nicht das, auf das sich der Tisch festgelegt hatte, als das Gerät ihn zuerst sah.";
    case "agreement":
      return "Spiel, Regeln, Einstellungen oder Plätze sind nicht die, denen das Gerät zugestimmt hatte.";
    case "own-luck":
      return "Die Zufallsziffern am eigenen Platz sind nicht die, die das Gerät dazugab.";
    case "other-luck":
      return `Die Zufallsziffern von Platz ${breach.seat + 1} sind nicht die, auf die sich der Platz festgelegt hatte.`;
    case "record":
      return `Die Aufzeichnung ist falsch, ${whereIn(breach.where)}: ${faults[breach.fault]}`;
    case "own-move":
      return `Spielzug ${breach.place} ist nicht der, den das Gerät gemacht hatte und der bestätigt war.`;
    case "shown":
      return breach.moves === 0
        ? "Der Beginn ist nicht der, der gezeigt wurde."
        : `Spielzug ${breach.moves} führte zu etwas anderem, als gezeigt wurde.`;
  }
}

const whereIn = (where: Where): string => (where === "start" ? "Beginn" : where === "end" ? "Ende" : `Spielzug ${where}`);

const usage = `Tafelrunde: Brettspiele im Terminal

  tafelrunde play                gegen Bots spielen
      --game SPIEL               welches Spiel
      --seats ZAHL               wie viele am Tisch sitzen
      --name NAME                wie du heißt
      --bots ID[,ID…]            ein Bot für alle Plätze, oder einer je Platz
      --OPTION WERT              jede Option des Spiels, etwa --set random
      --options 'A=B,C=D'        Optionen am Stück, auch als JSON; Listen mit +
      --seed TEXT                gleicher Text, gleiches Würfelglück
      --record DATEI             Aufzeichnung an diese Datei anhängen

  tafelrunde serve               einen Server für Browser öffnen
      --port ZAHL                wo (sonst: 8012)
      --data ORDNER              wo Spieltische liegen (sonst: ./data)
      --help                     zeigt alles, was es sonst noch gibt

  tafelrunde check               alles durchsehen, was ein Server aufhebt
      --data ORDNER              wo (sonst: ./data); er darf dabei laufen

  tafelrunde backup              alles kopieren, was ein Server aufhebt
      --data ORDNER              woher (sonst: ./data); er darf dabei laufen
      --to ORDNER                wohin

  tafelrunde simulate            Bots spielen lassen, eine Aufzeichnung je Zeile
      --game --seats --options --seed --bots wie oben
      --count ZAHL               wie viele Spiele
      --out DATEI                wohin damit (sonst: Standardausgabe)
      --stats [--json]           nur die Auswertung zeigen

  tafelrunde replay DATEI        ein Spiel noch einmal ansehen
      --line ZAHL                welche Zeile der Datei
      --view PLATZ|public|all    mit wessen Augen (Platz ab 1 oder Name)

  tafelrunde verify DATEI        nachrechnen, ob alles seine Ordnung hat
      --evidence DATEI           stattdessen: prüfen, was ein Browser als
                                 Beweis gespeichert hat

  Überall: --lang de|en, --help, --version
`;

const serveUsage = `tafelrunde serve: im Browser spielen, allein oder mit anderen

  --port ZAHL            wo der Server lauscht; 0 nimmt einen freien Port (8012)
  --host ADRESSE         wer ihn erreicht: 0.0.0.0 das Netz, 127.0.0.1 nur
                         dieser Rechner (0.0.0.0)
  --data ORDNER          wo Spieltische und Namen liegen (./data)
  --check quick|full     wie genau sie vor dem Öffnen geprüft werden (quick)
  --despite-damage       öffnen, obwohl etwas davon beschädigt ist
  --origin URL[,URL…]    fremde Seiten, die diesen Server benutzen dürfen
  --public-url URL       wo Freunde ihn finden, hinter einem Proxy oder Tunnel:
                         die Adresse für Einladungen
  --trust-proxy          den X-Forwarded-Angaben eines Proxys davor glauben
  --metrics-token TEXT   wer das schickt, darf /metrics auch von fern lesen
  --log-level STUFE      silent, fatal, error, warn, info, debug, trace (warn)
  --bot-delay VON-BIS    Millisekunden, die ein Bot für einen Zug braucht
                         (700-1600)
  --bots-play-alone      Bots spielen weiter, auch wenn alle gegangen sind
                         und niemand zusieht
  --limits A=N[,B=N…]    Grenzen für Clients; docs/api.md zählt sie auf
  --json-ready           {"port":…} ausgeben statt der Adresse

  Alles geht auch als Variable: TAFELRUNDE_PORT, TAFELRUNDE_HOST,
  TAFELRUNDE_DATA, TAFELRUNDE_CHECK, TAFELRUNDE_DESPITE_DAMAGE=1,
  TAFELRUNDE_ORIGIN, TAFELRUNDE_PUBLIC_URL, TAFELRUNDE_TRUST_PROXY=1,
  TAFELRUNDE_METRICS_TOKEN, TAFELRUNDE_LOG_LEVEL, TAFELRUNDE_BOT_DELAY,
  TAFELRUNDE_LIMITS.
`;

export const de: CliWords = {
  usage: usage.trimEnd(),
  serveUsage: serveUsage.trimEnd(),
  bug: (message) => `Das hätte nicht passieren dürfen: ${message} (Mehr dazu mit TAFELRUNDE_DEBUG=1.)`,

  unknownCommand: (command, known) => `Den Befehl „${command}“ gibt es nicht, nur ${list(known)}; „tafelrunde help“ erklärt sie.`,
  unknownFlag: (flag) => `„${flag}“ kenne ich hier nicht; „tafelrunde help“ zeigt, was es gibt.`,
  flagNeedsValue: (flag) => `Zu ${flag} fehlt ein Wert.`,
  flagTakesNoValue: (flag) => `${flag} steht für sich allein und braucht keinen Wert.`,
  unexpected: (argument) => `Mit „${argument}“ kann ich hier nichts anfangen.`,
  badLanguage: (language, known) => `Die Sprache „${language}“ spreche ich nicht, nur ${list(known)}.`,
  badNumber: (flag, min, max) => `${flag} braucht eine ganze Zahl von ${count(min)} bis ${count(max)}.`,
  unknownGame: (id, known) => `Das Spiel „${id}“ gibt es hier nicht, nur ${list(known)}.`,
  unknownBot: (id, known) => `Den Bot „${id}“ gibt es für dieses Spiel nicht, nur ${list(known)}.`,
  botCount: (seats) => `Nenne mit --bots entweder einen Bot für alle oder genau ${seats}.`,
  badName: (longest) => `Ein Name hat 1 bis ${longest} sichtbare Zeichen.`,
  badPair: (pair) => `„${pair}“ ist keine Option; gemeint ist etwas wie name=wert.`,
  badJson: "Die Optionen sind kein gültiges JSON.",
  unknownOption: (option, known) => `Die Option „${option}“ hat dieses Spiel nicht, nur ${list(known)}.`,
  badOption: (option, allowed) => `Dieser Wert geht bei der Option „${option}“ nicht; erlaubt ist ${allowed}.`,
  optionOnlyIf: (option, other, value) => `Die Option „${option}“ zählt nur zusammen mit ${other}=${value}.`,
  jsonNeedsStats: "--json gibt es nur zusammen mit --stats.",
  needsFile: "Welche Datei? Es fehlt ihr Name.",

  standardInput: "Standardeingabe",
  noSuchFile: (file) => `Die Datei „${file}“ gibt es nicht.`,
  isFolder: (file) => `„${file}“ ist ein Ordner, keine Datei.`,
  cannotRead: (file) => `Die Datei „${file}“ lässt sich nicht lesen.`,
  cannotWrite: (file) => `In die Datei „${file}“ lässt sich nicht schreiben.`,
  emptyFile: (file) => `${file} ist leer.`,
  notUtf8: (file, line) => `${file}, Zeile ${line}: Das ist kein Text in UTF-8.`,
  lineTooLong: (file, line) => `${file}, Zeile ${line}: Die Zeile ist zu lang für eine Aufzeichnung.`,
  noSuchLine: (file, line) => `${file} hat keine Zeile ${line}.`,
  wrongLine: (file, line, where, fault) => `${file}, Zeile ${line}, ${whereIn(where)}: ${faults[fault]}`,
  notEvidence: (file) => `${file} ist kein Beweisstück aus einem Tafelrunde-Browser.`,
  broken: (file) => `${file}: Zusagen wurden gebrochen.`,
  breach: breachLine,
  unproved: (file) =>
    `${file}: Dieses Programm hat die Regeln des Spiels nicht und kann darum nicht sagen, ob die Aufzeichnung stimmt.`,
  kept: ({ moves, foreign }) =>
    `Alle Zusagen wurden gehalten: Geheimnis, Zufall, Einstellungen, ${moves === 1 ? "1 eigener Spielzug" : `${moves} eigene Spielzüge`} und was gezeigt wurde` +
    (foreign > 0
      ? ` (${foreign === 1 ? "1 weiterer Spielzug" : `${foreign} weitere Spielzüge`} an diesem Platz kamen von anderswo)`
      : ""),
  verified: ({ records, rolls, moves }) =>
    `${records === 1 ? "1 Aufzeichnung" : `${count(records)} Aufzeichnungen`} geprüft: Kette, Festlegung, ${count(rolls)} Würfe, ${count(moves)} Spielzüge, Ergebnisse`,

  guest: "Gast",
  howToPlay:
    "Tippe eine Nummer, oder Wörter eines Namens; ihre Anfänge genügen. ? erklärt die Züge, h zeigt den Tisch, r die Regeln (r 2.1 einen Absatz), q hört auf.",
  goodbye: "Bis zum nächsten Mal!",
  notUnderstood: "Das habe ich nicht verstanden. Tippe eine Nummer aus der Liste, oder ? für eine Erklärung.",
  several: (moves) => `Das kann mehreres heißen: ${list(moves, "oder")}.`,
  noSuchNumber: (last) => (last === 1 ? "Hier gibt es nur die Nummer 1." : `Hier gibt es nur die Nummern 1 bis ${last}.`),
  doubtful: (number, move) =>
    `Nummer ${number} in der Liste ist „${move}“. Noch einmal ${number}, und es gilt; sonst tippe den Namen.`,
  noSuchParagraph: (number) => `Einen Absatz ${number} haben die Regeln nicht.`,
  howToUnfold: (example) => `Eine Zeile mit … zeigt mehr. Oder tippe gleich, was du meinst, etwa: ${example}`,
  howToSeeAll: "Enter zeigt wieder alles, was du tun kannst.",
  howToTakeBack: "b nimmt zurück, was du zuletzt getan hast.",
  noTakeback: "Es gibt nichts zurückzunehmen.",
  takenBack: (name) => `${name} nimmt die letzte Aktion zurück.`,
  takenBackYou: "Du nimmst deine letzte Aktion zurück.",
  youWon: "Du hast gewonnen!",
  youShare: "Du teilst dir den Sieg!",
  winners: (names) => (names.length === 1 ? `${names[0]} gewinnt.` : `${list(names)} teilen sich den Sieg.`),
  wonTogether: (score) => `Gemeinsam gewonnen, mit ${count(score)} Punkten!`,
  lostTogether: (score) => `Gemeinsam verloren, mit ${count(score)} Punkten.`,
  recorded: (file) =>
    `Aufgezeichnet in ${file}. Nachprüfen: tafelrunde verify ${file}. Noch einmal ansehen: tafelrunde replay ${file}.`,
  notRecorded: "Mit --record DATEI wird das nächste Spiel aufgezeichnet.",

  playedBy: (names) => `Es spielten ${list(names)}.`,
  badView: (view, seats) => `„${view}“ sitzt hier nicht: --view nimmt 1 bis ${seats}, einen Namen, public oder all.`,
  stepOf: (step, last) => (step === 0 ? `Beginn (${last} Spielzüge)` : `Spielzug ${step} von ${last}`),
  replayPrompt: "Enter weiter, b zurück, Zahl springt, q Ende > ",
  replayPromptAtEnd: "Enter Ergebnis, b zurück, Zahl springt, q Ende > ",
  replayHelp: (last) => `Enter geht weiter, b zurück, eine Zahl von 0 bis ${last} springt dorthin, q hört auf.`,

  badLogLevel: (known) => `Für --log-level gibt es ${list(known, "oder")}.`,
  badDelay: "--bot-delay braucht zwei Zahlen in Millisekunden, etwa 700-1600.",
  badPublicUrl: "--public-url braucht eine Adresse ohne Pfad, etwa https://example.org.",
  badLimits: "--limits braucht Namen mit Zahlen, etwa connectionsPerAddress=500; docs/api.md zählt die Namen auf.",
  portTaken: (port) => `Port ${port} ist schon belegt; mit --port geht ein anderer.`,
  cannotListen: (host, port) => `Unter ${host}, Port ${port} darf oder kann hier niemand lauschen.`,
  openAt: (address) => `Die Tafelrunde ist offen: ${address}`,
  alsoAt: (address) => `Für Freunde im selben Netz: ${address}`,
  publicAt: (address) => `Für Freunde überall: ${address}`,
  nobodyElse: "Andere erreichen sie nicht: Dieser Rechner ist in keinem Netz, oder --host lässt niemanden herein.",
  dataIn: (folder) => `Spieltische liegen in ${folder}`,
  noWeb: "Die Weboberfläche ist nicht gebaut; npm start baut sie.",
  howToStop: "Strg+C hält den Server an; die Spiele gehen beim nächsten Start weiter.",

  badCheck: "Für --check gibt es quick oder full.",
  problem: problemDe,
  wrongTables: (number, folder) =>
    `Mit ${number === 1 ? "einem Tisch" : `${count(number)} Tischen`} stimmt etwas nicht; alle anderen sind heil. Mehr dazu: tafelrunde check --data ${folder}`,
  withoutWitness: (folder) => `Nichts in ${folder} verrät, wie viel dort lag; was bis jetzt verloren ging, bleibt unbemerkt.`,
  noHouse: (folder) => `In ${folder} liegt nichts.`,
  progress: (done, all) => `${count(done)} von ${count(all)} Tischen`,
  checked: ({ tables, entries, unmarked, unplayed }) =>
    `${tables === 1 ? "1 Tisch" : `${count(tables)} Tische`} mit ${entries === 1 ? "1 Eintrag" : `${count(entries)} Einträgen`} durchgesehen${unmarked === 0 ? "" : ` (${count(unmarked)} davon noch ohne Prüfsumme)`}.${unplayed === 0 ? "" : ` ${count(unplayed)} der Tische gehören zu Regeln, die dieses Programm nicht hat, und wurden nicht nachgespielt.`}`,
  found: (problems) =>
    problems === 0 ? "Alles ist in Ordnung." : problems === 1 ? "Eines stimmt nicht." : `${count(problems)} Dinge stimmen nicht.`,
  needsTo: "Wohin? --to nennt einen Ordner für die Kopie.",
  somethingThere: (folder) => `${folder} ist nicht leer; nenne für die Kopie einen neuen Ordner.`,
  copied: (folder) => `Kopiert nach ${folder}. Daraus öffnen: tafelrunde serve --data ${folder}`,

  seedUsed: (seed) => `--seed ${seed}`,
  stats: {
    games: "Spiele",
    moves: "Spielzüge",
    movesPerSecond: "Spielzüge je Sekunde",
    movesPerGame: "Spielzüge je Spiel",
    roundsPerGame: "Runden je Spiel",
    wins: "Siege",
    rate: "Anteil",
    interval: "95-%-Bereich",
    together: "gemeinsam",
    seat: (seat, bot) => `Platz ${seat} (${bot})`,
    bot: (bot) => `alle ${bot}`,
  },
};
