/** The lesson of King Up!: one rigged round, in which each idea comes up once by being played. */
import type { Lesson } from "../../lesson/lesson.ts";

/** Who starts, the favourites of five seats, and those of the round that follows. */
const ROLLS = [1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1];

export const lesson: Lesson = {
  options: { history: true },
  opponents: ["Mira", "Jonas", "Lea", "Tom"],
  rolls: ROLLS,
  steps: [
    {
      say: {
        de: "Der alte König dankt ab, und dreizehn Kandidaten wollen auf den Thron. Sechs davon sind deine Favoriten, sie tragen einen Stern. Die anderen wissen das nicht.",
        en: "The old king steps down, and thirteen candidates want the throne. Six of them are your favourites: they wear a star. Nobody else knows.",
      },
      moves: [],
      others: [],
      rule: "1.3",
    },
    {
      say: {
        de: "Je höher ein Favorit am Ende steht, desto mehr Punkte bringt er. Stell Iris gleich in den 4. Stock.",
        en: "The higher a favourite stands at the end, the more points it brings. Put Iris on floor 4 right away.",
      },
      moves: ["place iris 4"],
      others: ["1 place alighiero 4", "2 place merlino 3", "3 place piero 4", "4 place fiorello 3"],
      rule: "2.3",
    },
    {
      say: {
        de: "Und Odessa in den 3. Stock. In jedem Stockwerk ist Platz für vier.",
        en: "And Odessa on floor 3. There is room for four on every floor.",
      },
      moves: ["place odessa 3"],
      others: ["1 place gasino 2", "2 place nacale 4", "3 place lavinia 3", "4 place dario 2"],
      rule: "2.4",
    },
    {
      say: {
        de: "Wer übrig blieb, beginnt im Keller. Jetzt geht es aufwärts, immer ein Stockwerk. Der 4. Stock ist voll, also kommt aus dem 3. niemand weiter. Lass Iris aufsteigen!",
        en: "Whoever was left over begins in the cellar. Now it goes up, one floor at a time. Floor 4 is full, so nobody on floor 3 can move on. Let Iris rise!",
      },
      moves: ["rise iris"],
      others: ["1 rise alighiero", "2 rise merlino", "3 rise piero", "4 rise fiorello"],
      rule: "3.2",
    },
    {
      say: {
        de: "Vom 5. Stock führt der Weg auf den Thron. Wag es mit Iris: Du nimmst die Krone, und alle stimmen ab.",
        en: "From floor 5 the way leads to the throne. Dare it with Iris: you take the crown, and everybody votes.",
      },
      moves: ["rise iris"],
      others: [],
      rule: "3.4",
    },
    {
      say: {
        de: "Lege verdeckt dein Ja. Erst wenn alle gelegt haben, wird aufgedeckt.",
        en: "Lay your Yes face down. Votes are turned up only when everybody has laid one.",
      },
      moves: ["vote yes"],
      others: ["1 vote no", "2 vote yes", "3 vote yes", "4 vote yes", "1 rise alighiero"],
      rule: "3.6",
    },
    {
      say: {
        de: "Ein einziges Nein genügt: Iris ist für diese Runde draußen. Nun will Mira Alighiero krönen, und er ist nicht dein Favorit. Zwei Nein hast du in jeder Runde, gib eines aus!",
        en: "A single No is enough: Iris is out for this round. Now Mira wants Alighiero crowned, and he is no favourite of yours. You have two Nos a round, so spend one!",
      },
      moves: ["vote no"],
      others: ["1 vote yes", "2 vote yes", "3 vote yes", "4 vote no", "2 rise nacale", "3 rise lavinia", "4 rise merlino"],
      rule: "3.8",
    },
    {
      say: {
        de: "Tom hatte denselben Gedanken. Jetzt ist oben Platz: Lass Odessa steigen.",
        en: "Tom had the same idea. There is room above now: let Odessa rise.",
      },
      moves: ["rise odessa"],
      others: ["1 rise odessa", "2 rise gasino", "3 rise dario", "4 rise beatrice"],
      rule: "3.1",
    },
    {
      say: {
        de: "Mira hat Odessa weitergeholfen. Vielleicht ist sie auch ihr Favorit? Bring Odessa auf den Thron!",
        en: "Mira helped Odessa up. Perhaps she is Mira's favourite too? Bring Odessa to the throne!",
      },
      moves: ["rise odessa"],
      others: [],
      rule: "3.5",
    },
    {
      say: {
        de: "Viele haben ihr Nein schon verbraucht. Lege dein Ja und hoffe!",
        en: "Many have spent their Nos. Lay your Yes and hope!",
      },
      moves: ["vote yes"],
      others: ["1 vote yes", "2 vote yes", "3 vote yes", "4 vote yes"],
      rule: "3.7",
    },
  ],
  farewell: {
    de: "Einstimmig! Deine Favoritin auf dem Thron bringt 10 Punkte. Drei Runden werden gespielt, und wer in der letzten gar keinen Punkt hat, bekommt dafür 33. Viel Spaß!",
    en: "Unanimous! Your favourite on the throne brings 10 points. A game has three rounds, and whoever gets no point at all in the last one is given 33 for it. Enjoy!",
  },
};
