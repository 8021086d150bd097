/** The lesson of 12 Thieves: a rigged beginning of a game, in which each action comes up once by being made. */
import type { Text } from "@tafelrunde/twelve-thieves/words/text";
import type { Lesson } from "../../lesson/lesson.ts";

/** Which card of the sorted pile comes next, for each hand and each draw in turn. */
const DEAL = [
  [1, 1, 67, 83, 16, 32],
  [16, 31, 79, 46, 62, 16, 30],
  [44, 44, 16, 72, 29, 56, 1, 69],
  [28, 40, 67, 15, 52, 1, 26, 37, 62],
];
const FIRST_DRAWS = [
  [1, 48, 36],
  [59, 47, 13, 24],
  [24, 13, 43],
  [13, 52, 31, 41],
];
const SECOND_DRAWS = [
  [22, 49, 13],
  [29, 1, 20, 45],
  [45, 27, 12, 19],
  [33, 19, 12, 39],
];
const LAST_DRAW = [23, 30, 37];

/** In both languages. */
const both = (said: { readonly [language in Text]: string }) => (text: Text) => said[text];

export const lesson: Lesson<Text> = {
  options: { guards: "posted" },
  opponents: ["Mira", "Jonas", "Tom"],
  rolls: [...DEAL, ...FIRST_DRAWS, ...SECOND_DRAWS, LAST_DRAW].flat(),
  steps: [
    {
      say: both({
        de: "Dämmerung über der Wüstenstadt! In jedem Palast stehen Truhen. Die Zahl auf der obersten sagt, wie viele deiner Diebe sie tragen müssen.",
        en: "Dusk over the desert city! Every palace holds chests. The number on the top one says how many of your thieves must carry it.",
      }),
      moves: [],
      others: [],
      rule: "4.1",
    },
    {
      say: both({
        de: "Wächter sind bestechlich, also sind sie deine Türöffner. Stell deinen ersten vor den roten Palast.",
        en: "Guards can be bought, so they open doors for you. Place your first one at the red palace.",
      }),
      moves: ["place red"],
      others: ["1 place green", "2 place purple", "3 place white"],
      rule: "1.7",
    },
    {
      say: both({
        de: "Und den zweiten vor den gelben. Danach nehmt ihr eure Karten auf.",
        en: "And the second at the yellow one. Then you all pick up your cards.",
      }),
      moves: ["place yellow"],
      others: ["1 place white", "2 place green", "3 place purple"],
      rule: "1.8",
    },
    {
      say: both({
        de: "Schleuse einen Dieb in den roten Palast ein: Dein Wächter steht davor, und für den einen fremden zahlst du 1\u00a0rote Karte.",
        en: "Smuggle a thief into the red palace: your guard stands there, and the one foreign guard costs you 1\u00a0red card.",
      }),
      moves: ["smuggle red for red"],
      others: [],
      rule: "3.1",
    },
    {
      say: both({
        de: "Gleich noch einen! Drei Diebesaktionen hast du in jedem Zug.",
        en: "And another one! You have three thief actions in each turn.",
      }),
      moves: ["smuggle red for red"],
      others: [],
      rule: "2.4",
    },
    {
      say: both({
        de: "Wächter kannst du umsetzen, so oft du willst: Schick deinen Wächter von Gelb nach Blau. Das kostet eine gelbe oder eine blaue Karte.",
        en: "You may move your guards as often as you like: send yours from yellow to blue. That costs one yellow or one blue card.",
      }),
      moves: ["send yellow blue for yellow"],
      others: [],
      rule: "3.4",
    },
    {
      say: both({
        de: "Nun ein Dieb in den blauen Palast. Das ist deine dritte Diebesaktion.",
        en: "Now a thief into the blue palace. That makes your third thief action.",
      }),
      moves: ["smuggle blue for blue"],
      others: [],
      rule: "3.2",
    },
    {
      say: both({
        de: "Genug für diesmal. Beende deinen Zug, dann ziehst du 3\u00a0Karten. Bis dahin könntest du alles noch zurücknehmen.",
        en: "Enough for now. End your turn and draw 3\u00a0cards. Until then you could still take everything back.",
      }),
      moves: ["draw"],
      others: ["1 draw", "2 send purple red for purple", "2 draw", "3 draw"],
      rule: "5.1",
    },
    {
      say: both({
        de: "Jonas stellt dir seinen Wächter vor die Nase: Rot kostet jetzt 2\u00a0Karten. Passe und nimm dir dabei eine Tänzerin, sie zahlt für jeden Palast.",
        en: "Jonas puts a guard in your way: red now costs 2\u00a0cards. Pass, and take a dancer with it: she pays for any palace.",
      }),
      moves: ["draw dancer"],
      others: ["1 draw", "2 draw", "3 draw"],
      rule: "5.3",
    },
    {
      say: both({
        de: "Bestich den schwarzen Wächter! Für 1\u00a0rote und 1\u00a0grüne Karte geht er von Rot nach Grün, und Rot kostet wieder weniger.",
        en: "Bribe the black guard! For 1\u00a0red and 1\u00a0green card he walks from red to green, and red gets cheaper again.",
      }),
      moves: ["bribe red green for red green"],
      others: [],
      rule: "3.8",
    },
    {
      say: both({
        de: "Schick deinen Wächter vor Blau mit deinem Dieb nach Rot. Das kostet nicht mehr als ohne ihn.",
        en: "Send your guard at blue to red and let him take your thief along. That costs no more than going alone.",
      }),
      moves: ["escort blue red for blue"],
      others: [],
      rule: "3.6",
    },
    {
      say: both({
        de: "Drei Diebe sind drin, vier braucht die Truhe. Schleuse den letzten ein und bezahle mit der Tänzerin!",
        en: "Three thieves are in, and the chest needs four. Smuggle in the last one and pay with the dancer!",
      }),
      moves: ["smuggle red for dancer"],
      others: [],
      rule: "4.2",
    },
    {
      say: both({
        de: "Geraubt! Deine vier Diebe sind wieder zu Hause und gleich bereit. Die nächste Truhe dort braucht schon fünf. Beende deinen Zug.",
        en: "Stolen! Your four thieves are home and ready again. The next chest there needs five. End your turn.",
      }),
      moves: ["draw"],
      others: [],
      rule: "4.3",
    },
  ],
  farewell: both({
    de: "Zu viert gewinnt, wer als Erstes 4\u00a0Truhen hat, zu dritt 5, zu zweit 6. Mehr musst du nicht wissen: Gute Nacht, Paläste!",
    en: "With four players, the first to have 4\u00a0chests wins; with three it takes 5, with two 6. That’s all you need to know: good night, palaces!",
  }),
};
