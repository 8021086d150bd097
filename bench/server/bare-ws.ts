/** How a driver speaks with the bare server: one JSON message a frame. */
import type { Lines, Listener, Speaker } from "./lines.ts";
import type { BareAnswer, BareRequest } from "./serve-bare-ws.ts";
import type { Counted, Wire } from "./wire.ts";

class Line {
  line: Counted | undefined;
  listener: Listener | undefined;
  #joined: ((match: number) => void) | undefined;

  static async to(wire: Wire): Promise<Line> {
    const made = new Line();
    made.line = await wire.connect("/", (data) => made.#hear(JSON.parse(data.toString()) as BareAnswer));
    return made;
  }

  send(message: BareRequest): void {
    this.line!.socket.send(JSON.stringify(message));
  }

  /** Sits down at a match, a new one if none is named; resolves with its number. */
  join(listener: Listener, seat: number, match?: number): Promise<number> {
    this.listener = listener;
    this.send({ type: "join", seat, ...(match !== undefined && { match }) });
    return new Promise((resolve) => (this.#joined = resolve));
  }

  #hear(answer: BareAnswer): void {
    switch (answer.type) {
      case "joined":
        return this.#joined!(answer.match);
      case "refused":
        return this.listener!.refused(answer.code);
      case "view":
        if (!answer.done) return this.listener!.saw(answer.view);
        // The new view first: an acknowledged seat moves on by it.
        this.listener!.saw(answer.view);
        return this.listener!.acknowledged();
    }
  }
}

class BareLines implements Lines {
  readonly people = 2;
  readonly #lines: readonly [Line, Line];

  constructor(lines: readonly [Line, Line]) {
    this.#lines = lines;
  }

  async open(listeners: readonly Listener[]): Promise<void> {
    const match = await this.#lines[0].join(listeners[0]!, 0);
    await this.#lines[1].join(listeners[1]!, 1, match);
  }

  move(seat: number, text: string): void {
    this.#lines[seat]!.send({ type: "move", text });
  }

  get received(): number {
    return this.#lines.reduce((sum, { line }) => sum + line!.received, 0);
  }

  leave(): void {
    for (const { line } of this.#lines) line!.socket.close();
  }
}

export const bareWs = (wire: Wire): Speaker => ({
  gather: async () => new BareLines(await Promise.all([Line.to(wire), Line.to(wire)])),
});
