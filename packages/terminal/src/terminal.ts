/** How a game draws itself as text. */

/** Marks up text for a terminal; every function gives its text back unchanged where colours are off. */
export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  gold(text: string): string;
  red(text: string): string;
  green(text: string): string;
  blue(text: string): string;
}

/** The table as lines of text, in the words of the game's dictionary. */
export interface Terminal<V = unknown, T = unknown> {
  draw(view: V, names: readonly string[], text: T, paint: Paint): readonly string[];
  /** In few lines, what only the owner of the view sees; left out by games without hands. */
  hand?(view: V, names: readonly string[], text: T, paint: Paint): readonly string[];
}
