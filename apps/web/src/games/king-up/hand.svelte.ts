/** What the viewer holds: a candidate or a card of the vote that is picked, and what can be done with it. */
import type { Candidate, KingUpView, Move, Place, Vote } from "@tafelrunde/king-up";
import { ballotOf, isRise, placeOf, waysOf } from "./choices.ts";
import type { Hold } from "./drag.ts";

const NOWHERE: ReadonlyMap<Place, Move> = new Map();

export class Hand {
  /** One to be moved, or one who was only asked about. */
  picked = $state<Candidate | null>(null);
  hold = $state.raw<Hold | null>(null);
  #pickedVote = $state<Vote | null>(null);
  readonly #moves: () => readonly Move[];
  readonly #places: () => readonly Place[];
  readonly #play: (move: Move) => void;

  constructor(moves: () => readonly Move[], places: () => readonly Place[], play: (move: Move) => void) {
    this.#moves = moves;
    this.#places = places;
    this.#play = play;
  }

  readonly ways = $derived.by(() => waysOf(this.#moves(), this.#places()));
  readonly ballot = $derived.by(() => ballotOf(this.#moves()));
  readonly vote = $derived.by(() => (this.#pickedVote !== null && this.ballot.has(this.#pickedVote) ? this.#pickedVote : null));
  /** Where the picked candidate can go. */
  readonly targets = $derived.by(() => (this.picked === null ? NOWHERE : (this.ways.get(this.picked) ?? NOWHERE)));
  readonly rising = $derived.by(() => this.targets.size > 0 && isRise(this.targets));
  readonly isEmpty = $derived.by(() => this.picked === null && this.vote === null);

  /** The first touch picks; a second one lets a candidate rise, or puts one back who was to be placed. */
  pick(candidate: Candidate): void {
    const floor = placeOf(this.#places(), candidate);
    if (this.picked !== candidate) {
      // With somebody to be placed in the hand, whoever stands on a floor stands for that floor.
      if (this.targets.has(floor) && !this.rising) this.choose(floor);
      else this.picked = candidate;
    } else if (this.rising) this.confirm();
    else this.empty();
  }

  choose(floor: Place): void {
    this.#do(this.targets.get(floor));
  }

  pickVote(vote: Vote): void {
    if (this.vote === vote) this.confirm();
    else this.#pickedVote = vote;
  }

  confirm(): void {
    if (this.vote !== null) this.#do(this.ballot.get(this.vote));
    else if (this.rising) this.#do([...this.targets.values()][0]);
  }

  empty(): void {
    this.picked = null;
    this.#pickedVote = null;
  }

  /** Others may vote while one still thinks: that is no reason to lose what was picked. */
  renew({ phase, own }: KingUpView): void {
    this.picked = null;
    this.hold = null;
    if (phase !== "vote" || own?.vote !== null) this.#pickedVote = null;
  }

  #do(move: Move | undefined): void {
    if (!move) return;
    this.empty();
    this.#play(move);
  }
}
