/** King of 12 in German. Names never stand in the genitive: `von Lars` is right for every name. */
import type { Who } from "@tafelrunde/core";
import { grammar, plural } from "@tafelrunde/core/grammar/de";
import type { Card } from "../src/index.ts";
import type { Text } from "./text.ts";

const points = (count: number): string => plural(count, "Punkt", "Punkte");
/** "mit 5 Punkten". */
const withPoints = (count: number): string => `mit ${plural(count, "Punkt", "Punkten")}`;

const CARDS: Text["cards"] = {
  alchemist: { name: "Alchemist", glyph: "× 2", hint: "Dein Würfel zählt doppelt." },
  gambler: { name: "Spieler", glyph: "1 ↔ 2", hint: "Der zweite Platz bekommt 2\u00a0Punkte, der erste nur\u00a01." },
  golem: { name: "Golem", glyph: "= 12", hint: "Zählt 12, aber nur 1, wenn der Würfel selbst 12 zeigt." },
  knight: { name: "Ritter", glyph: "↓ siegt", hint: "In diesem Zug gewinnt der niedrigste Wert." },
  lady: { name: "Fürstin", glyph: "✕ alle", hint: "Negiert alle anderen; bei mehreren stiehlt die niedrigste." },
  machine: { name: "Maschine", glyph: "+ 7", hint: "Dein Würfel zählt 7 mehr." },
  merchants: { name: "Händlergilde", glyph: "← weiter", hint: "Zuerst wandern alle Würfel einen Platz nach links." },
  oracle: { name: "Orakel", glyph: "↻ Wurf", hint: "Nach allem anderen würfelst du neu." },
  parasite: { name: "Parasit", glyph: "− 7", hint: "Dein Würfel zählt 7 weniger." },
  reverser: { name: "Wandlerin", glyph: "↕ wenden", hint: "Dreht deinen Würfel auf die Gegenseite. Aus\u00a03 wird\u00a010." },
  sorcerer: { name: "Hexenmeister", glyph: "↷ kippen", hint: "Du kippst deinen Würfel auf eine der fünf Nachbarseiten." },
  troublemakers: { name: "Gauner", glyph: "↕ alle", hint: "Drehen alle Würfel auf die Gegenseite. Aus\u00a03 wird\u00a010." },
};

/** A card in the accusative, several of them, and whose it is: "dein Golem und der von Mia". */
interface Declined {
  readonly the: string;
  readonly bare: string;
  readonly several: string;
  readonly your: string;
  readonly that: string;
}
const he = (name: string, bare: string, several: string): Declined => ({
  the: `den ${bare}`,
  bare,
  several,
  your: `Dein ${name}`,
  that: "der",
});
const she = (bare: string, several: string): Declined => ({
  the: `die ${bare}`,
  bare,
  several,
  your: `Deine ${bare}`,
  that: "die",
});
const DECLINED: Record<Card, Declined> = {
  alchemist: he("Alchemist", "Alchemisten", "Alchemisten"),
  gambler: he("Spieler", "Spieler", "Spieler-Karten"),
  golem: he("Golem", "Golem", "Golems"),
  knight: he("Ritter", "Ritter", "Ritter"),
  lady: she("Fürstin", "Fürstinnen"),
  machine: she("Maschine", "Maschinen"),
  merchants: she("Händlergilde", "Händlergilden"),
  oracle: { the: "das Orakel", bare: "Orakel", several: "Orakel", your: "Dein Orakel", that: "das" },
  parasite: he("Parasit", "Parasiten", "Parasiten"),
  reverser: she("Wandlerin", "Wandlerinnen"),
  sorcerer: he("Hexenmeister", "Hexenmeister", "Hexenmeister"),
  troublemakers: she("Gauner", "Gauner-Karten"),
};
/** By how many there are. */
const ALL = ["", "", "Beide", "Alle drei", "Alle vier"] as const;
/** "Deine Fürstin", "Die Fürstin von Lars". */
const theirs = (who: Who, thing: string): string => who.verb(`Deine ${thing}`, `Die ${thing} von ${who.name}`);
const gets = (two: Who, one: Who): string => `${two.verb("bekommst", "bekommt")} ${points(2)}, ${one.name}\u00a01`;
const onlyValue = (who: Who): string => `Nur ${who.verb("dein Wert", `der Wert von ${who.name}`)} ist übrig`;
const winsRound = (who: Who, total: number): string =>
  `${who.does("gewinnst", "gewinnt")} die entscheidende Runde ${withPoints(total)}`;

export const text: Text = {
  grammar,
  title: "King of 12",
  tagline:
    "Bluffe mit sieben Karten um den höchsten Würfelwert: Gleiches zählt nicht, und wer zwei Runden gewinnt, gewinnt die Partie.",

  cards: CARDS,

  options: {
    set: "Karten im Spiel",
    "set.first": "Karten für die erste Partie",
    "set.random": "Zufällig gezogen",
    "set.chosen": "Selbst gewählt",
    cards: "Sechs Karten zum Ritter dazu",
  },
  optionHints: { set: "Sieben der zwölf Charaktere spielen mit, für alle dieselben.", cards: null },

  refusals: {
    malformed: "Das ist kein Zug in diesem Spiel.",
    "game-over": "Die Partie ist schon zu Ende.",
    "already-laid": "Du hast schon gelegt, und was liegt, das liegt.",
    "not-in-hand": "Diese Karte hast du nicht auf der Hand.",
    "not-this-choice": "Darum geht es gerade nicht.",
    "not-your-choice": "Das entscheidet gerade jemand anderes.",
    "not-a-neighbour": "Diese Seite grenzt nicht an die, die oben liegt.",
    "no-such-token": "Einen solchen Marker gibt es dort nicht zu holen.",
  },

  scores: "Gewonnene Runden",
  rounds: (count) => plural(count, "Runde", "Runden"),
  points,

  moveLay: (card) => `${DECLINED[card].bare} legen`,
  moveTip: (face) => `Auf ${face} kippen`,
  moveSteal: { 1: "Einser nehmen", 2: "Zweier nehmen" },
  moveSpare: "Nichts nehmen",
  moveKeep: (card) => `${DECLINED[card].bare} unter den Würfel legen`,
  hintTip: (face) => `Dein Würfel zeigt dann ${face}.`,
  hintSteal: { 1: "Ein Marker mit 1\u00a0Punkt wechselt zu dir.", 2: "Ein Marker mit 2\u00a0Punkten wechselt zu dir." },
  hintSpare: "Alle Marker bleiben, wo sie sind.",
  hintKeep: "Die Karte fehlt dir von nun an.",

  layNow: "Leg verdeckt eine Karte.",
  oneHasToLay: (name) => `${name} muss noch eine Karte legen.`,
  someHaveToLay: (names) => `${names} müssen noch eine Karte legen.`,
  tipNow: "Hexenmeister: Auf welche Seite kippst du deinen Würfel?",
  isTipping: (name) => `${name} kippt den Würfel mit dem Hexenmeister.`,
  mayTake: (who, from) => `${who.does("darfst", "darf")} ${from.as("dir")} einen Marker wegnehmen.`,
  keepNow: "Die Runde gehört dir: Welche Karte legst du unter deinen Würfel?",
  isKeeping: (name) => `${name} hat die Runde gewonnen und legt eine Karte unter den Würfel.`,
  isOver: "Die Partie ist zu Ende.",

  setChosen: (cards) => `Im Spiel: ${cards}.`,
  rolled: (round, faces) => `Runde\u00a0${round}, alle würfeln: ${faces}.`,
  laid: (who, card) => `${who.does("legst", "legt")} verdeckt ${DECLINED[card].the}.`,
  revealed: (cards) => `Aufgedeckt: ${cards}.`,
  cardsCancelled: (card, count) => `${ALL[count]} ${DECLINED[card].several} negieren sich.`,
  yourCardCancelled: (card, other) => `${DECLINED[card].your} und ${DECLINED[card].that} von ${other.name} negieren sich.`,
  yourCardCancelledBySome: (card, others) => `${DECLINED[card].your} und die von ${others.name} negieren sich.`,
  overruled: (by, owner) => `${theirs(by, "Fürstin")} negiert ${owner.verb("deine Karte", `die Karte von ${owner.name}`)}.`,
  overruledSome: (by, owners) => `${theirs(by, "Fürstin")} negiert die Karten von ${owners.as("dir")}.`,
  dicePassed: (by, faces) => `${theirs(by, "Händlergilde")} schickt alle Würfel nach links: ${faces}.`,
  allFlipped: (by, faces) => `${theirs(by, "Gauner")} drehen alle Würfel um: ${faces}.`,
  flipped: (who, from, face) =>
    `Die Wandlerin dreht ${who.verb("deinen Würfel", `den Würfel von ${who.name}`)} um: Aus ${from} wird ${face}.`,
  tipped: (who, from, face) =>
    `Mit dem Hexenmeister ${who.verb("kippst du deinen", `kippt ${who.name} den`)} Würfel von ${from} auf ${face}.`,
  rerolled: (who, from, face) => `Das Orakel lässt ${who.as("dich")} neu würfeln: Aus ${from} wird ${face}.`,
  rerolledTheSame: (who, face) => `Das Orakel lässt ${who.as("dich")} neu würfeln: Aus ${face} wird wieder ${face}.`,
  valued: (values) => `Werte: ${values}.`,
  golemOn12: "Golem auf der\u00a012",
  bothHave: (who, value) => `${who.does("habt", "haben")} beide ${value}: Gleiche Werte negieren sich.`,
  allHave: (who, value) => `${who.does("habt", "haben")} alle ${value}: Gleiche Werte negieren sich.`,
  scored: (two, one) => `${two.does("gewinnst", "gewinnt")} den Zug und ${gets(two, one)}.`,
  scoredLow: (two, one) => `Mit dem Ritter gewinnt der niedrigste Wert: ${two.first} ${gets(two, one)}.`,
  scoredSwapped: (two, one) => `Der Spieler vertauscht die Plätze: ${two.first} ${gets(two, one)}.`,
  scoredLowSwapped: (two, one) => `Ritter und Spieler, der zweitniedrigste Wert gewinnt: ${two.first} ${gets(two, one)}.`,
  scoredAlone: (who) => `${onlyValue(who)}: ${points(2)}.`,
  scoredAloneSwapped: (who) => `${onlyValue(who)}, und der Spieler macht daraus ${points(1)}.`,
  nobodyScored: "Kein Wert ist übrig: Niemand bekommt Punkte.",
  stolen: (who, count, from) =>
    `${who.does("hast", "hat")} die niedrigste Fürstin und ${who.verb("nimmst", "nimmt")} ${from.as("dir")} ${points(count)} weg.`,
  spared: (who, from) => `${who.does("dürftest", "dürfte")} stehlen, lässt ${from.as("dir")} aber alle Punkte.`,
  theftFailed: {
    tie: "Gleichstand unter den Fürstinnen: Niemand wird bestohlen.",
    "no-token": "Bei der höchsten Fürstin ist nichts zu holen: Niemand wird bestohlen.",
  },
  roundOver: {
    "eight-points": (totals) => `Runde aus, ${points(8)} erreicht: ${totals}.`,
    "last-card": (totals) => `Runde aus, eine Karte übrig: ${totals}.`,
  },
  totalsCancelled: (who, total) => `${who.does("negiert euch", "negieren sich")} mit je\u00a0${total}.`,
  twoTotalsCancelled: (who, total, others, othersTotal) =>
    `${who.does("negiert euch", "negieren sich")} mit je\u00a0${total}, ${others.name} mit je\u00a0${othersTotal}.`,
  wonRound: (who) => `${who.does("gewinnst", "gewinnt")} die Runde.`,
  nobodyWonRound: "Niemand gewinnt die Runde.",
  youKept: (card) => `Du legst ${DECLINED[card].the} unter deinen Würfel. Nur du weißt das.`,
  keptCard: (who, card) => `${who.does("legst", "legt")} ${DECLINED[card].the} unter den Würfel.`,
  kept: (who) => `${who.does("legst", "legt")} verdeckt eine Karte unter den Würfel.`,
  won: (who) => `Das war die zweite gewonnene Runde: ${who.does("gewinnst", "gewinnt")} die Partie!`,

  winsOverOne: (who, total, next, nextTotal) => `${winsRound(who, total)} vor ${next.as("dir")} (${nextTotal}).`,
  winsOverSome: (who, total, next, nextTotal) => `${winsRound(who, total)} vor ${next.as("dir")} (je\u00a0${nextTotal}).`,
  winsByCancelled: (who, total, others, othersTotal) =>
    `${winsRound(who, total)}, weil ${others.name} ${others.verb("euch", "sich")} mit je\u00a0${othersTotal} ${others.verb("negiert", "negieren")}.`,

  round: (round) => `Runde\u00a0${round}`,
  turn: (turn) => `Zug\u00a0${turn}`,
  choosing: "überlegt",
  discardPile: "Abwurfstapel",

  table: "Spieltisch King of 12",
  others: "Die anderen am Tisch",
  hand: "Deine Karten",
  lay: "Legen",
  keep: "Unter den Würfel",
  back: "Zurück",
  close: "Schließen",
  lowWins: "Niedrig gewinnt",
  swapped: "Plätze vertauscht",
  king: "König der Zwölf",
  tracker: "Wer hat was gespielt?",
  hiddenCard: "verdeckte Karte",
  cancelled: "negiert",
  secret: "Nur du kennst sie",
  pickFace: "Tipp eine Nachbarseite an.",
  pickToken: "Tipp an, was du nimmst.",
  reasons: {
    played: "In dieser Runde schon gespielt.",
    laid: "Liegt vor dir, und was liegt, das liegt.",
    kept: "Liegt unter deinem Würfel und kommt nicht zurück.",
    wait: "Gerade legst du keine Karte.",
    other: "Die kommt später dran: Nimm jetzt die leuchtende Karte.",
  },
  marks: { played: "gespielt", laid: "liegt", kept: "verwahrt" },
  otherFace: (face) => `Die probierst du später: Nimm jetzt die\u00a0${face}.`,
  handSize: (count) => `${plural(count, "Karte", "Karten")} auf der Hand`,
  roundsWon: (count) => `${plural(count, "Runde", "Runden")} gewonnen`,
  tokens: (ones, twos) => `${twos}\u00a0×\u00a0Zweier, ${ones}\u00a0×\u00a0Einser`,
  die: (face) => `Würfel zeigt ${face}`,
  worth: (value) => `Wert\u00a0${value}`,
  total: (count) => `Gesamt\u00a0${count}`,

  stars: "Runden",
  hidden: "verdeckt",
  yourTurn: "du bist dran",
  underDie: "Unter dem Würfel",
  cardCount: (count) => plural(count, "Karte", "Karten"),

  lesson: {
    welcome:
      "Willkommen am Tisch! Ihr habt alle dieselben sieben Karten und je einen Würfel. Wer aus beidem den höchsten Wert macht, bekommt Punkte.",
    alchemist: "Du hast eine\u00a05. Der Alchemist verdoppelt sie: Wähle ihn und leg ihn verdeckt. Alle decken gleichzeitig auf.",
    machine:
      "10 war der höchste Wert, das gibt 2\u00a0Punkte! Der Würfel selbst zeigt weiter\u00a05. Die Maschine macht daraus\u00a012, versuch es.",
    sorcerer:
      "Mira hatte dieselbe Idee. Gleiche Karten negieren sich: Sie wirken nicht, und es zählte nur deine\u00a05. Nimm jetzt den Hexenmeister.",
    tip: "Er kippt den Würfel wirklich, auf eine der fünf Seiten daneben. Nimm die\u00a011!",
    parasite:
      "Die 11 bleibt dir auch in den nächsten Zügen. Gleich wollen beide anderen hoch hinaus: Leg diesmal den Parasiten und schau zu.",
    knight:
      "12 und 12: Auch gleiche Werte negieren sich, und deine 4 gewinnt. Nun der Ritter: Mit ihm gewinnt der niedrigste Wert.",
    keep: "8\u00a0Punkte, die Runde ist aus und gehört dir. Schieb eine Karte unter deinen Würfel: Sie fehlt dir von nun an, und nur du weißt, welche es ist.",
    farewell: "Noch so eine Runde, und du bist König der Zwölf. Mehr musst du nicht wissen: Viel Spaß!",
  },
};
