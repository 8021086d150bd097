/** A table that stands still at a planted position: every move is taken and nothing comes of it. */
import { bySeat, type Game, type Seat } from "@tafelrunde/core";
import { type TableInfo, wholeInfo, type WireRefusal } from "@tafelrunde/protocol";
import type { Session, SessionListener } from "../session/session.ts";
import type { GalleryState, Planted } from "./states.ts";

const NAMES = ["Ada", "Maximilian", "Bo", "Frederike", "Zoë", "Jonas"];

export class PlantedSession implements Session {
  readonly game: Game;
  readonly #shown: GalleryState;
  /** How many moves were handed in. */
  played = 0;

  constructor(game: Game, shown: GalleryState) {
    this.game = game;
    this.#shown = shown;
  }

  /** What the one who looks has before them, if the game does not go on without them. */
  get awaited(): unknown {
    const { seat, make } = this.#shown;
    const { state } = make();
    const isAwaited = seat !== null && (this.game.awaited?.(state) ?? this.game.actors(state)).includes(seat);
    return isAwaited ? this.game.view(state, seat) : null;
  }

  listen(listener: SessionListener): () => void {
    const { seat, make } = this.#shown;
    const planted = make();
    const { state, events = [] } = planted;
    const viewer = seat ?? "public";
    const witnessed = events.flatMap((event) => this.game.witness(event, viewer) ?? []);
    listener.connection?.("online");
    listener.table?.(this.#info(planted));
    listener.update?.({ seq: 0, seat, view: this.game.view(state, viewer), events: witnessed, jump: true });
    return () => {};
  }

  async play(): Promise<WireRefusal | undefined> {
    this.played++;
    return undefined;
  }

  async takeback(): Promise<WireRefusal | undefined> {
    return undefined;
  }

  async chat(): Promise<WireRefusal | undefined> {
    return undefined;
  }

  close(): void {}

  #info({ state, seats }: Planted): TableInfo {
    const { game } = this;
    const { names = NAMES, absent = [], seat: viewer } = this.#shown;
    const sitters = Array.from({ length: seats }, (_, seat: Seat) => ({
      kind: "person" as const,
      name: bySeat(names, seat % names.length),
      you: seat === viewer,
      host: seat === 0,
      connected: !absent.includes(seat),
    }));
    const { id, rulesVersion } = game;
    const phase = game.outcome(state) ? "over" : "playing";
    const info = {
      game: id,
      rulesVersion,
      options: {},
      state: phase,
      seats: sitters,
      commitment: "0".repeat(64),
      createdAt: 0,
    } as const;
    return wholeInfo("gallery", info, []);
  }
}
