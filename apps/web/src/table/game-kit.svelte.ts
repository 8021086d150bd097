/** All that a page needs of one game, loaded on demand: rules, board, and words in the present language. Only the rules may be older ones. */
import type { Game, Words } from "@tafelrunde/core";
import { findGame, type GameEntry, type Language, rulesOf } from "@tafelrunde/registry";
import type { WebGame } from "../games/board.ts";
import { untrack } from "svelte";
import { speech } from "../i18n/index.svelte.ts";
import { parseRulebook, type Rulebook } from "../rules/rulebook.ts";

const boards = import.meta.glob<{ game: WebGame }>("../games/*/index.ts");
const pathOf = (id: string): string => `../games/${id}/index.ts`;

/** Why there is no kit: no such game, or no such version of its rules. */
export type NoKit = "unknown-game" | "unknown-rules";

export class GameKit {
  readonly entry: GameEntry;
  readonly game: Game;
  /** The board with what belongs to it. Precondition: it was loaded. */
  web: WebGame = undefined as never;
  words = $state.raw<Words>(undefined as never);
  rulebook = $state.raw<Rulebook>();
  /** The language of the words, and that of the rulebook. */
  #spoken: Language;
  #written: Language | undefined;

  private constructor(entry: GameEntry, game: Game, words: Words, language: Language) {
    this.entry = entry;
    this.game = game;
    this.words = words;
    this.#spoken = language;
  }

  /** With the rules of this version, or with the present ones. Call `follow` while a component is set up. */
  static async load(id: string, version?: number): Promise<GameKit | NoKit> {
    const loading = GameKit.loadWithoutBoard(id, version);
    const [kit] = await Promise.all([loading, boards[pathOf(id)]?.()]);
    if (typeof kit !== "string") await kit.loadBoard();
    return kit;
  }

  /** For a place where nobody plays yet. */
  static async loadWithoutBoard(id: string, version?: number): Promise<GameKit | NoKit> {
    const entry = findGame(id);
    if (!entry || !(pathOf(id) in boards)) return "unknown-game";
    // Another language later changes the words and not the page.
    const language = untrack(() => speech.language);
    const rules = version === undefined ? entry.rules() : rulesOf(entry, version);
    const [game, words] = await Promise.all([rules, entry.words(language)]);
    return game ? new GameKit(entry, game, words, language) : "unknown-rules";
  }

  async loadBoard(): Promise<void> {
    this.web = (await boards[pathOf(this.entry.id)]!()).game;
  }

  /** Speaks the present language from now on, as long as the calling component lives. */
  follow(): void {
    $effect(() => {
      const { language } = speech;
      void this.#speak(language);
      void this.#write(language);
    });
  }

  /** The same words anew would make the board draw itself anew. */
  async #speak(language: Language): Promise<void> {
    if (language === this.#spoken) return;
    const words = await this.entry.words(language);
    if (language !== speech.language) return;
    [this.words, this.#spoken] = [words, language];
  }

  async #write(language: Language): Promise<void> {
    if (language === this.#written) return;
    const text = await this.entry.rulebook(language);
    if (language !== speech.language || language === this.#written) return;
    [this.rulebook, this.#written] = [parseRulebook(text), language];
  }
}
