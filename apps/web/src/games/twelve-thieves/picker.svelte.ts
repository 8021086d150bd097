/** What the one who plays has in hand: a piece, a palace, and the move that would come of it. */
import { type Card, type Move, type Palace, twelveThieves } from "@tafelrunde/twelve-thieves";
import {
  type Action,
  actionsOf,
  companion,
  isPayable,
  payments,
  type Piece,
  piecePalace,
  piecesOf,
  priceOf,
  repaid,
  targetOf,
  targetsOf,
  usable,
  usual,
} from "./choices.ts";

export interface Offered {
  readonly moves: readonly Move[];
  /** How many cards of a kind are in the hand. */
  readonly held: (card: Card) => number;
  /** A move that the lesson points at, as its text. */
  readonly hinted: string | null;
}

export class Picker {
  readonly #offered: () => Offered;
  #picked = $state<Piece | null>(null);
  palace = $state<Palace | null>(null);
  #chosen = $state.raw<Action | null>(null);

  constructor(offered: () => Offered) {
    this.#offered = offered;
  }

  readonly actions = $derived.by(() => actionsOf(this.#offered().moves));
  readonly #all = $derived(usable(this.actions));
  /** While guards are placed there is nothing to reach for: one is in the hand already. */
  readonly #given = $derived((["place:own", "place:black"] as const).find((piece) => this.#all.has(piece)) ?? null);
  readonly piece = $derived(this.#picked !== null && this.#all.has(this.#picked) ? this.#picked : this.#given);
  readonly targets = $derived(this.piece === null ? new Map<Palace, readonly Action[]>() : targetsOf(this.actions, this.piece));
  /** A palace was touched first: only pieces that can do something there are meant. */
  readonly aimed = $derived(this.piece === null ? this.palace : null);
  readonly pieces = $derived(this.aimed === null ? this.#all : usable(this.actions, this.aimed));
  /** All that the piece could do at the palace. */
  readonly #there = $derived((this.palace !== null && this.targets.get(this.palace)) || []);
  readonly hinted = $derived.by(() => {
    const { moves, hinted } = this.#offered();
    return moves.find((move) => twelveThieves.format(move) === hinted) ?? null;
  });
  /** What would be done now. */
  readonly move = $derived(this.#there.find((move) => move === this.#chosen) ?? this.#best(this.#there));
  readonly payments = $derived(this.move ? payments(this.#there, this.move) : []);
  readonly companion = $derived(this.move ? (companion(this.#there, this.move) ?? null) : null);
  /** Something can be given up again. */
  readonly isBusy = $derived(this.#picked !== null || this.palace !== null);

  #best(there: readonly Action[]): Action | null {
    return there.find((move) => move === this.hinted) ?? usual(there, this.#offered().held) ?? null;
  }

  /** Where the piece in hand can go, the whole palace is one target, and what stands there cannot be reached. */
  covers(piece: Piece): boolean {
    const at = piecePalace(piece);
    return at !== null && this.targets.has(at);
  }

  /** The pieces that could do something at this palace. */
  reaching(palace: Palace): readonly Piece[] {
    return [...usable(this.actions, palace)];
  }

  canDo(piece: Piece): boolean {
    return this.#all.has(piece);
  }

  /** The guards at this palace that could go somewhere else. */
  standing(palace: Palace): readonly Piece[] {
    return ([`guard:${palace}`, `black:${palace}`] as const).filter((piece) => this.#all.has(piece));
  }

  /** What the palace that was touched first offers: a thief who comes, guards who leave. */
  readonly offered = $derived.by((): readonly Piece[] => {
    const { aimed } = this;
    if (aimed === null) return [];
    return [...this.reaching(aimed).filter((piece) => piece === "home"), ...this.standing(aimed)];
  });
  /** There is only one way to do it. */
  readonly isPlain = $derived.by(() => this.move !== null && this.payments.length === 1 && this.companion === null);

  /** The move that a touch on this palace stands for. */
  usualAt(palace: Palace): Action | null {
    return this.#best(this.targets.get(palace) ?? []);
  }

  /** Takes a piece, or puts it back. With a palace aimed at, that is where it goes, if it can. */
  pick(piece: Piece): void {
    if (this.piece === piece && this.#picked === piece) return this.reset();
    if (this.piece !== null) this.palace = null;
    this.#chosen = null;
    this.#picked = piece;
    if (this.palace !== null && !this.targets.has(this.palace)) this.palace = null;
  }

  /** Points at a palace; true if it was pointed at before, which means yes. */
  point(palace: Palace): boolean {
    if (this.palace === palace && this.move) return true;
    this.palace = palace;
    this.#chosen = null;
    return false;
  }

  choose(move: Action): void {
    this.#chosen = move;
  }

  payable(card: Card): boolean {
    return this.move !== null && isPayable(this.#there, this.move, card);
  }

  /** Pays with this card instead; false if it cannot. */
  pay(card: Card): boolean {
    const other = this.move && repaid(this.#there, this.move, card);
    if (other) this.#chosen = other;
    return Boolean(other);
  }

  /** How many cards of a kind will be paid. */
  lifted(card: Card): number {
    return this.move ? priceOf(this.move).filter((each) => each === card).length : 0;
  }

  reset(): void {
    this.#picked = null;
    this.palace = null;
    this.#chosen = null;
  }

  /** One step back: first the palace, then the piece. */
  back(): void {
    if (this.palace !== null && this.#picked !== null) {
      this.palace = null;
      this.#chosen = null;
    } else this.reset();
  }

  /** The piece, the palace or the button that the hinted move needs next. */
  readonly next = $derived.by((): { piece?: Piece; palace?: Palace; confirm?: true; draw?: boolean; pay?: Action } => {
    const { hinted } = this;
    if (!hinted) return {};
    if (hinted.type === "draw") return { draw: hinted.dancer };
    const [piece, other] = piecesOf(hinted);
    if (this.piece === null || (this.piece !== piece && this.piece !== other)) return { piece: piece! };
    if (this.palace !== targetOf(hinted)) return { palace: targetOf(hinted) };
    return this.move === hinted ? { confirm: true } : { pay: hinted };
  });
}
