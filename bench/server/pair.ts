/** Two players of the driver at one match: each moves as soon as it may, and when the match is over they open another. */
import { type Chooser, OVER } from "./choosing.ts";
import type { Lines, Listener } from "./lines.ts";

/** What the players of all matches share. */
export interface Floor {
  readonly chooser: Chooser;
  /** Whether moves are made now, and matches opened. */
  readonly isPlaying: boolean;
  /** A move was acknowledged, so many milliseconds after it was sent. */
  counted(milliseconds: number): void;
  matchEnded(moves: number, bytes: number): void;
  failed(fault: unknown): void;
}

class Player implements Listener {
  readonly #pair: Pair;
  readonly #seat: number;
  #view: unknown;
  #sentAt = 0;
  isWaiting = false;
  hasSeen = false;
  isOver = false;

  constructor(pair: Pair, seat: number) {
    this.#pair = pair;
    this.#seat = seat;
  }

  saw(view: unknown): void {
    this.#view = view;
    if (!this.hasSeen) {
      this.hasSeen = true;
      this.#pair.firstSeen();
    }
    this.act();
  }

  acknowledged(): void {
    this.isWaiting = false;
    this.#pair.moves++;
    this.#pair.floor.counted(performance.now() - this.#sentAt);
    this.act();
  }

  refused(why: string): void {
    this.#pair.floor.failed(new Error(`refused: ${why}`));
  }

  act(): void {
    const { floor, isOpen } = this.#pair;
    if (this.isWaiting || this.isOver || !isOpen || this.#view === undefined) return;
    const choice = floor.chooser.choose(this.#view, this.#seat);
    if (choice === OVER) {
      this.isOver = true;
      this.#pair.oneIsOver();
    } else if (choice !== null && floor.isPlaying) {
      this.isWaiting = true;
      this.#sentAt = performance.now();
      this.#pair.lines.move(this.#seat, choice);
    }
  }
}

export class Pair {
  readonly lines: Lines;
  readonly floor: Floor;
  /** Both have seen the first view of the present match, and it is not over. */
  isOpen = false;
  moves = 0;
  #players: readonly [Player, Player];
  #receivedBefore = 0;
  #opening: Promise<void> | undefined;
  #seen: (() => void) | undefined;

  constructor(lines: Lines, floor: Floor) {
    this.lines = lines;
    this.floor = floor;
    this.#players = [new Player(this, 0), new Player(this, 1)];
  }

  /** A move is on its way, or a match is being opened. */
  get isBusy(): boolean {
    return this.#opening !== undefined || this.#players.some(({ isWaiting }) => isWaiting);
  }

  /** A new match; resolves when both have seen it. */
  async open(): Promise<void> {
    this.#players = [new Player(this, 0), new Player(this, 1)];
    this.moves = 0;
    const seen = new Promise<void>((resolve) => (this.#seen = resolve));
    await this.lines.open(this.#players);
    await seen;
    this.#receivedBefore = this.lines.received;
    this.isOpen = true;
  }

  firstSeen(): void {
    if (this.#players.every(({ hasSeen }) => hasSeen)) this.#seen?.();
  }

  oneIsOver(): void {
    if (!this.#players.every(({ isOver }) => isOver)) return;
    this.isOpen = false;
    this.floor.matchEnded(this.moves, this.lines.received - this.#receivedBefore);
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
