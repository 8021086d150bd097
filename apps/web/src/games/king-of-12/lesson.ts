/** The lesson of King of 12: one rigged round, in which each idea comes up once by being played. */
import type { Text } from "@tafelrunde/king-of-12/words/text";
import type { Lesson } from "../../lesson/lesson.ts";

/** In both languages. */
const both = (said: { readonly [language in Text]: string }) => (text: Text) => said[text];

export const lesson: Lesson<Text> = {
  options: { set: "first" },
  opponents: ["Mira", "Jonas"],
  rolls: [5, 8, 3, /* Jonas, Oracle */ 7, /* Mira, Oracle */ 9, /* the next round */ 9, 2, 6],
  steps: [
    {
      say: both({
        de: "Willkommen am Tisch! Ihr habt alle dieselben sieben Karten und je einen Würfel. Wer aus beidem den höchsten Wert macht, bekommt Punkte.",
        en: "Welcome to the table! You all hold the same seven cards, and one die each. Whoever makes the highest value out of the two scores.",
      }),
      moves: [],
      others: [],
      rule: "1.1",
    },
    {
      say: both({
        de: "Du hast eine 5. Der Alchemist verdoppelt sie: Wähle ihn und leg ihn verdeckt. Alle decken gleichzeitig auf.",
        en: "You have a 5. The Alchemist doubles it: pick him and lay him face down. All cards are turned up together.",
      }),
      moves: ["lay alchemist"],
      others: ["1 lay parasite", "2 lay oracle"],
      rule: "2.1",
    },
    {
      say: both({
        de: "10 war der höchste Wert, das gibt 2\u00a0Punkte! Der Würfel selbst zeigt weiter 5. Die Maschine macht daraus 12, versuch es.",
        en: "10 was the highest value: 2\u00a0points for you! The die itself still shows 5. The Machine turns that into 12, so try it.",
      }),
      moves: ["lay machine"],
      others: ["1 lay machine", "2 lay golem"],
      rule: "3.6",
    },
    {
      say: both({
        de: "Mira hatte dieselbe Idee. Gleiche Karten heben sich auf, und es zählte nur deine 5. Nimm jetzt den Hexenmeister.",
        en: "Mira had the same idea. Equal cards cancel each other, so only your 5 counted. Now take the Sorcerer.",
      }),
      moves: ["lay sorcerer"],
      others: ["1 lay oracle", "2 lay parasite"],
      rule: "2.3",
    },
    {
      say: both({
        de: "Er kippt den Würfel wirklich, auf eine der fünf Seiten daneben. Nimm die 11!",
        en: "He really tips the die, onto one of the five faces next to the top. Take the 11!",
      }),
      moves: ["tip 11"],
      others: [],
      rule: "3.4",
    },
    {
      say: both({
        de: "Die 11 bleibt dir auch in den nächsten Zügen. Gleich wollen beide anderen hoch hinaus: Leg diesmal den Parasiten und schau zu.",
        en: "The 11 stays with you for the turns to come. Both others are about to aim high: lay the Parasite this time, and watch.",
      }),
      moves: ["lay parasite"],
      others: ["1 lay golem", "2 lay sorcerer", "2 tip 12"],
      rule: "3.6",
    },
    {
      say: both({
        de: "12 und 12: Auch gleiche Werte heben sich auf, und deine 4 gewinnt. Nun der Ritter: Mit ihm siegt der niedrigste Wert.",
        en: "12 and 12: equal values cancel too, and your 4 wins. Now the Knight: with him, the lowest value wins.",
      }),
      moves: ["lay knight"],
      others: ["1 lay alchemist", "2 lay machine"],
      rule: "4.4",
    },
    {
      say: both({
        de: "8\u00a0Punkte, die Runde ist aus und gehört dir. Schieb eine Karte unter deinen Würfel: Sie fehlt dir von nun an, und nur du weißt, welche es ist.",
        en: "8\u00a0points: the round is over, and it is yours. Slide a card under your die. You play on without it, and only you know which one it is.",
      }),
      moves: ["keep parasite", "keep alchemist", "keep golem", "keep knight", "keep machine", "keep oracle", "keep sorcerer"],
      others: [],
      rule: "5.4",
    },
  ],
  farewell: both({
    de: "Noch so eine Runde, und du bist König der Zwölf. Mehr musst du nicht wissen: Viel Spaß!",
    en: "One more round like that and you are the King of 12. That is all you need to know: enjoy!",
  }),
};
