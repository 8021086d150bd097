/** The longer texts in English: what this house is, and who made what. */

export const proseEn = {
  about: {
    what: "Tafelrunde is a place for board games, in German and English: with bots, on one device, or online with friends.",
    gamesTitle: "The games",
    games: "Their rules are told here in our own words; no picture and no text of the published games is used.",
    picturesTitle: "Pictures and type",
    icons:
      "The character icons come from game-icons.net (Lorc, Delapouite and others), licensed under CC BY 3.0; they were recoloured and cut to fit.",
    fonts:
      "Grenze Gotisch by Omnibus-Type and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, both under the SIL Open Font License 1.1.",
    codeTitle: "The program",
    code: "The program is free software under the MIT licence.",
    dataTitle: "Your data",
    data: "The server knows the name you choose and the games you play, and sets one cookie so that your seat stays yours. There is no tracking and nothing from third parties. Games with bots never leave your device.",
  },
};
