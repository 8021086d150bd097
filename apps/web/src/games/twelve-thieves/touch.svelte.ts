/** What a touch means, on a piece, a palace or a card, and the reason where it leads nowhere. */
import type { Card, Palace, ThievesView } from "@tafelrunde/twelve-thieves";
import type { Seat } from "@tafelrunde/core";
import type { Piece } from "./choices.ts";
import { type Offered, Picker } from "./picker.svelte.ts";
import { type Reason, whyPiece, whyThere } from "./reasons.ts";
import type { Texts } from "./texts/texts.ts";

export interface Situation extends Offered {
  readonly view: ThievesView;
  readonly seat: Seat | null;
  readonly texts: Texts;
}

export class Touch {
  readonly picker: Picker;
  readonly #now: () => Situation;
  reason = $state<Reason | "dancer" | null>(null);

  constructor(now: () => Situation) {
    this.#now = now;
    this.picker = new Picker(now);
  }

  letGo(): void {
    this.picker.reset();
    this.reason = null;
  }

  back(): void {
    this.picker.back();
    this.reason = null;
  }

  /** True if the piece is in hand now. */
  onPiece(piece: Piece): boolean {
    const { view, seat } = this.#now();
    const { picker } = this;
    this.reason = null;
    if (seat === null) return false;
    if (picker.pieces.has(piece)) picker.pick(piece);
    else this.reason = picker.aimed ? whyThere(view, seat, piece, picker.aimed) : whyPiece(view, seat, piece);
    return picker.piece === piece;
  }

  /** True if it was the second touch on the same palace, which means yes. */
  onPalace(palace: Palace): boolean {
    const { view, seat } = this.#now();
    const { picker } = this;
    const { piece } = picker;
    this.reason = null;
    if (seat === null) return false;
    const reaching = picker.reaching(palace);
    if (piece ? !picker.targets.has(palace) : reaching.length === 0) {
      this.reason = whyThere(view, seat, piece, palace);
      return false;
    }
    if (picker.point(palace)) return true;
    if (!piece && reaching.length === 1) picker.pick(reaching[0]!);
    return false;
  }

  /** A card pays if it can; else it stands for its palace. */
  onCard(card: Card): void {
    this.reason = null;
    if (this.picker.pay(card)) return;
    if (card === "dancer") this.reason = "dancer";
    else if (!this.picker.move) this.onPalace(card);
  }

  /** What to say to the one who plays; null if it is not their turn and nothing was touched. */
  readonly sentence = $derived.by((): string | null => {
    const { moves, view, texts } = this.#now();
    const { picker, reason } = this;
    if (reason) return reason === "dancer" ? texts.dancer : texts.reasons[reason];
    if (picker.move) return texts.deed(picker.move);
    if (picker.aimed) return texts.who(picker.aimed);
    if (moves.length === 0) return null;
    if (view.phase === "place") return picker.pieces.size > 1 ? texts.prompts.placeEither : texts.prompts.place;
    return picker.piece ? texts.where(picker.piece) : texts.prompts.act;
  });
}
