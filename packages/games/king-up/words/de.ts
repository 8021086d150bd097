/** King Up! in German. Names never stand in the genitive, and no pronoun stands for a candidate: both are right for all. */
import { grammar, plural } from "@tafelrunde/core/grammar/de";
import type { Text } from "./text.ts";

const points = (count: number): string => plural(count, "Punkt", "Punkte");
/** "mit 5 Punkten". */
const withPoints = (count: number): string => `mit ${plural(count, "Punkt", "Punkten")}`;

const FLOORS = ["Dienstboten", "Handwerker", "Kaufleute", "Offiziere", "Würdenträger", "Edelleute", "Königsthron"] as const;
/** Behind "zu den". */
const TO_FLOORS = ["Dienstboten", "Handwerkern", "Kaufleuten", "Offizieren", "Würdenträgern", "Edelleuten"] as const;
const upstairs = (floor: number): string => `in den ${floor}.\u00a0Stock`;

export const text: Text = {
  grammar,
  title: "King Up!",
  tagline:
    "Hilf sechs geheimen Favoriten im Schloss nach oben und stimme ab, wer König wird: Ein einziges Nein, und der Traum vom Thron ist aus.",

  candidates: {
    alighiero: "Alighiero",
    beatrice: "Beatrice",
    clemente: "Clemente",
    dario: "Dario",
    erisco: "Erisco",
    fiorello: "Fiorello",
    gasino: "Gasino",
    iris: "Iris",
    lavinia: "Lavinia",
    merlino: "Merlino",
    nacale: "Nacale",
    odessa: "Odessa",
    piero: "Piero",
  },
  floors: FLOORS,
  votes: { yes: "Ja", no: "Nein" },

  options: { history: "Frühere Königswahlen der Runde lassen sich nachlesen" },
  optionHints: { history: "Ohne sie müsst ihr euch merken, wer wie gestimmt hat." },

  refusals: {
    malformed: "Das ist kein Zug in diesem Spiel.",
    "game-over": "Die Partie ist schon zu Ende.",
    "not-your-turn": "Du bist gerade nicht an der Reihe.",
    "not-now": "Jetzt nicht: Erst ist etwas anderes dran.",
    "already-voted": "Du hast schon abgestimmt, und was liegt, das liegt.",
    "no-no-left": "Du hast in dieser Runde keine Nein-Karte mehr.",
    "already-placed": "Dieser Kandidat steht schon im Schloss.",
    "no-such-floor": "Kandidaten beginnen nur im 1. bis 4.\u00a0Stock.",
    "floor-full": "Dort ist kein Platz mehr: In jedes Stockwerk passen höchstens vier.",
    "not-in-castle": "Dieser Kandidat ist in dieser Runde nicht mehr dabei.",
  },

  scores: "Punkte",
  points,

  movePlace: (candidate, floor) => `${candidate} ${upstairs(floor)}`,
  moveRise: (candidate) => `${candidate} ein Stockwerk nach oben`,
  moveVote: { yes: "Mit Ja stimmen", no: "Mit Nein stimmen" },
  hintPlace: (floor) => `${FLOORS[floor]}: ${points(floor)} wert.`,
  hintRise: "Ein Stockwerk höher oder auf den Thron.",
  hintVote: { yes: "Deine Ja-Karte kommt zu dir zurück.", no: "Die Nein-Karte ist für diese Runde verbraucht." },

  placeLast: "Setz deinen letzten Kandidaten in den 1.\u00a0bis 4.\u00a0Stock.",
  placeOneMore: "Setz einen Kandidaten in den 1.\u00a0bis 4.\u00a0Stock, danach noch einen.",
  placeMore: (more) => `Setz einen Kandidaten in den 1.\u00a0bis 4.\u00a0Stock, danach noch ${more}.`,
  isPlacing: (name) => `${name} setzt einen Kandidaten ins Schloss.`,
  riseNow: "Du bist am Zug: Zieh einen Kandidaten ein Stockwerk nach oben.",
  isRising: (name) => `${name} zieht einen Kandidaten nach oben.`,
  voteNow: (candidate) => `Soll ${candidate} auf den Thron? Leg Ja oder Nein.`,
  voteYesNow: (candidate) => `Soll ${candidate} auf den Thron? Leg dein Ja, ein Nein hast du nicht mehr.`,
  oneHasToVote: (name, candidate) => `${name} muss noch über ${candidate} abstimmen.`,
  someHaveToVote: (names, candidate) => `${names} müssen noch über ${candidate} abstimmen.`,
  isOver: "Die Partie ist zu Ende.",

  firstRound: (start) => `Runde\u00a01 beginnt. Das Los entscheidet: ${start.does("fängst", "fängt")} an.`,
  laterRound: (round, start) =>
    `Runde\u00a0${round} beginnt: ${start.does("sitzt", "sitzt")} links von der Krone und ${start.verb("fängst", "fängt")} an.`,
  yourFavourites: (favourites) => `Deine Favoriten: ${favourites} (nur du siehst das).`,
  favouritesOf: (who, favourites) => `Die geheimen Favoriten von ${who.name}: ${favourites}.`,
  placed: (who, candidate, floor) => `${who.does("setzt", "setzt")} ${candidate} ${upstairs(floor)} (${FLOORS[floor]}).`,
  oneCellared: (candidate) => `${candidate} bleibt übrig und beginnt im Keller (${FLOORS[0]}).`,
  someCellared: (candidates) => `${candidates} bleiben übrig und beginnen im Keller (${FLOORS[0]}).`,
  rose: (who, candidate, floor) => `${who.does("ziehst", "zieht")} ${candidate} ${upstairs(floor)} (${FLOORS[floor]}).`,
  proposed: (who, candidate) => `${who.does("ziehst", "zieht")} ${candidate} auf den Thron: Königswahl!`,
  voted: (who) => `${who.does("hast", "hat")} abgestimmt.`,
  votedWith: (who, vote) => `${who.does("stimmst", "stimmt")} verdeckt mit ${vote}.`,
  nobodyVotedNo: "Die Karten liegen offen: kein einziges Nein!",
  everyoneVotedNo: "Alle haben mit Nein gestimmt.",
  oneVotedNo: (who, others) => `${who.does("hast", "hat")} mit Nein gestimmt, ${others} mit Ja.`,
  someVotedNo: (who, others) => `${who.does("habt", "haben")} mit Nein gestimmt, ${others} mit Ja.`,
  everyoneElse: "alle anderen",
  rejected: (candidate) => `Nicht alle haben Ja gesagt: ${candidate} muss das Schloss verlassen.`,
  crowned: (candidate) => `Alle sagen Ja: ${candidate} besteigt den Thron!`,
  scored: (who, count, favourites, total) =>
    `${who.does("bekommst", "bekommt")} ${points(count)} (${favourites}), insgesamt ${total}.`,
  scoredNothing: (who, total) =>
    `${who.does("bekommst", "bekommt")} keinen Punkt und ${who.verb("bleibst", "bleibt")} bei ${total}.`,
  scoredForNothing: (who, count, total) =>
    `${who.does("gehst", "geht")} leer aus und ${who.verb("bekommst", "bekommt")} genau dafür ${points(count)}, insgesamt ${total}.`,
  won: (who, total) => `Drei Runden sind gespielt: ${who.does("gewinnst", "gewinnt")} ${withPoints(total)}!`,
  wonTie: (who, total, counts) =>
    `Gleichstand ${withPoints(total)}, also zählen die Favoriten im Schloss (${counts}): ${who.does("gewinnst", "gewinnt")}!`,
  sharedTie: (who, total, counts) =>
    `Gleichstand ${withPoints(total)}, also zählen die Favoriten im Schloss (${counts}): ${who.does("teilt euch", "teilen sich")} den Sieg!`,

  wins: (who, total, lead, next) => `${who.does("gewinnst", "gewinnt")} ${withPoints(total)}, ${lead} vor ${next.as("dir")}.`,
  byNothing: "33\u00a0davon gab es für eine letzte Runde ganz ohne Punkte.",

  total: "Summe",
  round: (round) => `Runde\u00a0${round}`,

  table: "Spieltisch King Up!",
  seats: "Alle am Tisch",
  turn: "ist am Zug",
  holdsCrown: "hat die Krone",
  hasVoted: "hat abgestimmt",
  castle: "Das Schloss",
  beside: "Neben dem Schloss",
  out: "Vor der Tür",
  favourites: "Deine Favoriten",
  favourite: "dein Favorit",
  sumNow: "jetzt",
  surprise: "Null zählt 33!",
  ballot: "Deine Stimme",
  layVote: { yes: "Ja legen", no: "Nein legen" },
  noneLeft: "Kein Nein mehr",
  voteLies: { yes: "Dein Ja liegt verdeckt.", no: "Dein Nein liegt verdeckt." },
  watching: "Die Stimmkarten liegen verdeckt, bis alle gewählt haben.",
  cuePlace: "Du bist dran: Nimm jemanden und wähle ein Stockwerk.",
  cueRise: "Du bist dran: Tipp an, wer aufsteigt.",
  cueVote: (candidate) => `Königswahl: Soll ${candidate} auf den Thron?`,
  cueVoteYes: (candidate) => `Leg dein Ja für ${candidate}. Dass dir das Nein fehlt, weißt nur du.`,
  rise: "Aufsteigen",
  place: "Setzen",
  before: "Vorher",
  full: "voll",
  cancel: "Zurück",
  close: "Schließen",
  goOn: "Weiter",
  pad: "Punkteblock",
  history: "Königswahlen dieser Runde",
  noHistory: "In dieser Runde kam noch niemand auf den Thron.",
  candidate: "Kandidat",
  king: "König",
  allVoted: "Alle haben abgestimmt …",
  counting: (name) => `Favoriten von ${name}`,
  noCardsLeft: (count) => `noch\u00a0${count}`,
  toFloor: (candidate, floor) => `${candidate} zu den ${TO_FLOORS[floor]}`,
  whereTo: (candidate) => `Wohin mit ${candidate}? Tipp ein Stockwerk an.`,
  goesUp: (candidate, floor) => `${candidate} steigt zu den ${TO_FLOORS[floor]} auf.`,
  toThrone: (candidate) => `${candidate} kommt auf den Thron: Alle stimmen ab.`,
  stands: (candidate, floor, count) => `${candidate}: ${FLOORS[floor]}, ${points(count)}.`,
  standsBeside: (candidate) => `${candidate} wartet neben dem Schloss.`,
  isOut: (candidate) => `${candidate} steht vor der Tür und ist diese Runde draußen.`,
  isFull: (candidate, floor) => `${candidate} kann nicht aufsteigen: Bei den ${TO_FLOORS[floor]} stehen schon vier.`,
  isPlaced: (candidate) => `${candidate} ist schon im Schloss. Nimm jemanden, der noch wartet.`,
  broughtBy: (name) => `vorgeschlagen von ${name}`,

  phases: { place: "Kandidaten einsetzen", rise: "Aufstieg", vote: "Königswahl", over: "Spielende" },
  roundOf: (round, rounds) => `Runde\u00a0${round} von\u00a0${rounds}`,
  shortRound: (round) => `R${round}`,
  voteLetters: { yes: "J", no: "N" },
  stillBeside: "noch neben dem Schloss",
  rejectedOut: "abgelehnt, für diese Runde draußen",
  ballots: "Wahlen",
  onTurn: "am Zug",
  laid: "gelegt",
  choosing: "… wählt",
  voteCards: (cards) => `Stimmkarten: ${cards}`,
  cardLaid: (vote) => `, gelegt: ${vote}`,
  noCards: "nichts",
  worthNow: (count) => `deine Favoriten: ${points(count)}`,
  worthAtEnd: (count, atEnd) => `deine Favoriten: ${points(count)}, am Ende dieser Runde ${atEnd} wert`,

  lesson: {
    favourites:
      "Der alte König dankt ab, und dreizehn wollen auf den Thron. Sechs davon sind deine Favoriten und tragen einen Stern. Das siehst nur du.",
    placing: "Je höher ein Favorit am Ende steht, desto mehr Punkte bringt er. Setz Iris gleich in den 4.\u00a0Stock.",
    room: "Und Odessa in den 3.\u00a0Stock. In jedem Stockwerk ist Platz für vier.",
    climb:
      "Wer übrig blieb, beginnt im Keller. Jetzt geht es aufwärts, immer ein Stockwerk und nie in ein volles wie das vierte. Zieh Iris nach oben!",
    throne: "Vom 5.\u00a0Stock führt der Weg auf den Thron. Wag es mit Iris: Du nimmst die Krone, und alle stimmen ab.",
    yes: "Leg verdeckt dein Ja. Erst wenn alle gelegt haben, wird aufgedeckt.",
    no: "Ein Nein genügt, und Iris ist draußen. Nun will Mira Alighiero krönen, keinen deiner Favoriten. Du hast zwei Nein pro Runde: Setz eines ein!",
    above: "Tom hatte denselben Gedanken. Jetzt ist oben Platz: Zieh Odessa hinauf.",
    helped: "Mira hat Odessa weitergeholfen. Vielleicht ist Odessa auch Miras Favoritin? Zieh sie auf den Thron!",
    hope: "Drei Nein sind schon weg. Leg dein Ja und hoffe!",
    farewell:
      "Einstimmig! Deine Favoritin auf dem Thron bringt 10\u00a0Punkte. Eine Partie hat drei Runden, und wer in der letzten gar keinen Punkt hat, bekommt dafür 33. Viel Spaß!",
  },
};
