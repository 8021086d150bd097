/** What levels of bots are called: rivals are strong or not, partners know the game or not. */
import type { Level } from "../session/levels.ts";
import { t } from "./index.svelte.ts";

export const ranksOf = (game: { readonly cooperative?: true }): { readonly [level in Level]: string } =>
  game.cooperative ? t().partnerRanks : t().botRanks;
