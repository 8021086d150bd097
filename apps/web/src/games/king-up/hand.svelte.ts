/** What the viewer holds: a candidate with perhaps a floor, or a card of the vote that is picked, and what can be done with it. */
import type { Candidate, KingUpView, Move, Place, Vote } from "@tafelrunde/king-up";
import { ballotOf, isRise, placeOf, waysOf } from "./choices.ts";
import type { Hold } from "./drag.ts";

const NOWHERE: ReadonlyMap<Place, Move> = new Map();

interface Rules {
  moves(): readonly Move[];
  places(): readonly Place[];
  /** Ask once more before a candidate moves; a card of the vote is always picked first and then laid (U7). */
  confirms(): boolean;
  play(move: Move): void;
}

export class Hand {
  /** One to be moved, or one who was only asked about. */
  picked = $state<Candidate | null>(null);
  hold = $state.raw<Hold | null>(null);
  #floor = $state<Place | null>(null);
  #pickedVote = $state<Vote | null>(null);
  readonly #rules: Rules;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  readonly ways = $derived.by(() => waysOf(this.#rules.moves(), this.#rules.places()));
  readonly ballot = $derived.by(() => ballotOf(this.#rules.moves()));
  readonly vote = $derived.by(() => (this.#pickedVote !== null && this.ballot.has(this.#pickedVote) ? this.#pickedVote : null));
  /** Where the picked candidate can go. */
  readonly targets = $derived.by(() => (this.picked === null ? NOWHERE : (this.ways.get(this.picked) ?? NOWHERE)));
  readonly rising = $derived.by(() => this.targets.size > 0 && isRise(this.targets));
  /** Where the picked candidate is to go, once that is confirmed. */
  readonly floor = $derived.by(() => {
    if (this.rising) return [...this.targets.keys()][0]!;
    return this.#floor !== null && this.targets.has(this.#floor) ? this.#floor : null;
  });
  readonly isEmpty = $derived.by(() => this.picked === null && this.vote === null);

  /** The first touch picks; a second one lets a candidate rise, or puts one back who was to be placed. */
  pick(candidate: Candidate): void {
    const floor = placeOf(this.#rules.places(), candidate);
    if (this.picked === candidate) return this.rising ? this.confirm() : this.empty();
    // With somebody to be placed in the hand, whoever stands on a floor stands for that floor.
    if (this.targets.has(floor) && !this.rising) return this.choose(floor);
    this.take(candidate);
    if (this.rising && !this.#rules.confirms()) this.confirm();
  }

  take(candidate: Candidate): void {
    this.picked = candidate;
    this.#floor = null;
  }

  choose(floor: Place): void {
    if (!this.targets.has(floor)) return;
    const again = this.floor === floor;
    this.#floor = floor;
    if (again || !this.#rules.confirms()) this.confirm();
  }

  /** Let go over a floor: that is one touch, and not yet the second. */
  drop(floor: Place): void {
    if (!this.targets.has(floor)) return;
    this.#floor = floor;
    if (!this.#rules.confirms()) this.confirm();
  }

  pickVote(vote: Vote): void {
    if (this.vote === vote) this.confirm();
    else this.#pickedVote = vote;
  }

  confirm(): void {
    const move = this.vote === null ? this.floor !== null && this.targets.get(this.floor) : this.ballot.get(this.vote);
    if (!move) return;
    this.empty();
    this.#rules.play(move);
  }

  empty(): void {
    this.picked = null;
    this.#floor = null;
    this.#pickedVote = null;
  }

  /** Others may vote while one still thinks: that is no reason to lose what was picked. */
  renew({ phase, own }: KingUpView): void {
    this.picked = null;
    this.#floor = null;
    this.hold = null;
    if (phase !== "vote" || own?.vote !== null) this.#pickedVote = null;
  }
}
