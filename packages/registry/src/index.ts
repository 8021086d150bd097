/** The one list of games. Everything is loaded on demand, so that nobody pays for a game that is not played. */
import type { Game } from "@tafelrunde/core";
import { type GameEntry, spoken, written } from "./entry.ts";
import { frozen } from "./frozen.ts";

export type { GameEntry } from "./entry.ts";
export { FALLBACK, isLanguage, type Language, LANGUAGES } from "./languages.ts";

const kingOf12: GameEntry = {
  id: "king-of-12",
  rules: async () => (await import("@tafelrunde/king-of-12")).kingOf12,
  words: spoken(() => import("@tafelrunde/king-of-12/words/words"), {
    de: () => import("@tafelrunde/king-of-12/words/de"),
    en: () => import("@tafelrunde/king-of-12/words/en"),
  }),
  terminal: async () => (await import("@tafelrunde/king-of-12/terminal")).terminal,
  rulebook: written({
    de: () => import("@tafelrunde/king-of-12/RULES.de.md"),
    en: () => import("@tafelrunde/king-of-12/RULES.md"),
  }),
};

const twelveThieves: GameEntry = {
  id: "twelve-thieves",
  rules: async () => (await import("@tafelrunde/twelve-thieves")).twelveThieves,
  words: spoken(() => import("@tafelrunde/twelve-thieves/words/words"), {
    de: () => import("@tafelrunde/twelve-thieves/words/de"),
    en: () => import("@tafelrunde/twelve-thieves/words/en"),
  }),
  terminal: async () => (await import("@tafelrunde/twelve-thieves/terminal")).terminal,
  rulebook: written({
    de: () => import("@tafelrunde/twelve-thieves/RULES.de.md"),
    en: () => import("@tafelrunde/twelve-thieves/RULES.md"),
  }),
};

const kingUp: GameEntry = {
  id: "king-up",
  rules: async () => (await import("@tafelrunde/king-up")).kingUp,
  words: spoken(() => import("@tafelrunde/king-up/words/words"), {
    de: () => import("@tafelrunde/king-up/words/de"),
    en: () => import("@tafelrunde/king-up/words/en"),
  }),
  terminal: async () => (await import("@tafelrunde/king-up/terminal")).terminal,
  rulebook: written({
    de: () => import("@tafelrunde/king-up/RULES.de.md"),
    en: () => import("@tafelrunde/king-up/RULES.md"),
  }),
};

const councilOf12: GameEntry = {
  id: "council-of-12",
  rules: async () => (await import("@tafelrunde/council-of-12")).councilOf12,
  words: spoken(() => import("@tafelrunde/council-of-12/words/words"), {
    de: () => import("@tafelrunde/council-of-12/words/de"),
    en: () => import("@tafelrunde/council-of-12/words/en"),
  }),
  terminal: async () => (await import("@tafelrunde/council-of-12/terminal")).terminal,
  rulebook: written({
    de: () => import("@tafelrunde/council-of-12/RULES.de.md"),
    en: () => import("@tafelrunde/council-of-12/RULES.md"),
  }),
};

export const games: readonly GameEntry[] = [kingOf12, twelveThieves, kingUp, councilOf12];

export const findGame = (id: string): GameEntry | undefined => games.find((entry) => entry.id === id);

/** The rules of a game in this version: the present ones, or frozen ones; undefined if this program has neither. */
export async function rulesOf({ id, rules }: GameEntry, version: number): Promise<Game | undefined> {
  const present = await rules();
  return present.rulesVersion === version ? present : (await frozen[id]?.[version]?.())?.game;
}

/** The versions of a game's rules that are kept beside the present ones. */
export const frozenVersions = ({ id }: GameEntry): readonly number[] => Object.keys(frozen[id] ?? {}).map(Number);
