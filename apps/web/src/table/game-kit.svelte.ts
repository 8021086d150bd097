/** All that a page needs of one game, loaded on demand: rules, board, and words in the present language. */
import type { Game, Language, Words } from "@tafelrunde/core";
import { findGame, type GameEntry } from "@tafelrunde/registry";
import type { WebGame } from "../games/board.ts";
import { untrack } from "svelte";
import { speech } from "../i18n/index.svelte.ts";
import { parseRulebook, type Rulebook } from "../rules/rulebook.ts";

const boards = import.meta.glob<{ game: WebGame }>("../games/*/index.ts");

interface Spoken {
  readonly language: Language;
  readonly words: Words;
}

export class GameKit {
  readonly entry: GameEntry;
  readonly game: Game;
  readonly web: WebGame;
  spoken = $state.raw<Spoken>(undefined as never);
  rulebook = $state.raw<Rulebook>();

  private constructor(entry: GameEntry, game: Game, web: WebGame, spoken: Spoken) {
    this.entry = entry;
    this.game = game;
    this.web = web;
    this.spoken = spoken;
  }

  /** Undefined if there is no such game here. Call `follow` while a component is set up. */
  static async load(id: string): Promise<GameKit | undefined> {
    const entry = findGame(id);
    const board = boards[`../games/${id}/index.ts`];
    if (!entry || !board) return undefined;
    // Another language later changes the words and not the page.
    const language = untrack(() => speech.language);
    const [game, { game: web }, words] = await Promise.all([entry.rules(), board(), entry.words(language)]);
    return new GameKit(entry, game, web, { language, words });
  }

  get words(): Words {
    return this.spoken.words;
  }

  get language(): Language {
    return this.spoken.language;
  }

  /** Speaks the present language from now on, as long as the calling component lives. */
  follow(): void {
    $effect(() => {
      const { language } = speech;
      void Promise.all([this.entry.words(language), this.entry.rulebook(language)]).then(([words, text]) => {
        if (language !== speech.language) return;
        this.spoken = { language, words };
        this.rulebook = parseRulebook(text);
      });
    });
  }
}
