/** What the parts of the board share: where everything stands, what can be touched, and what a touch does. */
import type { Candidate, Move, Place, Vote } from "@tafelrunde/king-up";
import type { Text } from "@tafelrunde/king-up/words/text";
import type { Touch, Ways } from "./choices.ts";
import type { Hold } from "./drag.ts";
import type { Scene } from "./scene.ts";

export interface BoardModel {
  readonly scene: Scene;
  readonly text: Text;
  readonly ways: Ways;
  readonly ballot: ReadonlyMap<Vote, Move>;
  /** The candidate in the hand, or one who was asked about. */
  readonly picked: Candidate | null;
  readonly pickedVote: Vote | null;
  /** The viewer has a No card left. */
  readonly hasNo: boolean;
  /** Where the picked candidate can go. */
  readonly targets: ReadonlyMap<Place, Move>;
  /** Where they are to go, once that is confirmed. */
  readonly chosen: Place | null;
  readonly hold: Hold | null;
  readonly touch: Touch | null;
  /** The own ones, or those that are being counted. */
  readonly favourites: readonly Candidate[];
  readonly crowned: Candidate | null;
  /** Floors are too low for a finger. */
  readonly low: boolean;
  describe(candidate: Candidate): string;
  /** What a favourite has just been counted for; undefined if that is still to come, null if they are none. */
  countedOn(candidate: Candidate): number | null | undefined;
  pick(candidate: Candidate, at: HTMLElement, byKey: boolean): void;
  choose(floor: Place): void;
  vote(vote: Vote): void;
}
