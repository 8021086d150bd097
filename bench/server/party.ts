/** The players of the driver at one match: each moves as soon as it may, and when the match is over they open another. */
import { type Chooser, OVER } from "./choosing.ts";
import type { Lines, Listener } from "./lines.ts";
import { NOTHING, plus, type Tally } from "./tally.ts";

/** What the players of all matches share. */
export interface Floor {
  readonly chooser: Chooser;
  /** Whether moves are made now, and matches opened. */
  readonly isPlaying: boolean;
  /** A move was acknowledged, so many milliseconds after it was sent. */
  counted(milliseconds: number): void;
  matchEnded(): void;
  failed(fault: unknown): void;
}

class Player implements Listener {
  readonly #party: Party;
  readonly #seat: number;
  #view: unknown;
  /** The view by which the last move was chosen. */
  #chosenBy: unknown;
  #sentAt = 0;
  isWaiting = false;
  hasSeen = false;
  isOver = false;

  constructor(party: Party, seat: number) {
    this.#party = party;
    this.#seat = seat;
  }

  saw(view: unknown): void {
    this.#view = view;
    if (!this.hasSeen) {
      this.hasSeen = true;
      this.#party.firstSeen();
    }
    this.act();
  }

  acknowledged(): void {
    this.isWaiting = false;
    this.#party.moves++;
    this.#party.floor.counted(performance.now() - this.#sentAt);
    this.act();
  }

  refused(why: string): void {
    const { floor } = this.#party;
    // Where anybody may be first, somebody was: one chooses anew, by what one knows now.
    if (!floor.chooser.isFreeOrder || this.#view === this.#chosenBy) return floor.failed(new Error(`refused: ${why}`));
    this.isWaiting = false;
    this.act();
  }

  act(): void {
    const { floor, isOpen } = this.#party;
    if (this.isWaiting || this.isOver || !isOpen || this.#view === undefined) return;
    const choice = floor.chooser.choose(this.#view, this.#seat);
    if (choice === OVER) {
      this.isOver = true;
      this.#party.oneIsOver();
    } else if (choice !== null && floor.isPlaying) {
      this.isWaiting = true;
      this.#chosenBy = this.#view;
      this.#sentAt = performance.now();
      this.#party.lines.move(this.#seat, choice);
    }
  }
}

export class Party {
  readonly lines: Lines;
  readonly floor: Floor;
  /** Everybody has seen the first view of the present match, and it is not over. */
  isOpen = false;
  moves = 0;
  #players: readonly Player[] = [];
  /** Of the matches that are over. */
  #past = NOTHING;
  #receivedBefore = 0;
  #overheardBefore = 0;
  #opening: Promise<void> | undefined;
  #seen: (() => void) | undefined;

  constructor(lines: Lines, floor: Floor) {
    this.lines = lines;
    this.floor = floor;
  }

  /** A move is on its way, or a match is being opened. */
  get isBusy(): boolean {
    return this.#opening !== undefined || this.#players.some(({ isWaiting }) => isWaiting);
  }

  /** Of all matches, each from the moment in which everybody had seen its first view. */
  get tally(): Tally {
    if (!this.isOpen) return this.#past;
    const { received, overheard = 0 } = this.lines;
    const bytes = received - this.#receivedBefore;
    return plus(this.#past, { moves: this.moves, bytes, overheard: overheard - this.#overheardBefore });
  }

  /** A new match; resolves when everybody has seen it. */
  async open(): Promise<void> {
    this.#players = Array.from({ length: this.lines.people }, (_, seat) => new Player(this, seat));
    this.moves = 0;
    const seen = new Promise<void>((resolve) => (this.#seen = resolve));
    await this.lines.open(this.#players);
    await seen;
    this.#receivedBefore = this.lines.received;
    this.#overheardBefore = this.lines.overheard ?? 0;
    this.isOpen = true;
  }

  firstSeen(): void {
    if (this.#players.every(({ hasSeen }) => hasSeen)) this.#seen?.();
  }

  oneIsOver(): void {
    if (!this.#players.every(({ isOver }) => isOver)) return;
    this.#past = this.tally;
    this.isOpen = false;
    this.floor.matchEnded();
    if (this.floor.isPlaying) this.go();
  }

  /** Goes on, in a new match if the last one is over. */
  go(): void {
    if (this.isOpen) return this.#players.forEach((player) => player.act());
    this.#opening ??= this.open()
      .then(() => {
        this.#opening = undefined;
        this.go();
      })
      .catch((fault: unknown) => this.floor.failed(fault));
  }
}
