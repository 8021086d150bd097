/** What a touch means, on a piece, a palace or a card, and the reason where it leads nowhere. */
import type { Seat } from "@tafelrunde/core";
import type { Card, Move, Palace, ThievesView } from "@tafelrunde/twelve-thieves";
import type { Text } from "@tafelrunde/twelve-thieves/words/text";
import { type Piece, piecePalace } from "./choices.ts";
import { type Offered, Picker } from "./picker.svelte.ts";
import { type Reason, whyPiece, whyThere } from "./reasons.ts";
import { deedIn, whereIn } from "./say.ts";

interface Situation extends Offered {
  readonly view: ThievesView;
  readonly seat: Seat | null;
  readonly text: Text;
}

type Drawing = Extract<Move, { type: "draw" }>;

export class Touch {
  readonly picker: Picker;
  readonly #now: () => Situation;
  /** Said where it was touched; `at` is a place as the board marks it. */
  tip = $state.raw<{ readonly reason: Reason; readonly at: string } | null>(null);
  /** The end of the turn, to be confirmed: nothing is taken back after it. */
  drawing = $state.raw<Drawing | null>(null);

  constructor(now: () => Situation) {
    this.#now = now;
    this.picker = new Picker(now);
  }

  get isBusy(): boolean {
    return this.picker.isBusy || this.drawing !== null;
  }

  letGo(): void {
    this.picker.reset();
    this.tip = null;
    this.drawing = null;
  }

  back(): void {
    if (this.drawing) this.drawing = null;
    else this.picker.back();
    this.tip = null;
  }

  draw(move: Drawing): void {
    this.letGo();
    this.drawing = move;
  }

  /** True if the piece is in hand now. */
  onPiece(piece: Piece): boolean {
    const { view, seat } = this.#now();
    const { picker } = this;
    this.#begin();
    if (seat === null) return false;
    const isHere = picker.aimed !== null && piecePalace(piece) === picker.aimed;
    if (picker.pieces.has(piece) || (isHere && picker.canDo(piece))) picker.pick(piece);
    else {
      const reason = picker.aimed && !isHere ? whyThere(view, seat, piece, picker.aimed) : whyPiece(view, seat, piece);
      this.tip = { reason, at: placeOf(piece, seat) };
    }
    return picker.piece === piece;
  }

  /** True if it was the second touch on the same palace, which means yes. */
  onPalace(palace: Palace, at = `palace:${palace}`): boolean {
    const { view, seat } = this.#now();
    const { picker } = this;
    this.#begin();
    if (seat === null) return false;
    const { piece } = picker;
    const reaching = picker.reaching(palace);
    const closed = piece ? !picker.targets.has(palace) : !reaching.includes("home");
    if (closed) this.tip = { reason: whyThere(view, seat, piece, palace), at };
    if (piece ? closed : reaching.length + picker.standing(palace).length === 0) return false;
    if (picker.point(palace)) return true;
    if (!piece && reaching.length === 1 && !closed && picker.standing(palace).length === 0) picker.pick("home");
    return false;
  }

  /** A card pays if it can; else it stands for its palace. */
  onCard(card: Card): void {
    const at = `card:${card}`;
    this.#begin();
    if (this.picker.pay(card)) return;
    if (card === "dancer") this.tip = { reason: "dancer", at };
    else if (!this.picker.move) this.onPalace(card, at);
    else if (this.picker.lifted(card) === 0) this.tip = { reason: "pays-nothing", at };
  }

  /** Somebody else's guard. */
  onForeign(palace: Palace): void {
    this.#begin();
    this.tip = { reason: "foreign-guard", at: `palace:${palace}` };
  }

  #begin(): void {
    this.tip = null;
    this.drawing = null;
  }

  /** What is asked of the one who has begun something; null while nothing is in hand. */
  readonly sentence = $derived.by((): string | null => {
    const { text, view } = this.#now();
    const { picker } = this;
    if (this.drawing) return text.lastAsk;
    if (picker.move) return deedIn(text, picker.move);
    if (picker.aimed) return text.whoGoes(picker.aimed);
    return picker.piece && view.phase !== "place" ? whereIn(text, picker.piece) : null;
  });
}

/** Where a reason for this piece is said. */
function placeOf(piece: Piece, seat: Seat): string {
  const at = piecePalace(piece);
  if (at !== null) return `palace:${at}`;
  return piece === "home" ? `home:${seat}` : `reserve:${seat}`;
}
