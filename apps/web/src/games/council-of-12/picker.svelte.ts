/** What the one who plays has in hand: a card, a sentence, a face, and the move that would come of it. */
import type { Character, Move } from "@tafelrunde/council-of-12";
import { moveOf, nextTouch, NOTHING, offersOf, type Picked, type Say, type Touch } from "./choices.ts";

interface Situation {
  readonly moves: readonly Move[];
  /** A move that the lesson points at, as its text. */
  readonly hinted: string | null;
  /** The list of proposals lies open, or need not be opened. */
  readonly deciding: boolean;
  /** What is picked must be confirmed. */
  readonly confirms: boolean;
}

export class Picker {
  readonly #now: () => Situation;
  picked: Picked = $state.raw(NOTHING);

  constructor(now: () => Situation) {
    this.#now = now;
  }

  readonly offers = $derived.by(() => offersOf(this.#now().moves));
  readonly move = $derived.by(() => moveOf(this.#now().moves, this.picked) ?? null);
  readonly touch: Touch | null = $derived.by(() => {
    const { hinted, moves, deciding } = this.#now();
    return nextTouch(hinted, moves, this.picked, deciding);
  });
  /** The Worker's first step, until it is made. */
  readonly overs = $derived.by(() => (this.picked.over === null ? [...this.offers.paths.keys()] : []));
  /** Where the die may go now. */
  readonly faces = $derived.by(() =>
    this.picked.over === null ? this.offers.faces : (this.offers.paths.get(this.picked.over) ?? []),
  );
  readonly isEmpty = $derived(this.picked === NOTHING);

  hinted(on: Touch[0], value: string | number): boolean {
    return this.touch?.[0] === on && this.touch[1] === String(value);
  }

  /** What is picked here; true if it was picked already and is a whole move, which means yes. */
  #again(same: boolean, next: Partial<Picked>): boolean {
    if (same && this.move) return true;
    this.picked = same ? NOTHING : { ...NOTHING, naming: this.picked.naming, ...next };
    return !same && !this.#now().confirms && this.move !== null;
  }

  /** A card from the hand can be laid in several ways, so that one touch never lays it. */
  card(card: Character): boolean {
    const again = this.picked.card === card;
    return this.#again(again, { card }) && (again || this.offers.cards !== null || this.picked.naming);
  }

  face(face: number): boolean {
    return this.#again(this.picked.face === face, { over: this.picked.over, face });
  }

  target(target: number): boolean {
    return this.#again(this.picked.target === target, { target });
  }

  /** The Worker's first step; touched again, it is taken back. */
  over(over: number): void {
    this.picked = this.picked.over === over ? NOTHING : { ...NOTHING, over };
  }

  say(say: Say): void {
    const { card, saying } = this.picked;
    this.picked = card === null && this.picked.say === say ? NOTHING : { ...NOTHING, card, say, saying };
  }

  /** Shows what may be said. */
  speak(): void {
    this.picked = { ...NOTHING, saying: true };
  }

  name(): void {
    this.picked = { ...NOTHING, naming: true };
  }

  reset(): void {
    this.picked = NOTHING;
  }

  /** One step back: first the face, then the way to it. */
  back(): void {
    const { face, over } = this.picked;
    this.picked = face !== null && over !== null ? { ...NOTHING, over } : NOTHING;
  }

  /** Others may lay and speak while one still thinks: that is no reason to lose what was picked. */
  renew(hand: readonly Character[]): void {
    const { card, naming } = this.picked;
    if (card === null || naming || !hand.includes(card)) this.reset();
  }
}
