/** What was told lately, as long as it may be remembered. */
import type { Viewer } from "@tafelrunde/core";
import type { KingUpEvent, KingUpView } from "@tafelrunde/king-up";
import type { Step } from "../board.ts";

const KEPT = 7;

export class Recall {
  #events = $state.raw<readonly KingUpEvent[]>([]);
  #viewer: Viewer | undefined;
  readonly #say: (event: KingUpEvent) => string | undefined;

  constructor(say: (event: KingUpEvent) => string | undefined) {
    this.#say = say;
  }

  /** The newest first. */
  readonly lines = $derived.by(() => this.#events.flatMap((event) => this.#say(event) ?? []));

  /** What one was told is not for the next who looks, and a jump leads away from it. */
  begin({ events, view }: Step<KingUpView, KingUpEvent>): void {
    if (events.length === 0 || view.viewer !== this.#viewer) this.#events = [];
    this.#viewer = view.viewer;
  }

  add(event: KingUpEvent): void {
    // The cards before the seats show who has voted.
    if (event === this.#events[0] || event.type === "voted") return;
    // Where a table plays by memory, votes are told for the moment only.
    const kept = this.#events.filter((each) => !("fleeting" in each));
    this.#events = [event, ...kept].slice(0, KEPT);
  }
}
