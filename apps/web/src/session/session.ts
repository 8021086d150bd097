/** A game as the table page sees it. Online, on one screen, against bots offline, in a lesson: the page cannot tell them apart. */
import type { Game, GameEvent, Seat, TakenBack } from "@tafelrunde/core";
import type { ChatLine, TableInfo, WireRefusal } from "@tafelrunde/protocol";

/** What a viewer learned since the last time. */
export interface SessionUpdate {
  readonly seq: number;
  /** Whose view this is; null for somebody without a seat, and on one screen while nobody may see secrets. */
  readonly seat: Seat | null;
  readonly view: unknown;
  readonly events: readonly (GameEvent | TakenBack)[];
  /** What led here is old, or not known: show the view without animation. */
  readonly jump: boolean;
}

/** `outdated`: the server speaks another protocol than this page. */
export type Connection = "online" | "connecting" | "lost" | "local" | "outdated";

/** Called with whatever is new; several calls may follow each other at once. */
export interface SessionListener {
  table?(info: TableInfo): void;
  update?(update: SessionUpdate): void;
  chat?(lines: readonly ChatLine[]): void;
  connection?(state: Connection): void;
  /** Why the server does not show the table any more; undefined when it does again. */
  barred?(refusal: WireRefusal | undefined): void;
  /** On this device: whether the game will still be there after the page was closed. */
  kept?(isKept: boolean): void;
  /** One screen: this seat's secrets are about to be shown, so the others should look away. Null: nobody is awaited here. */
  handOver?(seat: Seat | null): void;
}

export interface Session {
  readonly game: Game;
  /** Tells everything known at once, then everything new. Gives back how to stop. */
  listen(listener: SessionListener): () => void;
  /** Undefined when carried out. */
  play(move: unknown): Promise<WireRefusal | undefined>;
  takeback(): Promise<WireRefusal | undefined>;
  /** Left out where there is nobody to talk to. */
  chat?(text: string): Promise<WireRefusal | undefined>;
  /** One screen: the player at this seat says "it is me". */
  reveal?(seat: Seat): void;
  close(): void;
}
