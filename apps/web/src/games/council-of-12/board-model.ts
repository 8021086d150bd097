/** What every part of the board looks at. */
import type { Seat } from "@tafelrunde/core";
import type { CouncilView, Move, Proposal } from "@tafelrunde/council-of-12";
import type { Text } from "@tafelrunde/council-of-12/words/text";
import type { Absence } from "../board.ts";
import type { Picker } from "./picker.svelte.ts";
import type { Preview } from "./preview.ts";
import type { Scene } from "./scene.ts";

/** `decide` and `kept` show the same: the one to those who want to decide something, the other to those who look at the rewards. */
export type SheetName = "decide" | "kept" | "past" | "mine";

/** Which sheet stays open when the game has gone on: what was to be decided may be past, and its sheet would lie in the way. */
export const stillOpen = (sheet: SheetName | null, moves: readonly Move[]): SheetName | null =>
  sheet === "decide" && !moves.some(({ type }) => type === "propose") ? null : sheet;

export interface BoardModel {
  readonly scene: Scene;
  readonly view: CouncilView;
  readonly seat: Seat | null;
  readonly names: readonly string[];
  readonly text: Text;
  readonly picker: Picker;
  /** Something is being told. */
  readonly playing: boolean;
  readonly reducedMotion: boolean;
  /** What the button says that ends the telling. */
  readonly skip: string;
  /** Where the picked card could bring the die. */
  readonly preview: Preview | null;
  readonly sentence: string;
  /** What happened last, in few words; empty if nothing has. */
  readonly recent: string;
  /** Why what was touched cannot be done. */
  readonly refusal: string | null;
  readonly absences: readonly (Absence | null)[];
  /** What comes of a proposal, in one line. */
  outcome(proposal: Proposal): string;
  play(move: Move): void;
  confirm(): void;
  /** A face of the die is touched: chosen, or refused with the reason. */
  face(face: number): void;
  cancel(): void;
  open(sheet: SheetName): void;
}
