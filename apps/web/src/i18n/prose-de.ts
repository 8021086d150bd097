/** The longer texts in German: what this house is, and who made what. */
import type { proseEn } from "./prose-en.ts";

export const proseDe: typeof proseEn = {
  about: {
    what: "Die Tafelrunde ist ein Ort für Brettspiele, auf Deutsch und Englisch: mit Bots, an einem Gerät oder online mit Freunden.",
    gamesTitle: "Die Spiele",
    games: "Die Regeln sind hier in eigenen Worten erzählt; kein Bild und kein Text der Verlage wird verwendet.",
    picturesTitle: "Bilder und Schrift",
    icons:
      "Die Zeichen der Figuren stammen von game-icons.net (Lorc, Delapouite und andere) und stehen unter CC BY 3.0; sie wurden umgefärbt und zugeschnitten.",
    fonts:
      "Grenze Gotisch von Omnibus-Type und Alegreya Sans von Juan Pablo del Peral, Huerta Tipográfica, beide unter der SIL Open Font License 1.1.",
    codeTitle: "Das Programm",
    code: "Das Programm ist freie Software unter der MIT-Lizenz.",
    dataTitle: "Deine Daten",
    data: "Der Server kennt den Namen, den du wählst, und die Spiele, die du spielst, und setzt ein Cookie, damit dein Platz dein Platz bleibt. Niemand verfolgt dich, und nichts kommt von Dritten. Spiele mit Bots verlassen dein Gerät nie.",
  },
};
