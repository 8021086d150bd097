/** What the home page says of each game; run once by the build. */
import { levelsFor } from "@tafelrunde/bots";
import { games } from "@tafelrunde/registry";

export const list = await Promise.all(
  games.map(async (entry) => {
    const [game, de, en] = await Promise.all([entry.rules(), entry.words("de"), entry.words("en")]);
    return {
      id: entry.id,
      seats: game.seats,
      levels: (await levelsFor(game)).length,
      title: { de: de.title, en: en.title },
      tagline: { de: de.tagline, en: en.tagline },
    };
  }),
);
