/** What pieces need to know to be taken in hand, the same for all of them. */
import type { Palace } from "@tafelrunde/twelve-thieves";
import type { Text } from "@tafelrunde/twelve-thieves/words/text";
import type { Piece } from "./choices.ts";

interface PieceState {
  readonly playable: boolean;
  readonly picked: boolean;
  readonly hinted: boolean;
}

export interface Hold {
  readonly text: Text;
  state(piece: Piece): PieceState;
  /** `byKey`: whoever plays by keyboard is led on to what comes next. */
  pick(piece: Piece, byKey: boolean): void;
  /** Somebody else's guard was touched. */
  foreign(palace: Palace): void;
}
