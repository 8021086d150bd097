/** A client of one table: keeps to the protocol, whatever the nodes do, and remembers all that it was told. */
import type { Bot } from "@tafelrunde/bots";
import { steps } from "@tafelrunde/bots";
import type { Game } from "@tafelrunde/core";
import type { ChatLine, ClientMessage, ServerMessage, TableInfo, UpdateMessage } from "@tafelrunde/protocol";
import { newId } from "../../apps/server/test/harness/person.ts";
import type { Caller } from "./caller.ts";
import { Post } from "./post.ts";
import { GuestWire } from "./wire.ts";
import type { Door, World } from "./world.ts";

export interface Company {
  readonly game: Game;
  readonly bot: Bot;
}

type Command = Extract<ClientMessage, { type: "play" | "chat" }>;

/** Something that was sent, and the seq with which it was acknowledged first. */
interface Sent {
  readonly message: Command;
  seq?: number;
}

/** What happens at the table, as far as guests notice it. */
interface Progress {
  /** So many moves were made. */
  seen(seq: number): void;
  /** Nobody need wonder that nothing happens until then. */
  excuse(until: number): void;
}

/** Milliseconds: how long guests think at most, until they come back, and until what came at a bad moment is sent again. */
const THINKS = 80;
const BACK_AFTER = 100;
const MOMENT = 300;
/** After a refusal by the rules a guest waits for news, but not for ever. */
const PUZZLED = 700;
/** One in so many turns a guest falls asleep, where there is a clock; one in so many moves it says a word. */
const DOZES = 25;
const SPEAKS = 6;
/** Fewer than the server keeps at hand. */
const MOST_WORDS = 12;
const STEPS = 50;

const PASSING = new Set(["too-fast", "too-busy", "stopping", "cannot-save"]);
const FATAL = new Set(["fault", "frozen", "damaged", "not-found", "no-seat", "bad-message"]);

export class Guest {
  readonly caller: Caller;
  readonly #world: World;
  readonly #table: string;
  readonly #company: Company;
  readonly #progress: Progress;
  readonly #post: Post;
  #door: Door | undefined;
  #wire: GuestWire | undefined;
  info: TableInfo | undefined;
  seq = -1;
  view: unknown;
  readonly chat: ChatLine[] = [];
  /** All that it ever sent, by id. */
  readonly sent = new Map<string, Sent>();
  readonly #pending = new Map<string, Command>();
  /** The newest seq the server spoke of; an older view says nothing about what may be done now. */
  #newest = -1;
  #look = "";
  #words = 0;
  #thinking: NodeJS.Timeout | undefined;
  #restsUntil = 0;
  #isGone = false;

  constructor(world: World, caller: Caller, table: string, company: Company, progress: Progress) {
    this.caller = caller;
    this.#world = world;
    this.#table = table;
    this.#company = company;
    this.#progress = progress;
    this.#post = new Post(world, (message) => this.#wire?.send(message));
    this.#connect();
  }

  get seat(): number {
    return this.info?.seats.findIndex(({ you }) => you) ?? -1;
  }

  /** The game is over, all that it sent was answered, and all that came of it was seen. */
  get isContent(): boolean {
    return this.info?.state === "over" && this.#pending.size === 0 && this.seq >= this.#newest;
  }

  /** What it waits for, for whoever wonders. */
  get state(): string {
    const waits = [...this.#pending.values()].map(({ type, id }) => `${type} ${id}`).join(", ");
    return `${this.caller.name} at ${this.#door?.name}, ${this.info?.state} seat ${this.seat} seq ${this.seq}/${this.#newest}, unanswered: ${waits}`;
  }

  /** Goes on at another node. */
  hop(): void {
    if (this.#isGone) return;
    this.#wire?.drop();
    this.#connect();
  }

  leave(): void {
    this.#isGone = true;
    clearTimeout(this.#thinking);
    this.#wire?.drop();
  }

  #note(what: string): void {
    this.#world.note(this.caller.name, what);
  }

  #connect(): void {
    if (this.#isGone) return;
    const door = this.#world.door(this.#door);
    this.#door = door;
    this.#wire = new GuestWire(door.port, this.caller.cookie, {
      opened: () => {
        this.#note(`at ${door.name} from ${this.seq}`);
        this.#watch();
        for (const message of this.#pending.values()) this.#post.give(message);
      },
      message: (message) => this.#hear(message),
      closed: (code) => {
        this.#note(`lost ${door.name}: ${code}`);
        setTimeout(() => this.#connect(), BACK_AFTER);
      },
    });
  }

  #watch(): void {
    this.#look = newId();
    const chat = this.chat.length;
    this.#post.give({ type: "watch", table: this.#table, id: this.#look, since: this.seq, chat });
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.info = message.table;
        break;
      case "update":
        this.#update(message);
        break;
      case "chat":
        this.#hearWords(message.lines);
        break;
      case "done":
        this.#done(message.id, message.seq);
        break;
      case "refused":
        this.#refused(message.id, message.code);
        break;
      case "lost":
        this.#world.complain(this.caller.name, `changes do not fit after ${this.seq}`);
        this.#watch();
        break;
      case "lobby":
      case "pong":
        return;
    }
    this.#think();
  }

  /** A look that was sent twice is answered twice, and the second time with nothing new. */
  #update({ seq, after, view }: UpdateMessage): void {
    if (after > this.seq) this.#world.complain(this.caller.name, `update ${after}–${seq} after ${this.seq}`);
    if (seq <= this.seq) return;
    this.seq = seq;
    this.view = view;
    this.#note(`sees ${seq}`);
    this.#progress.seen(seq);
  }

  #hearWords(lines: readonly ChatLine[]): void {
    for (const line of lines.filter(({ number }) => number > this.chat.length)) {
      if (line.number !== this.chat.length + 1) this.#world.complain(this.caller.name, `line ${line.number} is early`);
      this.chat.push(line);
    }
  }

  #done(id: string, seq: number): void {
    const sent = this.sent.get(id);
    if (!sent) return this.#world.complain(this.caller.name, `${id} was never sent`);
    const isMove = sent.message.type === "play";
    if (isMove && sent.seq !== undefined && sent.seq !== seq)
      this.#world.complain(this.caller.name, `move ${id} is number ${sent.seq} and number ${seq}`);
    this.#note(`acknowledged ${id} as ${seq}`);
    sent.seq ??= seq;
    this.#pending.delete(id);
    if (isMove) this.#newest = Math.max(this.#newest, seq);
  }

  #refused(id: string | null, code: string): void {
    const message = id === null ? undefined : this.#pending.get(id);
    this.#note(`refused ${id}: ${code}`);
    if (FATAL.has(code)) this.#world.complain(this.caller.name, `refused: ${code}`);
    if (PASSING.has(code)) return this.#tryAgain(id, message);
    if (!message) return;
    this.#pending.delete(message.id);
    this.#restsUntil = performance.now() + PUZZLED;
  }

  #tryAgain(id: string | null, message: Command | undefined): void {
    const wire = this.#wire;
    setTimeout(() => {
      if (wire !== this.#wire) return;
      if (id === this.#look) this.#watch();
      else if (message && this.#pending.has(message.id)) this.#post.give(message);
    }, MOMENT);
  }

  #send(message: Command): void {
    this.sent.set(message.id, { message });
    this.#pending.set(message.id, message);
    this.#note(`sends ${message.type} ${message.id} ${message.type === "play" ? message.move : message.text}`);
    this.#post.give(message);
  }

  #think(): void {
    if (this.#isGone) return;
    const rest = Math.max(0, this.#restsUntil - performance.now());
    this.#thinking ??= setTimeout(
      () => {
        this.#thinking = undefined;
        this.#act();
      },
      rest + this.#world.chance.roll(THINKS),
    );
  }

  #act(): void {
    const isWaiting = [...this.#pending.values()].some(({ type }) => type === "play");
    const { info, seat, view } = this;
    if (info?.state !== "playing" || isWaiting || view === undefined || seat < 0 || this.seq < this.#newest) return;
    const { game, bot } = this.#company;
    const { chance } = this.#world;
    const state = game.imagine(view, chance);
    if (!(game.awaited ?? game.actors)(state).includes(seat)) return;
    if (performance.now() < this.#restsUntil) return this.#think();
    if (this.#dozes(info)) return this.#think();
    this.#talk(info);
    this.#send({
      type: "play",
      table: this.#table,
      id: newId(),
      move: game.format(bot.decide(view, seat, chance, steps(STEPS), []).move),
    });
  }

  /** Falls asleep at times, until its clock has run out. */
  #dozes({ clock, seats }: TableInfo): boolean {
    if (clock.perMove === 0 || seats[this.seat]!.away || this.#world.chance.roll(DOZES) > 1) return false;
    const until = performance.now() + clock.perMove * 1000;
    this.#note("dozes");
    this.#progress.excuse(until);
    this.#restsUntil = until + PUZZLED;
    return true;
  }

  #talk({ chatOpen }: TableInfo): void {
    if (!chatOpen || this.#words >= MOST_WORDS || this.#world.chance.roll(SPEAKS) > 1) return;
    this.#send({ type: "chat", table: this.#table, id: newId(), text: `word ${++this.#words} of ${this.caller.name}` });
  }
}
