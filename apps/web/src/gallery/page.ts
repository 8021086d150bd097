/** What the page of the gallery does for the program that looks at it. */
import type { Language } from "@tafelrunde/registry/languages";

/** One thing to draw. */
export interface Listed {
  readonly game: string;
  readonly name: string;
  readonly decision: string | null;
  readonly touches: readonly string[];
}

export interface GalleryPage {
  list(): Promise<readonly Listed[]>;
  show(game: string, name: string): Promise<void>;
  /** Comes back when nothing on the page moves any more. */
  settle(): Promise<void>;
  speak(language: Language, theme: "dark" | "light"): Promise<void>;
  /** To be called before the touches that open a choice: the board must not move because of them. */
  remember(): void;
  /** What is wrong with the page as it stands. */
  judge(): readonly string[];
  /** What the one who looks has before them, as text; null if the game does not wait for them. */
  awaited(game: string, name: string): Promise<string | null>;
  /** How many moves were made since it is shown. */
  played(): number;
}
