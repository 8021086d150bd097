/** What a driver asks of whoever speaks a server's language: a few people, one match after the other, moves as text. */

/** One seat of a match, told by its line. */
export interface Listener {
  /** The game as this seat sees it now. */
  saw(view: unknown): void;
  /** The move that was sent last is made. */
  acknowledged(): void;
  refused(why: string): void;
}

/** The people of one match at one server. */
export interface Lines {
  /** How many they are; they sit on the first seats. */
  readonly people: number;
  /** Opens a new match; each listener is shown its first view soon. The listeners stand in seat order. */
  open(listeners: readonly Listener[]): Promise<void>;
  move(seat: number, text: string): void;
  /** Bytes that arrived on the sockets of these people, frames included; counted on at least for one match. */
  readonly received: number;
  /** The same of those who look on at every match of theirs; left out where nobody does. */
  readonly overheard?: number;
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
  /** The people of one match, with all that they keep from match to match. */
  gather(): Promise<Lines>;
}
