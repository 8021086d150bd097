/** The lesson of Council of 12: the introductory game with rigged luck, from the dry river to the succession. */
import type { Text } from "@tafelrunde/council-of-12/words/text";
import type { Lesson } from "../../lesson/lesson.ts";

/** A shuffle of so many things that leaves them as they are. */
const unmoved = (count: number): number[] => Array.from({ length: count - 1 }, (_, index) => count - index);

/** Petitioners and easy challenges stay in order; later one reward rolls the die. */
const ROLLS = [...unmoved(7), ...unmoved(19), 11];

/** In both languages. */
const both = (said: { readonly [language in Text]: string }) => (text: Text) => said[text];

export const lesson: Lesson<Text> = {
  options: { game: "intro" },
  opponents: ["Mira", "Tom"],
  rolls: ROLLS,
  steps: [
    {
      say: both({
        de: "Willkommen im Rat! Ihr spielt zusammen. Vier Herausforderungen kommen, dann die Thronfolge. Fällt eure Gunst auf 0, ist alles verloren.",
        en: "Welcome to the council! You play together. Four challenges come, then the succession. If your favour falls to 0, all is lost.",
      }),
      moves: [],
      others: [],
      rule: "1.1",
    },
    {
      say: both({
        de: "Der Fluss ist ausgetrocknet: Am Ende der Runde muss der Würfel 1 zeigen, jetzt zeigt er 12. Die Wandlerin bittet um Hilfe, darum kann sie selbst niemand spielen.",
        en: "The river has run dry: at the end of the round the die must show 1, and now it shows 12. The Reverser asks for help, so nobody can play her.",
      }),
      moves: [],
      others: [],
      rule: "2.1",
    },
    {
      say: both({
        de: "Der Ritter macht aus dem Ziel 1/2/3/4, das hilft allen. Leg ihn verdeckt und sag „Ich trage etwas bei“. Mehr dürft ihr über eure Karten nicht reden.",
        en: "The Knight turns the target into 1/2/3/4, which helps everyone. Lay him face down and say “I’ll contribute”. You may say no more about your cards.",
      }),
      moves: ["lay knight help"],
      others: ["1 lay sorcerer help", "2 lay parasite help"],
      rule: "3.2",
    },
    {
      say: both({
        de: "Alle Karten liegen. Wer als Nächstes aufdeckt, entscheidet ihr selbst. Deine Karte hilft den anderen, also geh voran!",
        en: "All cards are down. Who reveals next is up to you. Your card helps the others, so go first!",
      }),
      moves: ["reveal"],
      others: ["1 reveal", "1 face 3", "2 reveal", "1 lay machine"],
      rule: "4.2",
    },
    {
      say: both({
        de: "Bestanden: eine Gunst mehr, und die Wandlerin kommt zu euch auf die Hand. Jetzt ist das Ziel 2/3/4. Deine Maschine schafft das: Leg sie und sag „Ich mach’s allein“.",
        en: "Passed: one more favour, and the Reverser joins your hands. Now the target is 2/3/4. Your Machine can do it: lay it and say “I’ll do it alone”.",
      }),
      moves: ["lay machine alone"],
      others: ["2 lay sorcerer help"],
      rule: "5.4",
    },
    {
      say: both({
        de: "Mira hatte wortlos gelegt, bevor du etwas gesagt hast. Deck auf und schau, was passiert.",
        en: "Mira had laid her card without a word before you spoke. Reveal yours and see what happens.",
      }),
      moves: ["reveal"],
      others: ["2 reveal", "2 face 2"],
      rule: "4.3",
    },
    {
      say: both({
        de: "Gleiche Karten heben sich auf, doch Tom hat euch gerettet. Als Belohnung dürft ihr einmal würfeln. Schlag es gleich vor: Von der 2 aus sind 10, 11 und 12 weit weg.",
        en: "Equal cards cancel each other, but Tom saved you. Your reward lets you roll the die once. Propose it now: 10, 11 and 12 are far away from a 2.",
      }),
      moves: ["propose roll"],
      others: ["1 agree", "2 agree"],
      rule: "2.4",
    },
    {
      say: both({
        de: "Alle waren dafür, und es ist die 11! Jetzt bloß nichts verderben! Leg den Hexenmeister: Er kippt den Würfel auf eine Nachbarseite, und die 12 liegt neben der 11.",
        en: "Everyone agreed, and it is an 11! Don’t spoil it now. Lay the Sorcerer: he tips the die onto a neighbouring face, and 12 is next to 11.",
      }),
      moves: ["lay sorcerer help"],
      others: ["1 lay worker help", "2 lay machine nothing"],
      rule: "6.7",
    },
    {
      say: both({
        de: "Deck auf. Was nicht aufgehoben ist, musst du ausführen.",
        en: "Reveal it. What is not cancelled must be carried out.",
      }),
      moves: ["reveal"],
      others: [],
      rule: "4.4",
    },
    {
      say: both({
        de: "Kipp den Würfel auf die 12. Die anderen bringen ihn schon ans Ziel.",
        en: "Tip the die onto 12. The others will get it to the target.",
      }),
      moves: ["face 12"],
      others: ["2 reveal", "1 reveal", "1 path 7 10"],
      rule: "4.4",
    },
    {
      say: both({
        de: "Zwei Gunst dazu! Jetzt ist das Ziel 4/5/6. Die Arbeiterin kippt zweimal, von der 10 über die 9 auf die 5. Sag „Ich mach’s allein“.",
        en: "Two more favour! Now the target is 4/5/6. The Worker tips twice, from 10 over 9 onto 5. Say “I’ll do it alone”.",
      }),
      moves: ["lay worker alone"],
      others: ["1 lay reverser nothing", "2 lay reverser nothing", "1 reveal"],
      rule: "6.2",
    },
    {
      say: both({
        de: "Mira und Tom haben beide die Wandlerin gelegt, so stört keiner von ihnen. Du bist dran: Deck auf.",
        en: "Mira and Tom both laid the Reverser, so neither of them disturbs you. Your turn: reveal.",
      }),
      moves: ["reveal"],
      others: [],
      rule: "4.2",
    },
    {
      say: both({ de: "Erst über die 9, dann auf die 5.", en: "First over the 9, then onto the 5." }),
      moves: ["path 9 5"],
      others: [],
      rule: "6.2",
    },
    {
      say: both({
        de: "Zuletzt die Thronfolge: Legt alle denselben Charakter! Jede andere Karte kostet eine Gunst. Was könnten die anderen noch haben? Nimm den Parasiten.",
        en: "Finally, the succession: all lay the same character! Every odd card out costs one favour. What might the others still hold? Take the Parasite.",
      }),
      moves: ["lay parasite help"],
      others: ["1 lay parasite", "2 lay knight"],
      rule: "7.2",
    },
    {
      say: both({ de: "Alle Karten werden zugleich aufgedeckt.", en: "All cards are turned up together." }),
      moves: ["reveal"],
      others: [],
      rule: "7.3",
    },
  ],
  farewell: both({
    de: "Gewonnen, obwohl einer anders gelegt hat! In einer normalen Partie sind es sieben Herausforderungen, und ihr könnt sie an die große Glocke hängen. Eure Taten stehen in der Chronik.",
    en: "You won, even with one odd card out! A normal game has seven challenges, and you may ring the bells for them. Your deeds are kept in the chronicle.",
  }),
};
