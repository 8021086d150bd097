/** Names and meanings of cards in the language of the table, and what is at stake as signs with words beside them. */
import type { Text as Language } from "@tafelrunde/council-of-12/words/text";
import {
  challenge,
  type Character,
  type Month,
  MONTHS,
  type Proposal,
  type ProposalKind,
  type Reward,
  rewardOf,
  type Sentence,
  SUCCESSION,
} from "@tafelrunde/council-of-12";
import { months as monthsDe } from "@tafelrunde/council-of-12/words/games-de";
import { months as monthsEn } from "@tafelrunde/council-of-12/words/games-en";
import * as namesDe from "@tafelrunde/council-of-12/words/names-de";
import * as namesEn from "@tafelrunde/council-of-12/words/names-en";
import * as stakesDe from "@tafelrunde/council-of-12/words/stakes-de";
import * as stakesEn from "@tafelrunde/council-of-12/words/stakes-en";
import type { SignName } from "./signs.ts";
import type { Texts } from "./texts/texts.ts";

const NAMES: {
  readonly [language in Language]: Pick<typeof namesEn, "characters" | "effects" | "challengeNames" | "sentences">;
} = { de: namesDe, en: namesEn };
const STAKES: { readonly [language in Language]: Pick<typeof stakesEn, "rewards" | "brings" | "costs"> } = {
  de: stakesDe,
  en: stakesEn,
};

/** A sign with a few words beside it. */
export interface Stake {
  readonly sign: SignName;
  readonly text: string;
}

export interface Lore {
  name(character: Character): string;
  /** In thirty characters at most. */
  effect(character: Character): string;
  /** In one line. */
  line(character: Character): string;
  challenge(number: number): string;
  sentence(sentence: Sentence): string;
  reward(reward: Reward): { readonly name: string; readonly line: string; readonly when: string };
  /** Title and special rule of a month; null for other kinds of games. */
  month(): { readonly name: string; readonly title: string; readonly rule: string } | null;
  brings(number: number): Stake;
  costs(number: number): Stake;
  /** What is proposed, in few words. */
  proposal(proposal: Proposal, names: readonly string[]): string;
}

/** `game`: the kind of game, for some bring no favour. */
export function loreOf(language: Language, texts: Texts, game: string): Lore {
  const { characters, effects, challengeNames, sentences } = NAMES[language];
  const { rewards, brings, costs } = STAKES[language];
  return {
    name: (character) => characters[character].name,
    effect: (character) => effects[character].hint,
    line: (character) => effects[character].line,
    challenge: (number) => challengeNames[number] ?? "",
    sentence: (sentence) => sentences[sentence],
    reward: (reward) => rewards[reward],
    month: () => (isMonth(game) ? MONTH_WORDS[language][game] : null),
    brings: (number) => ({ sign: gainSign(number), text: brings(number, game) }),
    costs: (number) => ({ sign: challenge(number).failed.mishap ?? "favour", text: costs(number) }),
    proposal: ({ what, which }, names) => {
      if (isReward(what)) {
        const detail = what === "tip" ? String(which) : what === "open" || what === "swap" ? names[which] : undefined;
        return detail === undefined ? rewards[what].name : `${rewards[what].name}: ${detail}`;
      }
      if (what === "forfeit") return `${rewards[rewardOf(which)].name} (${challengeNames[which]})`;
      if (what === "train") return texts.learns(names[which] ?? "");
      return what === "target" ? texts.target(which - 1) : texts.proposals[what];
    },
  };
}

const MONTH_WORDS = { de: monthsDe, en: monthsEn };
const isMonth = (game: string): game is Month => MONTHS.includes(game as Month);

const OTHERS: readonly ProposalKind[] = ["bells", "rounds", "forfeit", "train", "target"];
const isReward = (what: ProposalKind): what is Reward => !OTHERS.includes(what);

function gainSign(number: number): SignName {
  const { favour, keep, gain } = challenge(number).passed;
  return number === SUCCESSION || favour !== undefined ? "favour" : (keep ?? gain ?? "nothing");
}
