/** What a driver asks of whoever speaks a server's language: two people, one match after the other, moves as text. */

/** One seat of a match, told by its line. */
export interface Listener {
  /** The game as this seat sees it now. */
  saw(view: unknown): void;
  /** The move that was sent last is made. */
  acknowledged(): void;
  refused(why: string): void;
}

/** Two people at one server. */
export interface Lines {
  /** Opens a new match; each listener is shown its first view soon. The listeners stand in seat order. */
  open(listeners: readonly [Listener, Listener]): Promise<void>;
  move(seat: number, text: string): void;
  /** Bytes that arrived on the sockets of these two, frames included; counted on at least for one match. */
  readonly received: number;
  leave(): void;
  /** Somebody else connects and stays; to look at the present match from its beginning, or at nothing. */
  stranger?(isWatching: boolean): Promise<Visit>;
}

/** How long it took until somebody who came saw what they came for, and the bytes they received. */
export interface Visit {
  readonly milliseconds: number;
  readonly bytes: number;
}

/** A server as its clients know it. */
export interface Speaker {
  /** Two people with all that they keep from match to match. */
  pair(): Promise<Lines>;
}
