/** A table that stands still at a planted position: every move is taken and nothing comes of it. */
import { bySeat, type Game, type Seat } from "@tafelrunde/core";
import type { TableInfo, WireRefusal } from "@tafelrunde/protocol";
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
    return {
      id: "gallery",
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: {},
      visibility: "link",
      clock: { perMove: 0, perGame: 0 },
      state: game.outcome(state) ? "over" : "playing",
      starting: false,
      seats: Array.from({ length: seats }, (_, seat: Seat) => ({
        kind: "person",
        name: bySeat(names, seat % names.length),
        bot: null,
        you: seat === viewer,
        host: seat === 0,
        connected: !absent.includes(seat),
        away: false,
        program: false,
        absence: null,
        deadline: null,
        left: null,
        seal: null,
        entropy: null,
      })),
      hosting: false,
      commitment: "0".repeat(64),
      spectators: 0,
      chatOpen: true,
      rematch: null,
      chronicle: null,
      note: null,
      removed: false,
      createdAt: 0,
    };
  }
}
