/** What the home page says of each game; run once by the build. */
import { levelsFor } from "@tafelrunde/bots";
import { games, LANGUAGES } from "@tafelrunde/registry";

export const list = await Promise.all(
  games.map(async (entry) => {
    const game = await entry.rules();
    const words = await Promise.all(LANGUAGES.map(async (language) => [language, await entry.words(language)] as const));
    return {
      id: entry.id,
      seats: game.seats,
      ...((await levelsFor(game)).length > 1 && { ranks: game.cooperative ? "partnerRanks" : "botRanks" }),
      title: Object.fromEntries(words.map(([language, { title }]) => [language, title])),
      tagline: Object.fromEntries(words.map(([language, { tagline }]) => [language, tagline])),
    };
  }),
);
