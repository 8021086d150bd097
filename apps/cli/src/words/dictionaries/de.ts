/** The command line in German. */
import { either, grammar, plural } from "@tafelrunde/core/grammar/de";
import type { Text } from "../text.ts";

const { list } = grammar;
/** With points between the thousands. */
const count = (number: number): string => number.toLocaleString("de");
const amount = (number: number, one: string, many: string): string =>
  plural(number, one, many).replace(String(number), count(number));

const usage = (languages: string): string => `Tafelrunde: Brettspiele im Terminal

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
      --database URL             stattdessen: eine PostgreSQL-Datenbank
      --help                     zeigt alles, was es sonst noch gibt

  tafelrunde check               alles durchsehen, was ein Server aufhebt
      --data ORDNER              wo (sonst: ./data); er darf dabei laufen
      --database URL             stattdessen: eine PostgreSQL-Datenbank

  tafelrunde backup              alles kopieren, was ein Server aufhebt
      --data ORDNER              woher (sonst: ./data); er darf dabei laufen
      --to ORDNER                wohin

  tafelrunde restore             eine solche Kopie in einen Ordner zurückspielen
      --from ORDNER              die Kopie
      --data ORDNER              wohin (sonst: ./data); kein Server darf laufen
      --replace                  beiseitelegen, was dort liegt

  tafelrunde forget ID           die Daten einer Person löschen; Partien bleiben
      --data --database          wo, wie oben; kein Server darf laufen
      --named NAME --at TISCH    stattdessen: wer gemeint ist, nach Name oder
                                 Adresse eines Tisches

  tafelrunde move                alles aus einem Ordner in eine Datenbank
                                 kopieren oder zurück; kein Server darf laufen
      --from ORDNER|URL          woher
      --to ORDNER|URL            wohin

  tafelrunde simulate            Bots spielen lassen, eine Aufzeichnung je Zeile
      --game --seats --options --seed --bots wie oben
      --count ZAHL               wie viele Partien
      --out DATEI                wohin damit (sonst: Standardausgabe)
      --stats [--json]           nur die Auswertung zeigen
      --rotate                   die Bots wechseln die Plätze, gleiches Glück

  tafelrunde replay DATEI        eine Partie noch einmal ansehen
      --line ZAHL                welche Zeile der Datei
      --view PLATZ|public|all    mit wessen Augen (Platz ab 1 oder Name)

  tafelrunde verify DATEI        nachrechnen, ob alles seine Ordnung hat
      --evidence DATEI           stattdessen: prüfen, was ein Browser als
                                 Beweis gespeichert hat

  Überall: --lang ${languages}, --help, --version`;

const serveUsage = `tafelrunde serve: im Browser spielen, allein oder mit anderen

  --port ZAHL            wo der Server lauscht; 0 nimmt einen freien Port (8012)
  --host ADRESSE         wer ihn erreicht: 0.0.0.0 das Netz, 127.0.0.1 nur
                         dieser Rechner (0.0.0.0)
  --data ORDNER          wo Spieltische und Namen liegen (./data)
  --database URL         statt eines Ordners: eine PostgreSQL-Datenbank, etwa
                         postgres://name:passwort@rechner:5432/datenbank
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
  --workers ANZAHL       so viele Prozesse bedienen einen Port, für mehr
                         Prozessorkerne (1)
  --limits A=N[,B=N…]    Grenzen für Clients; docs/api.md zählt sie auf
  --keep A=TAGE[,B=…]    wie lange aufgehoben wird, was niemand mehr braucht;
                         0 heißt für immer (waiting=30,abandoned=365,
                         finished=0,chat=0,people=365); mehr in docs/data.md
  --keep-records ORDNER  wohin die Aufzeichnung einer beendeten Partie kommt,
                         bevor ihr Tisch weggeräumt wird
  --json-ready           {"port":…} ausgeben statt der Adresse

  Alles geht auch als Variable: TAFELRUNDE_PORT, TAFELRUNDE_HOST,
  TAFELRUNDE_DATA, TAFELRUNDE_DATABASE oder DATABASE_URL, TAFELRUNDE_CHECK,
  TAFELRUNDE_DESPITE_DAMAGE=1, TAFELRUNDE_ORIGIN, TAFELRUNDE_PUBLIC_URL,
  TAFELRUNDE_TRUST_PROXY=1, TAFELRUNDE_METRICS_TOKEN, TAFELRUNDE_LOG_LEVEL,
  TAFELRUNDE_BOT_DELAY, TAFELRUNDE_WORKERS, TAFELRUNDE_LIMITS, TAFELRUNDE_KEEP,
  TAFELRUNDE_KEEP_RECORDS.`;

export const text: Text = {
  grammar,
  usage,
  serveUsage,
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
  botCount: (seats) => `Nenn mit --bots entweder einen Bot für alle oder genau ${seats}.`,
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

  atStart: "Beginn",
  atEnd: "Ende",
  atStep: (step) => `Schritt ${step}`,
  wrongLine: (file, line, where, fault) => `${file}, Zeile ${line}, ${where}: ${fault}`,
  faults: {
    "not-a-record": "Hier ist die Aufzeichnung beschädigt oder unvollständig.",
    "unknown-game": "Dieses Spiel gibt es hier nicht.",
    chain: "Die Prüfsumme passt nicht: Hier wurde etwas verändert.",
    commitment: "Das Geheimnis ist nicht das, auf das sich der Spieltisch festgelegt hatte.",
    "other-rules": "Die Aufzeichnung gehört zu einer Fassung der Regeln, die dieses Programm nicht kennt.",
    "bad-setup": "Plätze, Zufallsbeiträge oder Einstellungen passen nicht zum Spiel.",
    roll: "Die Würfe sind nicht die, die der Zufall ergeben hat.",
    "illegal-move": "Die Regeln erlauben diesen Zug hier nicht.",
    outcome: "Das Ergebnis ist nicht das, zu dem die Züge führen.",
    unfinished: "Die Partie ist nicht zu Ende gespielt.",
  },
  verified: (records, rolls, moves) =>
    `${amount(records, "Aufzeichnung", "Aufzeichnungen")} geprüft: Kette, Festlegung, ${amount(rolls, "Wurf", "Würfe")}, ${amount(moves, "Spielzug", "Spielzüge")}, Ergebnisse`,

  notEvidence: (file) => `${file} ist kein Beweisstück aus einem Tafelrunde-Browser.`,
  unproved: (file) =>
    `${file}: Dieses Programm hat die Regeln des Spiels nicht und kann darum nicht sagen, ob die Aufzeichnung stimmt.`,
  kept: (moves) =>
    `Alle Zusagen wurden gehalten: Geheimnis, Zufall, Einstellungen, ${amount(moves, "eigener Spielzug", "eigene Spielzüge")} und was gezeigt wurde`,
  keptForeignMove: "1\u00a0weiterer Spielzug an diesem Platz kam von anderswo",
  keptForeignMoves: (number) => `${count(number)}\u00a0weitere Spielzüge an diesem Platz kamen von anderswo`,
  broken: (file) => `${file}: Zusagen wurden gebrochen.`,
  brokenCommitment: "Das Geheimnis ist nicht das, auf das sich der Tisch festgelegt hatte, als das Gerät ihn zuerst sah.",
  brokenAgreement: "Spiel, Regeln, Einstellungen oder Plätze sind nicht die, denen das Gerät zugestimmt hatte.",
  brokenOwnLuck: "Die Zufallsziffern am eigenen Platz sind nicht die, die das Gerät dazugab.",
  brokenOtherLuck: (seat) => `Die Zufallsziffern von Platz ${seat} sind nicht die, auf die sich der Platz festgelegt hatte.`,
  brokenRecord: (where, fault) => `Die Aufzeichnung ist falsch, ${where}: ${fault}`,
  brokenOwnMove: (step) => `Schritt ${step} ist nicht der Zug, den das Gerät gemacht hatte und der bestätigt war.`,
  brokenStart: "Der Beginn ist nicht der, der gezeigt wurde.",
  brokenShown: (step) => `Schritt ${step} führte zu etwas anderem, als gezeigt wurde.`,

  guest: "Gast",
  howToPlay:
    "Tipp eine Nummer, oder Wörter eines Namens; ihre Anfänge genügen. ? erklärt die Züge, h zeigt den Tisch, r die Regeln (r 2.1 einen Absatz), q hört auf.",
  goodbye: "Bis zum nächsten Mal!",
  notUnderstood: "Das habe ich nicht verstanden. Tipp eine Nummer aus der Liste, oder ? für eine Erklärung.",
  several: (moves) => `Das kann mehreres heißen: ${either(moves)}.`,
  onlyNumberOne: "Hier gibt es nur die Nummer 1.",
  numbersUpTo: (last) => `Hier gibt es nur die Nummern 1 bis ${last}.`,
  doubtful: (number, move) =>
    `Nummer ${number} in der Liste ist „${move}“. Noch einmal ${number}, und es gilt; sonst tipp den Namen.`,
  noSuchParagraph: (number) => `Einen Absatz ${number} haben die Regeln nicht.`,
  howToUnfold: (example) => `Eine Zeile mit … zeigt mehr. Oder tipp gleich, was du meinst, etwa: ${example}`,
  howToSeeAll: "Enter zeigt wieder alles, was du tun kannst.",
  howToTakeBack: "b nimmt zurück, was du zuletzt getan hast.",
  noTakeback: "Es gibt nichts zurückzunehmen.",
  takenBack: (who) => `${who.does("nimmst deine", "nimmt die")} letzte Aktion zurück.`,
  youWon: "Du hast gewonnen!",
  youShare: "Du teilst dir den Sieg!",
  oneWins: (name) => `${name} gewinnt.`,
  someShare: (names) => `${list(names)} teilen sich den Sieg.`,
  wonTogether: (score) => `Gemeinsam gewonnen, mit ${amount(score, "Punkt", "Punkten")}!`,
  lostTogether: (score) => `Gemeinsam verloren, mit ${amount(score, "Punkt", "Punkten")}.`,
  recorded: (file) =>
    `Aufgezeichnet in ${file}. Nachprüfen: tafelrunde verify ${file}. Noch einmal ansehen: tafelrunde replay ${file}.`,
  notRecorded: "Mit --record DATEI wird die nächste Partie aufgezeichnet.",

  somebody: "Jemand",
  playedBy: (names) => `Es spielten ${list(names)}.`,
  badView: (view, seats) => `„${view}“ sitzt hier nicht: --view nimmt 1 bis ${seats}, einen Namen, public oder all.`,
  firstStep: (last) => `Beginn (${amount(last, "Schritt", "Schritte")})`,
  stepOf: (step, last) => `Schritt ${step} von ${last}`,
  replayPrompt: "Enter weiter, b zurück, Zahl springt, q Ende > ",
  replayPromptAtEnd: "Enter Ergebnis, b zurück, Zahl springt, q Ende > ",
  replayHelp: (last) => `Enter geht weiter, b zurück, eine Zahl von 0 bis ${last} springt dorthin, q hört auf.`,

  badLogLevel: (known) => `Für --log-level gibt es ${either(known)}.`,
  badDelay: "--bot-delay braucht zwei Zahlen in Millisekunden, etwa 700-1600.",
  badPublicUrl: "--public-url braucht eine Adresse ohne Pfad, etwa https://example.org.",
  badLimits: "--limits braucht Namen mit Zahlen, etwa connectionsPerAddress=500; docs/api.md zählt die Namen auf.",
  badKeep: "--keep braucht Namen mit Tagen, etwa waiting=30,finished=90: waiting, abandoned, finished, chat und people.",
  portTaken: (port) => `Port ${port} ist schon belegt; mit --port geht ein anderer.`,
  cannotListen: (host, port) => `Unter ${host}, Port ${port} darf oder kann hier niemand lauschen.`,
  openAt: (address) => `Die Tafelrunde ist offen: ${address}`,
  alsoAt: (address) => `Für Freunde im selben Netz: ${address}`,
  publicAt: (address) => `Für Freunde überall: ${address}`,
  nobodyElse: "Andere erreichen sie nicht: Dieser Rechner ist in keinem Netz, oder --host lässt niemanden herein.",
  dataIn: (place) => `Spieltische liegen in ${place}`,
  noWeb: "Die Weboberfläche ist nicht gebaut; npm start baut sie.",
  howToStop: "Strg+C hält den Server an; die Partien gehen beim nächsten Start weiter.",
  badCheck: "Für --check gibt es quick oder full.",
  badDatabase: "Die Datenbank braucht eine Adresse wie postgres://name:passwort@rechner:5432/datenbank.",
  folderOrDatabase: "Entweder --data oder --database: Spieltische liegen an einem Ort.",

  folderProblems: {
    "in-use": ({ path }) =>
      `In ${path} arbeitet schon ein Tafelrunde-Server; halt ihn an, oder nimm mit --data einen anderen Ordner.`,
    "no-access": ({ path }) => `${path} lässt sich nicht öffnen; sorg dafür, dass du dort lesen und schreiben darfst.`,
    "cannot-save": ({ path }) => `In ${path} lässt sich nichts schreiben; schaff Platz auf dem Datenträger.`,
    unreachable: ({ path, detail }) =>
      `Die Datenbank unter ${path} lässt niemanden ein (${detail}); sieh nach, ob sie läuft und ob Adresse, Name und Passwort stimmen.`,
    newer: ({ path, schema }) => `${path} stammt von einer neueren Tafelrunde (Schema ${schema}); starte diese.`,
    corrupt: ({ path, detail }) =>
      `${path} ist beschädigt (${detail}); kopiere den Ordner und setz dann eine Sicherung ein, oder öffne mit --despite-damage, was noch da ist.`,
    emptied: ({ path }) =>
      `${path} ist leer oder fehlt, obwohl dort Partien lagen; setz eine Sicherung ein, oder fang mit --despite-damage neu an.`,
    replaced: ({ path }) =>
      `${path} stammt aus einem anderen Ordner als die Dateien daneben; setz die richtige ein, oder bleib mit --despite-damage bei dieser.`,
    "writes-lost": ({ path, entries, people }) =>
      `In ${path} fehlen ${amount(entries, "Eintrag", "Einträge")} aus Partien und ${amount(people, "Person", "Personen")}, die schon gespeichert waren: Das Journal (-wal) ging verloren oder ist gekürzt, oder es ist eine ältere Kopie. Setz das Fehlende wieder ein, oder spiel mit --despite-damage ohne es weiter.`,
    "bad-witness": ({ path }) => `${path} ergibt keinen Sinn; lösch diese Datei, wenn sonst nichts im Ordner verändert wurde.`,
    "key-lost": ({ path }) =>
      `Der Schlüssel in ${path} fehlt, und ohne ihn findet niemand an den eigenen Platz zurück; setz eine Sicherung ein, oder zieh mit --despite-damage einen neuen.`,
    "key-changed": ({ path }) =>
      `Der Schlüssel in ${path} ist nicht mehr der, mit dem dieser Server begann, und niemand findet an den eigenen Platz zurück; setz eine Sicherung ein, oder bleib mit --despite-damage beim neuen.`,
  },
  tableProblems: {
    "no-log": () => "Alles, was dort geschah, ist verloren.",
    "no-row": () => "Er fehlt im Verzeichnis.",
    "not-moved": () => "Er ist nicht so angekommen, wie er war.",
    unreadable: () => "Er lässt sich nicht lesen.",
    "missing-entry": ({ seq }) => `Eintrag ${seq} im Protokoll fehlt.`,
    "changed-entry": ({ seq }) => `Eintrag ${seq} im Protokoll wurde nachträglich verändert.`,
    "bad-entry": ({ seq, detail }) => `Eintrag ${seq} im Protokoll lässt sich nicht nachspielen (${detail}).`,
    "unknown-game": ({ game }) => `Das Spiel „${game}“ gibt es hier nicht.`,
    "other-record": () => "Nachgespielt führt das Protokoll zu einer anderen Partie als der gespielten.",
    "other-row": () => "Seine Zeile in den Listen passt nicht zum Protokoll.",
    "other-seats": () => "Seine Plätze in den Listen passen nicht zum Protokoll.",
  },
  ofTable: (table, problem) => `Tisch ${table}: ${problem}`,
  oneWrongTable: (flag) => `Mit einem Tisch stimmt etwas nicht; alle anderen sind heil. Mehr dazu: tafelrunde check ${flag}`,
  wrongTables: (number, flag) =>
    `Mit ${count(number)}\u00a0Tischen stimmt etwas nicht; alle anderen sind heil. Mehr dazu: tafelrunde check ${flag}`,
  withoutWitness: (folder) => `Nichts in ${folder} verrät, wie viel dort lag; was bis jetzt verloren ging, bleibt unbemerkt.`,
  nothingKept: (folder) => `In ${folder} liegt nichts.`,
  progress: (done, all) => `${count(done)} von ${amount(all, "Tisch", "Tischen")}`,
  checked: (tables, entries) =>
    `${amount(tables, "Tisch", "Tische")} mit ${amount(entries, "Eintrag", "Einträgen")} durchgesehen.`,
  checkedUnmarked: (tables, entries, unmarked) =>
    `${amount(tables, "Tisch", "Tische")} mit ${amount(entries, "Eintrag", "Einträgen")} durchgesehen (${count(unmarked)} davon noch ohne Prüfsumme).`,
  unplayedTable: "Einer der Tische gehört zu Regeln, die dieses Programm nicht hat, und wurde nicht nachgespielt.",
  unplayedTables: (number) =>
    `${count(number)} der Tische gehören zu Regeln, die dieses Programm nicht hat, und wurden nicht nachgespielt.`,
  nothingWrong: "Alles ist in Ordnung.",
  oneWrong: "Eines stimmt nicht.",
  someWrong: (problems) => `${count(problems)}\u00a0Dinge stimmen nicht.`,
  backupOfDatabase: (url) =>
    `PostgreSQL sichert sich selbst, auch während die Server laufen: pg_dump --format=custom --file=DATEI ${url}; pg_restore spielt es zurück.`,
  needsTo: "Wohin? --to nennt einen Ordner für die Kopie.",
  somethingThere: (folder) => `${folder} ist nicht leer; nenn für die Kopie einen neuen Ordner.`,
  copied: (folder) => `Kopiert nach ${folder}. Daraus öffnen: tafelrunde serve --data ${folder}`,
  needsFrom: "Woher? --from nennt den Ordner einer Sicherung.",
  sameRestorePlace: "--from und --data nennen denselben Ordner.",
  restoreOfDatabase: (url) =>
    `PostgreSQL spielt seine Sicherungen selbst zurück, wenn die Server angehalten sind: pg_restore --clean --if-exists --dbname=${url} DATEI; einen Ordner kopiert tafelrunde move in eine Datenbank.`,
  damagedBackup: (folder) => `Die Sicherung in ${folder} ist beschädigt, deshalb hat sich nichts geändert; nimm eine andere.`,
  houseThere: (folder) =>
    `In ${folder} liegen schon Spieltische; --replace legt sie beiseite, oder nenn mit --data einen neuen Ordner.`,
  restored: (folder) => `Alles ist in Ordnung und liegt in ${folder}. Daraus öffnen: tafelrunde serve --data ${folder}`,
  movedAside: (folder) => `Was vorher dort lag, ist jetzt in ${folder}`,
  needsPerson: "Wen? Es fehlt die ID; --named NAME oder --at TISCH findet sie.",
  nobodyFound: "So jemanden gibt es hier nicht.",
  foundPerson: (id, names, tables) => `${id}  ${list(names)}, an ${amount(tables, "Tisch", "Tischen")}`,
  howToForget: (flag) => `Noch ist niemand vergessen. Das geht mit: tafelrunde forget ID ${flag}`,
  cannotForget: (table, flag) =>
    `Tisch ${table} nennt diese Person und lässt sich nicht nachspielen, deshalb hat sich nichts geändert. Mehr dazu: tafelrunde check ${flag}`,
  forgotten: (tables) =>
    `Vergessen, an ${amount(tables, "Tisch", "Tischen")}. Ältere Sicherungen und Aufzeichnungen in Dateien kennen den Namen noch: Lösch sie selbst.`,
  needsFromAndTo: "Woher und wohin? --from und --to nennen je einen Ordner oder die Adresse einer Datenbank.",
  samePlace: "--from und --to nennen denselben Ort.",
  anotherHouse: (place) => `${place} gehört schon zu einem anderen Server; nenn eine leere Datenbank oder einen neuen Ordner.`,
  playedOn: (table, place) =>
    `Tisch ${table} ging in ${place} eigene Wege, deshalb hat sich nichts geändert; nenn eine leere Datenbank oder einen neuen Ordner.`,
  moved: (tables, entries, people, place) =>
    `${amount(tables, "Tisch", "Tische")} mit ${amount(entries, "Eintrag", "Einträgen")} und ${amount(people, "Person", "Personen")} nach ${place} kopiert und verglichen; am alten Ort ist alles, wie es war. Öffne von jetzt an nur noch einen von beiden.`,

  stats: {
    games: "Partien",
    moves: "Spielzüge",
    movesPerSecond: "Spielzüge je Sekunde",
    movesPerGame: "Spielzüge je Partie",
    roundsPerGame: "Runden je Partie",
    wins: "Siege",
    rate: "Anteil",
    interval: "95-%-Bereich",
    together: "gemeinsam",
  },
  statsOfSeat: (seat, bot) => `Platz ${seat} (${bot})`,
  statsOfRotatedSeat: (seat) => `Platz ${seat} (alle reihum)`,
  statsOfBot: (bot) => `alle ${bot}`,
};
