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
        de: "Der alte König dankt ab, und dreizehn wollen auf den Thron. Sechs davon sind deine Favoriten und tragen einen Stern. Das siehst nur du.",
        en: "The old king steps down, and thirteen want the throne. Six of them are your favourites and wear a star. Only you can see that.",
      },
      moves: [],
      others: [],
      rule: "1.3",
    },
    {
      say: {
        de: "Je höher ein Favorit am Ende steht, desto mehr Punkte bringt er. Setz Iris gleich in den 4.\u00a0Stock.",
        en: "The higher a favourite ends up, the more points it brings. Put Iris on the 4th\u00a0floor right away.",
      },
      moves: ["place iris 4"],
      others: ["1 place alighiero 4", "2 place merlino 3", "3 place piero 4", "4 place fiorello 3"],
      rule: "2.3",
    },
    {
      say: {
        de: "Und Odessa in den 3.\u00a0Stock. In jedem Stockwerk ist Platz für vier.",
        en: "And Odessa on the 3rd\u00a0floor. Every floor has room for four.",
      },
      moves: ["place odessa 3"],
      others: ["1 place gasino 2", "2 place nacale 4", "3 place lavinia 3", "4 place dario 2"],
      rule: "2.4",
    },
    {
      say: {
        de: "Wer übrig blieb, beginnt im Keller. Jetzt geht es aufwärts, immer ein Stockwerk und nie in ein volles wie das vierte. Zieh Iris nach oben!",
        en: "The leftovers start in the cellar. Now the climb begins, one floor at a time and never to a full one like the 4th. Move Iris up!",
      },
      moves: ["rise iris"],
      others: ["1 rise alighiero", "2 rise merlino", "3 rise piero", "4 rise fiorello"],
      rule: "3.2",
    },
    {
      say: {
        de: "Vom 5.\u00a0Stock führt der Weg auf den Thron. Wag es mit Iris: Du nimmst die Krone, und alle stimmen ab.",
        en: "From the 5th\u00a0floor the way leads to the throne. Try it with Iris: you take the crown, and everyone votes.",
      },
      moves: ["rise iris"],
      others: [],
      rule: "3.4",
    },
    {
      say: {
        de: "Leg verdeckt dein Ja. Erst wenn alle gelegt haben, wird aufgedeckt.",
        en: "Lay your Yes face down. Votes are turned up only when everyone has laid one.",
      },
      moves: ["vote yes"],
      others: ["1 vote no", "2 vote yes", "3 vote yes", "4 vote yes", "1 rise alighiero"],
      rule: "3.6",
    },
    {
      say: {
        de: "Ein Nein genügt, und Iris ist draußen. Nun will Mira Alighiero krönen, keinen deiner Favoriten. Du hast zwei Nein pro Runde: Setz eines ein!",
        en: "A single No is enough: Iris is out. Now Mira wants Alighiero crowned, none of your favourites. You have two Nos a round: use one!",
      },
      moves: ["vote no"],
      others: ["1 vote yes", "2 vote yes", "3 vote yes", "4 vote no", "2 rise nacale", "3 rise lavinia", "4 rise merlino"],
      rule: "3.8",
    },
    {
      say: {
        de: "Tom hatte denselben Gedanken. Jetzt ist oben Platz: Zieh Odessa hinauf.",
        en: "Tom had the same idea. There’s room above now: move Odessa up.",
      },
      moves: ["rise odessa"],
      others: ["1 rise odessa", "2 rise gasino", "3 rise dario", "4 rise beatrice"],
      rule: "3.1",
    },
    {
      say: {
        de: "Mira hat Odessa weitergeholfen. Vielleicht ist Odessa auch Miras Favoritin? Zieh sie auf den Thron!",
        en: "Mira helped Odessa up. Perhaps Odessa is Mira’s favourite too? Move her to the throne!",
      },
      moves: ["rise odessa"],
      others: [],
      rule: "3.5",
    },
    {
      say: {
        de: "Drei Nein sind schon weg. Leg dein Ja und hoffe!",
        en: "Three Nos are gone. Lay your Yes and hope!",
      },
      moves: ["vote yes"],
      others: ["1 vote yes", "2 vote yes", "3 vote yes", "4 vote yes"],
      rule: "3.7",
    },
  ],
  farewell: {
    de: "Einstimmig! Deine Favoritin auf dem Thron bringt 10\u00a0Punkte. Eine Partie hat drei Runden, und wer in der letzten gar keinen Punkt hat, bekommt dafür 33. Viel Spaß!",
    en: "Unanimous! Your favourite on the throne is worth 10\u00a0points. A game has three rounds, and anyone without a single point in the last one gets 33 for it. Enjoy!",
  },
};
