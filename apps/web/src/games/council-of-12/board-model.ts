/** What every part of the board looks at. */
import type { Seat } from "@tafelrunde/core";
import type { CouncilView, Move, Proposal } from "@tafelrunde/council-of-12";
import type { Text } from "@tafelrunde/council-of-12/words/text";
import type { Absence } from "../board.ts";
import type { Picker } from "./picker.svelte.ts";
import type { Preview } from "./preview.ts";
import type { Scene } from "./scene.ts";

export type SheetName = "decide" | "past" | "mine";

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
