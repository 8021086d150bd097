/** A whole server for tests, honest unless a plot says otherwise: Ada sits at this device, Tom and a bot with the server. */
import { type Bot, steps } from "@tafelrunde/bots";
import {
  commitmentTo,
  fastChance,
  type Game,
  type GameRecord,
  Match,
  type Options,
  type Seat,
  sealOf,
  sha256Hex,
} from "@tafelrunde/core";
import { type ClientMessage, type SeatInfo, type ServerMessage, type Sit, type TableInfo, wholeInfo } from "@tafelrunde/protocol";
import type { Asked } from "../src/api.ts";
import type { Archive } from "../src/session/checkup.ts";
import { FakeSocket } from "./fake-server.ts";
import type { LuckServer } from "../src/session/luck.ts";
import type { WireServices } from "../src/session/wire.ts";

export const ADA: Seat = 0;
const NAMES = ["Ada", "Tom", "Merlin"];
const TABLE = "a".repeat(20);

/** What the luck of a game follows from. */
export interface Beginning {
  readonly options: Options;
  readonly secret: string;
  readonly entropy: readonly string[];
}

export type Moves = readonly (readonly [seat: Seat, text: string])[];

/** Where a server may cheat. */
export interface Plot {
  /** With what the game begins, once Ada has opened her seal. */
  begin?(honest: Beginning): Beginning;
  /** What is played before her eyes instead of what the record will tell. */
  stage?(honest: Beginning): Beginning;
  /** What is shown to her after so many moves. */
  show?(honest: unknown, moves: number): unknown;
  /** What is told of the table. */
  tell?(honest: TableInfo): TableInfo;
  /** What is handed out in the end. */
  record?(honest: GameRecord, beginning: Beginning): unknown;
}

export const random = (text: string): string => sha256Hex(text).slice(0, 32);
const sitters = NAMES.map((name) => (name === "Merlin" ? { name, bot: "random" } : { name }));

export function begun(game: Game, beginning: Beginning): Match {
  const start = Match.begin(game, { ...beginning, seats: sitters });
  if (!start.ok) throw new Error(start.refusal.code);
  return start.match;
}

/** A game that is true to itself: these moves as far as the rules allow them, then any to the end. */
export function retold(game: Game, beginning: Beginning, moves: Moves): GameRecord {
  const match = begun(game, beginning);
  const will = fastChance(7);
  for (const [seat, text] of moves) match.playText(seat, text);
  while (match.actors().length > 0) {
    const seat = will.pick(match.awaited());
    match.play(seat, will.pick(match.moves(seat)));
  }
  return match.record();
}

export const movesOf = ({ moves }: GameRecord): Moves => moves.map(({ seat, move }) => [seat, move] as const);

class HouseSocket extends FakeSocket {
  readonly #hear: (message: ClientMessage) => void;

  constructor(hear: (message: ClientMessage) => void) {
    super();
    this.#hear = hear;
  }
  override send(text: string): void {
    super.send(text);
    this.#hear(JSON.parse(text) as ClientMessage);
  }
}

export class FakeGameServer implements LuckServer, Archive, WireServices {
  readonly game: Game;
  readonly options: Options;
  readonly secret = sha256Hex("the secret of the table");
  readonly #plot: Plot;
  readonly #bot: Bot;
  readonly #will = fastChance(5);
  readonly #tom = random("Tom");
  #socket: HouseSocket | undefined;
  #match: Match | undefined;
  #beginning: Beginning | undefined;
  #starting = false;
  #isSeated = false;
  #seal: string | null = null;
  /** What Ada opened. */
  opened: string | undefined;

  /** `bot` moves for all who are in league with the server. */
  constructor(game: Game, options: Options, bot: Bot, plot: Plot = {}) {
    this.game = game;
    this.options = options;
    this.#bot = bot;
    this.#plot = plot;
  }

  get over(): boolean {
    return this.#match !== undefined && this.#match.actors().length === 0;
  }

  get awaited(): readonly Seat[] {
    return this.#match?.awaited() ?? [];
  }

  connect(): FakeSocket {
    this.#socket = new HouseSocket((message) => this.#hear(message));
    return this.#socket;
  }

  /** The line that was asked for last is open. */
  pickUp(): void {
    this.#socket?.open();
  }

  later(): () => void {
    return () => {};
  }

  async spoken(): Promise<undefined> {}

  info(): TableInfo {
    const { game, options } = this;
    const merlin = random("Merlin");
    const luck: readonly Pick<SeatInfo, "seal" | "entropy">[] = [
      { seal: this.#seal, entropy: this.opened ?? null },
      { seal: sealOf(this.#tom), entropy: this.#match ? this.#tom : null },
      { seal: null, entropy: merlin },
    ];
    const honest = wholeInfo(
      TABLE,
      {
        game: game.id,
        rulesVersion: game.rulesVersion,
        options: options as TableInfo["options"],
        state: this.over ? "over" : this.#match ? "playing" : "waiting",
        starting: this.#starting,
        seats: sitters.map(({ name, bot }, seat) => ({
          kind: bot === undefined ? "person" : "bot",
          name,
          bot,
          you: seat === ADA && this.#isSeated,
          host: seat === 1,
          connected: true,
          ...luck[seat]!,
        })),
        commitment: commitmentTo(this.secret),
        createdAt: 0,
      },
      [],
    );
    return this.#plot.tell?.(honest) ?? honest;
  }

  async sit(_: string, body: Sit): Promise<Asked<unknown>> {
    this.#isSeated = true;
    this.#seal = "seal" in body ? body.seal : null;
    this.opened = undefined;
    return this.#told();
  }

  /** Tom begins. */
  start(): void {
    this.#starting = true;
    this.#told();
  }

  /** Tom breaks the start off, for what Ada opened did not please him. */
  breakOff(): void {
    this.#starting = false;
    this.#seal = this.opened === undefined ? this.#seal : null;
    this.opened = undefined;
    this.#told();
  }

  async reveal(_: string, entropy: string): Promise<Asked<unknown>> {
    this.opened = entropy;
    return this.#told();
  }

  /** The last seal is open. */
  begin(): void {
    if (this.opened === undefined) throw new Error("Ada has not opened her seal");
    const { options, secret } = this;
    const honest: Beginning = { options, secret, entropy: [this.opened, this.#tom, random("Merlin")] };
    this.#beginning = this.#plot.begin?.(honest) ?? honest;
    this.#match = begun(this.game, this.#plot.stage?.(this.#beginning) ?? this.#beginning);
    this.#starting = false;
    this.#told();
    this.#show();
  }

  /** A bot's move, at Ada's seat too. */
  move(seat: Seat): void {
    const match = this.#match!;
    match.play(seat, this.#bot.decide(match.update(seat).view, seat, this.#will, steps(50), []).move);
    this.#show();
  }

  async record(): Promise<Asked<unknown>> {
    const honest = this.#plot.stage ? retold(this.game, this.#beginning!, movesOf(this.#match!.record())) : this.#match!.record();
    const value = this.#plot.record ? this.#plot.record(honest, this.#beginning!) : honest;
    return { ok: true, value: JSON.parse(JSON.stringify(value)) };
  }

  #hear(message: ClientMessage): void {
    if (message.type === "watch") {
      this.#told();
      if (this.#match) this.#show(message.since);
    }
    if (message.type !== "play" && message.type !== "takeback") return;
    const played = message.type === "play" ? this.#match!.playText(ADA, message.move) : this.#match!.takeback(ADA);
    if (!played?.ok) throw new Error(`${message.type} is refused`);
    this.#say({ type: "done", id: message.id, seq: played.seq });
    this.#show();
  }

  #told(): Asked<unknown> {
    this.#say({ type: "table", table: this.info() });
    return { ok: true, value: {} };
  }

  #show(since = this.#match!.seq - 1): void {
    const { seq, view: honest, events } = this.#match!.update(ADA, since);
    const view = this.#plot.show?.(honest, seq) ?? honest;
    this.#say({ type: "update", table: TABLE, seq, after: since, view, events: events.map((event) => ({ ...event })) });
    if (this.over) this.#told();
  }

  #say(message: ServerMessage): void {
    this.#socket?.say(message);
  }
}
